// The words of the detectors: threads, synchronisation objects and locations as numbers, and what a race is.
#pragma once

#include <cstdint>

namespace raceproof::memory {

// Chosen by the caller, small; a number may be used again for a new thread once the old one has ended.
using Thread = std::uint32_t;
// Threads are below this number, optimistic sections (Detector::optimistic_read) are not.
inline constexpr Thread kFirstSection = 1u << 16;
// A reference of the heap; it may be used again for another object after Detector::forget.
using Object = std::uint32_t;
// Where in the program: remembered and given back. The upper half is its *mark*: remembered accesses that differ in it count as
// different in labels, so that a search finds each as one side of a race. 0 for all whose sites may stand for each other.
using Site = std::uint64_t;
inline std::uint32_t mark_of(Site site) { return static_cast<std::uint32_t>(site >> 32); }

// What threads synchronise on: the monitor of an object, a volatile location, the initialisation of a class. It lives and dies
// with the object that it is named after.
struct Sync {
    static constexpr std::uint32_t kMonitor = 0xFFFFFFFF, kInitialisation = 0xFFFFFFFE;

    Object object = 0;
    std::uint32_t position = kMonitor;  // of the volatile location, or one of the above

    friend bool operator==(Sync, Sync) = default;
};

// Neighbouring locations of one object, [from, to): the positions of fields, the indices of array elements.
struct Locations {
    Object object = 0;
    std::uint32_t from = 0;
    std::uint32_t to = 0;

    static Locations one(Object object, std::uint32_t position) { return {object, position, position + 1}; }
    friend bool operator==(Locations, Locations) = default;
};

// By the two accesses in the order of the execution.
enum class RaceKind : std::uint8_t { WriteRead, WriteWrite, ReadWrite };

// The access that was just made races with an earlier one, on these of its locations.
struct Race {
    RaceKind kind;
    Locations locations;
    Thread earlier_thread;
    Site earlier_site;

    friend bool operator==(const Race&, const Race&) = default;
};

}  // namespace raceproof::memory
