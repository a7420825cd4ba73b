#include "search/reduction/reduction.h"

#include <algorithm>

#include "search/exploration.h"
#include "search/reduction/causality.h"
#include "search/reduction/futures.h"

namespace raceproof::search {

namespace {

// The steps of one thread in a state: taken all, or none.
struct Choice {
    std::uint32_t thread;
    std::size_t first, end;  // in `steps_`
    bool is_wanted = false;
    bool is_taken = false;
    bool leads_on = false;      // to anything but a round of the thread alone, back to here
    bool is_relied_on = false;  // to lead to where another step is overtaken
};

// A state of the present execution.
struct Level {
    std::size_t first_choice, end_choice;  // in `choices_`
    std::size_t choice = 0;                // whose steps are being taken
    std::size_t first_step;
    std::size_t next = 0, end = 0;  // the steps that are being taken
    std::uint32_t visit;
    Futures::StepId step{};  // that is being taken
    std::uint32_t low;       // the first level of the present execution that can be come to again from here
    Futures::Id future = Futures::kNothing;
    bool was_left = false;
    std::uint32_t all_since = UINT32_MAX;  // a level from which on, up to this one, all steps are taken; or none is known
    double share;                          // of the search tree
};

// What is known of a state that was visited.
struct Visit {
    enum class Status : std::uint8_t { Present, Incomplete, Complete } status = Status::Present;
    std::uint32_t place = 0;  // Present: its level. Incomplete: an earlier state that can be come to from it
    Futures::Id future = Futures::kNothing;
};

// When does a thread make an access?
enum class When {
    Next,   // by what it stands before now
    Later,  // after others that are not known here
};

class ReducedRun final : Exploration {
  public:
    ReducedRun(System& system, Store& store, Visitor& visitor, const Limits& limits, const ReductionOptions& options)
        : Exploration(system, store, visitor, limits), options_(options) {}

    Result run() {
        return Exploration::run([this] { explore(); });
    }

  private:
    bool is_dynamic() const { return options_.kind == ReductionOptions::Kind::Dynamic && !was_given_up_; }
    std::uint32_t depth() const { return static_cast<std::uint32_t>(levels_.size()); }
    std::span<Choice> choices_of(const Level& level) {
        return {choices_.data() + level.first_choice, level.end_choice - level.first_choice};
    }

    void explore() {
        std::uint32_t visit = store_.visit(system_).number;
        visits_.emplace_back();
        open(visit, 1.0);
        while (!is_over() && !levels_.empty() && goes_on()) {
            Level& level = levels_.back();
            if (level.next == level.end && !choose(level)) {
                close();
                continue;
            }
            if (level.was_left) system_.undo();
            level.was_left = true;
            path_.resize(levels_.size() - 1);
            path_.push_back(steps_[level.next++]);
            follow();
        }
    }

    // Takes up the steps of a further thread, if there is one to take.
    bool choose(Level& level) {
        if (was_given_up_ && level.was_left) want_all(level);
        // A thread that only goes round leads nowhere: it waits, as if it were blocked.
        if (level.was_left && choices_[level.choice].is_relied_on && !choices_[level.choice].leads_on) want_all(level);
        std::span<Choice> choices = choices_of(level);
        auto next = std::find_if(choices.begin(), choices.end(), is_open);
        if (next == choices.end() && !leads_on(level))
            next = std::find_if(choices.begin(), choices.end(), [](const Choice& choice) { return !choice.is_taken; });
        if (next == choices.end()) return false;
        next->is_wanted = next->is_taken = true;
        level.choice = static_cast<std::size_t>(&*next - choices_.data());
        level.next = next->first;
        level.end = next->end;
        return true;
    }

    static bool is_open(const Choice& choice) { return choice.is_wanted && !choice.is_taken; }

    bool leads_on(const Level& level) {
        std::span<Choice> choices = choices_of(level);
        return std::any_of(choices.begin(), choices.end(), [](const Choice& choice) { return choice.leads_on; });
    }

    void want_all(Level& level) {
        for (Choice& choice : choices_of(level)) choice.is_wanted = true;
    }

    // From that level of the present execution on.
    void want_all_since(std::uint32_t first) {
        for (std::uint32_t i = depth(); i-- > first;) {
            if (levels_[i].all_since <= i)
                i = levels_[i].all_since;
            else
                want_all(levels_[i]);
        }
        if (first < depth()) levels_.back().all_since = std::min(levels_.back().all_since, first);
    }

