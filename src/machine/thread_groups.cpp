#include "machine/thread_groups.h"

#include "machine/thread_holder.h"

#include <algorithm>

namespace raceproof::machine {

using state::Thread;
using state::ThreadStatus;

namespace {

constexpr std::string_view kGroups = "[Ljava/lang/ThreadGroup;";
constexpr std::string_view kThreads = "[Ljava/lang/Thread;";

// Who started whom, from the first thread down: does not depend on the schedule, as the numbers of threads do.
std::vector<std::uint32_t> lineage(state::State& state, const Thread& thread) {
    std::vector<std::uint32_t> path;
    for (const Thread* at = &thread; at->parent != at->id; at = &state.thread(at->parent)) path.push_back(at->child_number);
    std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace

Slot ThreadGroups::value(Ref group, std::string_view field, std::string_view descriptor) const {
    const program::Field* found = machine_.known().thread_group->find_field(field, descriptor);
    VERIFY(found != nullptr, "should find the fields of ThreadGroup");
    return machine_.objects.get(machine_.state().at(group), *found);
}

void ThreadGroups::set(Ref group, std::string_view field, std::string_view descriptor, Slot slot) {
    const program::Field* found = machine_.known().thread_group->find_field(field, descriptor);
    VERIFY(found != nullptr, "should find the fields of ThreadGroup");
    machine_.objects.set(machine_.state().at(group), *found, slot);
}

bool ThreadGroups::is_member(const Thread& thread, Ref group) const {
    bool is_alive = thread.status.status != ThreadStatus::New && thread.status.status != ThreadStatus::Terminated;
    if (!is_alive) return false;
    return state::as_ref(held_value(machine_, thread.status.java_thread, *machine_.known().thread_members.group)) == group;
}

bool ThreadGroups::has_members(Ref group) const {
    return std::ranges::any_of(machine_.state().threads().all(),
                               [&](const std::unique_ptr<Thread>& thread) { return is_member(*thread, group); });
}

std::vector<Ref> ThreadGroups::members(Ref group) const {
    state::State& state = machine_.state();
    std::vector<std::pair<std::vector<std::uint32_t>, Ref>> found;
    for (const std::unique_ptr<Thread>& thread : state.threads().all())
        if (is_member(*thread, group)) found.emplace_back(lineage(state, *thread), thread->status.java_thread);
    std::sort(found.begin(), found.end());
    std::vector<Ref> threads;
    for (const auto& [path, thread] : found) threads.push_back(thread);
    return threads;
}

std::vector<Ref> ThreadGroups::subgroups(Ref group) const {
    Ref groups = state::as_ref(value(group, "groups", kGroups));
    if (groups == kNull) return {};
    const Ref* elements = machine_.state().at(groups).elements<Ref>();
    return {elements, elements + state::as_int(value(group, "ngroups", "I"))};
}

void ThreadGroups::collect_below(Ref group, std::vector<Ref>& threads) const {
    for (Ref thread : members(group)) threads.push_back(thread);
    for (Ref subgroup : subgroups(group)) collect_below(subgroup, threads);
}

std::vector<Ref> ThreadGroups::members_below(Ref group) const {
    std::vector<Ref> threads;
    collect_below(group, threads);
    return threads;
}

void ThreadGroups::count_unstarted(Ref group, int difference) {
    std::int32_t count = state::as_int(value(group, "nUnstartedThreads", "I"));
    set(group, "nUnstartedThreads", "I", state::slot_of(count + difference));
}

void ThreadGroups::thread_has_ended(Ref group) {
    if (!is_destroyed(group)) empty_if_last_has_left(group);
}

void ThreadGroups::empty_if_last_has_left(Ref group) {
    if (has_members(group)) return;
    machine_.monitors.notify_all(group);
    bool is_unused =
        state::as_int(value(group, "nUnstartedThreads", "I")) == 0 && state::as_int(value(group, "ngroups", "I")) == 0;
    if (value(group, "daemon", "Z") != 0 && is_unused) destroy(group);
}

// ThreadGroup.destroy() of a group without threads and subgroups. The system group, which has no parent, stays.
void ThreadGroups::destroy(Ref group) {
    Ref parent = state::as_ref(value(group, "parent", "Ljava/lang/ThreadGroup;"));
    if (parent == kNull) return;
    set(group, "destroyed", "Z", 1);
    set(group, "groups", kGroups, 0);
    set(group, "threads", kThreads, 0);
    if (!is_destroyed(parent)) remove_subgroup(parent, group);
}

void ThreadGroups::remove_subgroup(Ref parent, Ref group) {
    Object& groups = machine_.state().at(state::as_ref(value(parent, "groups", kGroups)));
    std::int32_t count = state::as_int(value(parent, "ngroups", "I"));
    machine_.state().before_write(groups);
    Ref* end = groups.elements<Ref>() + count;
    Ref* kept = std::remove(groups.elements<Ref>(), end, group);
    std::fill(kept, end, kNull);
    set(parent, "ngroups", "I", state::slot_of(static_cast<std::int32_t>(kept - groups.elements<Ref>())));
    empty_if_last_has_left(parent);
}

}  // namespace raceproof::machine
