#include "findings/step_events.h"

#include <algorithm>
#include <optional>
#include <span>

#include "schedules/time_outs.h"

namespace raceproof::findings {

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
    const Instruction instruction = program::snapshot(frame.code->instructions[frame.pc]);
    switch (instruction.op) {
        case Op::InvokeStaticQuick:
        case Op::InvokeLinkedQuick:
        case Op::InvokeFinalQuick:
        case Op::InvokeVirtualQuick:
            return NativeToCall{instruction.pointer<const program::Method>(), frame.stack_pointer - instruction.a};
        default: return std::nullopt;
    }
}

class Reader {
  public:
    Reader(Machine& machine, Thread& thread, std::uint32_t alternative, const state::Frame* frame, ObjectNames& names)
        : machine_(machine),
          thread_(thread),
          alternative_(alternative),
          frame_(frame),
          names_(names),
          pending_(machine.pending(thread)) {
        operation_.kind = pending_.kind;
    }

    Operation read() {
        switch (pending_.kind) {
            case OperationKind::None:
            case OperationKind::Begin:
            case OperationKind::Continue:
            case OperationKind::DefineClass:
            case OperationKind::FindClass:
            case OperationKind::ThreadEnd:
            case OperationKind::ProgramEnd:
            case OperationKind::Fail:
            case OperationKind::AwaitThreads:
            case OperationKind::Fence:
            case OperationKind::Yield:
            case OperationKind::Intern:
            case OperationKind::Choose: break;
            case OperationKind::ClassInitialise: operation_.target = ObjectNames::short_name(*pending_.klass); break;
            case OperationKind::ThreadStart:
            case OperationKind::Join:
            case OperationKind::Unpark:
            case OperationKind::Interrupt:
            case OperationKind::ObserveThread: about_thread(); break;
            case OperationKind::MonitorEnter:
            case OperationKind::MonitorExit:
            case OperationKind::Wait: about_object(); break;
            case OperationKind::WaitResume:
                about_object();
                operation_.result = result_of_wait();
                break;
            case OperationKind::Notify:
            case OperationKind::NotifyAll: notify(); break;
            case OperationKind::PlainRead:
            case OperationKind::VolatileRead:
            case OperationKind::OpaqueRead:
            case OperationKind::AcquireRead: read_value(); break;
            case OperationKind::PlainWrite:
            case OperationKind::VolatileWrite:
            case OperationKind::OpaqueWrite:
            case OperationKind::ReleaseWrite: write_value(); break;
            case OperationKind::AtomicUpdate: update(); break;
            case OperationKind::BulkAccess: copy(); break;
            case OperationKind::Park: operation_.result = result_of_park(); break;
            case OperationKind::Acquire: about_object(); break;
            case OperationKind::Sleep:
                operation_.result = is_time_out() ? OperationResult::TimedOut : OperationResult::Interrupted;
                break;
            case OperationKind::LookAtClock:
                if (is_time_out()) operation_.result = OperationResult::TimedOut;
                break;
        }
        return std::move(operation_);
    }

  private:
    bool is_time_out() const { return pending_.time_out == alternative_; }

    void about_object() {
        const state::Object& object = machine_.state().at(pending_.object);
        operation_.object = names_.name(pending_.object);
        operation_.target = ObjectNames::short_name(*object.klass);
    }

    void about_thread() {
        if (pending_.object != state::kNull) operation_.object = operation_.target = names_.thread(pending_.object);
    }

    OperationResult result_of_wait() {
        if (schedules::only_ends_wait(machine_, pending_, alternative_)) return OperationResult::TimedOutWhileLocked;
        if (is_time_out()) return OperationResult::TimedOut;
        if (thread_.status.status == state::ThreadStatus::BlockedOnMonitor) return OperationResult::LockedAgain;
        if (thread_.status.notified) return OperationResult::Notified;
        return machine_.monitors.is_interrupted(thread_.id) ? OperationResult::Interrupted : OperationResult::WokenForNoReason;
    }

    OperationResult result_of_park() {
        if (is_time_out()) return OperationResult::TimedOut;
        if (thread_.status.park_permit) return OperationResult::Unparked;
        return machine_.monitors.is_interrupted(thread_.id) ? OperationResult::Interrupted : OperationResult::WokenForNoReason;
    }

