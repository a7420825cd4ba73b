// java.lang.reflect.Field, Method and Constructor objects of a class. They are filled in directly: their constructors only
// assign.
#include <algorithm>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kClass = "java/lang/Class";
constexpr std::uint16_t kFieldModifiers = 0x50DF;  // JVM_RECOGNIZED_FIELD_MODIFIERS
constexpr std::uint16_t kMethodModifiers = 0x1DFF;

Ref literal_of(NativeCall& call, std::string_view modified_utf8) {
    return call.machine.strings.literal(call.machine.program().literal_number(modified_utf8));
}

// Builds objects; remembers the first thing that went wrong, so that callers can write straight-line code.
class MemberBuilder {
  public:
    explicit MemberBuilder(NativeCall& call) : call_(call) {}

    Ref allocate(const program::Class& klass) { return note(call_.machine.objects.new_instance(call_.thread, klass)); }
    Ref array(std::string_view array_class, std::size_t length) {
        return note(call_.machine.objects.new_array(call_.thread, call_.machine.program().required(array_class),
                                                    static_cast<std::uint32_t>(length)));
    }
    Ref bytes(std::span<const std::uint8_t> contents) { return contents.empty() ? kNull : note(new_byte_array(call_, contents)); }
    Ref text(std::string_view modified_utf8) { return modified_utf8.empty() ? kNull : literal_of(call_, modified_utf8); }
    Ref mirror_of_descriptor(std::string_view descriptor) {
        auto klass = call_.machine.program().class_of_descriptor(descriptor);
        if (klass) return call_.machine.classes.mirror(**klass);
        if (!error_) error_ = klass.error();
        return kNull;
    }
    Ref mirror_of_name(std::string_view name) {
        auto klass = call_.machine.classes.load(name);
        if (klass) return call_.machine.classes.mirror(**klass);
        if (!error_) error_ = klass.error();
        return kNull;
    }
    void set(Ref object, std::string_view name, std::string_view descriptor, Slot value) {
        if (object != kNull) set_field(call_, call_.object(object), name, descriptor, value);
    }
    void set(Ref object, std::string_view name, std::string_view descriptor, Ref value) {
        set(object, name, descriptor, state::slot_of(value));
    }
    void put(Ref array, std::size_t index, Ref value) {
        if (array != kNull) call_.object(array).elements<Ref>()[index] = value;
    }
    NativeOutcome finish(Ref result) {
        if (out_of_memory_) return NativeOutcome::OutOfMemory;
        if (!error_) return call_.returns(result);
        return call_.throws(*error_);
    }

  private:
    Ref note(Ref allocated) {
        out_of_memory_ = out_of_memory_ || allocated == kNull;
        return allocated;
    }
    NativeCall& call_;
    bool out_of_memory_ = false;
    std::optional<program::LinkError> error_;
};

Ref class_array(MemberBuilder& builder, const std::vector<std::string_view>& descriptors) {
    Ref array = builder.array("[Ljava/lang/Class;", descriptors.size());
    for (std::size_t i = 0; i < descriptors.size(); ++i) builder.put(array, i, builder.mirror_of_descriptor(descriptors[i]));
    return array;
}

NativeOutcome get_declared_fields(NativeCall& call) {
    const program::Class& klass = class_argument(call, 0);
    bool only_public = call.integer(1) != 0;
    std::vector<const program::Field*> fields;
    for (const program::Field& field : klass.fields)
        if (!only_public || (field.flags & classfile::access::kPublic)) fields.push_back(&field);
    MemberBuilder builder(call);
    const program::Class& field_class = call.machine.program().required("java/lang/reflect/Field");
    Ref result = builder.array("[Ljava/lang/reflect/Field;", fields.size());
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const program::Field& field = *fields[i];
        // Final instance fields of records and hidden classes, and static finals, are never written by reflection.
        bool trusted_final = field.is_final() && (field.is_static() || (klass.file && klass.file->is_record) || klass.is_hidden);
        Ref object = builder.allocate(field_class);
        builder.set(object, "clazz", "Ljava/lang/Class;", call.ref(0));
        builder.set(object, "slot", "I", state::slot_of(static_cast<std::int32_t>(field.index)));
        builder.set(object, "name", kString, literal_of(call, field.name.text()));
        builder.set(object, "type", "Ljava/lang/Class;", builder.mirror_of_descriptor(field.descriptor.text()));
        builder.set(object, "modifiers", "I", state::slot_of(static_cast<std::int32_t>(field.flags & kFieldModifiers)));
        builder.set(object, "trustedFinal", "Z", state::slot_of(static_cast<std::int32_t>(trusted_final)));
        builder.set(object, "signature", kString, builder.text(field.info->signature));
        builder.set(object, "annotations", "[B", builder.bytes(field.info->annotations.visible));
        builder.put(result, i, object);
    }
    return builder.finish(result);
}

