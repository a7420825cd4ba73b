// The exploration loop. What must be explored is decided by its parts: races of steps with what follows them (later_races.h) and
// what they add to backtrack sets (backtrack_sets.h), what visited states tell (visited_states.h), who sleeps (sleep_sets.h).
#include "search/reduction/reduction.h"

#include <algorithm>

#include "search/exploration.h"
#include "search/reduction/backtrack_sets.h"
#include "search/reduction/effects_reader.h"
#include "search/reduction/later_races.h"
#include "search/reduction/thread_names.h"
#include "search/reduction/visited_states.h"

namespace raceproof::search {

namespace {

// Is the reduction worth its price? Asked of each state with a choice that is left.
class Worth {
  public:
    explicit Worth(std::uint64_t patience) : patience_(patience) {}

    // Whether some thread was left out there. The answer false: the reduction should be given up.
    enum class State : std::uint8_t { Reduced, Full };
    bool goes_on(State state) {
        ++states_;
        reduced_ += state == State::Reduced;
        if (states_ < patience_) return true;
        patience_ *= 2;
        return reduced_ * ReductionOptions::kWorthIt >= states_;
    }

  private:
    std::uint64_t states_ = 0, reduced_ = 0;  // all of them; those where some thread was left out
    std::uint64_t patience_;
};

// Invariants, before each step:
// - The path has a step for each level but the last, and the system stands in the last level's state or will after `undo`.
// - Of each level, the choices that are taken are in its backtrack set, and none that is in it sleeps.
// - If the reduction is dynamic, the races of each level's steps with what can follow them, as far as that was explored or is
// known
//   of the states at which executions were cut, have been applied.
// - A level that is left has taken the steps of its whole backtrack set. What can follow it is in its summary, and is complete
//   when its component is.
class ReducedExploration final : Exploration {
  public:
    ReducedExploration(System& system, Store& store, Visitor& visitor, const Limits& limits, const ReductionOptions& options)
        : Exploration(system, store, visitor, limits), options_(options) {}

    SearchResult run() {
        return Exploration::run([this] { explore(); });
    }

  private:
    bool is_dynamic() const { return options_.kind == Reduction::Dynamic && !was_given_up_; }
    bool has_sleep_sets() const { return is_dynamic() && options_.has_sleep_sets; }
    Choice& current() { return stack_.current(stack_.top()); }

    // ── the loop ──

    void explore() {
        std::uint32_t visit = store_.visit(system_).number;
        visited_.add(SleepSets::kNobody);
        open(visit, 1.0);
        while (!is_over() && !stack_.empty() && goes_on()) {
            Level& level = stack_.top();
            if (level.next == level.end && !choose(level)) {
                close();
                continue;
            }
            if (level.was_left) system_.undo();
            if (has_sleep_sets() && level.next != stack_.current(level).first)
                level.taken = sleep_sets_.add(level.taken, level.step);
            level.was_left = true;
            path_.resize(stack_.depth() - 1);
            path_.push_back(stack_.step(level.next++));
            follow();
        }
    }

    // Begins with the steps of a further thread, if there is one to take.
    bool choose(Level& level) {
        if (was_given_up_ && level.was_left) backtrack_sets_.add_all(level);
        // A thread that only comes back leads nowhere: it waits, as if it were blocked.
        if (level.was_left && current().is_relied_on && !current().leads_on) backtrack_sets_.add_all(level);
        std::span<Choice> choices = stack_.choices(level);
        auto next =
            std::ranges::find_if(choices, [](const Choice& choice) { return choice.is_in_backtrack_set && !choice.is_taken; });
        if (next == choices.end() && !leads_on(level))
            next = std::ranges::find_if(choices, [](const Choice& choice) { return !choice.is_taken && !choice.is_asleep; });
        if (next == choices.end()) return false;
        if (level.was_left && has_sleep_sets()) {
            level.asleep = sleep_sets_.with(level.asleep, sleep_sets_.add(level.taken, level.step));
            level.taken = SleepSets::kNone;
        }
        stack_.take(level, *next);
        return true;
    }

    bool leads_on(const Level& level) {
        return std::ranges::any_of(stack_.choices(level), [](const Choice& choice) { return choice.leads_on; });
    }

    // Takes the last step of the path and looks at where it leads.
    void follow() {
        std::uint64_t name = system_.thread_name(path_.back().thread);
        double share = stack_.top().share / 2;
        stack_.top().share -= share;
        bool goes_on = take(share);
        if (is_over()) return;
        if (!was_given_up_) record_step(name, goes_on ? EffectsReader::Execution::GoesOn : EffectsReader::Execution::Ended);
        if (!goes_on) {
            backtrack_sets_.add_all(stack_.top());
            return end_execution(summarise_blocked());
        }
        SleepSets::Id asleep = has_sleep_sets() ? sleep_sets_.after(stack_.top().asleep, stack_.top().step) : SleepSets::kNobody;
        Store::Visit visit = store_.visit(system_);
        if (!visit.is_new) return come_again(visit, asleep, share);
        visited_.add(asleep);
        meter_.entered(path_.size());
        if (is_short_enough(share)) return open(visit.number, share);
        visited_.complete(visit.number, Summaries::kNothing);
        current().leads_on = true;
    }

