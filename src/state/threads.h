// The threads of a state: starting them, and saving their statuses and frames before they change.
//
// Invariants. Threads have consecutive numbers, and are only ever added; going back removes the last ones. A thread's name comes
// from its parent's and how many that has started, not from its number. `changed` are the threads whose status or stack may be
// another than at the last end of a step, each once; what they were is in the journal (`for_each_dropped_reference` visits it).
//
// Saving. A status is saved as a whole. Of a stack the top frame is saved when the thread first runs in an epoch, and a frame
// below when a return or an exception uncovers it; see thread.h.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/journal.h"
#include "state/epoch.h"
#include "state/frame_slots.h"
#include "state/thread.h"
#include "state/thread_storage.h"

namespace raceproof::state {

class Threads final : private Undoable {
  public:
    Threads(program::Program& program, Journal& journal, const SaveEpoch& epoch)
        : Undoable(journal), epoch_(epoch), frame_slots_(program) {}

    Thread& operator[](ThreadId id) const { return *threads_[static_cast<std::size_t>(id)]; }
    std::size_t size() const { return threads_.size(); }
    const std::vector<std::unique_ptr<Thread>>& all() const { return threads_; }
    // The first thread has no parent.
    Thread& start(Thread* parent, Ref java_thread);

    // Before a change of the status.
    void before_status_write(Thread& thread) {
        if (thread.status_epoch != epoch_.now()) save_status(thread);
    }
    // Before a thread runs in this epoch.
    void begin_running(Thread& thread) {
        if (thread.stack_epoch != epoch_.now()) save_top_frame(thread);
    }
    // Before a frame that a return or an exception uncovers is run or written: call when depth - 1 < first_saved_frame.
    void save_frame(Thread& thread);
    // The same for one below it, and those above it.
    void save_frames_from(Thread& thread, std::uint32_t index) {
        if (index >= thread.first_saved_frame) return;
        save_frames(thread, index, thread.first_saved_frame);
        thread.first_saved_frame = index;
    }

    const FrameSlots& frame_slots() const { return frame_slots_; }
    const std::vector<ThreadId>& changed() const { return changed_; }
    // Of a thread: visit(Ref) for each reference, null left out, that its status and its frames from `first` on have now.
    template <typename Visit>
    void for_each_reference(const Thread& thread, std::uint32_t first_frame, Visit visit) const;
    // The references that the changed statuses and frames had, and do not have in the same places now; null may be visited, too.
    template <typename Visit>
    void for_each_dropped_reference(Visit visit) const;

    // ── the end of a step ──
    // Frames that were popped while nothing below them ran: the next call would overwrite them.
    void save_left_frames();
    // What changed is what was committed.
    void commit() {
        for (ThreadId id : changed_) {
            Thread& thread = (*this)[id];
            thread.first_saved_frame = thread.committed_depth = thread.depth;
        }
    }
    void end_epoch() {
        changed_.clear();
        saved_statuses_.clear();
        saved_frames_.clear();
    }
    // No thread may seem saved because an epoch's number comes again.
    void reset_epochs();

  private:
    enum class Record : std::uint32_t { Start, Status, Frames };
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
    static std::size_t slot_words(const Frame& frame) { return static_cast<std::size_t>(frame.stack_pointer - frame.locals); }
    template <typename T>
    static constexpr std::size_t words_of() {
        static_assert(sizeof(T) % 8 == 0 && alignof(T) <= 8);
        return sizeof(T) / 8;
    }

    std::unique_ptr<Thread> take_spare();
    void save_status(Thread& thread);
    void save_top_frame(Thread& thread);
    void note_changed(Thread& thread);
    void save_frames(Thread& thread, std::uint32_t from, std::uint32_t to);
    void reuse_storage_of_terminated();
    std::uint64_t* push(Record record, std::size_t words) {
        return journal().push(component(), static_cast<std::uint32_t>(record), words);
    }
    void undo(std::uint32_t record, const std::uint64_t* data, std::size_t words) override;
    void restore_frames(const std::uint64_t* data);

    const SaveEpoch& epoch_;
    FrameSlots frame_slots_;
    std::vector<std::unique_ptr<Thread>> threads_;
    std::vector<std::unique_ptr<Thread>> spare_;
    std::vector<ThreadId> with_storage_;  // of an unjournalled state
    ThreadStorage storage_;
    // ── of this epoch ──
    std::vector<ThreadId> changed_;
    std::vector<Journal::Position> saved_statuses_;
    std::vector<Journal::Position> saved_frames_;
};

template <typename Visit>
void Threads::for_each_reference(const Thread& thread, std::uint32_t first_frame, Visit visit) const {
    // A thread that has ended keeps nothing alive.
    if (thread.status.status != ThreadStatus::Terminated) {
        if (thread.status.java_thread != kNull) visit(thread.status.java_thread);
        if (thread.status.waiting_on != kNull) visit(thread.status.waiting_on);
    }
    for (std::uint32_t i = first_frame; i < thread.depth; ++i) frame_slots_.for_each_reference(thread.frames[i], visit);
}

template <typename Visit>
void Threads::for_each_dropped_reference(Visit visit) const {
    for (Journal::Position position : saved_statuses_) {
        const auto& saved = *reinterpret_cast<const SavedStatus*>(journal().data_at(position));
        // What the status of a terminated thread still names may be long gone, and its place used again.
        if (saved.status.status == ThreadStatus::Terminated) continue;
        const Thread::Status& now = (*this)[saved.thread].status;
        bool has_ended = now.status == ThreadStatus::Terminated;
        if (has_ended || now.waiting_on != saved.status.waiting_on) visit(saved.status.waiting_on);
        if (has_ended || now.java_thread != saved.status.java_thread) visit(saved.status.java_thread);
    }
    for (Journal::Position position : saved_frames_) {
        const std::uint64_t* data = journal().data_at(position);
        const auto& saved = *reinterpret_cast<const SavedFrames*>(data);
        const Thread& thread = (*this)[saved.thread];
        data += words_of<SavedFrames>();
        for (std::uint32_t i = saved.first; i < saved.first + saved.count; ++i) {
            Frame frame = reinterpret_cast<const SavedFrame*>(data)->frame;
            data += words_of<SavedFrame>();
            std::size_t slots = slot_words(frame);
            // As it was: with the saved slots in place of those that others have overwritten.
            frame.locals = const_cast<Slot*>(data);
            frame.stack_pointer = frame.locals + slots;
            frame_slots_.for_each_dropped_reference(frame, i < thread.depth ? &thread.frames[i] : nullptr, visit);
            data += slots;
        }
    }
}

}  // namespace raceproof::state
