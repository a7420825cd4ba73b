// Precise data-race detection on one execution, told action by action. It goes back with the
// journal that it is given: that costs what was changed since the mark.
//
// Definition. An action happens before another if program order and the edges below say so, closed under transitivity:
//   fork(p, c)        what p did so far -> all that c does
//   join(t, e)        all that e did -> what t does from now on (join returned, isAlive answered false)
//   release(t, s)     what t did so far -> what any thread does after a later acquire of s
//   discard(s)        ends that for all releases of s so far
// For each location a detector remembers the last write, and of the reads since then those that no later one of them is ordered
// after. An access races with a remembered access if they conflict and the remembered one does not happen before it. So the first
// race on a location is found, exactly when there is one. After a race the access is remembered as any other and the analysis
// goes on; an older access that a racing write has displaced is not compared any more.
//
// Access modes. Lock, unlock: acquire, release of the monitor. Volatile read, write: acquire, release of the location
// (JLS 17.4.4: a write is ordered before *every* later read). getAcquire: acquire. setRelease: release_replacing, an acquiring
// read is ordered after the one release that it reads. An update (compareAndSet, getAndAdd) that releases continues what it read:
// release, not release_replacing. A plain or opaque write: discard; a plain or opaque update: nothing, it continues what it read.
// A failed update is a read.
//
// Mixed modes. Two conflicting accesses of which at least one is plain race, whatever the mode of the other; two that are not
// plain never do. So accesses of all other modes, *atomic* ones here, are compared with remembered plain ones and remembered
// apart from them, reads and writes, each as long as no later one of its kind is ordered after it. A caller tells of them where
// plain accesses to the same location are possible, and asks for them (check_atomic) at each plain access there.
//
// Default values: an object starts with nothing remembered, so its first accesses race with nothing.
//
// What no other thread can race with is not remembered: while one thread is alone, and as soon as all live threads are ordered
// after it. This never changes an answer.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/hash128.h"
#include "base/journal.h"
#include "memory/race.h"

namespace raceproof::memory {

// Names of objects for labels: the same in all interleavings, different for different live objects, never 0.
class CanonicalNames {
  public:
    virtual ~CanonicalNames() = default;
    // 0: the object has no name yet, and is left out of labels: nobody but one thread can reach it, so that what is known about
    // it matters to nobody else. Asked again by label() and relation() when has_new_names says that it is worth it.
    virtual std::uint64_t object_name(Object object) = 0;
    virtual bool has_new_names() { return true; }
    virtual std::uint64_t thread_name(Thread thread) { return thread + 1; }
};

struct DetectorOptions {
    enum class Reads : std::uint8_t { Remembered, Forgotten };  // Forgotten: only races that begin with a write are found

    Thread first_thread = 0;
    Reads reads = Reads::Remembered;
    CanonicalNames* names = nullptr;  // none: no labels, and nothing is spent on them
    Journal* journal = nullptr;       // takes the detector back to its marks; none: it never goes back
};

// One remembered access, or a stretch of them that are alike, by names: what label() hashes.
struct Permission {
    // Bypass: no access, but what Detector::bypass was told; the one element is the thread.
    enum class Access : std::uint8_t { Write, Read, FrozenWrite, Bypass };

    std::uint64_t object;
    Access access;
    std::uint32_t mark;  // of its site
    std::uint32_t from, to;
    std::vector<std::uint64_t> elements;  // threads and synchronisation objects ordered after the access: sorted hashes of names

    friend auto operator<=>(const Permission&, const Permission&) = default;
};

class Detector {
  public:
    virtual ~Detector() = default;

    // Only one thread lives: nothing that it does now can race with anything.
    virtual bool is_alone() const = 0;
    // `child` must not be alive. Threads that the machine starts are forked by the first one.
    virtual void fork(Thread parent, Thread child) = 0;
    // The last action of a thread.
    virtual void end(Thread thread) = 0;
    virtual void join(Thread thread, Thread ended) = 0;
    // Nobody will join this ended thread any more.
    virtual void retire(Thread ended) = 0;
    // The only live thread has seen that all others have ended: everything so far is ordered before what it does from now on.
    virtual void see_all_ended() = 0;

    virtual void acquire(Thread thread, Sync sync) = 0;
    virtual void release(Thread thread, Sync sync) = 0;
    virtual void discard(Sync sync) = 0;
    void release_replacing(Thread thread, Sync sync) {
        discard(sync);
        release(thread, sync);
    }

    // The races of this access with earlier ones, sorted by location, kind, thread and site, and joined where neighbouring
    // locations race alike. Valid until the next call.
    virtual std::span<const Race> read(Thread thread, Locations locations, Site site) = 0;
    // A read that need not be remembered, because no write that it could race with will come.
    virtual std::span<const Race> check_read(Thread thread, Locations locations) = 0;
    virtual std::span<const Race> write(Thread thread, Locations locations, Site site) = 0;

    // An access in another mode than plain: its races with plain ones. What it acquires is told before, what it releases after
    // it.
    enum class Memory : std::uint8_t { Kept, Compared };  // Compared: it need not be remembered, no plain access will come
    virtual std::span<const Race> atomic_read(Thread thread, Locations locations, Site site, Memory memory) = 0;
    virtual std::span<const Race> atomic_write(Thread thread, Locations locations, Site site, Memory memory) = 0;
    // The races of a plain access with remembered atomic ones; read and write do not look at these.
    enum class PlainAccess : std::uint8_t { Read, Write };
    virtual std::span<const Race> check_atomic(Thread thread, Locations locations, PlainAccess access) = 0;

    // Optimistic sections (of a StampedLock): whether their reads count turns out later. They are compared as other reads of the
    // thread, but remembered as made by the *section*, a number from kFirstSection on, to tell them apart in races: what the
    // thread does from now on is ordered after them, they are ordered after nothing.
    virtual std::span<const Race> optimistic_read(Thread thread, Thread section, Locations locations, Site site) = 0;
    // What any thread does after a later acquire of `sync` is ordered after the section's reads so far, and only after these.
    virtual void guard_section(Thread section, Sync sync) = 0;
    // It has turned out whether the reads count. Invalid: they never happened. The number can be used again. Nothing to do for a
    // section without reads.
    enum class Resolution : std::uint8_t { Valid, Invalid };
    virtual void resolve_section(Thread section, Resolution resolution) = 0;

    // Final fields (JLS 17.5): the writes so far to the object, which only one thread knows yet, are seen by every later reader,
    // as if they were ordered before it. Later writes, and writes of others, are compared as ever. False if there was none that
    // was not frozen.
    virtual bool freeze(Object object) = 0;
    // The thread has come to the object by a way that gives no such guarantee: its reads are compared with frozen writes too.
    // Nothing is noted if all of them are ordered before what it does now.
    virtual void bypass(Thread thread, Object object) = 0;
    virtual bool has_bypassed(Thread thread, Object object) = 0;

    // The object begins or ends its life: nothing is known about it and its synchronisation objects.
    virtual void forget(Object object) = 0;

    // A hash of all that matters for future races (see labels.h), kept up to date by what changes. Two histories of a program
    // that end in the same state with equal labels have the same future races, but for which of the earlier accesses with one
    // mark is named. None if the detector was made without names.
    virtual std::optional<Hash128> label() = 0;
    // What the label hashes, sorted. Costs what is remembered.
    virtual std::vector<Permission> relation() = 0;
};

enum class DetectorKind : std::uint8_t { Summary, Locksets, Clocks };

std::unique_ptr<Detector> make_detector(DetectorKind kind, const DetectorOptions& options);

}  // namespace raceproof::memory