    // The last step of the path has led to the end of the execution.
    void end_execution(Summaries::Id summary) {
        current().leads_on = true;
        add_summary(summary);
    }

    // The system stands in a state that is new.
    void open(std::uint32_t visit, double share) {
        if (stack_.empty()) meter_.entered(0);
        if (!find_steps(share)) {
            Summaries::Id summary = summarise_blocked();
            visited_.complete(visit, summary);
            if (!stack_.empty()) end_execution(summary);
            return;
        }
        Level& level = push_level(visit, share);
        std::span<Choice> choices = stack_.choices(level);
        // The thread that went goes on, if it can: fewer switches.
        auto first = std::ranges::find_if(
            choices, [&](const Choice& choice) { return !path_.empty() && choice.thread == path_.back().thread; });
        if (first == choices.end()) first = std::ranges::find_if(choices, [](const Choice& choice) { return !choice.is_asleep; });
        if (first != choices.end())
            first->is_in_backtrack_set = true;
        else
            level.summary = summarise_blocked();  // the execution is left here, and whoever is blocked with it
    }

    // With the steps in `found_`.
    Level& push_level(std::uint32_t visit, double share) {
        SleepSets::Id asleep = visited_.asleep(visit);
        visited_.enter(visit, stack_.depth());
        Level& level = stack_.push({.visit = visit,
                                    .threads = system_.thread_count(),
                                    .low = stack_.depth(),
                                    .asleep = asleep,
                                    .has_sleepers = asleep != SleepSets::kNobody,
                                    .share = share},
                                   found_);
        if (level.has_sleepers)
            for (Choice& choice : stack_.choices(level))
                choice.is_asleep = sleep_sets_.contains(level.asleep, system_.thread_name(choice.thread));
        if (found_.size() > 1) push_mark();
        return level;
    }

    // The backtrack set of the top level is explored.
    void close() {
        Level& level = stack_.top();
        std::uint32_t place = stack_.depth() - 1;
        // So have sleepers where they went, unless the others only come back.
        bool has_led_on = !level.is_revisit && (leads_on(level) || (level.has_sleepers && level.low == place));
        if (level.low < place)
            visited_.leave_incomplete(level, stack_[level.low].visit);
        else
            visited_.complete_component(level);
        if (stack_.step_count_of_top() > 1) pop_mark();
        if (is_dynamic() && !level.is_revisit && level.end_choice - level.first_choice > 1) assess(level);
        meter_.statistics.explored_share += level.share;
        Summaries::Id summary = level.summary;
        std::uint32_t low = level.low;
        stack_.pop();
        if (stack_.empty()) return;
        stack_.top().low = std::min(stack_.top().low, low);
        add_summary(summary);
        current().leads_on |= has_led_on;
    }

    void assess(const Level& level) {
        bool has_left_out = std::ranges::any_of(stack_.choices(level),
                                                [](const Choice& choice) { return !choice.is_taken && !choice.is_asleep; });
        if (worth_.goes_on(has_left_out ? Worth::State::Reduced : Worth::State::Full)) return;
        was_given_up_ = true;
        system_.ignore_effects();
    }

    // ── races and summaries of the present execution ──

    void record_step(std::uint64_t name, EffectsReader::Execution execution) {
        const Effects& effects = reader_.last_step(execution);
        Level& level = stack_.top();
        if (is_dynamic()) {
            level.step = steps_.add(reader_.record_of_last_step(name));
        } else if (std::ranges::any_of(effects.accesses,
                                       [](const Access& access) { return access.mode != AccessMode::Unlock; })) {
            backtrack_sets_.add_all(level);
        }
        if (effects.waited_for_all) backtrack_sets_.add_all(level);
        for (std::uint32_t started : effects.started) names_.note_started(system_.thread_name(started), name);
    }

    // Threads that will never go on, or not in this execution, race too, with what they are waiting to do.
    Summaries::Id summarise_blocked() {
        Summaries::Id summary = Summaries::kNothing;
        if (!is_dynamic() || options_.forgets_blocked) return summary;
        for (const Blocked& blocked : reader_.blocked()) {
            StepId step = steps_.add({system_.thread_name(blocked.thread), blocked.accesses, blocked.accesses.size(), {}});
            summary = summaries_.unite(summary, summaries_.prepend(step, Summaries::kNothing));
        }
        return summary;
    }

    // The step that is being taken can be followed by this.
    void add_summary(Summaries::Id after) {
        if (!is_dynamic()) return;
        Level& level = stack_.top();
        level.summary = summaries_.unite(level.summary, summaries_.prepend(level.step, after));
        // Nothing overtakes what waited for all, and at a further visit nobody is added: who can go on there was decided at the
        // earlier ones.
        if (level.is_revisit || steps_[level.step].waited_for_all || backtrack_sets_.has_all(level)) return;
        for (const LaterRace& race : races_.of(level.step, after)) reverse(level, race);
    }

