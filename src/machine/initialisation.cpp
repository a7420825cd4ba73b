// Class initialisation (JVMS 5.5, JLS 12.4.2), without recursion: each call takes one step and may push one <clinit> frame; the
// instruction that needs the class is executed again when that frame has ended, and asks again.
//
// The status of a class is slot 0 of its statics. Preparing: a thread has begun, superclasses come first. Running: its own
// <clinit> is on the stack. A request by the same thread from inside (recursion) finds the class ready.
#include <fmt/format.h>

#include "base/text.h"
#include "machine/machine.h"

namespace raceproof::machine {

using program::BasicType;
using program::Class;
using program::Field;
using state::Frame;
using state::InitialisationStatus;

namespace flags = state::frame_flags;

void Machine::set_initialisation(const Class& klass, InitialisationStatus status, state::ThreadId owner) {
    Object& statics = state_.statics_of(klass);
    state_.touch(statics);
    // The owner matters only while it runs; leaving it in would tell equal states apart.
    bool running = status == InitialisationStatus::Preparing || status == InitialisationStatus::Running;
    Slot slot = state::initialisation_slot(status, running ? owner : state::ThreadId{0});
    bool can_be_observed = klass.kind == program::ClassKind::Instance && !klass.has_trivial_initialisation;
    bool has_ended = !running && can_be_observed && main_method_ != nullptr;
    slot |= statics.slots()[0] & state::kDefinedAtRunTime;
    statics.slots()[0] = has_ended ? slot | state::kEndedWhileRunning : slot;
    if (has_ended) events.emit(MemoryEventKind::ClassInitialised, state_.thread(owner), kNull, &klass);
}

void Machine::set_constants(const Class& klass) {
    if (klass.file == nullptr) return;
    Object& statics = state_.statics_of(klass);
    for (const Field& field : klass.fields) {
        if (!field.is_static() || field.info->constant_value == 0) continue;
        const classfile::Constant& constant = klass.file->constant(field.info->constant_value);
        Slot value = constant.bits;
        if (constant.tag == classfile::Tag::String)
            value = state::slot_of(literal(program_.literal_number(klass.file->utf8(constant.first))));
        state_.touch(statics);
        statics.slots()[field.slot] = value;
    }
}

namespace {

// Does a class initialiser on the thread's stack run on behalf of `klass`, which waits for its superclass?
bool is_recursive_request(const state::Thread& thread, const Class& klass) {
    for (std::uint32_t i = 0; i < thread.depth; ++i) {
        const Frame& frame = thread.frames[i];
        if ((frame.flags & flags::kClassInitialiser) && frame.requested->is_subclass_of(klass) &&
            klass.is_subclass_of(*frame.initialising))
            return true;
    }
    return false;
}

}  // namespace

bool Machine::is_ready(const state::Thread& thread, const Class& klass) {
    Slot slot = state_.statics_of(klass).slots()[program::kInitialisationStatusSlot];
    bool is_own = state::initialisation_owner(slot) == thread.id;
    switch (state::initialisation_status(slot)) {
        case InitialisationStatus::Initialised: return true;
        case InitialisationStatus::Running: return is_own;
        case InitialisationStatus::Preparing: return is_own && is_recursive_request(thread, klass);
        default: return false;
    }
}

bool Machine::is_untouched(const Class& klass) {
    Slot slot = state_.statics_of(klass).slots()[program::kInitialisationStatusSlot];
    return !klass.has_trivial_initialisation && state::initialisation_status(slot) == InitialisationStatus::Untouched;
}

bool Machine::is_initialising_elsewhere(const state::Thread& thread, const Class& klass) {
    Slot slot = state_.statics_of(klass).slots()[program::kInitialisationStatusSlot];
    InitialisationStatus status = state::initialisation_status(slot);
    bool in_progress = status == InitialisationStatus::Preparing || status == InitialisationStatus::Running;
    return in_progress && state::initialisation_owner(slot) != thread.id;
}

// What a thread waits for cannot always be read off its top frame: a native may ask for any class, and a class waits for its
// superclasses and superinterfaces.
Machine::Initialisation Machine::wait_for(state::Thread& thread, const Class& klass) {
    state_.threads().before_status_write(thread);
    thread.status.status = state::ThreadStatus::WaitingForClass;
    thread.status.waiting_on = mirror(klass);
    return Initialisation::Blocked;
}

Machine::Initialisation Machine::initialise(state::Thread& thread, const Class& klass, Ref& exception) {
    return initialise_for(thread, klass, klass, exception);
}

Machine::Initialisation Machine::initialise_for(state::Thread& thread, const Class& klass, const Class& requested,
                                                Ref& exception) {
    Slot slot = state_.statics_of(klass).slots()[0];
    switch (state::initialisation_status(slot)) {
        case InitialisationStatus::Initialised: events.emit_class_use(thread, klass); return Initialisation::Ready;
        case InitialisationStatus::Erroneous:
            events.emit_class_use(thread, klass);
            exception = new_throwable(thread, "java/lang/NoClassDefFoundError",
                                      utf16_from_utf8("Could not initialize class " + klass.dotted_name()), nullptr,
                                      state::as_ref(state_.statics_of(klass).slots()[program::kInitialisationErrorSlot]));
            return Initialisation::Threw;
        case InitialisationStatus::Running:
        case InitialisationStatus::Preparing:
            if (is_initialising_elsewhere(thread, klass)) return wait_for(thread, klass);
            if (is_ready(thread, klass)) return Initialisation::Ready;
            break;
        case InitialisationStatus::Untouched: break;
    }
    if (!is_defined(klass)) {
        exception = new_throwable(thread, "java/lang/NoClassDefFoundError", utf16_from_utf8(klass.name.string()));
        return Initialisation::Threw;
    }
    if (klass.has_trivial_initialisation || klass.kind != program::ClassKind::Instance) {
        set_initialisation(klass, InitialisationStatus::Initialised, thread.id);
        return Initialisation::Ready;
    }
    set_initialisation(klass, InitialisationStatus::Preparing, thread.id);
    if (!klass.is_interface()) {
        Initialisation supers = initialise_supers(thread, klass, requested, exception);
        if (supers != Initialisation::Ready) {
            if (supers == Initialisation::Threw) {
                set_initialisation(klass, InitialisationStatus::Erroneous, thread.id);
                keep_initialisation_error(thread, klass, exception);
            }
            return supers;
        }
    }
    set_constants(klass);
    if (klass.class_initialiser == nullptr) {
        set_initialisation(klass, InitialisationStatus::Initialised, thread.id);
        return Initialisation::Ready;
    }
    auto code = program_.code_of(*klass.class_initialiser);
    Slot* base = thread.depth == 0 ? thread.stack : thread.top().stack_pointer;
    if (!code || !fits(thread, base, **code)) {
        set_initialisation(klass, InitialisationStatus::Erroneous, thread.id);
        exception =
            code ? new_throwable(thread, "java/lang/StackOverflowError", std::nullopt) : new_throwable(thread, code.error());
        return Initialisation::Threw;
    }
    set_initialisation(klass, InitialisationStatus::Running, thread.id);
    Frame& frame = push_frame(thread, *klass.class_initialiser, *code, base);
    frame.flags = flags::kClassInitialiser | flags::kNotStarted;
    frame.initialising = &klass;
    frame.requested = &requested;
    return Initialisation::FramePushed;
}

Machine::Initialisation Machine::initialise_supers(state::Thread& thread, const Class& klass, const Class& requested,
                                                   Ref& exception) {
    if (klass.super != nullptr) {
        Initialisation result = initialise_for(thread, *klass.super, requested, exception);
        if (result != Initialisation::Ready) return result;
    }
    return initialise_interfaces(thread, klass, requested, exception);
}

// Superinterfaces with default methods, in declaration order, each after its own superinterfaces.
Machine::Initialisation Machine::initialise_interfaces(state::Thread& thread, const Class& klass, const Class& requested,
                                                       Ref& exception) {
    for (const Class* interface : klass.interfaces) {
        Initialisation result = initialise_interfaces(thread, *interface, requested, exception);
        if (result == Initialisation::Ready && interface->declares_default_methods)
            result = initialise_for(thread, *interface, requested, exception);
        if (result != Initialisation::Ready) return result;
    }
    return Initialisation::Ready;
}

// Later uses of the class say what went wrong the first time, in words: the exception itself may hold on to anything.
void Machine::keep_initialisation_error(state::Thread& thread, const Class& klass, Ref thrown) {
    Object& cause = state_.at(thrown);
    Ref message = state::as_ref(get(cause, *known_.throwable_message));
    Ref name = state::as_ref(get(state_.at(thread.status.java_thread), *known_.thread_name));
    std::string text = fmt::format("Exception {}{} [in thread \"{}\"]", cause.klass->dotted_name(),
                                   message == kNull ? "" : ": " + utf8_of(message), name == kNull ? "" : utf8_of(name));
    Ref error = new_throwable(thread, "java/lang/ExceptionInInitializerError", utf16_from_utf8(text), nullptr, kNull);
    for (const program::Field* field : {known_.throwable_backtrace, known_.throwable_depth, known_.throwable_stack_trace})
        set(state_.at(error), *field, get(cause, *field));
    Object& statics = state_.statics_of(klass);
    state_.touch(statics);
    statics.slots()[program::kInitialisationErrorSlot] = state::slot_of(error);
}

// `klass` threw in its <clinit>, which ran because `requested` was asked for: everything in between is erroneous too.
Ref Machine::fail_initialisation(state::Thread& thread, const Class& klass, const Class& requested, Ref thrown) {
    set_initialisation(klass, InitialisationStatus::Erroneous, thread.id);
    keep_initialisation_error(thread, klass, thrown);
    bool is_error = state_.at(thrown).klass->is_subclass_of(*known_.error);
    Ref error = is_error ? thrown : new_throwable(thread, "java/lang/ExceptionInInitializerError", std::nullopt, nullptr, thrown);
    auto fail_if_waiting = [&](const Class& waiting) {
        Slot slot = state_.statics_of(waiting).slots()[0];
        if (state::initialisation_status(slot) == InitialisationStatus::Preparing &&
            state::initialisation_owner(slot) == thread.id && waiting.is_subclass_of(klass) &&
            !is_recursive_request(thread, waiting)) {
            set_initialisation(waiting, InitialisationStatus::Erroneous, thread.id);
            keep_initialisation_error(thread, waiting, error);
        }
    };
    for (const Class* waiting = &requested; waiting != nullptr; waiting = waiting->super) fail_if_waiting(*waiting);
    return error;
}

}  // namespace raceproof::machine
