// java.io.ObjectStreamClass and java.io.Console.
//
// Deserialising makes an object of one class by the constructor of another, its first superclass that is not serialisable. The
// JDK generates bytecode that no verifier would pass; here the object is made directly.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kStreamClass = "java/io/ObjectStreamClass";
constexpr std::string_view kConstructor = "Ljava/lang/reflect/Constructor;";

NativeOutcome has_static_initialiser(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    const program::Class& klass = class_argument(call, 0);
    return call.returns(klass.find_declared_method("<clinit>", "()V") != nullptr);
}

// generateConstructor(Class made, Constructor called): object streams take the constructor as it is and use it as new_instance
// does.
NativeOutcome generate_constructor(NativeCall& call) {
    for (std::uint32_t i = 0; i < call.thread.depth; ++i)
        if (call.thread.frames[i].method->owner->name.text() == kStreamClass) return call.returns(call.ref(2));
    return NativeOutcome::Declined;
}

NativeOutcome throws_wrapped(NativeCall& call, Ref thrown) {
    Ref wrapped = call.machine.throwables.make(call.thread, "java/lang/reflect/InvocationTargetException", std::nullopt);
    Object& object = call.object(wrapped);
    if (object.klass->name.text() == "java/lang/reflect/InvocationTargetException") {
        set_field(call, object, "target", "Ljava/lang/Throwable;", state::slot_of(thrown));
        set_field(call, object, "cause", "Ljava/lang/Throwable;", state::slot_of(kNull));
    }
    return call.throws(wrapped);
}

// ObjectStreamClass.newInstance: an object of `cl`, made by `cons`.
NativeOutcome new_instance(NativeCall& call) {
    if (call.phase == 1)
        return call.callee_exception != kNull ? throws_wrapped(call, call.callee_exception) : call.returns(call.kept(0));
    Ref constructor = state::as_ref(field_value(call.receiver(), "cons", kConstructor));
    Ref made = state::as_ref(field_value(call.receiver(), "cl", "Ljava/lang/Class;"));
    if (constructor == kNull || made == kNull) return NativeOutcome::Declined;
    const program::Class& klass = class_of(call, made);
    NativeOutcome outcome;
    if (!call.initialised(klass, outcome)) return outcome;
    Ref object = call.machine.objects.new_instance(call.thread, klass);
    if (object == kNull) return NativeOutcome::OutOfMemory;
    Slot receiver = state::slot_of(object);
    return call.call_catching(reflected_method(call, constructor), std::span(&receiver, 1), 1, {object});
}

}  // namespace

void register_object_streams(NativeTable& table) {
    constexpr std::string_view kWhy = "The object is made directly; the JDK generates a class that does what bytecode may not.";
    table.native(kStreamClass, "initNative", "()V", do_nothing);
    table.native(kStreamClass, "hasStaticInitializer", "(Ljava/lang/Class;)Z", has_static_initialiser);
    table.override_sometimes(kStreamClass, "newInstance", "()Ljava/lang/Object;", new_instance, kWhy);
    table.override_sometimes("jdk/internal/reflect/ReflectionFactory", "generateConstructor",
                             "(Ljava/lang/Class;Ljava/lang/reflect/Constructor;)Ljava/lang/reflect/Constructor;",
                             generate_constructor, kWhy);
    // Standard input and output are not a terminal; which of the first two is asked depends on the update of JDK 17.
    table.native("java/io/Console", "istty", "()Z", return_false);
    table.native("java/io/Console", "ttyStatus", "()I", return_zero);
    table.native("java/io/Console", "encoding", "()Ljava/lang/String;", return_null);
    table.native("java/io/Console", "echo", "(Z)Z", return_false);
}

}  // namespace raceproof::machine::natives
