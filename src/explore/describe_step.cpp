#include "explore/describe_step.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

#include "explore/time_outs.h"

namespace raceproof::explore {

using machine::Machine;
using machine::OperationKind;
using machine::PendingOperation;
using program::BasicType;
using program::Instruction;
using program::Op;
using state::Ref;
using state::Slot;
using state::Thread;
using state::ThreadId;

namespace {

// The native method that the thread is about to call, with its arguments.
struct NativeToCall {
    const program::Method* method;
    const Slot* arguments;

    std::string_view name() const { return method->name.text(); }
    // By position among the parameters; long and double take two slots, the value being in the first.
    Slot argument(std::size_t parameter) const {
        std::size_t slot = method->is_static() ? 0 : 1;
        for (std::size_t i = 0; i < parameter; ++i) slot += static_cast<std::size_t>(slot_count(method->parameters[i]));
        return arguments[slot];
    }
    Slot last_argument() const { return argument(method->parameters.size() - 1); }
};

std::optional<NativeToCall> native_to_call(const Thread& thread) {
    const state::Frame& frame = thread.top();
    if (frame.code == nullptr) return NativeToCall{frame.method, frame.locals};
    const Instruction& instruction = frame.code->instructions[frame.pc];
    switch (instruction.op) {
        case Op::InvokeStaticQuick:
        case Op::InvokeLinkedQuick:
        case Op::InvokeFinalQuick:
        case Op::InvokeVirtualQuick:
            return NativeToCall{instruction.pointer<const program::Method>(), frame.stack_pointer - instruction.a};
        default: return std::nullopt;
    }
}

class Describer {
  public:
    Describer(Machine& machine, Thread& thread, std::uint32_t alternative, const state::Frame* frame, ObjectNames& names)
        : machine_(machine),
          thread_(thread),
          alternative_(alternative),
          frame_(frame),
          names_(names),
          pending_(machine.pending(thread)) {}

    StepText describe() {
        switch (pending_.kind) {
            case OperationKind::None: return {"did nothing", ""};
            case OperationKind::Begin: return {"began", ""};
            case OperationKind::Continue: return {"went on", ""};
            case OperationKind::ClassInitialise: return initialised();
            case OperationKind::DefineClass: return {"defined a class", ""};
            case OperationKind::FindClass: return {"looked for a class", ""};
            case OperationKind::ThreadStart: return about_thread("started {}");
            case OperationKind::ThreadEnd: return {"ended", ""};
            case OperationKind::ProgramEnd: return {"ended the program", ""};
            case OperationKind::Fail: return {"threw what the program does not catch", ""};
            case OperationKind::Join: return about_thread("joined {}");
            case OperationKind::AwaitThreads: return {"saw all other threads ended", ""};
            case OperationKind::MonitorEnter: return about_object("locked {}");
            case OperationKind::Wait: return about_object("began to wait on {}, which it unlocked");
            case OperationKind::WaitResume: return wait_resumed();
            case OperationKind::Notify:
            case OperationKind::NotifyAll: return notified();
            case OperationKind::PlainRead:
            case OperationKind::VolatileRead:
            case OperationKind::OpaqueRead:
            case OperationKind::AcquireRead: return read();
            case OperationKind::PlainWrite:
            case OperationKind::VolatileWrite:
            case OperationKind::OpaqueWrite:
            case OperationKind::ReleaseWrite: return written();
            case OperationKind::AtomicUpdate: return updated();
            case OperationKind::BulkAccess: return copied();
            case OperationKind::Fence: return {"passed a fence", ""};
            case OperationKind::Park: return parked();
            case OperationKind::Unpark: return pending_.object == state::kNull ? StepText{} : about_thread("unparked {}");
            case OperationKind::Sleep:
                return {is_time_out() ? "slept" : "did not sleep: it is interrupted, or the time is 0", ""};
            case OperationKind::LookAtClock:
                return {is_time_out() ? "looked at the clock: it is much later" : "looked at the clock", ""};
            case OperationKind::Yield: return {"yielded", ""};
            case OperationKind::Interrupt: return about_thread("interrupted {}");
            case OperationKind::ObserveThread:
                if (pending_.object == state::kNull) return {"looked at all threads", ""};
                return about_thread(alternative_ == 0 ? "looked at the state of {}"
                                                      : "looked at the state of {}, whose time to wait was over");
            case OperationKind::Intern: return {"interned a string", ""};
            case OperationKind::Choose: return {fmt::format("chose {}", alternative_), ""};
        }
        return {};
    }

  private:
    bool is_time_out() const { return pending_.time_out == alternative_; }
    bool is_interrupted(const Thread& thread) {
        const state::Object& java_thread = machine_.state().at(thread.status.java_thread);
        return java_thread.slots()[machine_.known().thread_interrupted->slot] != 0;
    }

    StepText about_object(std::string_view sentence) {
        const state::Object& object = machine_.state().at(pending_.object);
        return {fmt::format(fmt::runtime(sentence), names_.name(pending_.object)), ObjectNames::short_name(*object.klass)};
    }

    StepText about_thread(std::string_view sentence) {
        std::string name = names_.thread(pending_.object);
        return {fmt::format(fmt::runtime(sentence), name), name};
    }

    StepText initialised() {
        std::string name = ObjectNames::short_name(*pending_.klass);
        return {"began to initialise " + name, name};
    }

