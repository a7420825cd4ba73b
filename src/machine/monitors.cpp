#include "machine/monitors.h"

namespace raceproof::machine {

using state::Object;
using state::Ref;

namespace {

std::uint32_t owner_bits(const state::Thread& thread) { return (static_cast<std::uint32_t>(thread.id) + 1) << 16; }

}  // namespace

bool Monitors::lock(state::Thread& thread, Object& object) {
    if (object.lock == 0) {
        state_.before_write(object);
        object.lock = owner_bits(thread);
        events_.emit(MemoryEventKind::Lock, thread, state_.objects().ref_of(object));
        return true;
    }
    if ((object.lock & 0xFFFF0000) != owner_bits(thread)) return false;
    VERIFY((object.lock & 0xFFFF) != 0xFFFF, "should not nest a monitor 65536 times");
    state_.before_write(object);
    ++object.lock;
    return true;
}

bool Monitors::unlock(state::Thread& thread, Object& object) {
    if ((object.lock & 0xFFFF0000) != owner_bits(thread)) return false;
    if ((object.lock & 0xFFFF) == 0) {
        release_fully(thread, object);
        return true;
    }
    state_.before_write(object);
    --object.lock;
    return true;
}

void Monitors::release_fully(state::Thread& thread, Object& object) {
    events_.emit(MemoryEventKind::Unlock, thread, state_.objects().ref_of(object));
    state_.before_write(object);
    object.lock = 0;
}

void Monitors::acquire_again(state::Thread& thread, Object& object, std::uint32_t depth) {
    state_.before_write(object);
    object.lock = owner_bits(thread) | depth;
    events_.emit(MemoryEventKind::Lock, thread, state_.objects().ref_of(object));
}

std::vector<state::ThreadId> Monitors::waiters(Ref monitor) const {
    std::vector<state::ThreadId> result;
    for (std::size_t i = 0; i < state_.thread_count(); ++i) {
        const state::Thread& thread = state_.thread(static_cast<state::ThreadId>(i));
        bool waits =
            thread.status.status == state::ThreadStatus::Waiting || thread.status.status == state::ThreadStatus::TimedWaiting;
        if (waits && thread.status.waiting_on == monitor && !thread.status.notified) result.push_back(thread.id);
    }
    return result;
}

bool Monitors::is_interrupted(state::ThreadId thread) const {
    return state_.at(state_.thread(thread).status.java_thread).slots()[known_.thread_members.interrupted->slot] != 0;
}

void Monitors::notify_all(Ref monitor, std::uint32_t gone) {
    for (state::ThreadId id : waiters(monitor)) {
        if (is_interrupted(id)) {
            bool has_left = gone & 1;
            gone >>= 1;
            if (has_left) continue;
        }
        state::Thread& waiter = state_.thread(id);
        state_.threads().before_status_write(waiter);
        waiter.status.notified = true;
    }
}

bool Monitors::holds(const state::Thread& thread, const Object& object) const {
    return (object.lock & 0xFFFF0000) == owner_bits(thread);
}

bool Monitors::holds_once(const state::Thread& thread, const Object& object) const { return object.lock == owner_bits(thread); }

}  // namespace raceproof::machine