    // Takes the last step of the path and looks at where it leads.
    void follow() {
        std::uint32_t thread = path_.back().thread;
        std::uint64_t name = system_.name_of(thread);
        double share = levels_.back().share / 2;
        levels_.back().share -= share;
        bool goes_on = take(share);
        if (is_over()) return;
        if (!was_given_up_) note_effects(thread, name, goes_on);
        if (!goes_on) {
            choices_[levels_.back().choice].leads_on = true;
            want_all(levels_.back());
            add_future(note_blocked());
            leave_step();
            return;
        }
        auto [visit, is_new] = store_.visit(system_);
        if (!is_new) {
            ++meter_.statistics.matched;
            leaf(share);
            come_again(visit);
            leave_step();
            return;
        }
        visits_.emplace_back();
        meter_.entered(path_.size());
        if (!is_short_enough(share)) {
            visits_[visit].status = Visit::Status::Complete;
            choices_[levels_.back().choice].leads_on = true;
            leave_step();
            return;
        }
        open(visit, share);
    }

    // Small numbers for locations.
    std::uint64_t number_of(std::uint64_t location) { return locations_.try_emplace(location, locations_.size()).first->second; }

    void note_effects(std::uint32_t thread, std::uint64_t name, bool goes_on) {
        effects_.clear();
        system_.effects(effects_);
        for (Access& access : effects_.accesses) access.location = number_of(access.location);
        if (!goes_on) effects_.accesses.push_back({kEverything, AccessMode::Write});
        Level& level = levels_.back();
        if (is_dynamic()) {
            if (!effects_.waited_for_all) add_overtaking(thread, effects_.accesses, effects_.at_once);
            step_.thread_name = name;
            step_.accesses.assign(effects_.accesses.begin(), effects_.accesses.end());
            step_.accesses.push_back({kEverything, AccessMode::Read});
            step_.at_once = effects_.at_once;
            step_.started.clear();
            for (std::uint32_t started : effects_.started) step_.started.push_back(system_.name_of(started));
            step_.waited_for_all = effects_.waited_for_all;
            level.step = futures_.add(step_);
        } else if (std::any_of(effects_.accesses.begin(), effects_.accesses.end(),
                               [](const Access& access) { return access.mode != AccessMode::Unlock; })) {
            want_all(level);
        }
        if (effects_.waited_for_all) want_all(level);
        for (std::uint32_t started : effects_.started) parents_[system_.name_of(started)] = name;
        if (is_dynamic()) causality_.push(thread, effects_);
    }
    void leave_step() {
        if (is_dynamic()) causality_.pop();
    }

    // Threads that will never go on, or not in this execution, have something in mind too.
    Futures::Id note_blocked() {
        Futures::Id future = Futures::kNothing;
        if (!is_dynamic() || options_.forgets_blocked) return future;
        blocked_.clear();
        system_.blocked(blocked_);
        for (Blocked& blocked : blocked_) {
            for (Access& access : blocked.accesses) access.location = number_of(access.location);
            add_overtaking(blocked.thread, blocked.accesses, blocked.accesses.size());
            Futures::Step wish{system_.name_of(blocked.thread), blocked.accesses, blocked.accesses.size(), {}};
            future = futures_.unite(future, futures_.prepend(futures_.add(wish), Futures::kNothing));
        }
        return future;
    }

    // The system stands in a state that is new.
    void open(std::uint32_t visit, double share) {
        if (levels_.empty()) meter_.entered(0);
        if (!find_steps(share)) {
            Futures::Id future = note_blocked();
            visits_[visit] = {Visit::Status::Complete, 0, future};
            if (levels_.empty()) return;
            choices_[levels_.back().choice].leads_on = true;
            add_future(future);
            leave_step();
            return;
        }
        Level level{.first_choice = choices_.size(),
                    .end_choice = 0,
                    .first_step = steps_.size(),
                    .visit = visit,
                    .low = depth(),
                    .share = share};
        for (const Step& step : found_) {
            if (choices_.size() == level.first_choice || choices_.back().thread != step.thread)
                choices_.push_back({step.thread, steps_.size(), steps_.size()});
            steps_.push_back(step);
            choices_.back().end = steps_.size();
        }
        level.end_choice = choices_.size();
        visits_[visit].place = depth();
        levels_.push_back(level);
        // The thread that went goes on, if it can: fewer switches.
        std::span<Choice> choices = choices_of(level);
        auto first = std::find_if(choices.begin(), choices.end(),
                                  [&](const Choice& choice) { return !path_.empty() && choice.thread == path_.back().thread; });
        (first == choices.end() ? choices.front() : *first).is_wanted = true;
        if (found_.size() > 1) push_mark();
    }

