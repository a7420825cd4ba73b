#include "machine/throwables.h"

#include <fmt/format.h>

#include "base/text.h"
#include "machine/machine.h"

namespace raceproof::machine {

using state::kNull;
using state::Object;
using state::Ref;

using program::Class;
using program::Method;
using state::Frame;

namespace {

// As HotSpot's MaxJavaStackTraceDepth.
constexpr std::size_t kMaximumTrace = 1024;

}  // namespace

bool is_machines_own(const Frame& frame) {
    bool is_life = frame.code == nullptr && (frame.flags & state::frame_flags::kBottom);
    return is_life || (frame.flags & state::frame_flags::kNotStarted);
}

bool is_shown(const Frame& frame) { return !is_machines_own(frame) && !frame.method->is_hidden_frame; }

bool Throwables::fill_stack_trace(state::Thread& thread, Object& throwable, const Method* top) {
    std::vector<TraceFrame> entries;
    if (top != nullptr) entries.push_back({top, 0});
    bool skipping = top == nullptr;  // the throwable's own constructors and fillInStackTrace
    for (std::uint32_t i = thread.depth; i-- > 0 && entries.size() < kMaximumTrace;) {
        const Frame& frame = thread.frames[i];
        const Method& method = *frame.method;
        if (skipping && throwable.klass->is_subclass_of(*method.owner) &&
            (method.is_constructor() || method.name.text() == "fillInStackTrace"))
            continue;
        skipping = false;
        if (!is_shown(frame)) continue;
        entries.push_back({&method, frame.code == nullptr ? 0 : frame.pc});
    }
    const WellKnown& known = machine_.known();
    Objects& objects = machine_.objects;
    Ref backtrace = objects.new_array(thread, *known.long_array, static_cast<std::uint32_t>(entries.size() * 2));
    if (backtrace == kNull) return false;
    Object& array = machine_.state().at(backtrace);
    machine_.state().before_element_write(array, 0, entries.size() * 16);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        array.elements<std::uint64_t>()[2 * i] = entries[i].method->identity;
        array.elements<std::uint64_t>()[2 * i + 1] = entries[i].pc;
    }
    objects.set(throwable, *known.throwable_fields.backtrace, state::slot_of(backtrace));
    objects.set(throwable, *known.throwable_fields.depth, state::slot_of(static_cast<std::int32_t>(entries.size())));
    objects.set(throwable, *known.throwable_fields.stack_trace, objects.get_static(*known.throwable_fields.unassigned_stack));
    return true;
}

std::optional<TraceFrame> Throwables::frame(const Object& throwable, std::uint32_t index) const {
    Ref backtrace = state::as_ref(machine_.objects.get(throwable, *machine_.known().throwable_fields.backtrace));
    if (backtrace == kNull) return std::nullopt;
    const Object& entries = machine_.state().at(backtrace);
    // The program can get hold of the array.
    if (entries.klass != machine_.known().long_array || 2 * std::uint64_t{index} + 1 >= entries.length) return std::nullopt;
    const auto* entry = entries.elements<std::uint64_t>() + 2 * std::uint64_t{index};
    const Method* method = machine_.program().method_by_identity(entry[0]);
    if (method == nullptr) return std::nullopt;
    const program::Code* code = method->code.load(std::memory_order_acquire);
    if (entry[1] != 0 && (code == nullptr || entry[1] >= code->instructions.size())) return std::nullopt;
    return TraceFrame{method, static_cast<std::uint32_t>(entry[1])};
}

Ref Throwables::make(state::Thread& thread, std::string_view class_name, std::optional<std::u16string_view> message,
                     const Method* top, Ref cause) {
    const WellKnown& known = machine_.known();
    state::State& state = machine_.state();
    Objects& objects = machine_.objects;
    Class& klass = machine_.program().required(class_name);
    VERIFY(state.permanents().is_initialised(klass) || machine_.initialisation.initialise(thread, klass).is_ready(),
           "should not need an initialiser for an error of the machine");
    Ref throwable = objects.new_instance(thread, klass);
    Ref text = message && throwable != kNull ? machine_.strings.make(thread, *message) : kNull;
    bool complete = throwable != kNull && (!message || text != kNull) && fill_stack_trace(thread, state.at(throwable), top);
    if (!complete) return out_of_memory_error_;
    Object& object = state.at(throwable);
    objects.set(object, *known.throwable_fields.message, state::slot_of(text));
    // Throwable.cause == this means "not set yet"; an explicit null cannot be changed any more.
    bool takes_cause = cause != kNull || klass.name.text() == "java/lang/ExceptionInInitializerError";
    objects.set(object, *known.throwable_fields.cause, state::slot_of(takes_cause ? cause : throwable));
    objects.set(object, *known.throwable_fields.suppressed, objects.get_static(*known.throwable_fields.suppressed_sentinel));
    // As NullPointerException.fillInStackTrace leaves it: 1, the helpful message can be computed from this trace; 2, there is
    // none, because the trace leaves out the frame where it happened.
    if (&klass == known.null_pointer_exception) {
        bool hidden = thread.depth > 0 && thread.top().method->is_hidden_frame;
        objects.set(object, *known.null_pointer_message_state, state::slot_of(hidden ? 2 : 1));
    }
    return throwable;
}

Ref Throwables::make(state::Thread& thread, const program::LinkError& error, const Method* top) {
    VERIFY(error.kind != program::LinkErrorKind::Unsupported, "should stop where something is unsupported, not throw");
    std::u16string message = utf16_from_utf8(error.message);
    Ref cause = kNull;
    if (error.kind == program::LinkErrorKind::ClassNotFound)
        cause = make(thread, "java/lang/ClassNotFoundException", utf16_from_utf8(dotted(error.message)), top);
    return make(thread, program::java_error_class(error.kind), message, top, cause);
}

void Throwables::make_out_of_memory_error(state::Thread& thread) {
    out_of_memory_error_ = make(thread, "java/lang/OutOfMemoryError", u"Java heap space");
    machine_.state().collector().roots().keep_alive(out_of_memory_error_);
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

std::string Throwables::stack_text(const state::Thread& thread) const {
    std::string text;
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const Frame& frame = thread.frames[i];
        if (is_shown(frame)) text += trace_line(*frame.method, frame.code, frame.pc);
    }
    return text;
}

std::string Throwables::backtrace_text(const Object& throwable) const {
    std::string text;
    for (std::uint32_t i = 0; auto next = frame(throwable, i); ++i)
        text += trace_line(*next->method, next->method->code.load(), next->pc);
    return text;
}

std::string Throwables::describe(Ref throwable) const {
    std::string text;
    for (int depth = 0; throwable != kNull && depth < 10; ++depth) {
        const Object& thrown = machine_.state().at(throwable);
        Ref message = state::as_ref(machine_.objects.get(thrown, *machine_.known().throwable_fields.message));
        text += fmt::format("{}{}{}\n{}", depth == 0 ? "" : "caused by ", thrown.klass->dotted_name(),
                            message == kNull ? "" : ": " + machine_.strings.utf8_of(message), backtrace_text(thrown));
        Ref cause = state::as_ref(machine_.objects.get(thrown, *machine_.known().throwable_fields.cause));
        throwable = cause == throwable ? kNull : cause;
    }
    return text;
}

}  // namespace raceproof::machine
