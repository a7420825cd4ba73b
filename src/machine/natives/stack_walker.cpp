// java.lang.StackWalker. The Java side asks for frames in batches; the number of the next frame, counted from the bottom, is kept
// in the walker's `anchor`, which is ours to use.
//
// A StackFrameInfo holds the mirror of the frame's class in `memberName` and, in `bci`, the method's index (upper half) and the
// byte offset of the instruction: the JDK's MemberName would bring up java.lang.invoke.
#include "machine/natives/backtrace.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kWalker = "java/lang/StackStreamFactory$AbstractStackWalker";
constexpr std::string_view kInfo = "java/lang/StackFrameInfo";
constexpr std::int64_t kClassesOnly = 2, kShowHiddenFrames = 0x20;

// Frames of the walk itself.
bool belongs_to_walker(const program::Class& klass) {
    std::string_view name = klass.name.text();
    if (name == "java/lang/StackWalker" || name == kWalker) return true;
    return klass.super != nullptr && klass.super->name.text() == kWalker;
}

std::int32_t byte_offset(const state::Frame& frame) { return frame.code == nullptr ? 0 : frame.code->byte_offsets[frame.pc]; }

void fill_info(NativeCall& call, Object& info, const state::Frame& frame) {
    auto packed = static_cast<std::uint32_t>(frame.method->index) << 16 | static_cast<std::uint32_t>(byte_offset(frame));
    set_field(call, info, "memberName", kObject, state::slot_of(call.machine.classes.mirror(*frame.method->owner)));
    set_field(call, info, "bci", "I", packed);
}

struct Batch {
    std::int64_t mode;
    std::int32_t size, start;
    Object& frames;  // Class[] or StackFrameInfo[]
};

// Fills the batch with frames below `next`, which becomes the number of the first frame that did not fit, plus one. Returns the
// end index.
std::int32_t fill(NativeCall& call, const Batch& batch, std::int64_t& next) {
    std::int32_t index = batch.start;
    for (; next > 0 && index < batch.start + batch.size; --next) {
        const state::Frame& frame = call.thread.frames[next - 1];
        if (machine::is_machines_own(frame)) continue;
        if (frame.method->is_hidden_frame && (batch.mode & kShowHiddenFrames) == 0) continue;
        if (batch.mode & kClassesOnly) {
            call.state().before_element_write(batch.frames, static_cast<std::uint64_t>(index) * sizeof(Ref), sizeof(Ref));
            batch.frames.elements<Ref>()[index] = call.machine.classes.mirror(*frame.method->owner);
        } else {
            fill_info(call, call.object(batch.frames.elements<Ref>()[index]), frame);
        }
        ++index;
    }
    return index;
}

// callStackWalk(long mode, int skip, int batchSize, int startIndex, T[] frames) calls doStackWalk with the first batch.
NativeOutcome call_stack_walk(NativeCall& call) {
    if (call.phase == 1) return call.returns(state::as_ref(call.callee_result));
    if (call.ref(6) == kNull) return throws_null_pointer(call);
    std::int64_t next = call.thread.depth;
    while (next > 0 && belongs_to_walker(*call.thread.frames[next - 1].method->owner)) --next;
    next = std::max<std::int64_t>(0, next - call.integer(3));
    Batch batch{call.long_integer(1), call.integer(4), call.integer(5), call.object(call.ref(6))};
    std::int32_t end = fill(call, batch, next);
    if (end <= batch.start) return call.throws("java/lang/InternalError", "stack walk: decode failed");
    Slot anchor = state::slot_of(next + 1);
    Slot arguments[] = {call.arguments[0],  anchor, anchor, call.arguments[3], call.arguments[4], call.arguments[5],
                        state::slot_of(end)};
    return call.call(method_of(call.machine, kWalker, "doStackWalk", "(JIIII)Ljava/lang/Object;"), arguments, 1);
}

// fetchStackFrames(long mode, long anchor, int batchSize, int startIndex, T[] frames)
NativeOutcome fetch_stack_frames(NativeCall& call) {
    if (call.ref(7) == kNull) return throws_null_pointer(call);
    std::int64_t next = call.long_integer(3) - 1;
    Batch batch{call.long_integer(1), call.integer(5), call.integer(6), call.object(call.ref(7))};
    std::int32_t end = fill(call, batch, next);
    set_field(call, call.receiver(), "anchor", "J", state::slot_of(next + 1));
    return call.returns(end);
}

