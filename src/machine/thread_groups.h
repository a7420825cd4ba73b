// Which threads a java.lang.ThreadGroup has: derived from the threads that are alive, not stored in the group.
//
// The JDK keeps an array of threads per group, in the order in which they were started, under the group's monitor: every start
// and every end of a thread would wait for that monitor, and the array would tell the order. Here a thread is a member from its
// start to its last action, and nothing is written. Members are listed in an order that no schedule changes: a thread before
// those that it has started, these in the order of starting. In a program where one thread starts all it is the order of the JDK.
#pragma once

#include <vector>

#include "machine/machine.h"

namespace raceproof::machine {

class ThreadGroups {
  public:
    explicit ThreadGroups(Machine& machine) : machine_(machine) {}

    // The group's own live threads.
    std::vector<Ref> members(Ref group) const;
    // Those and the ones of all groups below, a group before its subgroups.
    std::vector<Ref> members_below(Ref group) const;
    // Tells who waits on a group that has become empty; a daemon group is destroyed then.
    void thread_has_ended(Ref group);

    bool is_destroyed(Ref group) const { return value(group, "destroyed", "Z") != 0; }
    // Threads made but not started, which keep a daemon group alive.
    void count_unstarted(Ref group, int difference);

    Slot value(Ref group, std::string_view field, std::string_view descriptor) const;
    void set(Ref group, std::string_view field, std::string_view descriptor, Slot slot);

  private:
    bool is_member(const state::Thread& thread, Ref group) const;
    bool has_members(Ref group) const;
    std::vector<Ref> subgroups(Ref group) const;
    void collect_below(Ref group, std::vector<Ref>& threads) const;
    void destroy(Ref group);
    void remove_subgroup(Ref parent, Ref group);
    void empty_if_last_has_left(Ref group);

    Machine& machine_;
};

}  // namespace raceproof::machine
