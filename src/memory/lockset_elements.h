// Lockset elements: the threads and synchronisation objects that can be ordered after an access, each with a number.
// Synchronisation objects get one when something is first released to them, and lose it when their object dies. An optimistic
// section is a thread that is alive as long as it is not resolved, but not counted: nobody waits for it to be ordered after
// anything.
#pragma once

#include <cstdint>

#include "base/verify.h"
#include "memory/object_table.h"

namespace raceproof::memory {

using ElementNumber = std::uint32_t;

struct LocksetElement {
    ElementNumber next_of_object = 0;
    bool is_thread = false;
    bool live = false;  // threads that have not ended
    Thread thread = 0;
    Sync sync;
    std::uint64_t name = 0;     // hash of what it is called in labels, 0: its object has no name yet
    std::uint64_t check = 0;    // another one, of the same
    std::uint64_t current = 0;  // live threads: the epoch of what the thread accesses now, 0: none yet (see access_history.h)
    std::uint64_t stamp = 0;
};

// What an element adds to the hash of a set of elements.
inline Hash128 hash_of_name(const LocksetElement& element) {
    return element.name == 0 ? Hash128{} : Hash128{mix64(element.name, 0x686f6c646572u), mix64(element.check, 0x72656c646f68u)};
}

class LocksetElements {
  public:
    LocksetElements(Journal& journal, ObjectTable& objects)
        : objects_(objects),
          elements_(journal),
          threads_(journal, 1),
          sections_(journal),
          syncs_(journal),
          live_(journal, 1),
          live_count_(journal) {}

    const LocksetElement& operator[](ElementNumber element) const { return elements_[element]; }
    LocksetElement& touch(ElementNumber element) { return elements_.touch(element); }
    // Above all numbers in use.
    ElementNumber end() const { return elements_.end(); }

    // Of a thread that has begun and has not been retired.
    ElementNumber of(Thread thread) const {
        ElementNumber element = find(thread);
        VERIFY(element != 0, "should know the thread");
        return element;
    }
    // 0 if the thread has never begun, or was retired.
    ElementNumber find(Thread thread) const {
        if (thread < threads_known_) return threads_.get(thread, 0);
        return is_section(thread) && !sections_.empty() ? sections_.find(thread) : 0;
    }
    ElementNumber begin(Thread thread);
    void end(ElementNumber element);

    std::uint32_t live_count() const { return live_count_.get(); }
    // The set of live threads, without sections.
    const std::uint64_t* live_words() const { return live_.row(0); }
    std::uint32_t live_width() const { return live_.width(); }
    template <class Visit>
    void for_each_live(Visit visit) const {
        for (std::uint32_t i = 0; i < live_.width(); ++i) {
            for (std::uint64_t word = live_.get(0, i); word != 0; word &= word - 1) {
                visit(i * 64 + static_cast<ElementNumber>(__builtin_ctzll(word)));
            }
        }
    }

    // 0 if nothing was ever released to it.
    ElementNumber find(Sync sync) const { return syncs_.find(key(sync)); }
    ElementNumber need(Sync sync);

    // Of an element that is in no set and is the first of its object's.
    void remove(ElementNumber element);

    // Names a synchronisation object whose object has a name.
    void give_name(LocksetElement& element) const {
        std::uint64_t object = objects_[objects_.find(element.sync.object)].name;
        element.name = mix64(object, element.sync.position);
        element.check = mix64(element.sync.position, ~object);
    }

  private:
    static bool is_section(Thread thread) { return thread >= kFirstSection; }
    void set_number(Thread thread, ElementNumber number);
    static std::uint64_t key(Sync sync) { return std::uint64_t{sync.object} << 32 | sync.position; }

    ObjectTable& objects_;
    JournalledPool<LocksetElement> elements_;
    JournalledTable<ElementNumber> threads_;  // by thread
    Thread threads_known_ = 0;
    JournalledMap sections_;  // hardly ever more than one
    JournalledMap syncs_;
    JournalledTable<std::uint64_t> live_;  // one row of bits
    JournalledValue<std::uint32_t> live_count_;
};

}  // namespace raceproof::memory
