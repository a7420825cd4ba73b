// java.util.concurrent at the grain of its contract: a call is one step.
//
// Its documentation promises of nearly every method that it takes effect at once, between its call and its return. So a call from
// the program's code has one scheduling point, before the first thing in it that another thread can see. From there it runs until
// it returns to the program's code or calls it, or has to wait: then it goes on as a step again. Code of the JDK that
// java.util.concurrent calls belongs to the call. Threads whose code is all the library's (the workers of a pool, a timer) step
// from wait to wait and from task to task.
//
// Methods that promise less are *compound* (compound_operations.def): their scheduling points are those of the program's code,
// and what they call is one step each.
//
// That the library keeps its promise is an assumption of every verdict that rests on this. docs/library.md says how it is
// checked.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "program/class.h"
#include "state/thread.h"

namespace raceproof::machine {

enum class LibraryGrain : std::uint8_t { Steps, Operations };

struct GrainOptions {
    LibraryGrain library = LibraryGrain::Steps;
    std::vector<std::string> atomic;     // patterns of the user's classes whose methods take effect at once
    std::vector<std::string> untrusted;  // patterns of classes of the library that are not taken at their word

    // Wrong on purpose, to see that the check of the assumption notices: compound operations are one step, too.
    bool takes_compound_as_one = false;

    bool are_steps() const { return library == LibraryGrain::Steps && atomic.empty(); }
};

class LibraryOperations final : public program::GrainPolicy {
  public:
    explicit LibraryOperations(GrainOptions options) : options_(std::move(options)) {}

    program::Grain of(const program::Class& owner, std::string_view method) const override;

  private:
    bool is_atomic(const program::Class& owner) const;

    GrainOptions options_;
};

// Of a class of the library whose calls are one step: "java.util.concurrent.**", for whoever reads on what a proof rests.
std::string_view name_of_library(const program::Class& klass);

// Why a method ("java/util/concurrent/ConcurrentHashMap", "putAll") is compound; empty if it is not.
std::string_view reason_to_be_compound(std::string_view owner, std::string_view method);

// If the thread is in the middle of code whose calls are one step: the index of the frame that began it, which code of the other
// kind has called. 0 if all of the thread's code is the library's.
std::optional<std::uint32_t> look_for_first_frame_of_operation(const state::Thread& thread);
inline std::optional<std::uint32_t> first_frame_of_operation(const state::Thread& thread) {
    // Mostly it is not, and that is asked at every scheduling point.
    if (thread.depth == 0 || thread.top().method->grain == program::Grain::Steps) return std::nullopt;
    return look_for_first_frame_of_operation(thread);
}

// A call of the library in the making. It is over when its first frame has returned, or has called code of the other kind.
struct Operation {
    std::uint32_t first_frame;
    std::uint32_t crossings;  // Thread::crossings; entering a call and leaving it by a call are crossings
    friend bool operator==(const Operation&, const Operation&) = default;
};
inline std::optional<Operation> operation_of(const state::Thread& thread) {
    std::optional<std::uint32_t> first = first_frame_of_operation(thread);
    return first ? std::optional(Operation{*first, thread.crossings}) : std::nullopt;
}

// Before the frame of `callee` is pushed: is it a call between code whose steps are interleaved and code whose calls are one step
// (Thread::crossings)?
inline bool is_crossing(const state::Thread& thread, const program::Method& caller, const program::Method& callee) {
    using program::Grain;
    if (callee.grain == Grain::Steps) return caller.grain != Grain::Steps && first_frame_of_operation(thread).has_value();
    return callee.grain == Grain::Operation && caller.grain != Grain::Operation && !first_frame_of_operation(thread);
}

}  // namespace raceproof::machine
