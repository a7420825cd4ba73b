// The store against its definition, on all executions of a program in which each of two locations may have been written last by
// either of two threads.
#include "explore/subsuming_store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "machine/testing/guest.h"

namespace raceproof::explore {
namespace {

const program::testing::CompiledJava& compiled() {
    static const auto* classes = [] {
        auto* made = new program::testing::CompiledJava;
        made->compile("classes", {{"Main.java", R"(
public class Main {
    static final Object A = new Object(), B = new Object();
    static int x, y;
    static void write_x() { synchronized (A) { x = 1; } }
    static void write_y() { synchronized (B) { y = 1; } }
    public static void main(String[] a) {
        new Thread(Main::write_x).start();
        new Thread(Main::write_y).start();
        new Thread(Main::write_y).start();
        write_x();
    }
})"}});
        return made;
    }();
    return *classes;
}

class SubsumingStoreTest : public ::testing::Test {
  protected:
    SubsumingStoreTest() {
        machine::Machine& vm = guest_.vm();
        vm.visibility.scope = machine::Scope::Shared;
        vm.visibility.plain = machine::PlainAccesses::Invisible;
        detection_ = std::make_unique<races::RaceDetection>(vm, races::DetectionOptions{});
        detection_->accesses().remembers_everything = true;
        system_ = std::make_unique<MachineSystem>(vm, SystemOptions{}, detection_.get());
        store_ = std::make_unique<SubsumingStore>(*system_, *detection_, UINT64_MAX);
    }

    // Every state with every past.
    void explore() {
        visit();
        Hash128 fingerprint = system_->fingerprint();
        if (!explored_.emplace(fingerprint.low, fingerprint.high).second) return;
        std::vector<search::Step> steps;
        system_->enabled(steps);
        system_->push_mark();
        for (const search::Step& step : steps) {
            if (system_->take(step) == search::Outcome::Running) explore();
            system_->undo();
        }
        system_->pop_mark();
    }

    void visit() {
        Hash128 fingerprint = system_->fingerprint_beside_accesses();
        Known& known = known_[{fingerprint.low, fingerprint.high}];
        memory::LabelNumber label = detection_->number_of_label(labels_);
        bool is_subsumed = !known.labels.empty() && labels_.is_subsumed(label, known.labels);
        auto is_enough = [&](memory::LabelNumber one) { return labels_.is_subsumed(label, {&one, 1}); };
        together_ += is_subsumed && std::none_of(known.labels.begin(), known.labels.end(), is_enough);

        search::Store::Visit seen = store_->visit(*system_);
        ASSERT_EQ(seen.is_new, !is_subsumed);
        if (seen.is_new) {
            known.labels.push_back(label);
            known.visits.push_back(seen.number);
        }
        std::vector<std::uint32_t> chain;
        for (std::optional<std::uint32_t> next = seen.number; next; next = store_->earlier(*next)) chain.push_back(*next);
        ASSERT_TRUE(std::equal(chain.begin(), chain.end(), known.visits.rbegin(), known.visits.rend()));
        if (seen.is_new) return;
        ++hits_;
        ASSERT_TRUE(store_->is_subsumed(seen, chain));
        for (std::size_t i = 0; i < known.visits.size(); ++i)
            ASSERT_EQ(store_->is_subsumed(seen, {&known.visits[i], 1}), is_enough(known.labels[i]));
    }

    struct Known {
        std::vector<memory::LabelNumber> labels;
        std::vector<std::uint32_t> visits;
    };

    machine::testing::Guest guest_{compiled(), "classes", "Main", state::Journalling::On};
    std::unique_ptr<races::RaceDetection> detection_;
    std::unique_ptr<MachineSystem> system_;
    std::unique_ptr<SubsumingStore> store_;
    memory::LabelStore labels_;
    std::map<std::tuple<std::uint64_t, std::uint64_t>, Known> known_;
    std::set<std::tuple<std::uint64_t, std::uint64_t>> explored_;
    std::size_t hits_ = 0, together_ = 0;
};

TEST_F(SubsumingStoreTest, LeavesOutExactlyWhatEarlierVisitsCover) {
    explore();
    EXPECT_GT(hits_, 50u);
    EXPECT_GT(together_, 0u);
}

TEST_F(SubsumingStoreTest, AFurtherVisitBelongsToItsState) {
    search::Store::Visit first = store_->visit(*system_);
    ASSERT_TRUE(first.is_new);
    search::Store::Visit second = store_->visit(*system_);
    ASSERT_FALSE(second.is_new);
    std::uint32_t again = store_->add(second);
    EXPECT_EQ(again, first.number + 1);
    EXPECT_EQ(store_->earlier(again), first.number);
    search::Store::Visit third = store_->visit(*system_);
    EXPECT_FALSE(third.is_new);
    EXPECT_EQ(third.number, again);
}

}  // namespace
}  // namespace raceproof::explore
