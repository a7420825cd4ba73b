// Reductions against the search without, on random programs: the same ends, deadlocks and violations, with fewer steps.
#include "search/reduction/reduction.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <set>

#include "search/testing/small_program.h"

namespace raceproof::search {
namespace {

using testing::random_small_program;
using testing::SmallProgram;
using testing::SmallSystem;

// The states in which executions end, with what ended them. Where one thread ends them for all, the others need not be where
// they are without a reduction: then what all share, or the thread that failed, is what counts.
enum class Detail { WholeState, WhatCounts };

class Outcomes final : public Visitor {
  public:
    Outcomes(SmallSystem& system, Detail detail) : system_(system), detail_(detail) {}
    Decision on_end(const Path&) override {
        return add("end ", detail_ == Detail::WholeState ? system_.contents() : system_.shared());
    }
    Decision on_deadlock(const Path&) override { return add("deadlock ", system_.contents()); }
    Decision on_violation(const Path& path) override {
        std::uint32_t thread = path.back().thread;
        return add("violation ", detail_ == Detail::WholeState ? system_.contents() : system_.local(thread));
    }

    std::set<std::string> all;

  private:
    Decision add(const char* kind, const std::string& state) {
        all.insert(kind + state);
        return Decision::Continue;
    }
    SmallSystem& system_;
    Detail detail_;
};

struct Explored {
    std::set<std::string> outcomes;
    Statistics statistics;
};

Explored explore(const SmallProgram& program, Strategy& strategy, Detail detail = Detail::WholeState) {
    SmallSystem system(program);
    Outcomes outcomes(system, detail);
    auto store = fingerprint_store();
    SearchResult result = strategy.run(system, *store, outcomes, {});
    EXPECT_EQ(result.bound, Bound::None);
    return {std::move(outcomes.all), result.statistics};
}

// How many random programs, and from which on.
std::uint64_t from_environment(const char* name, std::uint64_t usual) {
    const char* value = std::getenv(name);
    return value == nullptr ? usual : std::strtoull(value, nullptr, 10);
}
std::uint64_t program_count(std::uint64_t usual) { return from_environment("RACEPROOF_RANDOM_PROGRAMS", usual); }
std::uint64_t first_program() { return from_environment("RACEPROOF_FIRST_PROGRAM", 1); }

struct Comparison {
    std::uint64_t wrong = 0;
    std::uint64_t steps = 0, all_steps = 0;
    std::string smallest_wrong;
};

enum class Until { End, FirstWrong };

Comparison compare(const ReductionOptions& options, std::uint64_t count, std::uint64_t seed, Until until = Until::End) {
    bool is_dynamic = options.kind == Reduction::Dynamic;
    Detail detail = is_dynamic ? Detail::WholeState : Detail::WhatCounts;
    Comparison comparison;
    for (std::uint64_t i = 0; i < count && !(until == Until::FirstWrong && comparison.wrong > 0); ++i) {
        std::mt19937_64 random(seed + i);
        SmallProgram program = random_small_program(random);
        Explored all = explore(program, *depth_first(), detail),
                 reduced = explore(program, *reduced_depth_first(options), detail);
        comparison.steps += reduced.statistics.transitions;
        comparison.all_steps += all.statistics.transitions;
        if (all.outcomes == reduced.outcomes) continue;
        std::string report = "program " + std::to_string(seed + i) + "\n" + program.text();
        for (const std::string& outcome : all.outcomes)
            if (!reduced.outcomes.contains(outcome)) report += "lacks " + outcome + "\n";
        for (const std::string& outcome : reduced.outcomes)
            if (!all.outcomes.contains(outcome)) report += "has " + outcome + "\n";
        if (comparison.wrong++ == 0 || report.size() < comparison.smallest_wrong.size()) comparison.smallest_wrong = report;
    }
    return comparison;
}

TEST(Reduction, DynamicFindsEveryOutcomeOfRandomPrograms) {
    Comparison comparison = compare({}, program_count(6'000), first_program());
    EXPECT_EQ(comparison.wrong, 0u) << comparison.smallest_wrong;
    EXPECT_LT(comparison.steps * 10, comparison.all_steps * 6);
}

// Threads 0 and 3 sleep, and 0 comes back to where it was. What follows a step that waited for all others is part of the summary
// of every state on that cycle, though not of the state before that step: that 1 ends the program.
TEST(Reduction, KnowsWhatFollowsAWaitInsideOfACycle) {
    using enum testing::SmallOp;
    SmallProgram program{{{{Start, 1}, {Start, 2}, {Start, 3}, {Lock, 1}, {Sleep}, {Unlock, 1}, {JumpIf, 0, 2, 2}},
                          {{Lock, 1}, {Exit}},
                          {{Write, 0, 2}},
                          {{Lock, 1}, {Unlock, 1}, {Sleep}}},
                         1};
    for (bool has_sleep_sets : {false, true}) {
        auto reduced = reduced_depth_first({.has_sleep_sets = has_sleep_sets});
        EXPECT_EQ(explore(program, *reduced).outcomes, explore(program, *depth_first()).outcomes);
    }
}

TEST(Reduction, SleepSetsSaveSteps) {
    Comparison without = compare({.has_sleep_sets = false}, 2'000, 1), with = compare({}, 2'000, 1);
    EXPECT_EQ(without.wrong, 0u) << without.smallest_wrong;
    EXPECT_LT(with.steps * 10, without.steps * 9);
}

TEST(Reduction, GoldilocksFindsEveryOutcomeOfRandomPrograms) {
    Comparison comparison = compare({.kind = Reduction::Goldilocks}, program_count(3'000), 1);
    EXPECT_EQ(comparison.wrong, 0u) << comparison.smallest_wrong;
    EXPECT_LE(comparison.steps, comparison.all_steps);
}

TEST(Reduction, FindsEveryOutcomeIfItIsGivenUpOnTheWay) {
    for (std::uint64_t patience : {1, 2, 5, 11}) {
        Comparison comparison = compare({.patience = patience}, program_count(1'000), 70'000 * patience);
        EXPECT_EQ(comparison.wrong, 0u) << comparison.smallest_wrong;
    }
}

TEST(Reduction, NeverTakesMoreStepsThanTheSearchWithout) {
    for (std::uint64_t i = 0; i < 2'000; ++i) {
        std::mt19937_64 random(i);
        SmallProgram program = random_small_program(random);
        std::uint64_t all = explore(program, *depth_first()).statistics.transitions;
        EXPECT_LE(explore(program, *reduced_depth_first()).statistics.transitions, all) << program.text();
    }
}

// What the comparison is good for: it notices reductions that are wrong.
TEST(Reduction, ComparisonNoticesForgottenSummaries) {
    EXPECT_GT(compare({.forgets_summaries = true}, 20'000, 1, Until::FirstWrong).wrong, 0u);
}
TEST(Reduction, ComparisonNoticesIgnoredCycles) {
    EXPECT_GT(compare({.ignores_cycles = true}, 20'000, 1, Until::FirstWrong).wrong, 0u);
}
TEST(Reduction, ComparisonNoticesForgottenBlockedThreads) {
    EXPECT_GT(compare({.forgets_blocked = true}, 20'000, 1, Until::FirstWrong).wrong, 0u);
}
TEST(Reduction, ComparisonNoticesForgottenSleepers) {
    EXPECT_GT(compare({.forgets_sleepers = true}, 20'000, 1, Until::FirstWrong).wrong, 0u);
}

}  // namespace
}  // namespace raceproof::search
