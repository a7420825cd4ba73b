// A state and a random guest: threads that push, run and leave frames, allocate, link, write, lock, start other threads. Keeps to
// the rules that state.h sets for the machine: before_write, begin_running, save_frame.
//
// What a thread does depends on its own random numbers and on what it can reach, never on addresses. Dead slots get junk.
#pragma once

#include <random>
#include <set>
#include <string>
#include <vector>

#include "state/testing/picture.h"

namespace raceproof::state::testing {

class World {
  public:
    explicit World(const StateOptions& options) : state(jdk_program(), options) {
        for (const char* name :
             {"java/util/HashMap$Node", "java/util/LinkedList$Node", "java/util/ArrayList", "java/lang/Object"})
            instance_classes_.push_back(&jdk_program().required(name));
        for (const char* name : {"[Ljava/lang/Object;", "[I", "[B", "[J", "[C"})
            array_classes_.push_back(&jdk_program().required(name));
        for (const char* name : {"java/util/HashMap", "java/lang/Integer", "java/util/Collections", "java/lang/Thread"})
            static_classes_.push_back(&jdk_program().required(name));
    }
    static StateOptions checked() { return {.heap_bytes = 64u << 20, .journal = true, .hash = true}; }

    Thread& start(Thread* parent) {
        Thread& thread = state.threads().start(parent, kNull);
        thread.status.status = ThreadStatus::Runnable;
        return thread;
    }

    // One thread's random numbers: what it does next.
    struct Guest {
        ThreadId id;
        std::mt19937_64 random;
        bool uses_statics = true;
        bool starts_threads = true;
        bool ends_threads = false;  // and lets some begin again
        std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(random() % bound); }
    };

    // A step of the guest, not committed.
    void step(Guest& guest) {
        Thread& thread = state.thread(guest.id);
        if (guest.ends_threads && guest.below(4) == 0) end_or_begin_again(guest);
        if (thread.status.status == ThreadStatus::Terminated && thread.depth == 0) return;
        state.threads().begin_running(thread);
        if (thread.depth == 0) push_frame(guest);
        for (std::uint32_t actions = 1 + guest.below(10); actions > 0; --actions) act(guest);
    }

    Ref allocate(Guest& guest) {
        Thread& thread = state.thread(guest.id);
        std::uint64_t origin = Objects::origin(thread, *thread.top().method, guest.below(4));
        if (guest.below(3) != 0) return state.objects().allocate_instance(*instance_classes_[guest.below(4)], origin);
        static constexpr std::uint32_t kLengths[] = {0, 1, 7, 40, 600, 3000};
        return state.objects().allocate_array(*array_classes_[guest.below(5)], kLengths[guest.below(6)], origin);
    }

    // A random walk from the top frame or a static field; kNull often enough.
    Ref walk(Guest& guest) {
        Thread& thread = state.thread(guest.id);
        std::vector<Ref> from = references_in(thread.top());
        if (guest.uses_statics) from.push_back(statics(guest));
        if (from.empty()) return kNull;
        Ref at = from[guest.below(static_cast<std::uint32_t>(from.size()))];
        for (std::uint32_t steps = guest.below(6); steps > 0; --steps) {
            std::vector<Ref> next = references_of(state.at(at));
            if (next.empty()) break;
            at = next[guest.below(static_cast<std::uint32_t>(next.size()))];
        }
        // Statics are no objects of the guest's; only writes may go there.
        return state.at(at).is_statics() ? kNull : at;
    }

    void push_frame(Guest& guest) {
        Thread& thread = state.thread(guest.id);
        if (thread.depth >= 12) return;
        Slot* locals = thread.stack;
        std::vector<Ref> passed;
        if (thread.depth > 0) {
            Frame& caller = thread.top();
            passed = references_in(caller);
            std::uint32_t least = caller.code != nullptr ? caller.code->max_locals : 5;
            auto height = static_cast<std::uint32_t>(caller.stack_pointer - caller.locals) - least;
            if (height > 0) caller.stack_pointer -= guest.below(height + 1);  // the arguments
            locals = caller.stack_pointer;
        }
        const std::vector<Site>& choices = sites()[guest.below(static_cast<std::uint32_t>(sites().size()))];
        ++thread.depth;
        thread.top() = {};
        thread.top().locals = locals;
        stand_at(guest, choices[guest.below(static_cast<std::uint32_t>(choices.size()))], passed);
    }

