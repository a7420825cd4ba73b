// Races of the present execution that must be reversed, as data: computed by one (reduction/race_finder.h), applied by another
// (reduction/backtrack_sets.h), which need not be the same worker.
//
// A *race* (Flanagan, Godefroid 2005): a step and a later operation of another thread that depend on each other and are ordered
// for no other reason. Some execution that is not equivalent to the present one has them the other way round. To find it, a
// thread that leads there must go in the state before the step: a *candidate*. An *initial* (Abdulla, Aronis, Jonsson, Sagonas
// 2014) is one that can be the first of all. Not to be taken for a data race, which is a finding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace raceproof::search {

struct ReversibleRace {
    enum class Remedy : std::uint8_t {
        Reverse,   // one of the candidates belongs into the backtrack set, unless an initial sleeps
        RelyOn,    // the candidate is there already; it must not turn out to lead nowhere
        AddEvery,  // who leads there is not known
    };
    std::uint32_t step;  // the earlier of the two: the state before it is the level of the same number
    Remedy remedy;
    std::size_t first_candidate, end_candidate;
};

// A thread that can go on in the state before the step.
struct Candidate {
    std::uint32_t thread;
    bool is_initial;  // known only where threads sleep
};

struct ReversibleRaces {
    std::vector<ReversibleRace> all;  // in the order in which they must be applied
    std::vector<Candidate> candidates;

    std::span<const Candidate> candidates_of(const ReversibleRace& race) const {
        return {candidates.data() + race.first_candidate, race.end_candidate - race.first_candidate};
    }
    void clear() {
        all.clear();
        candidates.clear();
    }
};

}  // namespace raceproof::search
