// Changes over the methods of java.base: whatever is changed must pass the verifier.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "fixes/atomic_code.h"
#include "fixes/lock_code.h"
#include "fixes/statement_range.h"
#include "program/testing/java_base.h"
#include "program/testing/java_sources.h"

namespace raceproof::fixes {
namespace {

using program::rewrite::ClassEditor;
using program::rewrite::MemberKey;

constexpr std::size_t kEvery = 5;

class FixesOfJavaBase : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        program_ = program::testing::make_program();
        for (const std::string& name : program::testing::class_names_of_java_base()) all_.push_back(&program_->required(name));
        classes_ = std::make_unique<ProgramClasses>(*program_);
    }
    static void TearDownTestSuite() {
        all_.clear();
        classes_.reset();
        program_.reset();
    }

    // Calls edit(method, code, of) with the bodies of the class, and writes what came out.
    template <typename Edit>
    static void rewrite(program::Class& klass, Edit edit) {
        ClassEditor editor(*program_, klass);
        EditedClass of(*program_, klass, editor);
        bool has_changed = false;
        for (const auto& method : klass.methods) {
            if (!method->info->code) continue;
            MemberKey key{method->name.text(), method->descriptor.text()};
            auto code = editor.code_of(key);
            if (!code || !edit(*method, *code, of)) continue;
            has_changed = true;
            ASSERT_TRUE(editor.replace_code(key, code.take()).ok());
        }
        if (!has_changed) return;
        auto bytes = editor.write();
        EXPECT_TRUE(bytes.ok()) << bytes.error().message;
    }

    static inline std::unique_ptr<program::Program> program_;
    static inline std::unique_ptr<ProgramClasses> classes_;
    static inline std::vector<program::Class*> all_;
};

TEST_F(FixesOfJavaBase, StatementsInsideALock) {
    std::mt19937 random(1);
    int locked = 0, refused = 0;
    for (std::size_t i = 0; i < all_.size(); i += kEvery)
        rewrite(*all_[i], [&](const program::Method& method, MethodCode& code, EditedClass& of) {
            ValueFlow flow(code, method, of.names());
            auto statement = [&] {
                auto at = static_cast<Position>(random() % code.size());
                return advice::Statement{.class_name = of.original().name.string(),
                                         .line = code.line_at(at),
                                         .offset = code.instructions[at].original_offset};
            };
            advice::Statement first = statement();
            Result<Range> range = statement_range(flow, first, random() % 2 == 0 ? first : statement());
            if (!range) return false;
            Sequence lock{of.push_class(of.original().name.text())};
            bool done = program::rewrite::lock_range(code, *range, lock).ok();
            ++(done ? locked : refused);
            return done;
        });
    EXPECT_GT(locked, 8000);
    EXPECT_EQ(refused, 0) << "a range of whole statements can be locked";
}

TEST_F(FixesOfJavaBase, UpdatesMadeAtomic) {
    int updates = 0;
    for (program::Class* klass : all_)
        rewrite(*klass, [&](const program::Method& method, MethodCode& code, EditedClass& of) {
            bool has_changed = false;
            for (const program::Field& field : klass->fields) {
                if (field.is_final()) continue;
                advice::FieldName name{klass->name.string(), field.name.string(), field.descriptor.string(), field.is_static()};
                for (;;) {
                    ValueFlow flow(code, method, of.names());
                    Accesses accesses = accesses_of(*classes_, flow, name);
                    if (accesses.empty()) break;
                    Updates found = find_updates(flow, accesses);
                    if (found.whole.empty()) break;
                    Result<HandleUse> handle = handle_of_field(of, name);
                    EXPECT_TRUE(handle.ok() && make_update_atomic(of, code, found.whole.back(), *handle).ok());
                    has_changed = true;
                    ++updates;
                }
            }
            return has_changed;
        });
    EXPECT_GT(updates, 1000);
}

}  // namespace
}  // namespace raceproof::fixes
