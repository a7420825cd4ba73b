#include "machine/class_initialisation.h"

#include <fmt/format.h>

#include "base/text.h"
#include "machine/frames.h"
#include "machine/machine.h"

namespace raceproof::machine {

using program::Class;
using program::Field;
using state::Frame;
using state::InitialisationStatus;
using Kind = InitialisationStep::Kind;

namespace flags = state::frame_flags;

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

InitialisationStep threw(Ref exception) { return {Kind::Threw, exception, {}}; }

}  // namespace

Slot ClassInitialisation::status_slot(const Class& klass) {
    return machine_.state().statics_of(klass).slots()[program::kInitialisationStatusSlot];
}

void ClassInitialisation::set_status(const Class& klass, InitialisationStatus status, state::ThreadId owner) {
    Object& statics = machine_.state().statics_of(klass);
    machine_.state().before_write(statics);
    bool running = status == InitialisationStatus::Preparing || status == InitialisationStatus::Running;
    Slot slot = state::initialisation_slot(status, running ? owner : state::ThreadId{0});
    bool can_be_observed = klass.kind == program::ClassKind::Instance && !klass.has_trivial_initialisation;
    bool has_ended = !running && can_be_observed && machine_.main_method() != nullptr;
    slot |= statics.slots()[0] & state::kDefinedAtRunTime;
    statics.slots()[0] = has_ended ? slot | state::kEndedWhileRunning : slot;
    if (has_ended) machine_.events.emit(MemoryEventKind::ClassInitialised, machine_.state().thread(owner), kNull, &klass);
}

void ClassInitialisation::set_constants(const Class& klass) {
    if (klass.file == nullptr) return;
    Object& statics = machine_.state().statics_of(klass);
    for (const Field& field : klass.fields) {
        if (!field.is_static() || field.info->constant_value == 0) continue;
        const classfile::Constant& constant = klass.file->constant(field.info->constant_value);
        Slot value = constant.bits;
        if (constant.tag == classfile::Tag::String) {
            std::uint32_t number = machine_.program().literal_number(klass.file->utf8(constant.first));
            value = state::slot_of(machine_.strings.literal(number));
        }
        machine_.state().before_write(statics);
        statics.slots()[field.slot] = value;
    }
}

bool ClassInitialisation::is_ready(const state::Thread& thread, const Class& klass) {
    Slot slot = status_slot(klass);
    bool is_own = state::initialisation_owner(slot) == thread.id;
    switch (state::initialisation_status(slot)) {
        case InitialisationStatus::Initialised: return true;
        case InitialisationStatus::Running: return is_own;
        case InitialisationStatus::Preparing: return is_own && is_recursive_request(thread, klass);
        case InitialisationStatus::Untouched:
        case InitialisationStatus::Erroneous: return false;
    }
    return false;
}

bool ClassInitialisation::is_untouched(const Class& klass) {
    return !klass.has_trivial_initialisation &&
           state::initialisation_status(status_slot(klass)) == InitialisationStatus::Untouched;
}

bool ClassInitialisation::is_in_progress_elsewhere(const state::Thread& thread, const Class& klass) {
    Slot slot = status_slot(klass);
    InitialisationStatus status = state::initialisation_status(slot);
    bool in_progress = status == InitialisationStatus::Preparing || status == InitialisationStatus::Running;
    return in_progress && state::initialisation_owner(slot) != thread.id;
}

// What a thread waits for cannot always be read off its top frame: a native may ask for any class, and a class waits for its
// superclasses and superinterfaces.
InitialisationStep ClassInitialisation::wait_for(state::Thread& thread, const Class& klass) {
    machine_.state().threads().before_status_write(thread);
    thread.status.status = state::ThreadStatus::WaitingForClass;
    thread.status.waiting_on = machine_.classes.mirror(klass);
    return {Kind::Blocked, kNull, {}};
}

InitialisationStep ClassInitialisation::initialise(state::Thread& thread, const Class& klass, const Class& requested) {
    switch (state::initialisation_status(status_slot(klass))) {
        case InitialisationStatus::Initialised: machine_.events.emit_class_use(thread, klass); return {};
        case InitialisationStatus::Erroneous: {
            machine_.events.emit_class_use(thread, klass);
            Slot error = machine_.state().statics_of(klass).slots()[program::kInitialisationErrorSlot];
            std::u16string message = utf16_from_utf8("Could not initialize class " + klass.dotted_name());
            return threw(
                machine_.throwables.make(thread, "java/lang/NoClassDefFoundError", message, nullptr, state::as_ref(error)));
        }
        case InitialisationStatus::Running:
        case InitialisationStatus::Preparing:
            if (is_in_progress_elsewhere(thread, klass)) return wait_for(thread, klass);
            if (is_ready(thread, klass)) return {};
            break;
        case InitialisationStatus::Untouched: break;
    }
    if (!machine_.classes.is_defined(klass))
        return threw(machine_.throwables.make(thread, "java/lang/NoClassDefFoundError", utf16_from_utf8(klass.name.string())));
    if (klass.has_trivial_initialisation || klass.kind != program::ClassKind::Instance) {
        set_status(klass, InitialisationStatus::Initialised, thread.id);
        return {};
    }
    return begin(thread, klass, requested);
}

