// The greedy part: candidates are variations of the best path so far, replayed leniently.
#include "search/shorten.h"

#include <algorithm>
#include <optional>

#include "search/fingerprint_table.h"
#include "search/goal.h"

namespace raceproof::search {

namespace {

constexpr double kGreedyShare = 0.4;

class Greedy {
  public:
    Greedy(Goal& goal, Path& best) : goal_(goal), best_(best) {}

    void run() {
        bool improved = true;
        while (improved && !goal_.is_spent(kGreedyShare)) improved = remove_blocks() | gather_blocks();
    }

  private:
    // Steps of one thread in a row: [start, end) of the best path.
    struct Block {
        std::size_t start, end;
    };

    std::vector<Block> blocks() const {
        std::vector<Block> found;
        for (std::size_t i = 0; i < best_.size(); ++i) {
            if (i == 0 || best_[i].thread != best_[i - 1].thread) found.push_back({i, i});
            found.back().end = i + 1;
        }
        return found;
    }

    // Large pieces first: most of a path that a depth-first search has found is beside the point.
    bool remove_blocks() {
        bool improved = false;
        for (std::size_t size = std::max<std::size_t>(blocks().size() / 2, 1);; size /= 2) {
            for (std::size_t first = 0; first < blocks().size() && !goal_.is_spent(kGreedyShare);) {
                std::vector<Block> all = blocks();
                std::size_t last = std::min(first + size, all.size()) - 1;
                Path candidate = best_;
                candidate.erase(at(candidate, all[first].start), at(candidate, all[last].end));
                if (try_out(candidate))
                    improved = true;
                else
                    first += size;
            }
            if (size == 1) return improved;
        }
    }

    // Brings blocks of one thread together: the later one forward, or the earlier one back.
    bool gather_blocks() {
        bool improved = false;
        for (std::size_t i = 0; i < blocks().size() && !goal_.is_spent(kGreedyShare); ++i) {
            std::vector<Block> all = blocks();
            std::size_t next = i + 1;
            while (next < all.size() && best_[all[next].start].thread != best_[all[i].start].thread) ++next;
            if (next >= all.size()) continue;
            Path forward = best_, back = best_;
            std::rotate(at(forward, all[i].end), at(forward, all[next].start), at(forward, all[next].end));
            std::rotate(at(back, all[i].start), at(back, all[i].end), at(back, all[next].start));
            improved |= try_out(forward) || try_out(back);
        }
        return improved;
    }

    static Path::iterator at(Path& path, std::size_t position) { return path.begin() + static_cast<std::ptrdiff_t>(position); }

    bool try_out(const Path& candidate) {
        std::optional<Path> taken = replay(candidate);
        if (!taken) return false;
        best_ = std::move(*taken);
        return true;
    }

    // Takes the candidate's steps that are possible, then goes on with the thread that runs, as far as it is worth it. What was
    // taken, if it ends as wanted and is simpler.
    std::optional<Path> replay(const Path& candidate) {
        System& system = goal_.system();
        system.push_mark();
        Path taken;
        bool reached = follow(candidate, taken);
        system.undo();
        system.pop_mark();
        if (!reached) return std::nullopt;
        return taken;
    }

    bool follow(const Path& candidate, Path& taken) {
        const Length limit = Length::of(best_);
        std::uint64_t switches = 0;
        FingerprintTable seen;  // behind the candidate's steps: a thread that spins would go on for ever
        for (std::size_t next = 0; !goal_.is_spent(kGreedyShare);) {
            goal_.system().enabled(enabled_);
            if (enabled_.empty()) return goal_.is_reached(ExecutionEnd::Deadlock);
            while (next < candidate.size() && !is_enabled(candidate[next])) ++next;
            Step step = next < candidate.size() ? candidate[next++] : going_on(taken);
            switches += !taken.empty() && taken.back().thread != step.thread;
            taken.push_back(step);
            if (Length{switches, taken.size()} >= limit) return false;
            Outcome outcome = goal_.take(step);
            bool is_wrong = outcome == Outcome::Violation || outcome == Outcome::Notable;
            if (is_wrong && goal_.is_reached(ExecutionEnd::Violation)) return true;
            if (outcome != Outcome::Running && outcome != Outcome::Notable) return false;
            if (goal_.is_reached(ExecutionEnd::State)) return true;
            if (next == candidate.size() && !seen.insert(goal_.system().fingerprint())) return false;
        }
        return false;
    }

    bool is_enabled(const Step& step) const { return std::find(enabled_.begin(), enabled_.end(), step) != enabled_.end(); }

    Step going_on(const Path& taken) const {
        auto same = std::find_if(enabled_.begin(), enabled_.end(),
                                 [&](const Step& step) { return !taken.empty() && step.thread == taken.back().thread; });
        return same == enabled_.end() ? enabled_.front() : *same;
    }

    Goal& goal_;
    Path& best_;
    std::vector<Step> enabled_;
};

}  // namespace

std::uint64_t context_switches(const Path& path) {
    std::uint64_t count = 0;
    for (std::size_t i = 1; i < path.size(); ++i) count += path[i].thread != path[i - 1].thread;
    return count;
}

bool ends_as_wanted(System& system, const Path& path, const EndsAsWanted& wanted, const std::function<bool()>& may_go_on) {
    std::vector<Step> enabled;
    system.push_mark();
    bool goes_on = true, reached = false;
    for (std::size_t i = 0; i < path.size() && goes_on; ++i) {
        system.enabled(enabled);
        goes_on = std::find(enabled.begin(), enabled.end(), path[i]) != enabled.end() && may_go_on();
        if (!goes_on) break;
        Outcome outcome = system.take(path[i]);
        goes_on = outcome == Outcome::Running || outcome == Outcome::Notable;
        bool is_wrong = outcome == Outcome::Violation || outcome == Outcome::Notable;
        reached = is_wrong && wanted(ExecutionEnd::Violation) && i + 1 == path.size();
    }
    if (goes_on && !reached) {
        system.enabled(enabled);
        reached = wanted(enabled.empty() ? ExecutionEnd::Deadlock : ExecutionEnd::State);
    }
    system.undo();
    system.pop_mark();
    return reached;
}

Shortened shorten(System& system, const Path& path, const EndsAsWanted& wanted, const ShorteningBudget& budget) {
    Goal goal(system, wanted, budget);
    Shortened result{path};
    if (!ends_as_wanted(system, path, wanted, budget.goes_on)) return result;
    Greedy(goal, result.path).run();
    result.is_minimal = search_by_context_switches(goal, result.path);
    return result;
}

}  // namespace raceproof::search
