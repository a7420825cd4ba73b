// Method.invoke and Constructor.newInstance: arguments are unboxed, the method is called from a native frame, its result is
// boxed, what it throws is wrapped in an InvocationTargetException.
#include "machine/frames.h"
#include "machine/natives/boxing.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::uint32_t kReturned = 1;

NativeOutcome illegal_argument(NativeCall& call, std::string_view message) {
    return call.throws("java/lang/IllegalArgumentException", message);
}

// Unboxes and widens the arguments; false: `outcome` is what to answer.
bool unpack(NativeCall& call, const program::Method& method, Ref array, std::vector<Slot>& slots, NativeOutcome& outcome) {
    std::uint32_t given = array == kNull ? 0 : call.object(array).length;
    if (given != method.parameters.size()) {
        outcome = illegal_argument(call, "wrong number of arguments");
        return false;
    }
    if (array != kNull) tell_read(call, call.object(array), 0, state::content_bytes(call.object(array)));
    auto descriptor = classfile::parse_method_descriptor(method.descriptor.text());
    for (std::size_t i = 0; i < method.parameters.size(); ++i) {
        Ref argument = call.object(array).elements<Ref>()[i];
        BasicType type = method.parameters[i];
        if (type == BasicType::Reference) {
            if (argument != kNull) {
                auto expected = call.machine.program().class_of_descriptor(descriptor->parameters[i]);
                if (!expected || !call.object(argument).klass->is_subclass_of(**expected)) {
                    outcome = illegal_argument(call, "argument type mismatch");
                    return false;
                }
            }
            slots.push_back(state::slot_of(argument));
            continue;
        }
        if (argument == kNull) {
            outcome = call.throws("java/lang/IllegalArgumentException");
            return false;
        }
        std::optional<BasicValue> value = unboxed(call, argument);
        std::optional<Slot> converted = value ? widened(*value, type) : std::nullopt;
        if (!converted) {
            outcome = illegal_argument(call, "argument type mismatch");
            return false;
        }
        slots.push_back(*converted);
        if (classfile::is_wide(type)) slots.push_back(0);
    }
    return true;
}

NativeOutcome wrap_exception(NativeCall& call) {
    const program::Class& klass = call.machine.program().required("java/lang/reflect/InvocationTargetException");
    NativeOutcome outcome;
    if (!call.state().permanents().is_initialised(klass) && !call.initialised(klass, outcome)) return outcome;
    Ref wrapped = call.machine.throwables.make(call.thread, klass.name.text(), std::nullopt);
    if (wrapped == kNull) return NativeOutcome::OutOfMemory;
    set_field(call, call.object(wrapped), "target", "Ljava/lang/Throwable;", state::slot_of(call.callee_exception));
    set_field(call, call.object(wrapped), "cause", "Ljava/lang/Throwable;", state::slot_of(kNull));
    return call.throws(wrapped);
}

// invoke0(Method m, Object receiver, Object[] arguments)
NativeOutcome invoke(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    const program::Method& method = reflected_method(call, call.ref(0));
    if (call.phase == kReturned) {
        if (call.callee_exception != kNull) return wrap_exception(call);
        if (method.return_type == BasicType::Void) return call.returns(kNull);
        if (method.return_type == BasicType::Reference) return call.answer_slot(call.callee_result);
        return call.returns_allocated(new_box(call, {method.return_type, call.callee_result}));
    }
    std::vector<Slot> slots;
    const program::Method* target = &method;
    NativeOutcome outcome;
    if (method.is_static()) {
        if (!call.initialised(*method.owner, outcome)) return outcome;
    } else {
        if (call.ref(1) == kNull) return throws_null_pointer(call);
        const program::Class& receiver = *call.object(call.ref(1)).klass;
        if (!receiver.is_subclass_of(*method.owner))
            return illegal_argument(call, "object is not an instance of declaring class");
        target = selected_method(method, receiver);
        if (target == nullptr) return call.throws("java/lang/AbstractMethodError", method.full_name());
        slots.push_back(state::slot_of(call.ref(1)));
    }
    if (!unpack(call, method, call.ref(2), slots, outcome)) return outcome;
    return call.call_catching(*target, slots, kReturned);
}

// newInstance0(Constructor c, Object[] arguments)
NativeOutcome new_instance(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    if (call.phase == kReturned) return call.callee_exception != kNull ? wrap_exception(call) : call.returns(call.kept(0));
    const program::Method& constructor = reflected_method(call, call.ref(0));
    if (constructor.owner->is_abstract())
        return call.throws("java/lang/InstantiationException", constructor.owner->dotted_name());
    NativeOutcome outcome;
    if (!call.initialised(*constructor.owner, outcome)) return outcome;
    std::vector<Slot> slots{0};
    if (!unpack(call, constructor, call.ref(1), slots, outcome)) return outcome;
    Ref object = call.machine.objects.new_instance(call.thread, *constructor.owner);
    if (object == kNull) return NativeOutcome::OutOfMemory;
    slots[0] = state::slot_of(object);
    return call.call_catching(constructor, slots, kReturned, {object});
}

NativeOutcome never_inflate(NativeCall& call) { return call.returns(0x7FFFFFFF); }

}  // namespace

void register_reflection_invoke(NativeTable& table) {
    table.native("jdk/internal/reflect/NativeMethodAccessorImpl", "invoke0",
                 "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;", invoke);
    table.native("jdk/internal/reflect/NativeConstructorAccessorImpl", "newInstance0",
                 "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;", new_instance);
    table.override_body("jdk/internal/reflect/ReflectionFactory", "inflationThreshold", "()I", never_inflate,
                        "Reflection must not start to generate classes after some number of calls.");
}

}  // namespace raceproof::machine::natives
