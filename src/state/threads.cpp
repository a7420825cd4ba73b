// Threads: starting them, and saving statuses and frames on first touch.
#include <cstring>

#include "state/state.h"

namespace raceproof::state {
namespace {

constexpr std::uint64_t kFirstThreadSalt = 0x6d61696e;

struct SavedStatus {
    ThreadId thread;
    Thread::Status status;
    Hash128 hash;
};

// Followed by `count` times a SavedFrame and the frame's slots.
struct SavedFrames {
    ThreadId thread;
    std::uint32_t depth;
    std::uint32_t first;
    std::uint32_t count;
};
struct SavedFrame {
    Frame frame;
    Hash128 hash;
};

std::size_t slot_bytes(const Frame& frame) { return static_cast<std::size_t>(frame.stack_pointer - frame.locals) * sizeof(Slot); }

}  // namespace

Thread& State::new_thread(Thread* parent, Ref java_thread) {
    VERIFY(threads_.size() < kMaximumThreads, "should not start more threads than a lock word can name");
    std::uint64_t name = mix64(kFirstThreadSalt, threads_.size());
    auto id = static_cast<ThreadId>(threads_.size()), parent_id = id;
    std::uint32_t child_number = 0;
    if (parent != nullptr) {
        touch_status(*parent);
        child_number = parent->status.children++;
        name = mix64(parent->name, child_number);
        parent_id = parent->id;
    }
    if (!options_.journal) reuse_storage_of_terminated();
    std::unique_ptr<Thread> thread;
    if (spare_threads_.empty()) {
        thread = std::make_unique<Thread>();
        thread_storage_.provide(*thread);
    } else {
        thread = std::move(spare_threads_.back());
        spare_threads_.pop_back();
    }
    thread->id = id;
    thread->name = name;
    thread->parent = parent_id;
    thread->child_number = child_number;
    thread->status = {};
    thread->status.java_thread = java_thread;
    thread->status_hash = {};
    thread->depth = thread->untouched = thread->settled_depth = 0;
    thread->status_epoch = thread->stack_epoch = epoch_;
    threads_.push_back(std::move(thread));
    Thread& made = *threads_.back();
    if (options_.journal) {
        touched_threads_.push_back(made.id);
        journal_.push(remove_thread, this, 0);
    } else {
        with_storage_.push_back(made.id);
    }
    return made;
}

void State::remove_thread(void* component, const std::byte*, std::size_t) {
    auto& state = *static_cast<State*>(component);
    state.spare_threads_.push_back(std::move(state.threads_.back()));
    state.threads_.pop_back();
}

// Nobody goes back to a terminated thread of an unjournalled state.
void State::reuse_storage_of_terminated() {
    std::erase_if(with_storage_, [&](ThreadId id) {
        Thread& candidate = thread(id);
        if (candidate.status.status != ThreadStatus::Terminated || candidate.depth != 0) return false;
        thread_storage_.take_back(candidate);
        return true;
    });
}

void State::note_touched(Thread& thread) {
    if (thread.status_epoch != epoch_ && thread.stack_epoch != epoch_) touched_threads_.push_back(thread.id);
}

void State::touch_status_slowly(Thread& thread) {
    if (!options_.journal) {
        thread.status_epoch = epoch_;
        return;
    }
    note_touched(thread);
    thread.status_epoch = epoch_;
    saved_statuses_.push_back(journal_.position());
    std::byte* data = journal_.push(restore_status, this, sizeof(SavedStatus));
    *reinterpret_cast<SavedStatus*>(data) = {thread.id, thread.status, thread.status_hash};
}

void State::restore_status(void* component, const std::byte* data, std::size_t) {
    const auto& saved = *reinterpret_cast<const SavedStatus*>(data);
    Thread& thread = static_cast<State*>(component)->thread(saved.thread);
    thread.status = saved.status;
    thread.status_hash = saved.hash;
}

void State::suspect_saved_status(Journal::Position position) {
    const auto& saved = *reinterpret_cast<const SavedStatus*>(journal_.data_at(position));
    // A thread that has ended keeps nothing alive. What its status still names may be long gone, and its place used again.
    if (saved.status.status == ThreadStatus::Terminated) return;
    suspect(saved.status.waiting_on);
    suspect(saved.status.java_thread);
}

void State::begin_running_slowly(Thread& thread) {
    if (!options_.journal) {
        thread.stack_epoch = epoch_;
        thread.untouched = 0;
        return;
    }
    note_touched(thread);
    thread.stack_epoch = epoch_;
    std::uint32_t from = thread.depth > 0 ? thread.depth - 1 : 0;
    save_frames(thread, from, thread.depth);
    thread.untouched = from;
}

void State::save_frame(Thread& thread) {
    std::uint32_t from = thread.depth > 0 ? thread.depth - 1 : 0;
    if (from >= thread.untouched) return;
    save_frames(thread, from, thread.untouched);
    thread.untouched = from;
}

void State::save_frames(Thread& thread, std::uint32_t from, std::uint32_t to) {
    std::size_t size = sizeof(SavedFrames);
    for (std::uint32_t i = from; i < to; ++i) size += sizeof(SavedFrame) + slot_bytes(thread.frames[i]);
    saved_frames_.push_back(journal_.position());
    std::byte* data = journal_.push(restore_frames, this, size);
    *reinterpret_cast<SavedFrames*>(data) = {thread.id, thread.settled_depth, from, to - from};
    data += sizeof(SavedFrames);
    for (std::uint32_t i = from; i < to; ++i) {
        const Frame& frame = thread.frames[i];
        *reinterpret_cast<SavedFrame*>(data) = {frame, thread.frame_hashes[i]};
        data += sizeof(SavedFrame);
        std::memcpy(data, frame.locals, slot_bytes(frame));
        data += slot_bytes(frame);
    }
}

void State::restore_frames(void* component, const std::byte* data, std::size_t) {
    const auto& saved = *reinterpret_cast<const SavedFrames*>(data);
    data += sizeof(SavedFrames);
    Thread& thread = static_cast<State*>(component)->thread(saved.thread);
    for (std::uint32_t i = saved.first; i < saved.first + saved.count; ++i) {
        const auto& entry = *reinterpret_cast<const SavedFrame*>(data);
        data += sizeof(SavedFrame);
        thread.frames[i] = entry.frame;
        thread.frame_hashes[i] = entry.hash;
        std::memcpy(entry.frame.locals, data, slot_bytes(entry.frame));
        data += slot_bytes(entry.frame);
    }
    thread.depth = thread.settled_depth = thread.untouched = saved.depth;
}

void State::suspect_saved_frames(Journal::Position position) {
    const std::byte* data = journal_.data_at(position);
    std::uint32_t count = reinterpret_cast<const SavedFrames*>(data)->count;
    data += sizeof(SavedFrames);
    for (; count > 0; --count) {
        Frame frame = reinterpret_cast<const SavedFrame*>(data)->frame;
        data += sizeof(SavedFrame);
        std::size_t bytes = slot_bytes(frame);
        // As it was: with the saved slots in place of those that others have overwritten.
        frame.locals = reinterpret_cast<Slot*>(const_cast<std::byte*>(data));
        frame.stack_pointer = frame.locals + bytes / sizeof(Slot);
        frame_slots_.for_each_reference(frame, [this](Ref ref) { suspect(ref); });
        data += bytes;
    }
}

}  // namespace raceproof::state
