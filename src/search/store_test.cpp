#include "search/store.h"

#include <gtest/gtest.h>

#include "search/testing/small_program.h"

namespace raceproof::search {
namespace {

using testing::SmallOp;
using testing::SmallProgram;
using testing::SmallSystem;

TEST(Store, NumbersVisitsInTheOrderInWhichTheyCome) {
    SmallProgram program{.threads = {{{SmallOp::Write, 0, 1}, {SmallOp::Write, 0, 2}}}, .running = 1};
    for (auto make : {+[] { return fingerprint_store(); }, +[] { return exact_store(); }}) {
        auto store = make();
        SmallSystem system(program);
        auto expect_visit = [&](std::uint32_t number, bool is_new) {
            Store::Visit visit = store->visit(system);
            EXPECT_EQ(visit.number, number);
            EXPECT_EQ(visit.is_new, is_new);
            return visit;
        };
        system.push_mark();
        expect_visit(0, true);
        system.take({});
        expect_visit(1, true);
        system.undo();
        Store::Visit again = expect_visit(0, false);
        // The handle speaks of its own visit, wherever the system stands by then.
        system.take({});
        expect_visit(1, false);
        EXPECT_EQ(store->add(again), 2u);
        expect_visit(1, false);
        system.undo();
        expect_visit(2, false);
        system.take({});
        expect_visit(1, false);
        system.take({});
        expect_visit(3, true);
        system.undo();
        expect_visit(2, false);
        system.pop_mark();
    }
}

}  // namespace
}  // namespace raceproof::search