    void close() {
        Level level = levels_.back();
        bool has_led_on = leads_on(level);
        std::uint32_t place = depth() - 1;
        Visit& visit = visits_[level.visit];
        if (level.low < place) {
            visit.status = Visit::Status::Incomplete;
            visit.future = futures_.without_causes(level.future);
            visit.place = levels_[level.low].visit;
            incomplete_.push_back(level.visit);
        } else {
            complete(level);
        }
        if (level.first_step + 1 < steps_.size()) pop_mark();
        if (is_dynamic() && level.end_choice - level.first_choice > 1) judge(level);
        steps_.resize(level.first_step);
        choices_.resize(level.first_choice);
        levels_.pop_back();
        meter_.statistics.explored_share += level.share;
        if (levels_.empty()) return;
        Level& before = levels_.back();
        before.low = std::min(before.low, level.low);
        add_future(level.future);
        choices_[before.choice].leads_on |= has_led_on;
        leave_step();
    }

    // Is the reduction worth its price?
    void judge(const Level& level) {
        std::span<Choice> choices = choices_of(level);
        ++judged_;
        worthy_ += std::any_of(choices.begin(), choices.end(), [](const Choice& choice) { return !choice.is_taken; });
        if (judged_ < patience_) return;
        patience_ *= 2;
        if (worthy_ * ReductionOptions::kWorthIt >= judged_) return;
        was_given_up_ = true;
        system_.ignore_effects();
    }

    // All states of the component were explored. Each can be followed by whatever follows the first of them.
    void complete(Level& level) {
        bool has_cycle = !incomplete_.empty() && incomplete_.back() > level.visit;
        if (has_cycle) level.future = futures_.without_causes(level.future);
        visits_[level.visit] = {Visit::Status::Complete, 0, level.future};
        while (!incomplete_.empty() && incomplete_.back() > level.visit) {
            visits_[incomplete_.back()] = {Visit::Status::Complete, 0, level.future};
            incomplete_.pop_back();
        }
    }

    // The execution has come to a state that was visited before, perhaps several times.
    void come_again(std::uint32_t number) {
        Level& level = levels_.back();
        const Visit* complete = nullptr;
        const Visit* first = nullptr;  // state of the present execution that can be come to from here, if any can
        bool is_present = false;       // is it this one?
        for (std::optional<std::uint32_t> next = number; next; next = store_.earlier(*next)) {
            const Visit& visit = visits_[*next];
            if (visit.status == Visit::Status::Complete) {
                complete = &visit;
                continue;
            }
            if (visit.status == Visit::Status::Incomplete) foresee(visit.future);
            const Visit* present = &visit;
            while (present->status != Visit::Status::Present) present = &visits_[present->place];
            if (first != nullptr && first->place <= present->place) continue;
            first = present;
            is_present = present == &visit;
        }
        if (complete != nullptr) foresee(complete->future);
        if (first == nullptr) {
            choices_[level.choice].leads_on = true;
            return;
        }
        // The execution need not end: whoever is blocked here may be so for ever.
        add_future(note_blocked());
        level.low = std::min(level.low, first->place);
        if (options_.ignores_cycles) {
            choices_[level.choice].leads_on = true;
            return;
        }
        want_all_since(first->place + 1);
        bool goes_round_alone = is_present && std::all_of(path_.begin() + first->place, path_.end(),
                                                          [&](const Step& step) { return step.thread == path_.back().thread; });
        if (goes_round_alone && is_dynamic()) return;
        choices_[level.choice].leads_on = true;
        want_all(levels_[first->place]);
    }

    // This can follow the step that is being taken.
    void foresee(Futures::Id future) {
        expect(future);
        add_future(future);
    }

    void expect(Futures::Id future) {
        if (!is_dynamic() || options_.forgets_futures) return;
        threads_.clear();
        for (std::uint32_t i = 0; i < system_.thread_count(); ++i) threads_.emplace(system_.name_of(i), i);
        bool is_asking = false;  // about the thread of this name, with nothing passed yet
        std::uint64_t name = 0;
        std::uint32_t thread = 0;
        futures_.each(future, [&](const Futures::FutureAccess& access) {
            if (!is_asking || access.thread_name != name) {
                name = access.thread_name;
                thread = thread_called(name);
                causality_.begin(thread);
                is_asking = true;
            }
            bool is_settled = true;
            causality_.overtake(access.access, [&](std::uint32_t step) {
                is_settled &= leads_there(thread, step);
                return true;
            });
            if (is_settled) return;
            is_asking = access.causes.empty();
            for (std::uint32_t number : access.causes) pass(futures_.cause(number));
            causality_.overtake(access.access, [&](std::uint32_t step) { return add_overtaking(thread, step, When::Later); });
        });
    }

