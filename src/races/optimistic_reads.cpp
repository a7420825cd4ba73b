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
    void resolve(Resolution resolution, Attempts attempts, Condition condition) {
        std::vector<Attempt> open;
        for (Attempt attempt : std::exchange(now_.attempts, {})) {
            bool is_resolved = condition(std::as_const(attempt));
            if (is_resolved) {
                is_changed_ = true;
                for (Section& section : now_.sections) resolve(section, attempt, resolution);
                attempt.was_valid = resolution == Resolution::Valid;
            }
            if (!is_resolved || attempts == Attempts::StayOpen) open.push_back(attempt);
        }
        now_.attempts = std::move(open);
        std::erase_if(now_.sections, [](const Section& section) { return section.unresolved.empty(); });
    }
    void again(std::uint64_t stamp, Ref lock) {
        for (Attempt& attempt : now_.attempts) attempt.was_valid &= attempt.lock != lock || attempt.stamp != stamp;
        is_changed_ = true;
    }
    void commit() {
        if (!is_changed_) return;
        // What is read from now on has another fate than what was read before.
        for (Section& section : now_.sections) section.takes_reads = false;
        reads_.set(thread_, now_.attempts.empty() ? nullptr : std::make_shared<const Speculation>(std::move(now_)));
    }

  private:
    void resolve(Section& section, const Attempt& attempt, Resolution resolution) {
        if (std::erase(section.unresolved, attempt.id) == 0) return;
        if (resolution == Resolution::Invalid) {
            reads_.detector_.resolve_section(section.number, Detector::Resolution::Invalid);
            section.unresolved.clear();
            return;
        }
        if (resolution == Resolution::Valid)
            reads_.detector_.guard_section(section.number, Sync{static_cast<memory::Object>(attempt.lock), attempt.state_slot});
        if (!section.unresolved.empty()) return;
        reads_.detector_.resolve_section(section.number, Detector::Resolution::Valid);
        std::move(section.races.begin(), section.races.end(), std::back_inserter(counting_));
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
    change.resolve(Resolution::Over, Change::Attempts::End, [](const Attempt& attempt) { return attempt.lock == state::kNull; });
    if (is_of_lock)
        on_lock_event(event, change);
    else
        change.resolve(Resolution::Over, Change::Attempts::End, [](const Attempt& attempt) { return attempt.was_valid; });
    change.commit();
}

void OptimisticReads::on_end(ThreadId thread, std::vector<Race>& counting) {
    if (!is_speculative(thread)) return;
    Change change(*this, thread, counting);
    change.resolve(Resolution::Over, Change::Attempts::End, [](const Attempt&) { return true; });
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
    change.resolve(Resolution::Over, Change::Attempts::End, [&](const Attempt& attempt) {
        return attempt.was_valid || (attempt.lock == event.object && !has_stamp(event.thread, attempt.stamp));
    });
}

void OptimisticReads::look(const MemoryEvent& event, std::uint64_t stamp, bool locks, Change& change) {
    std::uint64_t state = machine_.state().at(event.object).slots()[event.position];
    bool is_valid = (stamp & ~kReaders) == (state & ~kReaders);
    const Speculation* speculation = speculation_of(event.thread);
    if (!is_valid && speculation != nullptr && !speculation->sections.empty())
        machine_.assumptions.note(machine::AssumptionKind::DiscardedReads, machine_.state().thread(event.thread), "");
    change.resolve(is_valid ? Resolution::Valid : Resolution::Invalid,
                   is_valid && !locks ? Change::Attempts::StayOpen : Change::Attempts::End,
                   [&](const Attempt& attempt) { return attempt.lock == event.object && attempt.stamp == stamp; });
}

void OptimisticReads::begin(const MemoryEvent& event, std::uint64_t stamp, Change& change) {
    bool is_open = false;
    change.resolve(Resolution::Over, Change::Attempts::End, [&](const Attempt& attempt) {
        if (attempt.lock != event.object) return false;
        is_open |= attempt.stamp == stamp;
        return attempt.stamp != stamp && !has_stamp(event.thread, attempt.stamp);
    });
    // The same stamp again: who looks at it resolves both.
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
        saved_.push_back({thread, std::move(place), section_threads_.size()});
        journal().push(component(), 0, 0);
    }
    place = std::move(speculation);
    if (place == nullptr) speculations_.erase(thread);
}

memory::Thread OptimisticReads::section_of(ThreadId thread) {
    const Speculation& old = *speculation_of(thread);
    for (const Section& section : old.sections)
        if (section.takes_reads) return section.number;
    auto now = std::make_shared<Speculation>(old);
    Section section{kFirstSection + static_cast<memory::Thread>(section_threads_.size()),
                    least_free(old.sections, &Section::ordinal)};
    for (const Attempt& attempt : old.attempts) section.unresolved.push_back(attempt.id);
    now->sections.push_back(section);
    set(thread, std::move(now));
    section_threads_.push_back(thread);
    return section.number;
}

void OptimisticReads::add_race(memory::Thread number, Race race) {
    ThreadId thread = thread_of(number);
    auto now = std::make_shared<Speculation>(*speculation_of(thread));
    auto section =
        std::find_if(now->sections.begin(), now->sections.end(), [&](const Section& one) { return one.number == number; });
    section->races.push_back(std::move(race));
    set(thread, std::move(now));
}

ThreadId OptimisticReads::thread_of(memory::Thread number) const {
    return number < kFirstSection ? static_cast<ThreadId>(number) : section_threads_[number - kFirstSection];
}

const OptimisticReads::Section* OptimisticReads::find(memory::Thread number) const {
    if (number < kFirstSection) return nullptr;
    const Speculation* speculation = speculation_of(thread_of(number));
    if (speculation == nullptr) return nullptr;
    for (const Section& section : speculation->sections)
        if (section.number == number) return &section;
    return nullptr;
}

bool OptimisticReads::is_open(memory::Thread number) const { return find(number) != nullptr; }

std::uint64_t OptimisticReads::name_of(memory::Thread section) const {
    return mix64(machine_.state().thread(thread_of(section)).name, 0x747269616cu + find(section)->ordinal);
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
    section_threads_.resize(last.section_count);
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
        for (const Section& section : speculation->sections) {
            hasher.add(section.ordinal);
            hasher.add(section.takes_reads);
            for (AttemptId attempt : section.unresolved) hasher.add(attempt);
            // In the order in which they came, which others may have changed: each counts for itself.
            for (const Race& race : section.races) {
                Hasher id(mix64(section.ordinal, machine_.state().thread(thread).name));
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
