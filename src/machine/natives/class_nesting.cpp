// java.lang.Class: where a class is declared, which getSimpleName and toString of nested classes need; and the one question that
// hash tables ask of generic types.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kClass = "java/lang/Class";

// The entry of the InnerClasses attribute about the class itself; nullptr for a top-level class.
const classfile::InnerClass* own_entry(const program::Class& klass) {
    if (klass.file == nullptr) return nullptr;
    for (const classfile::InnerClass& inner : klass.file->inner_classes)
        if (klass.file->class_name(inner.inner) == klass.file->name()) return &inner;
    return nullptr;
}

NativeOutcome answer_class(NativeCall& call, std::string_view name) {
    auto loaded = call.machine.classes.load(name);
    if (loaded) return call.returns(call.machine.classes.mirror(**loaded));
    return call.throws(loaded.error());
}

NativeOutcome get_declaring_class(NativeCall& call) {
    const program::Class& klass = class_argument(call, 0);
    const classfile::InnerClass* entry = own_entry(klass);
    if (entry == nullptr || entry->outer == 0) return call.returns(kNull);
    return answer_class(call, klass.file->class_name(entry->outer));
}

NativeOutcome get_simple_binary_name(NativeCall& call) {
    const classfile::InnerClass* entry = own_entry(class_argument(call, 0));
    if (entry == nullptr || entry->name.empty()) return call.returns(kNull);
    return call.returns(call.machine.strings.literal(call.machine.program().literal_number(entry->name)));
}

NativeOutcome get_enclosing_method(NativeCall& call) {
    const program::Class& klass = class_argument(call, 0);
    if (klass.file == nullptr || !klass.file->enclosing_method) return call.returns(kNull);
    const classfile::EnclosingMethod& enclosing = *klass.file->enclosing_method;
    NativeOutcome outcome = answer_class(call, klass.file->class_name(enclosing.class_index));
    if (outcome != NativeOutcome::Done) return outcome;
    Ref declaring = state::as_ref(call.result);
    Ref answer = call.machine.objects.new_array(call.thread, *call.machine.known().object_array, 3);
    if (answer == kNull) return NativeOutcome::OutOfMemory;
    Ref* elements = call.object(answer).elements<Ref>();
    elements[0] = declaring;
    if (enclosing.method != 0) {
        auto [name, descriptor] = klass.file->name_and_type(enclosing.method);
        elements[1] = call.machine.strings.literal(call.machine.program().literal_number(name));
        elements[2] = call.machine.strings.literal(call.machine.program().literal_number(descriptor));
    }
    return call.returns(answer);
}

// Splits the top level of a class signature, after its type parameters, into supertypes.
std::vector<std::string_view> supertypes_of(std::string_view signature) {
    std::vector<std::string_view> types;
    std::size_t position = 0;
    int depth = 0;
    if (!signature.empty() && signature.front() == '<') {
        do {
            if (signature[position] == '<') ++depth;
            if (signature[position] == '>') --depth;
            ++position;
        } while (position < signature.size() && depth > 0);
    }
    std::size_t start = position;
    for (; position < signature.size(); ++position) {
        if (signature[position] == '<') ++depth;
        if (signature[position] == '>') --depth;
        if (signature[position] == ';' && depth == 0) {
            types.push_back(signature.substr(start, position + 1 - start));
            start = position + 1;
        }
    }
    return types;
}

// x.getClass() if it is "class C implements Comparable<C>", else null.
NativeOutcome comparable_class_for(NativeCall& call) {
    if (call.ref(0) == kNull) return call.returns(kNull);
    const program::Class& klass = *call.object(call.ref(0)).klass;
    if (klass.special == program::SpecialClass::String) return call.returns(call.machine.classes.mirror(klass));
    if (klass.file == nullptr) return call.returns(kNull);
    std::string wanted = "Ljava/lang/Comparable<L" + klass.name.string() + ";>;";
    std::vector<std::string_view> types = supertypes_of(klass.file->signature);
    for (std::size_t i = 1; i < types.size(); ++i)
        if (types[i] == wanted) return call.returns(call.machine.classes.mirror(klass));
    return call.returns(kNull);
}

}  // namespace

void register_class_nesting(NativeTable& table) {
    table.native(kClass, "getDeclaringClass0", "()Ljava/lang/Class;", get_declaring_class);
    table.native(kClass, "getSimpleBinaryName0", "()Ljava/lang/String;", get_simple_binary_name);
    table.native(kClass, "getEnclosingMethod0", "()[Ljava/lang/Object;", get_enclosing_method);
    for (std::string_view map : {"java/util/HashMap", "java/util/concurrent/ConcurrentHashMap"})
        table.override_body(map, "comparableClassFor", "(Ljava/lang/Object;)Ljava/lang/Class;", comparable_class_for,
                            "Asks the class file; the JDK builds the whole tree of generic types for a yes or no.");
}

}  // namespace raceproof::machine::natives