    // Returns or throws: leaves one or several frames and goes on in the one below.
    void leave_frames(Guest& guest, std::uint32_t count) {
        Thread& thread = state.thread(guest.id);
        if (thread.depth <= count) return;
        thread.depth -= count;
        if (thread.depth - 1 < thread.first_saved_frame) state.threads().save_frame(thread);
        run_on(guest);
    }

    // The top frame runs to another pc of its method.
    void run_on(Guest& guest) {
        Thread& thread = state.thread(guest.id);
        std::vector<Ref> kept = references_in(thread.top());
        if (Ref another = walk(guest); another != kNull) kept.push_back(another);
        for (const std::vector<Site>& choices : sites())
            if (choices.front().method == thread.top().method)
                return stand_at(guest, choices[guest.below(static_cast<std::uint32_t>(choices.size()))], kept);
    }

    // Write access as the interpreter does it.
    void write_slot(Object& object, std::uint32_t slot, Slot value) {
        state.before_write(object);
        object.slots()[slot] = value;
    }
    template <typename T>
    void write_element(Object& array, std::uint32_t index, T value) {
        state.before_element_write(array, std::uint64_t{index} * sizeof(T), sizeof(T));
        array.elements<T>()[index] = value;
    }

    State state;

  private:
    static std::vector<Ref> references_in(const Frame& frame) {
        std::vector<Ref> refs;
        for (std::uint32_t position : live_slots(frame).references) refs.push_back(as_ref(frame.locals[position]));
        std::erase(refs, kNull);
        return refs;
    }

    void stand_at(Guest& guest, const Site& site, const std::vector<Ref>& refs) {
        Thread& thread = state.thread(guest.id);
        Frame& frame = thread.top();
        frame.method = site.method;
        frame.code = site.code;
        frame.pc = site.pc;
        frame.phase = site.code == nullptr ? guest.below(3) : 0;
        frame.stack_pointer = frame.locals + site.slots;
        for (Slot* slot = frame.locals; slot < frame.stack_pointer; ++slot) *slot = junk_();
        LiveSlots live = live_slots(frame);
        for (std::uint32_t position : live.values) frame.locals[position] = guest.below(3);
        for (std::uint32_t position : live.references) {
            Ref ref = kNull;
            if (!refs.empty() && guest.below(8) != 0) ref = refs[guest.below(static_cast<std::uint32_t>(refs.size()))];
            frame.locals[position] = slot_of(ref);
        }
    }

    Ref statics(Guest& guest) { return state.objects().ref_of(state.statics_of(*static_classes_[guest.below(4)])); }

    void act(Guest& guest) {
        Thread& thread = state.thread(guest.id);
        if (thread.depth == 0) return push_frame(guest);
        switch (guest.below(24)) {
            case 0:
            case 1: return push_frame(guest);
            case 2: return leave_frames(guest, 1);
            case 3: return leave_frames(guest, guest.below(4) == 0 ? 3 : 1);
            case 4: return run_on(guest);
            case 5:
            case 6:
            case 7:
            case 8:
            case 9:
            case 10: return link(guest, allocate(guest));
            case 11:
            case 12: return link(guest, walk(guest));
            case 13: return link(guest, kNull);
            case 14:
            case 15: return write_value(guest);
            case 16: return lock(guest);
            case 17: return ask_identity(guest);
            case 18: return change_status(guest);
            case 19: return intern(guest);
            case 20:
            case 21: return change_statics(guest);
            case 22: return state.collector().collect();
            default: return allocate_and_drop(guest);
        }
    }

    void allocate_and_drop(Guest& guest) {
        for (std::uint32_t count = guest.below(4); count > 0; --count) {
            Ref ref = allocate(guest);
            if (guest.below(4) == 0) state.objects().identity_hash(state.at(ref));
        }
    }

    // Stores a reference somewhere: in a frame slot or in an object.
    void link(Guest& guest, Ref value) {
        Thread& thread = state.thread(guest.id);
        std::vector<std::uint32_t> positions = live_slots(thread.top()).references;
        if (!positions.empty() && guest.below(3) == 0) {
            thread.top().locals[positions[guest.below(static_cast<std::uint32_t>(positions.size()))]] = slot_of(value);
            return;
        }
        Ref target = walk(guest);
        if (target == kNull) return;
        Object& object = state.at(target);
        if (object.is_array()) {
            if (object.klass->component_type != program::BasicType::Reference || object.length == 0) return;
            write_element(object, guest.below(object.length), value);
        } else if (!object.klass->reference_slots.empty()) {
            const auto& slots = object.klass->reference_slots;
            write_slot(object, slots[guest.below(static_cast<std::uint32_t>(slots.size()))], slot_of(value));
        }
    }