// What Method and Constructor have in common.
void fill_executable(NativeCall& call, MemberBuilder& builder, Ref object, const program::Method& method) {
    auto descriptor = classfile::parse_method_descriptor(method.descriptor.text());
    builder.set(object, "clazz", "Ljava/lang/Class;", call.ref(0));
    builder.set(object, "slot", "I", state::slot_of(static_cast<std::int32_t>(method.index)));
    builder.set(object, "parameterTypes", "[Ljava/lang/Class;", class_array(builder, descriptor->parameters));
    Ref exceptions = builder.array("[Ljava/lang/Class;", method.info->exceptions.size());
    for (std::size_t i = 0; i < method.info->exceptions.size(); ++i)
        builder.put(exceptions, i, builder.mirror_of_name(method.owner->file->class_name(method.info->exceptions[i])));
    builder.set(object, "exceptionTypes", "[Ljava/lang/Class;", exceptions);
    builder.set(object, "modifiers", "I", state::slot_of(static_cast<std::int32_t>(method.flags & kMethodModifiers)));
    builder.set(object, "signature", kString, builder.text(method.info->signature));
    builder.set(object, "annotations", "[B", builder.bytes(method.info->annotations.visible));
    builder.set(object, "parameterAnnotations", "[B", builder.bytes(method.info->annotations.visible_parameters));
}

std::vector<const program::Method*> declared(const program::Class& klass, bool only_public, bool constructors) {
    std::vector<const program::Method*> methods;
    for (const auto& method : klass.methods) {
        if (method->is_class_initialiser() || method->is_constructor() != constructors) continue;
        if (!only_public || (method->flags & classfile::access::kPublic)) methods.push_back(method.get());
    }
    return methods;
}

NativeOutcome get_declared_methods(NativeCall& call) {
    MemberBuilder builder(call);
    std::vector<const program::Method*> methods = declared(class_argument(call, 0), call.integer(1) != 0, false);
    const program::Class& method_class = call.machine.program().required("java/lang/reflect/Method");
    Ref result = builder.array("[Ljava/lang/reflect/Method;", methods.size());
    for (std::size_t i = 0; i < methods.size(); ++i) {
        const program::Method& method = *methods[i];
        Ref object = builder.allocate(method_class);
        fill_executable(call, builder, object, method);
        builder.set(object, "name", kString, literal_of(call, method.name.text()));
        builder.set(object, "returnType", "Ljava/lang/Class;",
                    builder.mirror_of_descriptor(classfile::parse_method_descriptor(method.descriptor.text())->return_type));
        builder.set(object, "annotationDefault", "[B", builder.bytes(method.info->annotations.annotation_default));
        builder.put(result, i, object);
    }
    return builder.finish(result);
}

NativeOutcome get_declared_constructors(NativeCall& call) {
    MemberBuilder builder(call);
    std::vector<const program::Method*> methods = declared(class_argument(call, 0), call.integer(1) != 0, true);
    const program::Class& constructor_class = call.machine.program().required("java/lang/reflect/Constructor");
    Ref result = builder.array("[Ljava/lang/reflect/Constructor;", methods.size());
    for (std::size_t i = 0; i < methods.size(); ++i) {
        Ref object = builder.allocate(constructor_class);
        fill_executable(call, builder, object, *methods[i]);
        builder.put(result, i, object);
    }
    return builder.finish(result);
}

