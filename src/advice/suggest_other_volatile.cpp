#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "advice/location_name.h"
#include "advice/suggestions.h"

namespace raceproof::advice {
namespace {

// Locations that one declaration makes volatile together, and what would then be ordered after the source access.
struct Candidate {
    const Location* example = nullptr;
    // Reads that would be ordered after it, while they are not now. At most one of each thread: what follows it is, too.
    std::vector<std::uint32_t> reached_reads;
};

// Arrays that no field holds are told apart by their object: no declaration makes them atomic together.
using CandidateKey = std::pair<LocationName, std::uint32_t>;

class Candidates {
  public:
    explicit Candidates(const Analysis& analysis)
        : trace_(analysis.trace),
          order_(analysis.order),
          of_location_(trace_.locations.size()),
          is_written_(trace_.locations.size()) {
        std::map<CandidateKey, std::uint32_t> numbers;
        CandidateKey racing = key_of(trace_.racing_location());
        for (std::uint32_t index = 0; index < trace_.locations.size(); ++index) {
            const Location& location = trace_.locations[index];
            bool can_be_changed = is_field(location.kind) || location.kind == LocationKind::Element;
            if (!can_be_changed || !location.is_of_program || location.is_volatile) continue;
            CandidateKey key = key_of(location);
            if (key == racing) continue;
            auto [entry, is_new] = numbers.try_emplace(std::move(key), static_cast<std::uint32_t>(candidates_.size()));
            if (is_new) candidates_.push_back({.example = &location, .reached_reads = {}});
            of_location_[index] = entry->second;
        }
    }

    void follow(std::uint32_t index) {
        const Event& event = trace_.events[index];
        if (mode_of(event.kind) != machine::AccessMode::Plain || !of_location_[event.location]) return;
        Candidate& candidate = candidates_[*of_location_[event.location]];
        if (writes(event.kind) && is_reached(candidate, index)) is_written_[event.location] = true;
        if (reads(event.kind) && is_written_[event.location] && !is_reached(candidate, index))
            candidate.reached_reads.push_back(index);
    }

    void suggest(std::vector<Advice>& advice) const {
        for (const Candidate& candidate : candidates_) {
            if (!is_reached(candidate, trace_.manifest.event)) continue;
            bool is_array = candidate.example->kind == LocationKind::Element;
            advice.push_back(
                advice_about(is_array ? AdviceKind::OtherAtomicArray : AdviceKind::OtherVolatile, *candidate.example));
        }
    }

  private:
    static CandidateKey key_of(const Location& location) {
        return {name_of(location), location.field.is_known() ? 0 : location.object};
    }
    bool is_reached(const Candidate& candidate, std::uint32_t event) const {
        if (order_.is_ordered_or_same(trace_.source.event, event)) return true;
        return std::any_of(candidate.reached_reads.begin(), candidate.reached_reads.end(),
                           [&](std::uint32_t read) { return order_.is_ordered(read, event); });
    }

    const Trace& trace_;
    const HappensBefore& order_;
    std::vector<std::optional<std::uint32_t>> of_location_;  // the candidate that it belongs to
    std::vector<Candidate> candidates_;
    std::vector<bool> is_written_;  // by location: by a write that is ordered after the source access, or would be
};

}  // namespace

void suggest_other_volatile(const Analysis& analysis) {
    Candidates candidates(analysis);
    for (std::uint32_t index = analysis.trace.source.event; index < analysis.trace.manifest.event; ++index)
        candidates.follow(index);
    candidates.suggest(analysis.advice);
}

}  // namespace raceproof::advice
