// Actions of an execution as data, and telling them to a detector.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "memory/detector.h"

namespace raceproof::memory::testing {

struct Action {
    enum class Kind : std::uint8_t {
        Fork,
        End,
        Join,
        Retire,
        Acquire,
        Release,
        ReleaseReplacing,
        Update,  // acquires and releases, as a compareAndSet that succeeds
        Discard,
        Read,
        OptimisticRead,
        GuardSection,
        ValidateSection,
        InvalidateSection,
        Check,  // a read that is not remembered
        Write,
        AtomicRead,
        AtomicWrite,
        CheckAtomicOfRead,  // of a plain read with atomic accesses
        CheckAtomicOfWrite,
        Freeze,
        Bypass,
        Forget
    };

    Kind kind;
    Thread thread = 0;
    Thread other = 0;  // or the section
    Sync sync = {};
    Locations locations = {};  // Freeze, Bypass, Forget: of the object
    Site site = 0;
};

inline std::vector<Race> tell(Detector& detector, const Action& action) {
    auto copy = [](std::span<const Race> races) { return std::vector<Race>(races.begin(), races.end()); };
    switch (action.kind) {
        case Action::Kind::Fork: detector.fork(action.thread, action.other); break;
        case Action::Kind::End: detector.end(action.thread); break;
        case Action::Kind::Join: detector.join(action.thread, action.other); break;
        case Action::Kind::Retire: detector.retire(action.other); break;
        case Action::Kind::Acquire: detector.acquire(action.thread, action.sync); break;
        case Action::Kind::Release: detector.release(action.thread, action.sync); break;
        case Action::Kind::ReleaseReplacing: detector.release_replacing(action.thread, action.sync); break;
        case Action::Kind::Update:
            detector.acquire(action.thread, action.sync);
            detector.release(action.thread, action.sync);
            break;
        case Action::Kind::Discard: detector.discard(action.sync); break;
        case Action::Kind::Read: return copy(detector.read(action.thread, action.locations, action.site));
        case Action::Kind::OptimisticRead:
            return copy(detector.optimistic_read(action.thread, action.other, action.locations, action.site));
        case Action::Kind::GuardSection: detector.guard_section(action.other, action.sync); break;
        case Action::Kind::ValidateSection: detector.resolve_section(action.other, Detector::Resolution::Valid); break;
        case Action::Kind::InvalidateSection: detector.resolve_section(action.other, Detector::Resolution::Invalid); break;
        case Action::Kind::Check: return copy(detector.check_read(action.thread, action.locations));
        case Action::Kind::Write: return copy(detector.write(action.thread, action.locations, action.site));
        case Action::Kind::AtomicRead:
            return copy(detector.atomic_read(action.thread, action.locations, action.site, Detector::Memory::Kept));
        case Action::Kind::AtomicWrite:
            return copy(detector.atomic_write(action.thread, action.locations, action.site, Detector::Memory::Kept));
        case Action::Kind::CheckAtomicOfRead:
            return copy(detector.check_atomic(action.thread, action.locations, Detector::PlainAccess::Read));
        case Action::Kind::CheckAtomicOfWrite:
            return copy(detector.check_atomic(action.thread, action.locations, Detector::PlainAccess::Write));
        case Action::Kind::Freeze: detector.freeze(action.locations.object); break;
        case Action::Kind::Bypass: detector.bypass(action.thread, action.locations.object); break;
        case Action::Kind::Forget: detector.forget(action.locations.object); break;
    }
    return {};
}

inline std::string describe(const Action& action) {
    static constexpr std::string_view kNames[] = {"fork",
                                                  "end",
                                                  "join",
                                                  "retire",
                                                  "acquire",
                                                  "release",
                                                  "release_replacing",
                                                  "update",
                                                  "discard",
                                                  "read",
                                                  "optimistic_read",
                                                  "guard_section",
                                                  "validate_section",
                                                  "invalidate_section",
                                                  "check",
                                                  "write",
                                                  "atomic_read",
                                                  "atomic_write",
                                                  "check_atomic of read",
                                                  "check_atomic of write",
                                                  "freeze",
                                                  "bypass",
                                                  "forget"};
    std::string text(kNames[static_cast<std::size_t>(action.kind)]);
    text += " thread " + std::to_string(action.thread) + " other " + std::to_string(action.other) + " sync " +
            std::to_string(action.sync.object) + "." + std::to_string(static_cast<std::int32_t>(action.sync.position)) +
            " locations " + std::to_string(action.locations.object) + "[" + std::to_string(action.locations.from) + "," +
            std::to_string(action.locations.to) + ") site " + std::to_string(action.site);
    return text;
}

inline std::string describe(const std::vector<Race>& races) {
    static constexpr std::string_view kNames[] = {"WR", "WW", "RW"};
    std::string text = "{";
    for (const Race& race : races) {
        text += " ";
        text += kNames[static_cast<std::size_t>(race.kind)];
        text += " [" + std::to_string(race.locations.from) + "," + std::to_string(race.locations.to) + ") with thread " +
                std::to_string(race.earlier_thread) + " at " + std::to_string(race.earlier_site) + ";";
    }
    return text + " }";
}

inline std::string describe(const std::vector<Permission>& relation) {
    static constexpr std::string_view kAccesses[] = {" written [", " read [", " written and frozen [", " bypassed ["};
    std::string text;
    for (const Permission& permission : relation) {
        text += "\n  object " + std::to_string(permission.object) +
                std::string(kAccesses[static_cast<std::size_t>(permission.access)]) + std::to_string(permission.from) + "," +
                std::to_string(permission.to) + ") before";
        for (std::uint64_t element : permission.elements) text += " " + std::to_string(element);
    }
    return text;
}

}  // namespace raceproof::memory::testing
