// Holders: the threads and synchronisation objects that can be ordered after an access, each with a number. Synchronisation
// objects get one when something is first released to them, and lose it when their object dies. A trial is a thread that is alive
// as long as it is open but not counted: nobody waits for it to be ordered after anything.
#pragma once

#include <cstdint>

#include "base/verify.h"
#include "memory/object_table.h"

namespace raceproof::memory {

using HolderNumber = std::uint32_t;

struct Holder {
    HolderNumber next_of_object = 0;
    bool is_thread = false;
    bool live = false;  // threads that have not ended
    Thread thread = 0;
    Sync sync;
    std::uint64_t name = 0;   // hash of what it is called in labels, 0: its object has no name yet
    std::uint64_t check = 0;  // another one, of the same
    std::uint64_t fresh = 0;  // live threads: the order of what the thread accesses now, 0: none yet (see access_history.h)
    std::uint64_t stamp = 0;
};

// What a holder adds to the hash of a set of holders.
inline Hash128 hash_of_name(const Holder& holder) {
    return holder.name == 0 ? Hash128{} : Hash128{mix64(holder.name, 0x686f6c646572u), mix64(holder.check, 0x72656c646f68u)};
}

class Holders {
  public:
    Holders(Journal& journal, ObjectTable& objects)
        : objects_(objects),
          holders_(journal),
          threads_(journal, 1),
          trials_(journal),
          syncs_(journal),
          live_(journal, 1),
          live_count_(journal) {}

    const Holder& operator[](HolderNumber holder) const { return holders_[holder]; }
    Holder& touch(HolderNumber holder) { return holders_.touch(holder); }
    // Above all numbers in use.
    HolderNumber end() const { return holders_.end(); }

    // Of a thread that has begun and has not been retired.
    HolderNumber of(Thread thread) const {
        HolderNumber holder = find(thread);
        VERIFY(holder != 0, "should know the thread");
        return holder;
    }
    // 0 if the thread has never begun, or was retired.
    HolderNumber find(Thread thread) const {
        if (thread < threads_known_) return threads_.get(thread, 0);
        return is_trial(thread) && !trials_.empty() ? trials_.find(thread) : 0;
    }
    HolderNumber begin(Thread thread);
    void end(HolderNumber holder);

    std::uint32_t live_count() const { return live_count_.get(); }
    // The set of live threads, without trials.
    const std::uint64_t* live_words() const { return live_.row(0); }
    std::uint32_t live_width() const { return live_.width(); }
    template <class Visit>
    void for_each_live(Visit visit) const {
        for (std::uint32_t i = 0; i < live_.width(); ++i) {
            for (std::uint64_t word = live_.get(0, i); word != 0; word &= word - 1) {
                visit(i * 64 + static_cast<HolderNumber>(__builtin_ctzll(word)));
            }
        }
    }

    // 0 if nothing was ever released to it.
    HolderNumber find(Sync sync) const { return syncs_.find(key(sync)); }
    HolderNumber need(Sync sync);

    // Of a holder that is in no set and is the first of its object's.
    void remove(HolderNumber holder);

    // Names a synchronisation object whose object has a name.
    void give_name(Holder& holder) const {
        std::uint64_t object = objects_[objects_.find(holder.sync.object)].name;
        holder.name = mix64(object, holder.sync.position);
        holder.check = mix64(holder.sync.position, ~object);
    }

  private:
    static bool is_trial(Thread thread) { return thread >= kFirstTrial; }
    void set_number(Thread thread, HolderNumber number);
    static std::uint64_t key(Sync sync) { return std::uint64_t{sync.object} << 32 | sync.position; }

    ObjectTable& objects_;
    JournalledPool<Holder> holders_;
    JournalledTable<HolderNumber> threads_;  // by thread
    Thread threads_known_ = 0;
    JournalledMap trials_;  // hardly ever more than one
    JournalledMap syncs_;
    JournalledTable<std::uint64_t> live_;  // one row of bits
    JournalledValue<std::uint32_t> live_count_;
};

}  // namespace raceproof::memory
