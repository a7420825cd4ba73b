#include "races/optimistic_reads.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace raceproof::races {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using memory::Detector;
using memory::kFirstSection;
using memory::Sync;
using state::Frame;
using state::Ref;
using state::ThreadId;

namespace {

// Of StampedLock: the readers' count, and that and the writer's bit. The rest of a stamp is the version.
constexpr std::uint64_t kReaders = 127, kWriter = 128, kHolders = 255, kFirstVersion = 256;

bool is_of_stamped_lock(const program::Method& method) {
    return method.owner->is_trusted && method.owner->name.text() == "java/util/concurrent/locks/StampedLock";
}

bool synchronises(MemoryEventKind kind) {
    using enum MemoryEventKind;
    return kind != PlainRead && kind != PlainWrite && kind != New && kind != Freeze && kind != ClassSeenInitialised;
}

// The method of the lock that the program has called.
const Frame& entry_of(const state::Thread& thread) {
    std::uint32_t at = thread.depth - 1;
    while (thread.frames[at].code == nullptr) --at;
    while (at > 0 && thread.frames[at - 1].code != nullptr && is_of_stamped_lock(*thread.frames[at - 1].method)) --at;
    return thread.frames[at];
}

template <class Numbered, class Number>
std::uint32_t least_free(const std::vector<Numbered>& used, Number number) {
    std::uint32_t free = 0;
    while (std::any_of(used.begin(), used.end(), [&](const Numbered& one) { return one.*number == free; })) ++free;
    return free;
}

}  // namespace

// A changed copy of what a thread speculates, which takes the place of the old one.
class OptimisticReads::Change {
  public:
    Change(OptimisticReads& reads, ThreadId thread, std::vector<Race>& counting)
        : reads_(reads), thread_(thread), counting_(counting) {
        if (const Speculation* old = reads.speculation_of(thread)) now_ = *old;
    }

    const Speculation& now() const { return now_; }
    ThreadId thread() const { return thread_; }

    void add(Attempt attempt) {
        attempt.id = least_free(now_.attempts, &Attempt::id);
        now_.attempts.push_back(attempt);
        is_changed_ = true;
    }
    // All that the condition holds for. They are no longer open, unless a stamp that was found valid may be looked at again.
    enum class Attempts : std::uint8_t { StayOpen, End };
    template <class Condition>
    void judge(Judgement judgement, Attempts attempts, Condition condition) {
        std::vector<Attempt> open;
        for (Attempt attempt : std::exchange(now_.attempts, {})) {
            bool is_judged = condition(std::as_const(attempt));
            if (is_judged) {
                is_changed_ = true;
                for (Trial& trial : now_.trials) judge(trial, attempt, judgement);
                attempt.was_valid = judgement == Judgement::Valid;
            }
            if (!is_judged || attempts == Attempts::StayOpen) open.push_back(attempt);
        }
        now_.attempts = std::move(open);
        std::erase_if(now_.trials, [](const Trial& trial) { return trial.unjudged.empty(); });
    }
    void again(std::uint64_t stamp, Ref lock) {
        for (Attempt& attempt : now_.attempts) attempt.was_valid &= attempt.lock != lock || attempt.stamp != stamp;
        is_changed_ = true;
    }
    void commit() {
        if (!is_changed_) return;
        // What is read from now on has another fate than what was read before.
        for (Trial& trial : now_.trials) trial.takes_reads = false;
        reads_.set(thread_, now_.attempts.empty() ? nullptr : std::make_shared<const Speculation>(std::move(now_)));
    }

  private:
    void judge(Trial& trial, const Attempt& attempt, Judgement judgement) {
        if (std::erase(trial.unjudged, attempt.id) == 0) return;
        if (judgement == Judgement::Invalid) {
            reads_.detector_.resolve_section(trial.number, Detector::Resolution::Invalid);
            trial.unjudged.clear();
            return;
        }
        if (judgement == Judgement::Valid)
            reads_.detector_.guard_section(trial.number, Sync{static_cast<memory::Object>(attempt.lock), attempt.state_slot});
        if (!trial.unjudged.empty()) return;
        reads_.detector_.resolve_section(trial.number, Detector::Resolution::Valid);
        std::move(trial.races.begin(), trial.races.end(), std::back_inserter(counting_));
    }

    OptimisticReads& reads_;
    ThreadId thread_;
    std::vector<Race>& counting_;
    Speculation now_;
    bool is_changed_ = false;
};