    void notify() {
        about_object();
        std::vector<ThreadId> waiters = machine_.monitors.waiters(pending_.object);
        std::uint32_t interrupted = 0;
        for (std::size_t i = 0; i < waiters.size(); ++i) {
            // notifyAll: bit n of the alternative says that the n-th of the interrupted waiters has left already.
            bool has_left = machine_.monitors.is_interrupted(waiters[i]) && (alternative_ >> interrupted++ & 1);
            bool is_woken = pending_.kind == OperationKind::Notify ? i == alternative_ : !has_left;
            if (is_woken) operation_.woken.push_back(names_.thread(machine_.state().thread(waiters[i]).status.java_thread));
        }
    }

    std::string text_of(Slot value, BasicType type) { return names_.value(value, type); }

    void read_value() {
        TypedLocation location = TypedLocation::of(machine_, pending_);
        operation_.target = names_.location(location, frame_);
        operation_.value = text_of(location.value(), location.type);
    }

    // What a field or array instruction will store is on top of the stack; Unsafe's methods have it as their last argument.
    Slot value_to_write(BasicType type) {
        const state::Frame& top = thread_.top();
        const Op op = top.code == nullptr ? Op::InvokeStaticQuick : program::op_of(top.code->instructions[top.pc]);
        bool is_call = op == Op::InvokeStaticQuick || op == Op::InvokeLinkedQuick || op == Op::InvokeFinalQuick ||
                       op == Op::InvokeVirtualQuick;
        if (is_call) return native_to_call(thread_)->last_argument();
        return top.stack_pointer[-slot_count(type)];
    }

    void write_value() {
        TypedLocation location = TypedLocation::of(machine_, pending_);
        operation_.target = names_.location(location, frame_);
        operation_.value = text_of(narrowed(value_to_write(location.type), location.type), location.type);
    }

    static Slot narrowed(Slot value, BasicType type) {
        switch (type) {
            case BasicType::Byte: return state::slot_of(std::int32_t{static_cast<std::int8_t>(value)});
            case BasicType::Short: return state::slot_of(std::int32_t{static_cast<std::int16_t>(value)});
            default: return value;
        }
    }

    // Unsafe: compareAndSet…(object, offset, expected, new), getAndSet…(object, offset, new), getAndAdd…(object, offset, delta).
    void update() {
        TypedLocation location = TypedLocation::of(machine_, pending_);
        std::optional<NativeToCall> call = native_to_call(thread_);
        if (location.object == nullptr || !call) return;
        operation_.target = names_.location(location, frame_);
        Slot old = location.value(), operand = call->last_argument();
        operation_.old_value = text_of(old, location.type);
        if (call->name().find("ompareAnd") == std::string_view::npos) {
            operation_.value = combined(call->name(), old, operand, location.type);
            return;
        }
        Slot expected = narrowed(call->argument(2), location.type);
        operation_.expected = text_of(expected, location.type);
        operation_.result = alternative_ != 0 ? OperationResult::FailedForNoReason
                            : old != expected ? OperationResult::Failed
                                              : OperationResult::Succeeded;
        if (operation_.result == OperationResult::Succeeded) operation_.value = text_of(operand, location.type);
    }

    // Empty: not known before.
    std::string combined(std::string_view method, Slot old, Slot operand, BasicType type) {
        if (method.starts_with("getAndSet")) return text_of(operand, type);
        if (type == BasicType::Float || type == BasicType::Double) return "";
        Slot result = method.starts_with("getAndAdd")          ? old + operand
                      : method.starts_with("getAndBitwiseOr")  ? old | operand
                      : method.starts_with("getAndBitwiseAnd") ? old & operand
                                                               : old ^ operand;
        return text_of(narrowed(result, type), type);
    }

    void copy() {
        operation_.object = operation_.target = pending_.object == state::kNull ? "null" : names_.name(pending_.object);
        if (pending_.source != state::kNull && pending_.source != pending_.object)
            operation_.copied_from = names_.name(pending_.source);
    }

    Machine& machine_;
    Thread& thread_;
    std::uint32_t alternative_;
    const state::Frame* frame_;
    ObjectNames& names_;
    PendingOperation pending_;
    Operation operation_;
};

}  // namespace

Operation pending_operation(Machine& machine, Thread& thread, std::uint32_t alternative, const state::Frame* frame,
                            ObjectNames& names) {
    return Reader(machine, thread, alternative, frame, names).read();
}

}  // namespace raceproof::findings
