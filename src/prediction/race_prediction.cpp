#include "prediction/race_prediction.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "prediction/closure.h"

namespace raceproof::prediction {

namespace {

// Accesses to a location that are alike: of one thread, kind, mode and site. In the order of the trace.
using Accesses = std::vector<std::uint32_t>;

class RacePredictor {
  public:
    RacePredictor(const Trace& trace, const RacePredictionOptions& options)
        : options_(options),
          patience_(options.goes_on),
          index_(trace),
          closure_(index_, patience_),
          epochs_(trace.events.size()) {
        std::vector<std::uint32_t> epoch_of_thread(index_.threads());
        for (std::uint32_t event = 0; event < index_.size(); ++event) {
            std::uint32_t& epoch = epoch_of_thread[index_.event(event).thread];
            epochs_[event] = epoch;
            if (index_.is_depended_on(event)) ++epoch;
        }
    }

    std::vector<PredictedRace> run() {
        if (patience_.is_over()) return {};
        Accesses accesses;
        for (std::uint32_t event = 0; event < index_.size(); ++event)
            if (is_access(index_.event(event))) accesses.push_back(event);
        std::sort(accesses.begin(), accesses.end(), [&](std::uint32_t one, std::uint32_t other) {
            return std::tuple(key(one), one) < std::tuple(key(other), other);
        });
        std::vector<Accesses> at_location;
        for (std::size_t next = 0; next < accesses.size() && !patience_.is_over();) {
            at_location.clear();
            std::uint32_t location = index_.location(accesses[next]);
            for (; next < accesses.size() && index_.location(accesses[next]) == location; ++next) {
                std::uint32_t access = accesses[next];
                if (at_location.empty() || key(at_location.back().front()) != key(access)) at_location.emplace_back();
                if (!is_redundant(at_location.back(), access)) at_location.back().push_back(access);
            }
            search_location(at_location);
        }
        std::sort(races_.begin(), races_.end(), [](const PredictedRace& one, const PredictedRace& other) {
            return std::pair(one.first, one.second) < std::pair(other.first, other.second);
        });
        return std::move(races_);
    }

  private:
    std::tuple<std::uint32_t, std::uint32_t, EventKind, bool, std::uint64_t> key(std::uint32_t access) const {
        const Event& event = index_.event(access);
        return {index_.location(access), event.thread, event.kind, event.is_plain, event.site};
    }

    // Does an earlier one race with whatever this one races with?
    bool is_redundant(const Accesses& earlier, std::uint32_t access) const {
        return options_.one_per_sites && !earlier.empty() && epochs_[earlier.back()] == epochs_[access];
    }

    void search_location(const std::vector<Accesses>& at_location) {
        if (index_.event(at_location.front().front()).thread == index_.event(at_location.back().front()).thread) return;
        for (const Accesses& earlier : at_location)
            for (const Accesses& later : at_location)
                if (conflicts(index_.event(earlier.front()), index_.event(later.front())) &&
                    !(options_.one_per_sites && found_.contains(sites_of(earlier.front(), later.front()))))
                    search(earlier, later);
    }

    // Races of which the first access is of the one list and the second of the other.
    void search(const Accesses& earlier, const Accesses& later) {
        closed_.assign(index_.threads(), 0);
        auto first = earlier.begin();
        for (std::uint32_t second : later) {
            if (first == earlier.end() || patience_.is_over()) return;
            if (*first > second) continue;
            closure_.add_enabling(closed_, second);
            // The second cannot be in the closure, which has nothing later in the trace than what enables the two.
            for (; first != earlier.end() && *first < second; ++first) {
                if (patience_.is_over()) return;
                if (index_.contains(closed_, *first)) continue;
                closure_.add_enabling(closed_, *first);
                if (!closure_.close(closed_, {&*first, 1})) continue;
                report(*first, second);
                if (options_.one_per_sites) return;
                break;
            }
        }
    }

    void report(std::uint32_t first, std::uint32_t second) {
        found_.insert(sites_of(first, second));
        PredictedRace race{.first = first, .second = second, .prefixes = closed_, .schedule = {}};
        if (options_.with_schedules) race.schedule = schedule_of(index_.trace(), closed_);
        races_.push_back(std::move(race));
    }

    std::pair<std::uint64_t, std::uint64_t> sites_of(std::uint32_t one, std::uint32_t other) const {
        return std::minmax({index_.event(one).site, index_.event(other).site});
    }

    RacePredictionOptions options_;
    Patience patience_;
    TraceIndex index_;
    Closure closure_;
    std::vector<std::uint32_t> epochs_;  // by event: how many earlier ones of its thread other threads depend on
    Prefixes closed_;
    std::set<std::pair<std::uint64_t, std::uint64_t>> found_;  // sites
    std::vector<PredictedRace> races_;
};

}  // namespace

std::vector<PredictedRace> predict_races(const Trace& trace, const RacePredictionOptions& options) {
    return RacePredictor(trace, options).run();
}

}  // namespace raceproof::prediction
