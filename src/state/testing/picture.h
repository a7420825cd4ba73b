// A naive picture of a state: everything that can be reached, byte by byte, at its very address. Two pictures of one state before
// a step and after going back must be the same. Written without the state's own marking, hashing and saving, to judge them.
#pragma once

#include <cstring>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "state/testing/jdk_program.h"
#include "state/testing/state_probe.h"

namespace raceproof::state::testing {

inline std::vector<Ref> references_of(Object& object) {
    std::vector<Ref> refs;
    if (object.is_array()) {
        if (object.klass->component_type == program::BasicType::Reference)
            refs.assign(object.elements<Ref>(), object.elements<Ref>() + object.length);
    } else {
        for (std::uint32_t slot : object.is_statics() ? object.klass->static_reference_slots : object.klass->reference_slots)
            refs.push_back(as_ref(object.slots()[slot]));
    }
    std::erase(refs, kNull);
    return refs;
}

// Positions of a frame's live slots, by what they hold.
struct LiveSlots {
    std::vector<std::uint32_t> references, values;
};

inline LiveSlots live_slots(const Frame& frame) {
    LiveSlots live;
    auto add = [&](std::uint32_t position, program::SlotUse use) {
        if (use == program::SlotUse::Reference) live.references.push_back(position);
        if (use == program::SlotUse::Value) live.values.push_back(position);
    };
    auto height = static_cast<std::uint32_t>(frame.stack_pointer - frame.locals);
    if (frame.code == nullptr) {  // arraycopy: Object, int, Object, int, int
        live = {{0, 2}, {1, 3, 4}};
        for (std::uint32_t i = 5; i < height; ++i) live.references.push_back(i);
        return live;
    }
    const program::FrameMap& map = jdk_program().frame_map(*frame.method, frame.pc);
    for (std::uint32_t i = 0; i < map.locals.size(); ++i) add(i, map.locals[i]);
    for (std::uint32_t i = 0; i < map.stack.size() && frame.code->max_locals + i < height; ++i)
        add(frame.code->max_locals + i, map.stack[i]);
    return live;
}

// What is reachable and not permanent.
inline std::set<Ref> reachable(State& state) {
    std::set<Ref> seen, found;
    std::vector<Ref> waiting;
    StateProbe probe(state);
    for (Ref ref : probe.permanents()) waiting.push_back(ref);
    for (Ref ref : probe.kept_alive()) waiting.push_back(ref);
    for (const auto& [text, ref] : probe.interned()) waiting.push_back(ref);
    for (std::size_t id = 0; id < state.thread_count(); ++id) {
        Thread& thread = state.thread(static_cast<ThreadId>(id));
        if (thread.status.status != ThreadStatus::Terminated) {
            waiting.push_back(thread.status.java_thread);
            waiting.push_back(thread.status.waiting_on);
        }
        for (std::uint32_t i = 0; i < thread.depth; ++i) {
            waiting.push_back(thread.frames[i].lock);
            for (std::uint32_t position : live_slots(thread.frames[i]).references)
                waiting.push_back(as_ref(thread.frames[i].locals[position]));
        }
    }
    while (!waiting.empty()) {
        Ref ref = waiting.back();
        waiting.pop_back();
        if (ref == kNull || !seen.insert(ref).second) continue;
        if (!state.at(ref).is_permanent()) found.insert(ref);
        for (Ref target : references_of(state.at(ref))) waiting.push_back(target);
    }
    return found;
}

struct Picture {
    std::map<Ref, std::string> objects;
    std::map<Ref, std::string> permanents;
    std::vector<std::string> threads;
    std::vector<std::pair<std::u16string, Ref>> interned;
};

namespace detail {

template <typename T>
void append(std::string& bytes, const T& value) {
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

inline std::string bytes_of(Object& object) {
    std::string bytes;
    append(bytes, object.klass);
    append(bytes, object.origin);
    append(bytes, object.number);
    append(bytes, object.length);
    append(bytes, object.lock);
    append(bytes, object.cells);
    bytes.append(object.elements<char>(), content_bytes(object));
    return bytes;
}

inline std::string bytes_of(const Thread& thread) {
    std::string bytes;
    append(bytes, thread.id);
    append(bytes, thread.name);
    const Thread::Status& status = thread.status;
    append(bytes, status.status);
    append(bytes, status.park_permit);
    append(bytes, status.notified);
    append(bytes, status.interrupt_pending);
    append(bytes, status.children);
    append(bytes, status.saved_lock_depth);
    append(bytes, status.waiting_on);
    append(bytes, status.java_thread);
    append(bytes, status.clock);
    append(bytes, status.now);
    append(bytes, status.moves);
    append(bytes, status.leaps);
    append(bytes, status.was_told);
    append(bytes, status.waits_since);
    append(bytes, status.measures_from);
    append(bytes, status.counts);
    append(bytes, thread.depth);
    for (std::uint32_t i = 0; i < thread.depth; ++i) {
        const Frame& frame = thread.frames[i];
        append(bytes, frame);
        bytes.append(reinterpret_cast<const char*>(frame.locals),
                     static_cast<std::size_t>(frame.stack_pointer - frame.locals) * sizeof(Slot));
    }
    return bytes;
}

}  // namespace detail

inline Picture picture_of(State& state) {
    Picture picture;
    for (Ref ref : reachable(state)) picture.objects[ref] = detail::bytes_of(state.at(ref));
    for (Ref ref : StateProbe(state).permanents()) picture.permanents[ref] = detail::bytes_of(state.at(ref));
    for (std::size_t id = 0; id < state.thread_count(); ++id)
        picture.threads.push_back(detail::bytes_of(state.thread(static_cast<ThreadId>(id))));
    picture.interned = StateProbe(state).interned();
    return picture;
}

// Permanent objects may have been added since, but not changed. Empty if the pictures agree.
inline std::string difference(const Picture& before, const Picture& after) {
    if (before.objects != after.objects) return "objects differ";
    if (before.threads != after.threads) return "threads differ";
    if (before.interned != after.interned) return "interned strings differ";
    for (const auto& [ref, bytes] : before.permanents)
        if (auto found = after.permanents.find(ref); found == after.permanents.end() || found->second != bytes)
            return "permanent objects differ";
    return "";
}

}  // namespace raceproof::state::testing
