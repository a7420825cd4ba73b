#include "state/threads.h"

#include <cstring>

#include "base/verify.h"

namespace raceproof::state {
namespace {

constexpr std::uint64_t kFirstThreadSalt = 0x6d61696e;

}  // namespace

Thread& Threads::start(Thread* parent, Ref java_thread) {
    VERIFY(threads_.size() < kMaximumThreads, "should not start more threads than a lock word can name");
    std::uint64_t name = mix64(kFirstThreadSalt, threads_.size());
    auto id = static_cast<ThreadId>(threads_.size()), parent_id = id;
    std::uint32_t child_number = 0;
    if (parent != nullptr) {
        before_status_write(*parent);
        child_number = parent->status.children++;
        name = mix64(parent->name, child_number);
        parent_id = parent->id;
    }
    std::unique_ptr<Thread> thread = take_spare();
    thread->id = id;
    thread->name = name;
    thread->parent = parent_id;
    thread->child_number = child_number;
    thread->status = {};
    thread->status.java_thread = java_thread;
    thread->status_hash = {};
    thread->depth = thread->first_saved_frame = thread->committed_depth = 0;
    thread->status_epoch = thread->stack_epoch = epoch_.now();
    threads_.push_back(std::move(thread));
    if (epoch_.journals()) {
        changed_.push_back(id);
        push(Record::Start, 0);
    } else {
        with_storage_.push_back(id);
    }
    return *threads_.back();
}

std::unique_ptr<Thread> Threads::take_spare() {
    if (!epoch_.journals()) reuse_storage_of_terminated();
    std::unique_ptr<Thread> thread;
    if (spare_.empty()) {
        thread = std::make_unique<Thread>();
        storage_.provide(*thread);
    } else {
        thread = std::move(spare_.back());
        spare_.pop_back();
    }
    return thread;
}

// Nobody goes back to a terminated thread of an unjournalled state.
void Threads::reuse_storage_of_terminated() {
    std::erase_if(with_storage_, [&](ThreadId id) {
        Thread& candidate = (*this)[id];
        if (candidate.status.status != ThreadStatus::Terminated || candidate.depth != 0) return false;
        storage_.take_back(candidate);
        return true;
    });
}

void Threads::note_changed(Thread& thread) {
    if (thread.status_epoch != epoch_.now() && thread.stack_epoch != epoch_.now()) changed_.push_back(thread.id);
}

void Threads::save_status(Thread& thread) {
    if (epoch_.journals()) {
        note_changed(thread);
        saved_statuses_.push_back(journal().position());
        *reinterpret_cast<SavedStatus*>(push(Record::Status, words_of<SavedStatus>())) = {thread.id, thread.status,
                                                                                          thread.status_hash};
    }
    thread.status_epoch = epoch_.now();
}

void Threads::save_top_frame(Thread& thread) {
    std::uint32_t from = 0;
    if (epoch_.journals()) {
        note_changed(thread);
        from = thread.depth > 0 ? thread.depth - 1 : 0;
        save_frames(thread, from, thread.depth);
    }
    thread.stack_epoch = epoch_.now();
    thread.first_saved_frame = from;
}

void Threads::save_frame(Thread& thread) {
    std::uint32_t from = thread.depth > 0 ? thread.depth - 1 : 0;
    if (from >= thread.first_saved_frame) return;
    save_frames(thread, from, thread.first_saved_frame);
    thread.first_saved_frame = from;
}

void Threads::save_left_frames() {
    for (ThreadId id : changed_) {
        Thread& thread = (*this)[id];
        if (thread.depth >= thread.first_saved_frame) continue;
        save_frames(thread, thread.depth, thread.first_saved_frame);
        thread.first_saved_frame = thread.depth;
    }
}

void Threads::save_frames(Thread& thread, std::uint32_t from, std::uint32_t to) {
    std::size_t words = words_of<SavedFrames>();
    for (std::uint32_t i = from; i < to; ++i) words += words_of<SavedFrame>() + slot_words(thread.frames[i]);
    saved_frames_.push_back(journal().position());
    std::uint64_t* data = push(Record::Frames, words);
    *reinterpret_cast<SavedFrames*>(data) = {thread.id, thread.committed_depth, from, to - from};
    data += words_of<SavedFrames>();
    for (std::uint32_t i = from; i < to; ++i) {
        const Frame& frame = thread.frames[i];
        *reinterpret_cast<SavedFrame*>(data) = {frame, thread.frame_hashes[i]};
        data += words_of<SavedFrame>();
        std::memcpy(data, frame.locals, slot_words(frame) * sizeof(Slot));
        data += slot_words(frame);
    }
}

void Threads::reset_epochs() {
    for (const std::unique_ptr<Thread>& thread : threads_) thread->status_epoch = thread->stack_epoch = 0;
}

void Threads::undo(std::uint32_t record, const std::uint64_t* data, std::size_t) {
    switch (Record{record}) {
        case Record::Start:
            spare_.push_back(std::move(threads_.back()));
            threads_.pop_back();
            return;
        case Record::Status: {
            const auto& saved = *reinterpret_cast<const SavedStatus*>(data);
            Thread& thread = (*this)[saved.thread];
            thread.status = saved.status;
            thread.status_hash = saved.hash;
            return;
        }
        case Record::Frames: return restore_frames(data);
    }
}

void Threads::restore_frames(const std::uint64_t* data) {
    const auto& saved = *reinterpret_cast<const SavedFrames*>(data);
    data += words_of<SavedFrames>();
    Thread& thread = (*this)[saved.thread];
    for (std::uint32_t i = saved.first; i < saved.first + saved.count; ++i) {
        const auto& entry = *reinterpret_cast<const SavedFrame*>(data);
        data += words_of<SavedFrame>();
        thread.frames[i] = entry.frame;
        thread.frame_hashes[i] = entry.hash;
        std::memcpy(entry.frame.locals, data, slot_words(entry.frame) * sizeof(Slot));
        data += slot_words(entry.frame);
    }
    thread.depth = thread.committed_depth = thread.first_saved_frame = saved.depth;
}

}  // namespace raceproof::state