    void reverse(const Level& level, const LaterRace& race) {
        std::uint32_t own = names_.find_with_ancestors(system_, level.threads, race.thread_name);
        bool is_alone = !race.has_company && system_.thread_name(own) == race.thread_name;
        // What begins with it was explored where it went.
        if (is_alone && level.has_sleepers && sleep_sets_.is_woken(level.asleep, race.thread_name, level.step) &&
            is_asleep(level, own))
            return;
        candidates_.assign({own});
        for (std::uint32_t cause : races_.others(race))
            if (auto other = names_.find(system_, level.threads, summaries_.causes()[cause].thread_name))
                candidates_.push_back(*other);
        if (backtrack_sets_.add_one(level, candidates_)) return;
        // The thread stood there and could not go on. If it is alone, what made it go on was the step, or comes after it.
        if (!is_alone || !race.is_awaited) backtrack_sets_.add_all(level);
    }
    bool is_asleep(const Level& level, std::uint32_t thread) const {
        const Choice* choice = stack_.find(level, thread);
        return choice != nullptr && choice->is_asleep && !choice->is_in_backtrack_set;
    }

    // ── states that were visited before ──

    void come_again(const Store::Visit& visit, SleepSets::Id asleep, double share) {
        // A step that changes nothing wakes nobody.
        bool is_done = visit.number == stack_.top().visit || options_.forgets_sleepers || visited_.is_explored(visit, asleep);
        VisitedStates::Prospect prospect;
        // Once all take all their steps, it does not matter what follows.
        if (!was_given_up_) {
            prospect = visited_.prospect(visit.number);
            follow_up(prospect);
        }
        if (!is_done && is_short_enough(share)) return reopen(visit, prospect, asleep, share);
        ++meter_.statistics.matched;
        if (is_done) leaf(share);
    }

    // What can follow the known state follows the present execution, too.
    void follow_up(const VisitedStates::Prospect& prospect) {
        if (!options_.forgets_summaries) add_summary(prospect.summary);
        if (!prospect.reaches) {
            current().leads_on = true;
            return;
        }
        // The execution need not end: whoever is blocked here may be so for ever.
        add_summary(summarise_blocked());
        std::uint32_t first = *prospect.reaches;
        stack_.top().low = std::min(stack_.top().low, first);
        if (!options_.ignores_cycles) {
            backtrack_sets_.add_all_since(first + 1);
            bool comes_back_alone =
                prospect.is_that_level && std::all_of(path_.begin() + first, path_.end(),
                                                      [&](const Step& step) { return step.thread == path_.back().thread; });
            if (comes_back_alone && is_dynamic()) return;
            backtrack_sets_.add_all(stack_[first]);
        }
        current().leads_on = true;
    }

    // The system stands in a state that was visited. Threads go that slept then and do not sleep now.
    void reopen(const Store::Visit& visit, const VisitedStates::Prospect& prospect, SleepSets::Id asleep, double share) {
        SleepSets::Id slept = visited_.slept(visit.number);
        asleep = sleep_sets_.intersect(visited_.asleep(visit.number), asleep);
        std::uint32_t number = store_.add(visit);
        visited_.add(asleep);
        find_steps();
        Level& level = push_level(number, share);
        level.is_revisit = true;
        if (prospect.reaches) level.low = std::min(level.low, *prospect.reaches);
        level.summary = prospect.summary;
        for (Choice& choice : stack_.choices(level)) {
            choice.is_in_backtrack_set = !choice.is_asleep;
            choice.is_taken = choice.is_in_backtrack_set && !sleep_sets_.contains(slept, system_.thread_name(choice.thread));
        }
    }

    ReductionOptions options_;
    Worth worth_{options_.patience};
    bool was_given_up_ = false;
    EffectsReader reader_{system_};
    StepTable steps_;
    Summaries summaries_{steps_};
    SleepSets sleep_sets_{steps_};
    VisitedStates visited_{store_, summaries_, sleep_sets_};
    ExecutionStack stack_;
    BacktrackSets backtrack_sets_{stack_};
    LaterRaces races_{steps_, summaries_};
    ThreadNames names_;
    std::vector<std::uint32_t> candidates_;
};

class ReducedDepthFirst final : public Strategy {
  public:
    explicit ReducedDepthFirst(const ReductionOptions& options) : options_(options) {}
    SearchResult run(System& system, Store& store, Visitor& visitor, const Limits& limits) override {
        return ReducedExploration(system, store, visitor, limits, options_).run();
    }

  private:
    ReductionOptions options_;
};

}  // namespace

std::unique_ptr<Strategy> reduced_depth_first(const ReductionOptions& options) {
    return std::make_unique<ReducedDepthFirst>(options);
}

}  // namespace raceproof::search