NativeOutcome get_record_components(NativeCall& call) {
    const program::Class& klass = class_argument(call, 0);
    MemberBuilder builder(call);
    const auto& components = klass.file->record_components;
    const program::Class& component_class = call.machine.program().required("java/lang/reflect/RecordComponent");
    Ref result = builder.array("[Ljava/lang/reflect/RecordComponent;", components.size());
    // The accessor is a Method object; those come from the class itself.
    std::vector<const program::Method*> methods = declared(klass, false, false);
    const program::Class& method_class = call.machine.program().required("java/lang/reflect/Method");
    for (std::size_t i = 0; i < components.size(); ++i) {
        const classfile::RecordComponent& component = components[i];
        Ref object = builder.allocate(component_class);
        builder.set(object, "clazz", "Ljava/lang/Class;", call.ref(0));
        builder.set(object, "name", kString, literal_of(call, component.name));
        builder.set(object, "type", "Ljava/lang/Class;", builder.mirror_of_descriptor(component.descriptor));
        builder.set(object, "signature", kString, builder.text(component.signature));
        builder.set(object, "annotations", "[B", builder.bytes(component.annotations.visible));
        builder.set(object, "typeAnnotations", "[B", builder.bytes(component.annotations.visible_types));
        auto accessor = std::find_if(methods.begin(), methods.end(), [&](const program::Method* method) {
            return method->name.text() == component.name && method->parameters.empty() && !method->is_static();
        });
        if (accessor != methods.end()) {
            Ref method = builder.allocate(method_class);
            fill_executable(call, builder, method, **accessor);
            builder.set(method, "name", kString, literal_of(call, (*accessor)->name.text()));
            builder.set(method, "returnType", "Ljava/lang/Class;", builder.mirror_of_descriptor(component.descriptor));
            builder.set(object, "accessor", "Ljava/lang/reflect/Method;", method);
        }
        builder.put(result, i, object);
    }
    return builder.finish(result);
}

Ref class_array_of_constants(MemberBuilder& builder, const program::Class& klass, const std::vector<std::uint16_t>& indices) {
    Ref array = builder.array("[Ljava/lang/Class;", indices.size());
    for (std::size_t i = 0; i < indices.size(); ++i)
        builder.put(array, i, builder.mirror_of_name(klass.file->class_name(indices[i])));
    return array;
}

NativeOutcome get_permitted_subclasses(NativeCall& call) {
    const program::Class& klass = class_argument(call, 0);
    if (klass.file == nullptr || klass.file->permitted_subclasses.empty()) return call.returns(kNull);
    MemberBuilder builder(call);
    return builder.finish(class_array_of_constants(builder, klass, klass.file->permitted_subclasses));
}

NativeOutcome get_nest_host(NativeCall& call) {
    return call.returns(call.machine.classes.mirror(call.machine.program().nest_host(class_argument(call, 0))));
}

NativeOutcome get_nest_members(NativeCall& call) {
    program::Class& host = call.machine.program().nest_host(class_argument(call, 0));
    MemberBuilder builder(call);
    std::size_t count = host.file == nullptr ? 0 : host.file->nest_members.size();
    Ref result = builder.array("[Ljava/lang/Class;", count + 1);
    builder.put(result, 0, call.machine.classes.mirror(host));
    for (std::size_t i = 0; i < count; ++i)
        builder.put(result, i + 1, builder.mirror_of_name(host.file->class_name(host.file->nest_members[i])));
    return builder.finish(result);
}

NativeOutcome get_declared_classes(NativeCall& call) {
    const program::Class& klass = class_argument(call, 0);
    std::vector<std::uint16_t> members;
    if (klass.file != nullptr) {
        for (const classfile::InnerClass& inner : klass.file->inner_classes)
            if (inner.outer != 0 && klass.file->class_name(inner.outer) == klass.name.text()) members.push_back(inner.inner);
    }
    MemberBuilder builder(call);
    if (members.empty()) return builder.finish(builder.array("[Ljava/lang/Class;", 0));
    return builder.finish(class_array_of_constants(builder, klass, members));
}

}  // namespace

void register_reflection_members(NativeTable& table) {
    table.native(kClass, "getDeclaredFields0", "(Z)[Ljava/lang/reflect/Field;", get_declared_fields);
    table.native(kClass, "getDeclaredMethods0", "(Z)[Ljava/lang/reflect/Method;", get_declared_methods);
    table.native(kClass, "getDeclaredConstructors0", "(Z)[Ljava/lang/reflect/Constructor;", get_declared_constructors);
    table.native(kClass, "getRecordComponents0", "()[Ljava/lang/reflect/RecordComponent;", get_record_components);
    table.native(kClass, "getPermittedSubclasses0", "()[Ljava/lang/Class;", get_permitted_subclasses);
    table.native(kClass, "getNestHost0", "()Ljava/lang/Class;", get_nest_host);
    table.native(kClass, "getNestMembers0", "()[Ljava/lang/Class;", get_nest_members);
    table.native(kClass, "getDeclaredClasses0", "()[Ljava/lang/Class;", get_declared_classes);
}

}  // namespace raceproof::machine::natives