    StepText wait_resumed() {
        if (only_ends_wait(machine_, pending_, alternative_)) return about_object("timed out waiting on {}, which is locked");
        if (is_time_out()) return about_object("timed out waiting on {}, which it locked again");
        if (thread_.status.status == state::ThreadStatus::BlockedOnMonitor) return about_object("locked {} again");
        if (thread_.status.notified) return about_object("was notified on {}, which it locked again");
        if (is_interrupted(thread_)) return about_object("was interrupted waiting on {}, which it locked again");
        return about_object("woke up for no reason, and locked {} again");
    }

    StepText notified() {
        std::vector<ThreadId> waiters = machine_.waiters(pending_.object);
        if (pending_.kind == OperationKind::Notify && alternative_ < waiters.size())
            waiters = {waiters[alternative_]};
        else if (pending_.kind == OperationKind::Notify)
            waiters.clear();
        else if (alternative_ != 0)  // those that were interrupted have left
            std::erase_if(waiters, [&](ThreadId id) { return is_interrupted(machine_.state().thread(id)); });
        std::vector<std::string> woken;
        for (ThreadId id : waiters) woken.push_back(names_.thread(machine_.state().thread(id).status.java_thread));
        std::string whom = woken.empty() ? "nobody" : fmt::format("{}", fmt::join(woken, ", "));
        return about_object("notified " + whom + " on {}");
    }

    StepText read() {
        Location location = Location::of(machine_, pending_);
        std::string where = names_.location(location, frame_);
        return {fmt::format("read {} = {}", where, names_.value(location.value(), location.type)), where};
    }

    // What a field or array instruction will store is on top of the stack; Unsafe's methods have it as their last argument.
    Slot value_to_write(BasicType type) {
        const state::Frame& top = thread_.top();
        const Op op = top.code == nullptr ? Op::InvokeStaticQuick : top.code->instructions[top.pc].op;
        bool is_call = op == Op::InvokeStaticQuick || op == Op::InvokeLinkedQuick || op == Op::InvokeFinalQuick ||
                       op == Op::InvokeVirtualQuick;
        if (is_call) return native_to_call(thread_)->last_argument();
        return top.stack_pointer[-slot_count(type)];
    }

    StepText written() {
        Location location = Location::of(machine_, pending_);
        std::string where = names_.location(location, frame_);
        return {fmt::format("wrote {} = {}", where,
                            names_.value(narrowed(value_to_write(location.type), location.type), location.type)),
                where};
    }

    static Slot narrowed(Slot value, BasicType type) {
        switch (type) {
            case BasicType::Byte: return state::slot_of(std::int32_t{static_cast<std::int8_t>(value)});
            case BasicType::Short: return state::slot_of(std::int32_t{static_cast<std::int16_t>(value)});
            default: return value;
        }
    }

    // Unsafe: compareAndSet…(object, offset, expected, new), getAndSet…(object, offset, new), getAndAdd…(object, offset, delta).
    StepText updated() {
        Location location = Location::of(machine_, pending_);
        std::optional<NativeToCall> call = native_to_call(thread_);
        if (location.object == nullptr || !call) return {"updated", ""};
        std::string where = names_.location(location, frame_);
        Slot old = location.value(), operand = call->last_argument();
        std::string before = names_.value(old, location.type);
        bool compares = call->name().find("ompareAnd") != std::string_view::npos;
        if (compares) {
            Slot expected = narrowed(call->argument(2), location.type);
            std::string wanted = names_.value(expected, location.type);
            if (alternative_ != 0) return {fmt::format("CAS {}: failed for no reason", where), where};
            if (old != expected) return {fmt::format("CAS {}: failed, is {}, not {}", where, before, wanted), where};
            return {fmt::format("CAS {}: succeeded, {} -> {}", where, before, names_.value(operand, location.type)), where};
        }
        std::optional<std::string> after = combined(call->name(), old, operand, location.type);
        return {
            after ? fmt::format("updated {}: {} -> {}", where, before, *after) : fmt::format("updated {}, was {}", where, before),
            where};
    }

    std::optional<std::string> combined(std::string_view method, Slot old, Slot operand, BasicType type) {
        if (method.starts_with("getAndSet")) return names_.value(operand, type);
        if (type == BasicType::Float || type == BasicType::Double) return std::nullopt;
        Slot result = method.starts_with("getAndAdd")          ? old + operand
                      : method.starts_with("getAndBitwiseOr")  ? old | operand
                      : method.starts_with("getAndBitwiseAnd") ? old & operand
                                                               : old ^ operand;
        return names_.value(narrowed(result, type), type);
    }

    StepText copied() {
        std::string into = pending_.object == state::kNull ? "null" : names_.name(pending_.object);
        if (pending_.source == state::kNull || pending_.source == pending_.object) return {fmt::format("copied {}", into), into};
        return {fmt::format("copied elements of {} to {}", names_.name(pending_.source), into), into};
    }

    StepText parked() {
        if (is_time_out()) return {"timed out parking", ""};
        if (thread_.status.park_permit) return {"was unparked", ""};
        if (is_interrupted(thread_)) return {"did not park: it is interrupted", ""};
        return {"woke up for no reason", ""};
    }

    Machine& machine_;
    Thread& thread_;
    std::uint32_t alternative_;
    const state::Frame* frame_;
    ObjectNames& names_;
    PendingOperation pending_;
};

}  // namespace

StepText describe_step(Machine& machine, Thread& thread, std::uint32_t alternative, const state::Frame* frame,
                       ObjectNames& names) {
    return Describer(machine, thread, alternative, frame, names).describe();
}

}  // namespace raceproof::explore
