#include "machine/library_operations.h"

#include <gtest/gtest.h>

#include <sstream>

#include "classfile/class_source.h"
#include "machine/native_table.h"
#include "program/program.h"

namespace raceproof::machine {
namespace {

using program::Grain;

// The JDK at the grain of operations, without a program.
class LibraryOperationsTest : public ::testing::Test {
  protected:
    static std::unique_ptr<program::Program> make(const NativeTable& natives, const GrainOptions& options) {
        auto home = classfile::find_jdk().take();
        auto image = classfile::open_jdk_image(home.path + "/lib/modules").take();
        auto path = classfile::ClassPath::open("", home.feature).take();
        return std::make_unique<program::Program>(program::Sources{std::move(image), std::move(path)}, natives, nullptr,
                                                  std::make_shared<LibraryOperations>(options));
    }

    const program::Method& method(std::string_view owner, std::string_view name) {
        for (const auto& candidate : program_->required(owner).methods)
            if (candidate->name.text() == name) return *candidate;
        ADD_FAILURE() << owner << " has no method " << name;
        return *program_->required(owner).methods.front();
    }
    Grain grain(std::string_view owner, std::string_view name) { return method(owner, name).grain; }

    // A thread whose frames, the bottom first, are of these methods.
    const state::Thread& standing_in(std::initializer_list<const program::Method*> methods) {
        frames_.assign(methods.size(), {});
        std::size_t index = 0;
        for (const program::Method* each : methods) frames_[index++].method = each;
        thread_.frames = frames_.data();
        thread_.depth = static_cast<std::uint32_t>(methods.size());
        return thread_;
    }

    static constexpr std::string_view kMap = "java/util/concurrent/ConcurrentHashMap";
    NativeTable natives_;
    std::unique_ptr<program::Program> program_ = make(natives_, {.library = LibraryGrain::Operations});
    std::vector<state::Frame> frames_;
    state::Thread thread_;
};

TEST_F(LibraryOperationsTest, EveryRowOfTheTableNamesMethodsOfTheJdk) {
    struct Row {
        std::string_view owner, methods, reason;
    };
    constexpr Row kRows[] = {
#define COMPOUND(owner, methods, reason) {owner, methods, reason},
#include "machine/compound_operations.def"
#undef COMPOUND
    };
    for (const Row& row : kRows) {
        EXPECT_FALSE(row.reason.empty());
        std::istringstream words{std::string(row.methods)};
        for (std::string name; words >> name;) EXPECT_EQ(grain(row.owner, name), Grain::Compound) << row.owner << " " << name;
    }
}

TEST_F(LibraryOperationsTest, CallsOfTheLibraryAreOperationsUnlessTheyAreCompound) {
    EXPECT_EQ(grain(kMap, "get"), Grain::Operation);
    EXPECT_EQ(grain(kMap, "putAll"), Grain::Compound);
    EXPECT_EQ(grain("java/util/HashMap", "get"), Grain::Caller);
}

TEST_F(LibraryOperationsTest, WhoIsNotTrustedIsExploredByStepsAndWhoIsAtomicIsNot) {
    NativeTable natives;
    auto changed = make(natives, {.library = LibraryGrain::Operations,
                                  .atomic = {"java.util.BitSet"},
                                  .untrusted = {"java.util.concurrent.ConcurrentHashMap"}});
    EXPECT_EQ(changed->required(kMap).find_method("get", "(Ljava/lang/Object;)Ljava/lang/Object;")->grain, Grain::Caller);
    EXPECT_EQ(changed->required("java/util/BitSet").find_method("get", "(I)Z")->grain, Grain::Operation);
}

TEST_F(LibraryOperationsTest, AnOperationBeginsWhereCodeOfStepsCallsIt) {
    const program::Method &get = method(kMap, "get"), &hash = method("java/util/HashMap", "hash"), &all = method(kMap, "putAll"),
                          &start = method("java/lang/Thread", "start0"), &run = method("java/lang/Thread", "run");
    program::Method user;
    user.grain = Grain::Steps;
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &user})), std::nullopt);
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &user, &get})), 2u);
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &user, &get, &hash, &get})), 2u) << "what it calls belongs to it";
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &user, &hash})), std::nullopt) << "as in its caller";
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &user, &hash, &get})), 3u);
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &user, &all})), std::nullopt) << "compound";
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &user, &all, &get})), 3u) << "each call of a compound operation";
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &user, &get, &all})), 2u)
        << "compound, but part of another operation";
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &user, &get, &user})), std::nullopt) << "called back";
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &run, &get})), 0u) << "a thread of the library";
    EXPECT_EQ(first_frame_of_operation(standing_in({&start, &run})), std::nullopt) << "every thread begins and ends like that";
}

TEST_F(LibraryOperationsTest, ReturningToAnEarlierOperationIsAnother) {
    const program::Method &get = method(kMap, "get"), &start = method("java/lang/Thread", "start0"),
                          &run = method("java/lang/Thread", "run");
    program::Method task;
    task.grain = Grain::Steps;
    // A worker runs a task, whose last call is of the library; then the worker goes on.
    standing_in({&start, &run, &get, &task, &get});
    std::optional<Operation> of_task = operation_of(thread_);
    standing_in({&start, &run, &get, &get, &get});
    EXPECT_NE(of_task, operation_of(thread_));
    EXPECT_TRUE(is_crossing(standing_in({&start, &run, &get}), get, task));
    EXPECT_TRUE(is_crossing(standing_in({&start, &run, &get, &task}), task, get));
    EXPECT_FALSE(is_crossing(standing_in({&start, &run, &get}), get, get));
}

}  // namespace
}  // namespace raceproof::machine
