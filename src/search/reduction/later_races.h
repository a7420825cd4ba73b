// Races of a step with what can follow it (reduction/summaries.h), and who can reverse them.
//
// A *race* (Flanagan, Godefroid 2005): a step and a later access of another thread that depend on each other and are ordered for
// no other reason. Some execution that is not equivalent has them the other way round. To find it, a thread that leads there must
// go in the state before the step: the access's own, or one that has taken a step before the access. (It has not taken that step
// after the raced one: then the access would come after that for this reason, too.) Not to be taken for a data race, which is a
// finding.
//
// The races depend on the step and the summary alone, not on the execution: they are computed once and known by their pair, first
// those with the part of each thread. So a worker can compute them for others.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/reduction/pair_map.h"
#include "search/reduction/set_table.h"
#include "search/reduction/step_table.h"
#include "search/reduction/summaries.h"

namespace raceproof::search {

struct LaterRace {
    std::uint64_t thread_name;  // who makes the access
    // Is it part of the first operation that the thread makes, one that cannot always happen? Then it may have been the step that
    // made it happen, and the race that counts is with an earlier one.
    bool is_awaited;
    // Can some other thread come before the first step of the thread, and not after the raced step?
    bool has_company;
    SetTable::Id others;  // threads that have taken a step by then
    friend bool operator==(const LaterRace&, const LaterRace&) = default;
};

class LaterRaces {
  public:
    LaterRaces(const StepTable& steps, const Summaries& summaries) : steps_(steps), summaries_(summaries) {}

    // With what can follow the step. Valid until the next call. The step was prepended to it before.
    std::span<const LaterRace> of(StepId step, Summaries::Id after);
    // Numbers (causes.h).
    std::span<const std::uint32_t> others(const LaterRace& race) const { return threads_.elements(race.others); }

  private:
    struct Range {
        std::size_t begin, end;
    };
    // Those of a step with a part of a summary, and what else that part is asked for: what it can begin with.
    struct OfPart {
        std::vector<LaterRace> races;  // as if in no company
        std::vector<Access> first;     // unless there are no races
    };

    std::span<const LaterRace> known(const Range& range) const { return {races_.data() + range.begin, range.end - range.begin}; }
    std::uint32_t number_of(StepId step, std::uint32_t part);
    OfPart find(StepId step, std::uint32_t part);
    // Can the thread of the other part come first?
    bool is_company(StepId step, std::uint32_t number, std::uint32_t other);
    // How an access depends on the step as a whole.
    Dependence dependence_on(StepId step, const Access& access) const;

    const StepTable& steps_;
    const Summaries& summaries_;
    PairMap numbers_;          // of ranges, by step and summary
    PairMap numbers_of_part_;  // by step and part
    PairMap company_;          // by such a number and another part
    std::vector<Range> ranges_;
    std::vector<LaterRace> races_;
    std::vector<OfPart> of_parts_;
    SetTable threads_;
    std::vector<std::uint32_t> others_;  // of the access at hand
};

}  // namespace raceproof::search
