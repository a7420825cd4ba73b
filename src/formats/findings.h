// The violations of a document: their kinds, and where they are.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/document.h"

namespace raceproof::formats {

struct FindingKind {
    std::string_view name, rule, title, plural, what, help;
};
std::span<const FindingKind> finding_kinds();
// Of a violation; the number in finding_kinds(), or its size if a newer raceproof has more kinds.
std::size_t kind_number_of(const Json& violation);

// "data race on Main.count"
std::string title_of(const Json& violation);

// Where to look: of a race its two accesses in the program's own code, the later one last; else where the threads are.
struct Spot {
    Place place;
    std::string text;  // "write by "main""
};
std::vector<Spot> spots_of(const Json& violation);
// The spot that a reader is sent to first: that of the later access, or the last that is known. nullptr if none is known.
const Spot* main_spot(const std::vector<Spot>& spots);
// What helps to understand it: where threads were started, where the object was allocated.
std::vector<Spot> related_spots_of(const Json& violation);

// "write Main.count = 1", "lock a Main, in ReentrantLock.lock"
std::string words_of_event(const Json& event);

}  // namespace raceproof::formats
