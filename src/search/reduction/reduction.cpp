#include "search/reduction/reduction.h"

#include <algorithm>

#include "search/exploration.h"
#include "search/reduction/causality.h"
#include "search/reduction/level.h"

namespace raceproof::search {

namespace {

// When does a thread make an access?
enum class When {
    Next,   // by what it stands before now
    Later,  // after others that are not known here
};

// What the visits of a state tell of what can follow it.
struct Prospect {
    Futures::Id future;
    std::uint32_t low;  // as of a level
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
    bool sleeps() const { return is_dynamic() && options_.has_sleep_sets; }
    std::uint32_t depth() const { return static_cast<std::uint32_t>(levels_.size()); }
    std::span<Choice> choices_of(const Level& level) {
        return {choices_.data() + level.first_choice, level.end_choice - level.first_choice};
    }

    void explore() {
        std::uint32_t visit = store_.visit(system_).number;
        add_visit(SleepSets::kNobody);
        open(visit, 1.0);
        while (!is_over() && !levels_.empty() && goes_on()) {
            Level& level = levels_.back();
            if (level.next == level.end && !choose(level)) {
                close();
                continue;
            }
            if (level.was_left) system_.undo();
            if (sleeps() && level.next != choices_[level.choice].first) level.taken = sleep_sets_.add(level.taken, level.step);
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
            next = std::find_if(choices.begin(), choices.end(),
                                [](const Choice& choice) { return !choice.is_taken && !choice.is_asleep; });
        if (next == choices.end()) return false;
        if (level.was_left && sleeps()) {
            level.asleep = sleep_sets_.with(level.asleep, sleep_sets_.add(level.taken, level.step));
            level.taken = SleepSets::kNone;
        }
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
        for (Choice& choice : choices_of(level)) choice.is_wanted |= !choice.is_asleep;
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
        SleepSets::Id asleep = sleeps() ? sleep_sets_.after(levels_.back().asleep, levels_.back().step) : SleepSets::kNobody;
        auto [visit, is_new] = store_.visit(system_);
        if (!is_new) {
            come_again(visit, asleep, share);
            return;
        }
        add_visit(asleep);
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
            visits_[visit].complete(future);
            if (levels_.empty()) return;
            choices_[levels_.back().choice].leads_on = true;
            add_future(future);
            leave_step();
            return;
        }
        push_level(visit, share);
        std::span<Choice> choices = choices_of(levels_.back());
        // The thread that went goes on, if it can: fewer switches.
        auto first = std::find_if(choices.begin(), choices.end(),
                                  [&](const Choice& choice) { return !path_.empty() && choice.thread == path_.back().thread; });
        if (first == choices.end())
            first = std::find_if(choices.begin(), choices.end(), [](const Choice& choice) { return !choice.is_asleep; });
        if (first != choices.end())
            first->is_wanted = true;
        else
            levels_.back().future = note_blocked();  // the execution is left here, and whoever is blocked with it
    }

    // The system stands in a state that was visited. Those who slept then and do not sleep now go.
    void open_again(std::uint32_t latest, const Prospect& prospect, SleepSets::Id asleep, double share) {
        SleepSets::Id slept = SleepSets::kNobody;
        for (std::optional<std::uint32_t> next = latest; next; next = store_.earlier(*next))
            slept = sleep_sets_.unite(slept, visits_[*next].asleep);
        asleep = sleep_sets_.intersect(visits_[latest].asleep, asleep);
        std::uint32_t visit = store_.visit_again(system_);
        add_visit(asleep);
        find_steps();
        push_level(visit, share);
        Level& level = levels_.back();
        level.is_again = true;
        level.low = std::min(level.low, prospect.low);
        level.future = prospect.future;
        for (Choice& choice : choices_of(level)) {
            choice.is_wanted = !choice.is_asleep;
            choice.is_taken = choice.is_wanted && !sleep_sets_.contains(slept, system_.name_of(choice.thread));
        }
    }

    void add_visit(SleepSets::Id asleep) { visits_.emplace_back().asleep = asleep; }