struct Walked {
    const program::Class& klass;
    const program::Method& method;
    std::int32_t byte_offset;
};
Walked walked(NativeCall& call, const Object& info) {
    const program::Class& klass = class_of(call, state::as_ref(field_value(info, "memberName", kObject)));
    auto packed = static_cast<std::uint32_t>(field_value(info, "bci", "I"));
    return {klass, *klass.methods[packed >> 16], static_cast<std::int32_t>(packed & 0xFFFF)};
}

NativeOutcome construct_info(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    set_field(call, call.receiver(), "retainClassRef", "Z", field_value(call.object(call.ref(1)), "retainClassRef", "Z"));
    return call.returns();
}

NativeOutcome declaring_class(NativeCall& call) {
    return call.returns(call.machine.classes.mirror(walked(call, call.receiver()).klass));
}

NativeOutcome method_name(NativeCall& call) {
    std::string_view name = walked(call, call.receiver()).method.name.text();
    return call.returns(call.machine.strings.literal(call.machine.program().literal_number(name)));
}

NativeOutcome descriptor(NativeCall& call) {
    std::string_view text = walked(call, call.receiver()).method.descriptor.text();
    return call.returns(call.machine.strings.literal(call.machine.program().literal_number(text)));
}

NativeOutcome is_native(NativeCall& call) { return call.returns(walked(call, call.receiver()).method.is_native()); }

NativeOutcome byte_code_index(NativeCall& call) {
    Walked frame = walked(call, call.receiver());
    return call.returns(frame.method.is_native() ? -1 : frame.byte_offset);
}

NativeOutcome method_type(NativeCall& call) {
    constexpr std::string_view kType = "java/lang/invoke/MethodType";
    if (field_value(call.receiver(), "retainClassRef", "Z") == 0)
        return call.throws("java/lang/UnsupportedOperationException", "No access to RETAIN_CLASS_REFERENCE");
    NativeOutcome outcome;
    if (!call.initialised(call.machine.program().required(kType), outcome)) return outcome;
    std::string_view text = walked(call, call.receiver()).method.descriptor.text();
    Slot arguments[] = {state::slot_of(call.machine.strings.literal(call.machine.program().literal_number(text))),
                        state::slot_of(kNull)};
    constexpr std::string_view kDescriptor = "(Ljava/lang/String;Ljava/lang/ClassLoader;)Ljava/lang/invoke/MethodType;";
    return call.tail_call(method_of(call.machine, kType, "fromMethodDescriptorString", kDescriptor), arguments);
}

NativeOutcome init_element(NativeCall& call) {
    if (call.ref(0) == kNull || call.ref(1) == kNull) return throws_null_pointer(call);
    Walked frame = walked(call, call.object(call.ref(1)));
    std::uint32_t pc = 0;
    if (!frame.method.is_native()) {
        auto code = call.machine.program().code_of(frame.method);
        if (code) pc = (*code)->index_of(static_cast<std::uint32_t>(frame.byte_offset));
    }
    fill_stack_trace_element(call, call.object(call.ref(0)), {&frame.method, pc});
    return call.returns();
}

}  // namespace

void register_stack_walker(NativeTable& table) {
    table.native(kWalker, "callStackWalk", "(JIII[Ljava/lang/Object;)Ljava/lang/Object;", call_stack_walk);
    table.native(kWalker, "fetchStackFrames", "(JJII[Ljava/lang/Object;)I", fetch_stack_frames);
    table.native("java/lang/StackStreamFactory", "checkStackWalkModes", "()Z", return_true);
    table.native("java/lang/StackTraceElement", "initStackTraceElement",
                 "(Ljava/lang/StackTraceElement;Ljava/lang/StackFrameInfo;)V", init_element);
    constexpr std::string_view kWhy = "A frame is a class, a method and an offset; a MemberName would bring up java.lang.invoke.";
    table.skip_initialiser(kInfo, kWhy);
    table.override_body(kInfo, "<init>", "(Ljava/lang/StackWalker;)V", construct_info, kWhy);
    table.override_body(kInfo, "declaringClass", "()Ljava/lang/Class;", declaring_class, kWhy);
    table.override_body(kInfo, "getMethodName", "()Ljava/lang/String;", method_name, kWhy);
    table.override_body(kInfo, "getDescriptor", "()Ljava/lang/String;", descriptor, kWhy);
    table.override_body(kInfo, "isNativeMethod", "()Z", is_native, kWhy);
    table.override_body(kInfo, "getByteCodeIndex", "()I", byte_code_index, kWhy);
    table.override_body(kInfo, "getMethodType", "()Ljava/lang/invoke/MethodType;", method_type, kWhy);
}

}  // namespace raceproof::machine::natives
