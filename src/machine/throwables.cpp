// Throwables made by the machine, and stack traces.
//
// A throwable of the machine's own is built without running its constructor: the constructors of the errors concerned only set
// the message and the cause, and running them would need another step of the guest at a point where there is none.
//
// A backtrace is a long[] with two entries per frame: ClassId << 32 | method index, and the pc. It is turned into
// StackTraceElements only when somebody looks (StackTraceElement.initStackTraceElements).
#include <fmt/format.h>

#include "base/text.h"
#include "machine/machine.h"

namespace raceproof::machine {

using program::Class;
using program::Method;
using state::Frame;

namespace {

// As HotSpot's MaxJavaStackTraceDepth.
constexpr std::size_t kMaximumTrace = 1024;

}  // namespace

bool Machine::is_machines_own(const Frame& frame) {
    bool is_life = frame.code == nullptr && (frame.flags & state::frame_flags::kBottom);
    return is_life || (frame.flags & state::frame_flags::kNotStarted);
}

bool Machine::fill_stack_trace(state::Thread& thread, Object& throwable, const Method* top) {
    struct Entry {
        const Method* method;
        std::uint32_t pc;
    };
    std::vector<Entry> entries;
    if (top != nullptr) entries.push_back({top, 0});
    bool skipping = top == nullptr;  // the throwable's own constructors and fillInStackTrace
    for (std::uint32_t i = thread.depth; i-- > 0 && entries.size() < kMaximumTrace;) {
        const Frame& frame = thread.frames[i];
        const Method& method = *frame.method;
        if (skipping && throwable.klass->is_subclass_of(*method.owner) &&
            (method.is_constructor() || method.name.text() == "fillInStackTrace"))
            continue;
        skipping = false;
        if (method.is_hidden_frame || is_machines_own(frame)) continue;
        entries.push_back({&method, frame.code == nullptr ? 0 : frame.pc});
    }
    Ref backtrace = new_array(thread, *known_.long_array, static_cast<std::uint32_t>(entries.size() * 2));
    if (backtrace == kNull) return false;
    Object& array = state_.at(backtrace);
    state_.touch_elements(array, 0, entries.size() * 16);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Method& method = *entries[i].method;
        array.elements<std::uint64_t>()[2 * i] = static_cast<std::uint64_t>(method.owner->id) << 32 | method.index;
        array.elements<std::uint64_t>()[2 * i + 1] = entries[i].pc;
    }
    set(throwable, *known_.throwable_backtrace, state::slot_of(backtrace));
    set(throwable, *known_.throwable_depth, state::slot_of(static_cast<std::int32_t>(entries.size())));
    set(throwable, *known_.throwable_stack_trace, get_static(*known_.throwable_unassigned_stack));
    return true;
}

Ref Machine::new_throwable(state::Thread& thread, std::string_view class_name, std::optional<std::u16string_view> message,
                           const Method* top, Ref cause) {
    Class& klass = program_.required(class_name);
    if (!state_.permanents().is_initialised(klass)) {
        Ref ignored = kNull;
        VERIFY(initialise(thread, klass, ignored) == Initialisation::Ready,
               "should not need an initialiser for an error of the machine");
    }
    Ref throwable = new_instance(thread, klass);
    Ref text = message && throwable != kNull ? new_string(thread, *message) : kNull;
    bool complete = throwable != kNull && (!message || text != kNull) && fill_stack_trace(thread, state_.at(throwable), top);
    if (!complete) return out_of_memory_error_;
    Object& object = state_.at(throwable);
    set(object, *known_.throwable_message, state::slot_of(text));
    // Throwable.cause == this means "not set yet"; an explicit null cannot be changed any more.
    bool takes_cause = cause != kNull || klass.name.text() == "java/lang/ExceptionInInitializerError";
    set(object, *known_.throwable_cause, state::slot_of(takes_cause ? cause : throwable));
    set(object, *known_.throwable_suppressed, get_static(*known_.throwable_suppressed_sentinel));
    // As NullPointerException.fillInStackTrace leaves it: 1, the helpful message can be computed from this trace; 2, there is
    // none, because the trace leaves out the frame where it happened.
    if (&klass == known_.null_pointer_exception) {
        bool hidden = thread.depth > 0 && thread.top().method->is_hidden_frame;
        set(object, *known_.null_pointer_message_state, state::slot_of(hidden ? 2 : 1));
    }
    return throwable;
}

Ref Machine::new_throwable(state::Thread& thread, const program::LinkError& error, const Method* top) {
    if (error.kind == program::LinkErrorKind::Unsupported) {
        // Whoever throws this stops the run: see Interpreter::unwind.
        unsupported_ = error.message;
        return new_throwable(thread, "java/lang/InternalError", utf16_from_utf8(error.message), top);
    }
    std::u16string message = utf16_from_utf8(error.message);
    Ref cause = kNull;
    if (error.kind == program::LinkErrorKind::ClassNotFound)
        cause = new_throwable(thread, "java/lang/ClassNotFoundException", utf16_from_utf8(dotted(error.message)), top);
    return new_throwable(thread, program::java_error_class(error.kind), message, top, cause);
}

namespace {

std::string trace_line(const Method& method, const program::Code* code, std::uint32_t pc) {
    const Class& owner = *method.owner;
    std::string where = "Native Method";
    if (code != nullptr) {
        int line = code->line_of(pc);
        std::string_view file = owner.file->source_file.empty() ? "Unknown Source" : owner.file->source_file;
        where = line > 0 ? fmt::format("{}:{}", file, line) : std::string(file);
    }
    return fmt::format("\tat {}{}{}\n", owner.module, owner.module.empty() ? "" : "/",
                       printable(fmt::format("{}.{}({})", owner.dotted_name(), method.name.text(), where)));
}

}  // namespace

std::string Machine::stack_text(state::Thread& thread) {
    std::string text;
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const Frame& frame = thread.frames[i];
        if (!frame.method->is_hidden_frame && !is_machines_own(frame)) text += trace_line(*frame.method, frame.code, frame.pc);
    }
    return text;
}

std::string Machine::backtrace_text(const Object& throwable) {
    Ref backtrace = state::as_ref(throwable.slots()[known_.throwable_backtrace->slot]);
    if (backtrace == kNull) return {};
    const Object& entries = state_.at(backtrace);
    std::string text;
    for (std::uint32_t i = 0; i + 1 < entries.length; i += 2) {
        std::uint64_t packed = entries.elements<std::uint64_t>()[i];
        const Method& method = *program_.by_id(static_cast<program::ClassId>(packed >> 32)).methods[packed & 0xFFFFFFFF];
        text += trace_line(method, method.code.load(), static_cast<std::uint32_t>(entries.elements<std::uint64_t>()[i + 1]));
    }
    return text;
}

}  // namespace raceproof::machine
