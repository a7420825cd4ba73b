#include "machine/library_operations.h"

#include <algorithm>

#include "program/class.h"
#include "program/class_pattern.h"

namespace raceproof::machine {

namespace {

using program::Grain;

constexpr std::string_view kOperations = "java.util.concurrent.**";
// The thread of a Timer steps from wait to wait and from task to task, as the workers of a pool do.
constexpr std::string_view kTimerThread = "java.util.TimerThread";

struct Compound {
    std::string_view owner, methods, reason;
};

constexpr Compound kCompound[] = {
#define COMPOUND(owner, methods, reason) {owner, methods, reason},
#include "machine/compound_operations.def"
#undef COMPOUND
};

bool has_word(std::string_view words, std::string_view word) {
    for (std::size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
        std::size_t end = at + word.size();
        if ((at == 0 || words[at - 1] == ' ') && (end == words.size() || words[end] == ' ')) return true;
    }
    return false;
}

bool fits_any(std::string_view name, const std::vector<std::string>& patterns) {
    return std::ranges::any_of(patterns, [&](const std::string& pattern) { return program::fits_class_pattern(name, pattern); });
}

}  // namespace

std::string_view name_of_library(const program::Class& klass) {
    return klass.name.text() == "java/util/TimerThread" ? "java.util.Timer" : kOperations;
}

std::string_view reason_to_be_compound(std::string_view owner, std::string_view method) {
    for (const Compound& row : kCompound)
        if (row.owner == owner && has_word(row.methods, method)) return row.reason;
    return {};
}

bool LibraryOperations::is_atomic(const program::Class& owner) const {
    std::string name = owner.dotted_name();
    if (fits_any(name, options_.atomic)) return true;
    bool is_of_library = owner.is_trusted && (program::fits_class_pattern(name, kOperations) || name == kTimerThread);
    return options_.library == LibraryGrain::Operations && is_of_library && !fits_any(name, options_.untrusted);
}

Grain LibraryOperations::of(const program::Class& owner, std::string_view method) const {
    if (is_atomic(owner)) {
        bool is_compound = !options_.takes_compound_as_one && !reason_to_be_compound(owner.name.text(), method).empty();
        return is_compound ? Grain::Compound : Grain::Operation;
    }
    return owner.is_trusted ? Grain::Caller : Grain::Steps;
}

std::optional<std::uint32_t> look_for_first_frame_of_operation(const state::Thread& thread) {
    std::optional<std::uint32_t> first;
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        Grain grain = thread.frames[i].method->grain;
        if (grain == Grain::Steps) return first;
        if (grain == Grain::Operation) first = i;
    }
    return first ? std::optional<std::uint32_t>(0) : std::nullopt;  // all of its code is the library's
}

}  // namespace raceproof::machine