    // With the steps in `found_`.
    void push_level(std::uint32_t visit, double share) {
        Level level{.first_choice = choices_.size(),
                    .end_choice = 0,
                    .first_step = steps_.size(),
                    .visit = visit,
                    .low = depth(),
                    .asleep = visits_[visit].asleep,
                    .has_sleepers = visits_[visit].asleep != SleepSets::kNobody,
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
        if (level.has_sleepers)
            for (Choice& choice : choices_of(level))
                choice.is_asleep = sleep_sets_.contains(level.asleep, system_.name_of(choice.thread));
        if (found_.size() > 1) push_mark();
    }

    void close() {
        Level level = levels_.back();
        std::uint32_t place = depth() - 1;
        // So have sleepers where they went, unless the others only go round.
        bool has_led_on = !level.is_again && (leads_on(level) || (level.has_sleepers && level.low == place));
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
        if (is_dynamic() && !level.is_again && level.end_choice - level.first_choice > 1) judge(level);
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
        worthy_ += std::any_of(choices.begin(), choices.end(),
                               [](const Choice& choice) { return !choice.is_taken && !choice.is_asleep; });
        if (judged_ < patience_) return;
        patience_ *= 2;
        if (worthy_ * ReductionOptions::kWorthIt >= judged_) return;
        was_given_up_ = true;
        system_.ignore_effects();
    }

    // All states of the component were explored. Each can be followed by whatever follows any of them. The first of them is known
    // already: all others come after it, and a step that waited for all others may keep from it what follows them.
    void complete(Level& level) {
        auto is_inside = [&] { return !incomplete_.empty() && incomplete_.back() > level.visit; };
        if (is_inside()) level.future = futures_.without_causes(level.future);
        visits_[level.visit].complete(level.future);
        Futures::Id inside = level.future;
        for (std::size_t i = incomplete_.size(); i-- > 0 && incomplete_[i] > level.visit;)
            inside = futures_.unite(inside, visits_[incomplete_[i]].future);
        for (; is_inside(); incomplete_.pop_back()) visits_[incomplete_.back()].complete(inside);
    }

    // The execution has come to a state that was visited before, perhaps several times.
    void come_again(std::uint32_t latest, SleepSets::Id asleep, double share) {
        bool is_done = were_awake(latest, asleep);
        // Once all take all their steps, it does not matter what follows.
        Prospect prospect = was_given_up_ ? Prospect{Futures::kNothing, depth()} : look_forward(latest);
        if (!is_done && is_short_enough(share)) {
            open_again(latest, prospect, asleep, share);
            return;
        }
        ++meter_.statistics.matched;
        if (is_done) leaf(share);
        leave_step();
    }

    // Did all threads go at the earlier visits, but for those who sleep now? A step that changes nothing wakes nobody.
    bool were_awake(std::uint32_t latest, SleepSets::Id asleep) {
        if (latest == levels_.back().visit || options_.forgets_sleepers) return true;
        bool is_all = true;
        enough_.clear();
        for (std::optional<std::uint32_t> next = latest; next; next = store_.earlier(*next)) {
            if (sleep_sets_.is_subset(visits_[*next].asleep, asleep))
                enough_.push_back(*next);
            else
                is_all = false;
        }
        return is_all || (!enough_.empty() && store_.are_enough(enough_));
    }

    // What can follow the state, as its visits tell.
    Prospect look_forward(std::uint32_t latest) {
        Level& level = levels_.back();
        Futures::Id future = Futures::kNothing;
        const Visit* first = nullptr;  // state of the present execution that can be come to from here, if any can
        bool is_present = false;       // is it this one?
        for (std::optional<std::uint32_t> next = latest; next; next = store_.earlier(*next)) {
            const Visit& visit = visits_[*next];
            future = futures_.unite(future, visit.future);
            if (visit.status == Visit::Status::Complete) continue;
            const Visit* present = &visit;
            while (present->status != Visit::Status::Present) present = &visits_[present->place];
            if (first != nullptr && first->place <= present->place) continue;
            first = present;
            is_present = present == &visit;
        }
        expect(future);
        add_future(future);
        Prospect prospect{future, first == nullptr ? depth() : first->place};
        if (first == nullptr) {
            choices_[level.choice].leads_on = true;
            return prospect;
        }
        // The execution need not end: whoever is blocked here may be so for ever.
        add_future(note_blocked());
        level.low = std::min(level.low, first->place);
        if (options_.ignores_cycles) {
            choices_[level.choice].leads_on = true;
            return prospect;
        }
        want_all_since(first->place + 1);
        bool goes_round_alone = is_present && std::all_of(path_.begin() + first->place, path_.end(),
                                                          [&](const Step& step) { return step.thread == path_.back().thread; });
        if (goes_round_alone && is_dynamic()) return prospect;
        choices_[level.choice].leads_on = true;
        want_all(levels_[first->place]);
        return prospect;
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
        if (level.has_sleepers || level.is_again) return add_overtaking_awake(level, thread, step, when);
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

    // The same where threads sleep. If one of them can be the first to go in an execution in which the step is overtaken, that
    // was explored where it went. Otherwise its sleep is no answer: it must go, for others to be found that go before it; or all
    // others, which costs less if that is one at most, since who sleeps goes once more when the state is visited again.
    bool add_overtaking_awake(Level& level, std::uint32_t thread, std::uint32_t step, When when) {
        causality_.helpers(step, helpers_);
        bool needs_nobody = helpers_.empty() && when == When::Next;
        helpers_.push_back(thread);
        Choice *leading = nullptr, *sleeper = nullptr;
        for (std::uint32_t helper : helpers_) {
            Choice* choice = choice_of(level, helper);
            if (choice == nullptr) continue;
            if (!choice->is_asleep) {
                if (leading == nullptr || choice->is_wanted) leading = choice;
                continue;
            }
            if (causality_.is_first(helper, step).value_or(helper == thread && needs_nobody)) return true;
            sleeper = choice;
        }
        if (level.is_again) return false;  // who can go on here is not known any more
        if (leading == nullptr && sleeper != nullptr && others_left(level) <= 1) {
            want_all(level);
            return true;
        }
        if (leading == nullptr) leading = sleeper;
        if (leading == nullptr) {
            if (when == When::Later) want_all(level);
            return false;
        }
        leading->is_asleep = false;
        leading->is_wanted = leading->is_relied_on = true;
        return true;
    }

    std::ptrdiff_t others_left(const Level& level) {
        std::span<Choice> choices = choices_of(level);
        return std::count_if(choices.begin(), choices.end(),
                             [](const Choice& choice) { return !choice.is_wanted && !choice.is_asleep; });
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
    SleepSets sleep_sets_{futures_};
    std::unordered_map<std::uint64_t, std::uint32_t> threads_;  // by name, in the present execution
    std::unordered_map<std::uint64_t, std::uint64_t> parents_;  // names
    Effects effects_;
    Futures::Step step_;  // as it is put together
    std::vector<Blocked> blocked_;
    std::vector<std::uint32_t> helpers_, enough_;
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
