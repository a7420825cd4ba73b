// A thread of the guest: a stack of frames over a flat array of slots, and what the thread waits for.
//
// A callee's first locals are its caller's topmost operands, so passing arguments copies nothing. While a frame has a callee, its
// `pc` stands on the invoke instruction and its `stack_pointer` is already below the arguments.
//
// Native methods that call back into Java have a frame too (code == nullptr): locals are the arguments, everything from
// locals + argument_slots to stack_pointer are references, `phase` says where the native goes on.
//
// Journalling before the first write: frames at or above `first_saved_frame` were pushed or saved since the last end of a step;
// before the frame below is run again it is saved (State::save_frame), and so are the frames above it that an exception has left.
// So calls and returns within a step cost nothing, and no bytecode does. Whoever pops a frame below `first_saved_frame` must not
// write to it.
#pragma once

#include <array>
#include <cstdint>

#include "base/hash128.h"
#include "program/class.h"
#include "program/code.h"
#include "state/slot.h"

namespace raceproof::state {

// Dense number of a thread in the state; the canonical name is Thread::name.
enum class ThreadId : std::uint16_t {};

namespace frame_flags {
inline constexpr std::uint32_t kHoldsLock = 1;         // a synchronized method: `lock` is released when it ends
inline constexpr std::uint32_t kClassInitialiser = 2;  // when it ends, `initialising` is initialised, or erroneous
inline constexpr std::uint32_t kNotStarted = 4;        // pushed but not begun: its handlers do not apply
inline constexpr std::uint32_t kDiscardResult = 8;     // the caller does not expect the result on its stack
inline constexpr std::uint32_t kCatchesInNative = 16;  // native frame: wants exceptions of its callee
inline constexpr std::uint32_t kBottom = 32;           // when it ends, the thread (or what boot runs) ends
inline constexpr std::uint32_t kAwaitsLock = 64;       // a synchronized method that a native called: takes `lock` first
inline constexpr std::uint32_t kMeasuresTime = 128;  // what it reads off the clock counts from its first look (natives/time.cpp)
inline constexpr std::uint32_t kLeaves = 256;  // an exception leaves it: that is its only operand, and kHoldsLock is still set
inline constexpr std::uint32_t kChecksResult =
    512;  // its caller's instruction wants a result of another type (machine/call_types.h)
}  // namespace frame_flags

struct Frame {
    const program::Method* method;
    const program::Code* code;  // nullptr for a native frame
    Slot* locals;
    Slot* stack_pointer;  // first free slot; exact whenever the frame is not the running one
    std::uint32_t pc;
    std::uint32_t flags;
    Ref lock;
    std::uint32_t phase;                 // native frames
    const program::Class* initialising;  // kClassInitialiser
    const program::Class* requested;     // kClassInitialiser: the class whose use asked for it
};

enum class ThreadStatus : std::uint8_t {
    New,
    Runnable,
    BlockedOnMonitor,
    Waiting,
    TimedWaiting,
    Parked,
    TimedParked,
    Sleeping,
    WaitingForClass,  // another thread initialises the class
    Terminated,       // has no frames, or (the first thread) what it does after the end of main
};

// From here on the clock makes no more leaps: half of what a long can hold.
inline constexpr std::int64_t kLatestTime = std::int64_t{1} << 62;

// Kinds of things that a thread counts, to number them without a counter that threads share.
inline constexpr std::size_t kCountedKinds = 8;

struct Thread {
    ThreadId id{};
    std::uint64_t name = 0;  // canonical: hash of (parent's name, how many threads the parent started before)
    ThreadId parent{};       // who started it; the first thread is its own
    std::uint32_t child_number = 0;
    // ── saved as a whole before the first write ──
    struct Status {
        ThreadStatus status = ThreadStatus::New;
        bool park_permit = false;
        bool notified = false;
        bool interrupt_pending = false;
        bool has_read_clock = false;          // no part of the hash: see machine/clocks.h
        std::uint32_t children = 0;           // threads started so far
        std::uint32_t saved_lock_depth = 0;   // while waiting
        Ref waiting_on = kNull;               // monitor, park blocker or mirror of a class
        Ref java_thread = kNull;              // neither kept alive nor hashed once the thread is terminated
        std::int64_t clock = 0;               // the thread's logical time, nanoseconds
        std::int64_t measures_since = 0;      // of that clock: when it began to measure (natives/time.cpp)
        std::uint32_t measures_at_depth = 0;  // of the frame that measures; 0: none
        std::uint32_t measuring_looks = 0;    // that moved the clock on
        // ── the time that the program is told, if it may pass at any point (machine/program_clock.h). Of the first thread: ──
        std::int64_t now = 0;     // no part of the hash but for told_time()
        std::uint32_t moves = 0;  // how often time-outs have moved it on
        std::uint32_t leaps = 0;  // how often looks have found it much later
        bool was_told = false;    // has the program looked?
        // ── of every thread: ──
        std::int64_t waits_since = 0;                       // when its timed wait began; no part of the hash
        std::int64_t measures_from = 0;                     // when it began to measure; no part of the hash
        std::array<std::uint32_t, kCountedKinds> counts{};  // things made so far, by kind

        // What of the time that the program was told tells states apart; 0 if it was told none.
        std::uint32_t told_time() const {
            constexpr std::uint32_t kMoves = 3;  // so many are told apart
            if (!was_told) return 0;
            return 1 + (moves < kMoves ? moves : kMoves) + 4 * (leaps != 0) + 8 * (now >= kLatestTime);
        }
    } status;
    std::uint32_t status_epoch = 0;

    Frame* frames = nullptr;  // fixed reservation of kMaximumFrames
    std::uint32_t depth = 0;
    std::uint32_t first_saved_frame = 0;  // frames below this index have not been saved since the last end of a step
    std::uint32_t stack_epoch = 0;
    Slot* stack = nullptr;  // fixed reservation
    Slot* stack_end = nullptr;
    // Calls between code whose steps are interleaved and code whose calls are one step (program/grain.h), either way. Of use
    // while the thread runs, and no part of the state.
    std::uint32_t crossings = 0;
    // ── of the state's own housekeeping, as of the last end of a step ──
    Hash128* frame_hashes = nullptr;  // contribution of each frame
    Hash128 status_hash;              // contribution of the status
    std::uint32_t committed_depth = 0;

    bool is_measuring_time() const {
        std::uint32_t at = status.measures_at_depth;
        return at != 0 && depth >= at && (frames[at - 1].flags & frame_flags::kMeasuresTime);
    }
    Frame& top() { return frames[depth - 1]; }
    const Frame& top() const { return frames[depth - 1]; }
};

// A lock word has 16 bits for its owner's number plus one.
inline constexpr std::size_t kMaximumThreads = 0xFFFE;
inline constexpr std::uint32_t kMaximumFrames = 1u << 14;
inline constexpr std::uint32_t kStackSlots = 1u << 18;

}  // namespace raceproof::state