InitialisationStep ClassInitialisation::begin(state::Thread& thread, const Class& klass, const Class& requested) {
    set_status(klass, InitialisationStatus::Preparing, thread.id);
    if (!klass.is_interface()) {
        InitialisationStep supers = initialise_supers(thread, klass, requested);
        if (supers.kind == Kind::Threw) {
            set_status(klass, InitialisationStatus::Erroneous, thread.id);
            keep_error(thread, klass, supers.exception);
        }
        if (!supers.is_ready()) return supers;
    }
    set_constants(klass);
    if (klass.class_initialiser == nullptr) {
        set_status(klass, InitialisationStatus::Initialised, thread.id);
        return {};
    }
    return push_initialiser(thread, klass, requested);
}

InitialisationStep ClassInitialisation::push_initialiser(state::Thread& thread, const Class& klass, const Class& requested) {
    auto code = machine_.program().code_of(*klass.class_initialiser);
    if (!code && code.error().kind == program::LinkErrorKind::Unsupported)
        return {Kind::Unsupported, kNull, code.error().message};
    Slot* base = thread.depth == 0 ? thread.stack : thread.top().stack_pointer;
    if (!code || !fits(thread, base, **code)) {
        set_status(klass, InitialisationStatus::Erroneous, thread.id);
        return threw(code ? machine_.throwables.make(thread, "java/lang/StackOverflowError", std::nullopt)
                          : machine_.throwables.make(thread, code.error()));
    }
    set_status(klass, InitialisationStatus::Running, thread.id);
    Frame& frame = push_frame(thread, *klass.class_initialiser, *code, base);
    frame.flags = flags::kClassInitialiser | flags::kNotStarted;
    frame.initialising = &klass;
    frame.requested = &requested;
    return {Kind::FramePushed, kNull, {}};
}

InitialisationStep ClassInitialisation::initialise_supers(state::Thread& thread, const Class& klass, const Class& requested) {
    if (klass.super != nullptr) {
        InitialisationStep super = initialise(thread, *klass.super, requested);
        if (!super.is_ready()) return super;
    }
    return initialise_interfaces(thread, klass, requested);
}

// Superinterfaces with default methods, in declaration order, each after its own superinterfaces.
InitialisationStep ClassInitialisation::initialise_interfaces(state::Thread& thread, const Class& klass, const Class& requested) {
    for (const Class* interface : klass.interfaces) {
        InitialisationStep step = initialise_interfaces(thread, *interface, requested);
        if (step.is_ready() && interface->declares_default_methods) step = initialise(thread, *interface, requested);
        if (!step.is_ready()) return step;
    }
    return {};
}

void ClassInitialisation::finish(state::Thread& thread, const Class& klass) {
    set_status(klass, InitialisationStatus::Initialised, thread.id);
}

// Later uses of the class say what went wrong the first time, in words: the exception itself may hold on to anything.
void ClassInitialisation::keep_error(state::Thread& thread, const Class& klass, Ref thrown) {
    const WellKnown& known = machine_.known();
    state::State& state = machine_.state();
    Objects& objects = machine_.objects;
    Object& cause = state.at(thrown);
    Ref message = state::as_ref(objects.get(cause, *known.throwable_fields.message));
    Ref name = state::as_ref(objects.get(state.at(thread.status.java_thread), *known.thread_members.name));
    std::string text = fmt::format("Exception {}{} [in thread \"{}\"]", cause.klass->dotted_name(),
                                   message == kNull ? "" : ": " + machine_.strings.utf8_of(message),
                                   name == kNull ? "" : machine_.strings.utf8_of(name));
    Ref error = machine_.throwables.make(thread, "java/lang/ExceptionInInitializerError", utf16_from_utf8(text));
    for (const Field* field :
         {known.throwable_fields.backtrace, known.throwable_fields.depth, known.throwable_fields.stack_trace})
        objects.set(state.at(error), *field, objects.get(cause, *field));
    Object& statics = state.statics_of(klass);
    state.before_write(statics);
    statics.slots()[program::kInitialisationErrorSlot] = state::slot_of(error);
}

Ref ClassInitialisation::fail(state::Thread& thread, const Class& klass, const Class& requested, Ref thrown) {
    set_status(klass, InitialisationStatus::Erroneous, thread.id);
    keep_error(thread, klass, thrown);
    bool is_error = machine_.state().at(thrown).klass->is_subclass_of(*machine_.known().error);
    Ref error = is_error
                    ? thrown
                    : machine_.throwables.make(thread, "java/lang/ExceptionInInitializerError", std::nullopt, nullptr, thrown);
    auto fail_if_waiting = [&](const Class& waiting) {
        Slot slot = status_slot(waiting);
        if (state::initialisation_status(slot) == InitialisationStatus::Preparing &&
            state::initialisation_owner(slot) == thread.id && waiting.is_subclass_of(klass) &&
            !is_recursive_request(thread, waiting)) {
            set_status(waiting, InitialisationStatus::Erroneous, thread.id);
            keep_error(thread, waiting, error);
        }
    };
    for (const Class* waiting = &requested; waiting != nullptr; waiting = waiting->super) fail_if_waiting(*waiting);
    return error;
}

}  // namespace raceproof::machine
