// Stack traces of threads: Thread.getAllStackTraces, and getStackTrace of another thread.
#include "machine/natives/backtrace.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/natives/thread_support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kElement = "java/lang/StackTraceElement";

std::vector<TraceFrame> frames_of(const state::Thread& thread) {
    std::vector<TraceFrame> frames;
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const state::Frame& frame = thread.frames[i];
        if (!frame.method->is_hidden_frame) frames.push_back({frame.method, frame.code == nullptr ? 0 : frame.pc});
    }
    return frames;
}

const state::Thread* thread_of(NativeCall& call, Ref java_thread) {
    for (std::size_t i = 0; i < call.state().thread_count(); ++i) {
        const state::Thread& thread = call.state().thread(static_cast<state::ThreadId>(i));
        if (thread.status.java_thread == java_thread) return &thread;
    }
    return nullptr;
}

// A new StackTraceElement[]; kNull when the heap is full.
Ref new_trace(NativeCall& call, const std::vector<TraceFrame>& frames) {
    program::Class& klass = call.machine.program().required(kElement);
    program::Class& array_class = call.machine.program().array_of(klass);
    Ref trace = call.machine.objects.new_array(call.thread, array_class, static_cast<std::uint32_t>(frames.size()));
    for (std::size_t i = 0; trace != kNull && i < frames.size(); ++i) {
        Ref element = call.machine.objects.new_instance(call.thread, klass);
        if (element == kNull) return kNull;
        fill_stack_trace_element(call, call.object(element), frames[i]);
        set_shown_parts(call, call.object(element));
        call.object(trace).elements<Ref>()[i] = element;
    }
    return trace;
}

// dumpThreads(Thread[]): null for threads that do not run.
NativeOutcome dump_threads(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    const Object& threads = call.object(call.ref(0));
    program::Class& element = call.machine.program().required(kElement);
    program::Class& traces_class = call.machine.program().array_of(call.machine.program().array_of(element));
    Ref traces = call.machine.objects.new_array(call.thread, traces_class, threads.length);
    for (std::uint32_t i = 0; traces != kNull && i < threads.length; ++i) {
        if (threads.elements<Ref>()[i] == kNull) return throws_null_pointer(call);
        const state::Thread* thread = thread_of(call, threads.elements<Ref>()[i]);
        if (thread == nullptr || thread->depth == 0) continue;
        if (thread->id != call.thread.id) {
            note_look_at_thread(call);
            if (call.machine.program().grains() != nullptr) call.machine.visibility.inspections_seen.queues = true;
        }
        Ref trace = new_trace(call, frames_of(*thread));
        if (trace == kNull) return NativeOutcome::OutOfMemory;
        call.object(traces).elements<Ref>()[i] = trace;
    }
    return call.returns_allocated(traces);
}

}  // namespace

void register_thread_dump(NativeTable& table) {
    table.native("java/lang/Thread", "dumpThreads", "([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;", dump_threads);
}

}  // namespace raceproof::machine::natives