void OptimisticReads::on_event(const MemoryEvent& event, std::vector<Race>& counting) {
    if (!synchronises(event.kind)) return;
    bool is_of_lock = is_of_stamped_lock(*event.method);
    if (!is_of_lock && !is_speculative(event.thread)) return;
    if (event.kind == MemoryEventKind::End) return on_end(event.thread, counting);
    Change change(*this, event.thread, counting);
    change.judge(Judgement::Over, Change::Attempts::End, [](const Attempt& attempt) { return attempt.lock == state::kNull; });
    if (is_of_lock)
        on_lock_event(event, change);
    else
        change.judge(Judgement::Over, Change::Attempts::End, [](const Attempt& attempt) { return attempt.was_valid; });
    change.commit();
}

void OptimisticReads::on_end(ThreadId thread, std::vector<Race>& counting) {
    if (!is_speculative(thread)) return;
    Change change(*this, thread, counting);
    change.judge(Judgement::Over, Change::Attempts::End, [](const Attempt&) { return true; });
    change.commit();
}

void OptimisticReads::on_lock_event(const MemoryEvent& event, Change& change) {
    const Frame& entry = entry_of(machine_.state().thread(event.thread));
    std::string_view method = entry.method->name.text();
    bool is_about_state = event.kind == MemoryEventKind::VolatileRead || event.kind == MemoryEventKind::VolatileWrite ||
                          event.kind == MemoryEventKind::UpdateVolatile;
    std::uint64_t state = is_about_state ? machine_.state().at(event.object).slots()[event.position] : 0;
    bool reads_state = event.kind == MemoryEventKind::VolatileRead;
    if (method == "tryOptimisticRead") {
        if (reads_state) begin(event, (state & kWriter) == 0 ? state & ~kReaders : 0, change);
        return;
    }
    bool to_optimistic = method == "tryConvertToOptimisticRead";
    bool validates = method == "validate" || to_optimistic;
    bool locks = method == "tryConvertToReadLock" || method == "tryConvertToWriteLock";
    auto stamp = validates || locks ? static_cast<std::uint64_t>(state::as_long(entry.locals[1])) : 0;
    if (reads_state && (validates || locks) && (stamp & kHolders) == 0) return look(event, stamp, locks, change);
    // A lock that is given up for an optimistic stamp.
    if (to_optimistic && event.kind == MemoryEventKind::UpdateVolatile) return begin(event, state & ~kReaders, change);
    if (to_optimistic && event.kind == MemoryEventKind::VolatileWrite)
        return begin(event, state + kWriter == 0 ? kFirstVersion : state + kWriter, change);
    if (validates) return;
    change.judge(Judgement::Over, Change::Attempts::End, [&](const Attempt& attempt) {
        return attempt.was_valid || (attempt.lock == event.object && !has_stamp(event.thread, attempt.stamp));
    });
}

void OptimisticReads::look(const MemoryEvent& event, std::uint64_t stamp, bool locks, Change& change) {
    std::uint64_t state = machine_.state().at(event.object).slots()[event.position];
    bool is_valid = (stamp & ~kReaders) == (state & ~kReaders);
    const Speculation* speculation = speculation_of(event.thread);
    if (!is_valid && speculation != nullptr && !speculation->trials.empty())
        machine_.assumptions.note(machine::AssumptionKind::DiscardedReads, machine_.state().thread(event.thread), "");
    change.judge(is_valid ? Judgement::Valid : Judgement::Invalid,
                 is_valid && !locks ? Change::Attempts::StayOpen : Change::Attempts::End,
                 [&](const Attempt& attempt) { return attempt.lock == event.object && attempt.stamp == stamp; });
}

void OptimisticReads::begin(const MemoryEvent& event, std::uint64_t stamp, Change& change) {
    bool is_open = false;
    change.judge(Judgement::Over, Change::Attempts::End, [&](const Attempt& attempt) {
        if (attempt.lock != event.object) return false;
        is_open |= attempt.stamp == stamp;
        return attempt.stamp != stamp && !has_stamp(event.thread, attempt.stamp);
    });
    // The same stamp again: who looks at it judges both.
    if (is_open) return change.again(stamp, event.object);
    change.add({0, event.object, static_cast<std::uint32_t>(event.position), stamp});
}

// Is it in a variable, or in the middle of an expression, of a method that the thread executes?
bool OptimisticReads::has_stamp(ThreadId id, std::uint64_t stamp) const {
    const state::Thread& thread = machine_.state().thread(id);
    for (std::uint32_t i = 0; i < thread.depth; ++i) {
        const Frame& frame = thread.frames[i];
        if (frame.code == nullptr || is_of_stamped_lock(*frame.method)) continue;
        const program::FrameMap& map = machine_.program().frame_map(*frame.method, frame.pc);
        for (std::size_t local = 0; local < map.locals.size(); ++local) {
            bool is_value = map.locals[local] == program::SlotUse::Value;
            if (is_value && static_cast<std::uint64_t>(state::as_long(frame.locals[local])) == stamp) return true;
        }
        const state::Slot* stack = frame.locals + frame.code->max_locals;
        for (std::size_t at = 0; at < map.stack.size() && stack + at < frame.stack_pointer; ++at) {
            bool is_value = map.stack[at] == program::SlotUse::Value;
            if (is_value && static_cast<std::uint64_t>(state::as_long(stack[at])) == stamp) return true;
        }
    }
    return false;
}