    // Does the thread itself go anyway in the state before the step?
    bool leads_there(std::uint32_t thread, std::uint32_t step) {
        Choice* own = choice_of(levels_[step], thread);
        if (own == nullptr || !own->is_wanted) return false;
        own->is_relied_on = true;
        return true;
    }

    void pass(const Futures::Cause& cause) {
        if (!cause.is_thread)
            causality_.pass(cause.access);
        else if (auto known = threads_.find(cause.thread_name); known != threads_.end())
            causality_.pass_thread(known->second);
    }

    // The step that is being taken can be followed by this.
    void add_future(Futures::Id after) {
        if (!is_dynamic()) return;
        Level& level = levels_.back();
        level.future = futures_.unite(level.future, futures_.prepend(level.step, after));
    }

    // The thread of that name, or the one from which its line of descent begins in the present execution.
    std::uint32_t thread_called(std::uint64_t name) {
        auto known = threads_.find(name);
        for (; known == threads_.end(); known = threads_.find(name)) name = parents_.at(name);
        return known->second;
    }

    // In the states before the steps that the operation could have overtaken, a thread must go that leads to this.
    void add_overtaking(std::uint32_t thread, std::span<const Access> accesses, std::size_t at_once) {
        causality_.begin(thread, accesses);
        auto add = [&](std::uint32_t step) { return add_overtaking(thread, step, When::Next); };
        causality_.overtake({kEverything, AccessMode::Read}, add);
        for (std::size_t i = 0; i < accesses.size(); ++i) {
            if (i == at_once) std::for_each_n(accesses.begin(), at_once, [&](const Access& access) { causality_.pass(access); });
            causality_.overtake(accesses[i], add);
            if (i >= at_once) causality_.pass(accesses[i]);
        }
    }

    // False if none can: the thread stood there already and could not go on.
    bool add_overtaking(std::uint32_t thread, std::uint32_t step, When when) {
        Level& level = levels_[step];
        Choice* leading = choice_of(level, thread);
        if (leading == nullptr || !leading->is_wanted) {
            causality_.helpers(step, helpers_);
            for (std::uint32_t helper : helpers_) {
                Choice* choice = choice_of(level, helper);
                if (choice != nullptr && (leading == nullptr || choice->is_wanted)) leading = choice;
                if (leading != nullptr && leading->is_wanted) break;
            }
        }
        if (leading == nullptr) {
            // What makes it go on there later, if anything does, is not known.
            if (when == When::Later) want_all(level);
            return false;
        }
        leading->is_wanted = leading->is_relied_on = true;
        return true;
    }

    // The thread's steps in a state, if it can go on there.
    Choice* choice_of(const Level& level, std::uint32_t thread) {
        for (Choice& choice : choices_of(level))
            if (choice.thread == thread) return goes_round(level, choice) ? nullptr : &choice;
        return nullptr;
    }

    // Is it known that the thread would only come back there?
    bool goes_round(const Level& level, const Choice& choice) const {
        return choice.is_taken && !choice.leads_on && &choice != &choices_[level.choice];
    }

    ReductionOptions options_;
    std::uint64_t judged_ = 0, worthy_ = 0;  // states with a choice that were left; those where one was not taken
    std::uint64_t patience_ = options_.patience;
    bool was_given_up_ = false;
    std::vector<Visit> visits_;
    std::vector<std::uint32_t> incomplete_;  // visits that were left, but can come to a state of the present execution
    std::vector<Level> levels_;
    std::vector<Choice> choices_;
    std::vector<Step> steps_;
    std::unordered_map<std::uint64_t, std::uint64_t> locations_{{kEverything, kEverything}};
    Causality causality_;
    Futures futures_;
    std::unordered_map<std::uint64_t, std::uint32_t> threads_;  // by name, in the present execution
    std::unordered_map<std::uint64_t, std::uint64_t> parents_;  // names
    Effects effects_;
    Futures::Step step_;  // as it is put together
    std::vector<Blocked> blocked_;
    std::vector<std::uint32_t> helpers_;
};

class ReducedDepthFirst final : public Strategy {
  public:
    explicit ReducedDepthFirst(const ReductionOptions& options) : options_(options) {}
    Result run(System& system, Store& store, Visitor& visitor, const Limits& limits) override {
        return ReducedRun(system, store, visitor, limits, options_).run();
    }

  private:
    ReductionOptions options_;
};

}  // namespace

std::unique_ptr<Strategy> reduced_depth_first(const ReductionOptions& options) {
    return std::make_unique<ReducedDepthFirst>(options);
}

}  // namespace raceproof::search
