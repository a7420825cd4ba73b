// java.lang.Class.forName: the JDK's own loaders find classes in the program at once; other loaders are asked in Java.
#include "base/text.h"
#include "machine/frames.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

// Class.forName takes binary names: "java.util.Map$Entry", "[I", "[[Ljava.lang.String;", and nothing with a slash.
bool is_binary_name(std::string_view name) {
    bool has_empty_part = name.empty() || name.front() == '.' || name.back() == '.' || name.find("..") != std::string_view::npos;
    if (has_empty_part) return false;
    if (name.front() != '[') return name.find(';') == std::string_view::npos && name.find('[') == std::string_view::npos;
    return classfile::is_field_descriptor(slashed(name));
}

NativeOutcome throws_not_found(NativeCall& call, std::string_view message) {
    return call.throws("java/lang/ClassNotFoundException", message);
}

// The class that a class loader is asked for: of an array, its element.
std::string element_name(const std::string& name) {
    std::size_t dimensions = name.find_first_not_of('[');
    if (dimensions == 0 || name[dimensions] != 'L') return name;
    return name.substr(dimensions + 1, name.size() - dimensions - 2);
}

bool is_builtin_loader(const Object& loader) {
    return loader.klass->name.text().starts_with("jdk/internal/loader/ClassLoaders$");
}

// loader.loadClass(name), which finds the class in its own way or throws.
NativeOutcome ask_loader(NativeCall& call, Ref loader, const std::string& name) {
    const program::Method& load =
        method_of(call.machine, "java/lang/ClassLoader", "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
    const program::Method* selected = selected_method(load, *call.object(loader).klass);
    Slot arguments[] = {state::slot_of(loader), state::slot_of(constant_string(call.machine, element_name(name)))};
    return call.call(*selected, arguments, 1);
}

// What the loader answered, as the array class that was asked for; kept for the next phase, which may have to initialise it.
NativeOutcome keep_answer(NativeCall& call, const std::string& name) {
    Ref answer = state::as_ref(call.callee_result);
    if (answer == kNull) return throws_not_found(call, name);
    program::Class* klass = &class_of(call, answer);
    for (std::size_t dimensions = name.find_first_not_of('['); dimensions > 0; --dimensions)
        klass = &call.machine.program().array_of(*klass);
    return call.come_back(2, {call.machine.classes.mirror(*klass)});
}

NativeOutcome answer_initialised(NativeCall& call, program::Class& klass) {
    NativeOutcome outcome;
    if (call.integer(1) != 0 && !call.initialised(klass, outcome)) return outcome;
    return call.returns(call.machine.classes.mirror(klass));
}

// forName0(String name, boolean initialise, ClassLoader loader, Class caller)
NativeOutcome for_name(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    std::string name = call.machine.strings.utf8_of(call.ref(0)), internal_name = slashed(name);
    if (call.phase == 1) return keep_answer(call, name);
    if (call.phase == 2) return answer_initialised(call, class_of(call, call.kept(0)));
    if (name.find('/') != std::string::npos) return throws_not_found(call, name);
    if (!is_binary_name(name)) return throws_not_found(call, internal_name);
    Ref loader = call.ref(2);
    if (loader != kNull && !is_builtin_loader(call.object(loader))) return ask_loader(call, loader, name);
    auto loaded = call.machine.classes.load(internal_name);
    if (loaded) {
        bool is_hidden_from_boot = loader == kNull && !(*loaded)->is_primitive() && is_user_class(element_or_self(**loaded)) &&
                                   !element_or_self(**loaded).is_primitive();
        return is_hidden_from_boot ? throws_not_found(call, name) : answer_initialised(call, **loaded);
    }
    bool is_missing = loaded.error().kind == program::LinkErrorKind::ClassNotFound &&
                      slashed(loaded.error().message) == slashed(element_name(name));
    if (!is_missing) return call.throws(loaded.error());
    return loader == kNull ? throws_not_found(call, name) : ask_loader(call, loader, name);
}

}  // namespace

void register_class_for_name(NativeTable& table) {
    table.native("java/lang/Class", "forName0", "(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;",
                 for_name);
}

}  // namespace raceproof::machine::natives