void OptimisticReads::set(ThreadId thread, Kept speculation) {
    Kept& place = speculations_[thread];
    if (journal().has_mark()) {
        saved_.push_back({thread, std::move(place), trial_threads_.size()});
        journal().push(component(), 0, 0);
    }
    place = std::move(speculation);
    if (place == nullptr) speculations_.erase(thread);
}

memory::Thread OptimisticReads::trial_of(ThreadId thread) {
    const Speculation& old = *speculation_of(thread);
    for (const Trial& trial : old.trials)
        if (trial.takes_reads) return trial.number;
    auto now = std::make_shared<Speculation>(old);
    Trial trial{kFirstSection + static_cast<memory::Thread>(trial_threads_.size()), least_free(old.trials, &Trial::ordinal)};
    for (const Attempt& attempt : old.attempts) trial.unjudged.push_back(attempt.id);
    now->trials.push_back(trial);
    set(thread, std::move(now));
    trial_threads_.push_back(thread);
    return trial.number;
}

void OptimisticReads::add_race(memory::Thread number, Race race) {
    ThreadId thread = thread_of(number);
    auto now = std::make_shared<Speculation>(*speculation_of(thread));
    auto trial = std::find_if(now->trials.begin(), now->trials.end(), [&](const Trial& one) { return one.number == number; });
    trial->races.push_back(std::move(race));
    set(thread, std::move(now));
}

ThreadId OptimisticReads::thread_of(memory::Thread number) const {
    return number < kFirstSection ? static_cast<ThreadId>(number) : trial_threads_[number - kFirstSection];
}

const OptimisticReads::Trial* OptimisticReads::find(memory::Thread number) const {
    if (number < kFirstSection) return nullptr;
    const Speculation* speculation = speculation_of(thread_of(number));
    if (speculation == nullptr) return nullptr;
    for (const Trial& trial : speculation->trials)
        if (trial.number == number) return &trial;
    return nullptr;
}

bool OptimisticReads::is_open(memory::Thread number) const { return find(number) != nullptr; }

std::uint64_t OptimisticReads::name_of(memory::Thread trial) const {
    return mix64(machine_.state().thread(thread_of(trial)).name, 0x747269616cu + find(trial)->ordinal);
}

void OptimisticReads::on_freed(Ref ref) {
    std::vector<ThreadId> changed;
    for (const auto& [thread, speculation] : speculations_) {
        bool is_of_it = std::any_of(speculation->attempts.begin(), speculation->attempts.end(),
                                    [&](const Attempt& attempt) { return attempt.lock == ref; });
        if (is_of_it) changed.push_back(thread);
    }
    for (ThreadId thread : changed) {
        auto now = std::make_shared<Speculation>(*speculation_of(thread));
        for (Attempt& attempt : now->attempts)
            if (attempt.lock == ref) attempt.lock = state::kNull;
        set(thread, std::move(now));
    }
}

void OptimisticReads::undo(std::uint32_t, const std::uint64_t*, std::size_t) {
    Saved& last = saved_.back();
    trial_threads_.resize(last.trial_count);
    if (last.speculation == nullptr)
        speculations_.erase(last.thread);
    else
        speculations_[last.thread] = std::move(last.speculation);
    saved_.pop_back();
}

Hash128 OptimisticReads::label() const {
    Hash128 sum;
    for (const auto& [thread, speculation] : speculations_) {
        Hasher hasher(machine_.state().thread(thread).name);
        for (const Attempt& attempt : speculation->attempts) {
            hasher.add(attempt.id);
            hasher.add(attempt.lock == state::kNull ? 0 : machine_.state().at(attempt.lock).name_hash());
            hasher.add(attempt.stamp);
            hasher.add(attempt.was_valid);
        }
        for (const Trial& trial : speculation->trials) {
            hasher.add(trial.ordinal);
            hasher.add(trial.takes_reads);
            for (AttemptId attempt : trial.unjudged) hasher.add(attempt);
            // In the order in which they came, which others may have changed: each counts for itself.
            for (const Race& race : trial.races) {
                Hasher id(mix64(trial.ordinal, machine_.state().thread(thread).name));
                std::string text = race.identity();
                id.add_bytes(text.data(), text.size());
                sum += id.finish();
            }
        }
        sum += hasher.finish();
    }
    return sum;
}

}  // namespace raceproof::races