    void write_value(Guest& guest) {
        Ref target = walk(guest);
        if (target == kNull) return;
        Object& object = state.at(target);
        std::uint32_t value = guest.below(3);
        if (!object.is_array()) {
            std::vector<std::uint32_t> slots;
            for (std::uint32_t slot = 0; slot < object.length; ++slot) slots.push_back(slot);
            for (std::uint32_t slot : object.klass->reference_slots) std::erase(slots, slot);
            if (!slots.empty()) write_slot(object, slots[guest.below(static_cast<std::uint32_t>(slots.size()))], value);
            return;
        }
        if (object.length == 0) return;
        std::uint32_t index = guest.below(object.length);
        switch (object.klass->component_type) {
            case program::BasicType::Byte: return write_element(object, index, static_cast<std::int8_t>(value));
            case program::BasicType::Char: return write_element(object, index, static_cast<std::uint16_t>(value));
            case program::BasicType::Int: return write_element(object, index, static_cast<std::int32_t>(value));
            case program::BasicType::Long: return write_element(object, index, static_cast<std::int64_t>(value));
            default: return;
        }
    }

    void lock(Guest& guest) {
        Ref target = walk(guest);
        if (target == kNull) return;
        Object& object = state.at(target);
        state.before_write(object);
        std::uint32_t mine = (static_cast<std::uint32_t>(guest.id) + 1) << 16;
        object.lock = object.lock == 0 ? mine : object.lock == mine ? mine + 1 : 0;
    }

    void ask_identity(Guest& guest) {
        Ref target = walk(guest);
        if (target == kNull) return;
        std::int32_t hash = state.objects().identity_hash(state.at(target));
        VERIFY(hash > 0 && hash == state.objects().identity_hash(state.at(target)), "should keep its identity hash");
    }

    void change_status(Guest& guest) {
        Thread& thread = state.thread(guest.id);
        state.threads().before_status_write(thread);
        switch (guest.below(5)) {
            case 0: thread.status.park_permit = !thread.status.park_permit; return;
            case 1: thread.status.waiting_on = walk(guest); return;
            case 2: thread.status.java_thread = walk(guest); return;
            case 3: thread.status.clock = guest.below(3); return;
            default:
                if (guest.starts_threads && state.thread_count() < 6) start(&thread);
        }
    }

    // Ends with its last frame, as threads do, or before, as the first one does: what runs on has roots all the same. The object
    // of a thread that has ended may die, so one that begins again has another.
    void end_or_begin_again(Guest& guest) {
        Thread& thread = state.thread(guest.id);
        state.threads().begin_running(thread);
        state.threads().before_status_write(thread);
        if (thread.status.status != ThreadStatus::Terminated) {
            thread.status.status = ThreadStatus::Terminated;
            if (guest.below(2) == 0) thread.depth = 0;
            return;
        }
        thread.status.status = ThreadStatus::Runnable;
        thread.status.waiting_on = thread.status.java_thread = kNull;
        if (thread.depth > 0) thread.status.java_thread = allocate(guest);
    }

    void intern(Guest& guest) {
        std::u16string text = u"text" + std::u16string(1, static_cast<char16_t>(u'a' + guest.below(6)));
        if (!guest.uses_statics || state.interned().find(text) != kNull) return;
        if (Ref string = walk(guest); string != kNull) state.interned().add(text, string);
    }

    void change_statics(Guest& guest) {
        if (!guest.uses_statics) return;
        Object& object = state.at(statics(guest));
        if (guest.below(3) == 0) {
            InitialisationStatus status{static_cast<std::uint8_t>(guest.below(5))};
            return write_slot(object, 0, initialisation_slot(status, guest.id));
        }
        const auto& slots = object.klass->static_reference_slots;
        if (!slots.empty())
            write_slot(object, slots[guest.below(static_cast<std::uint32_t>(slots.size()))], slot_of(walk(guest)));
    }

    std::vector<const program::Class*> instance_classes_, array_classes_, static_classes_;
    std::mt19937_64 junk_{12345};
};

}  // namespace raceproof::state::testing
