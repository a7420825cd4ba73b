#include "machine/member_names.h"

#include "base/verify.h"

namespace raceproof::machine {

using program::Field;
using state::as_ref;
using state::Object;
using state::Ref;

namespace {

Field* require(program::Class& owner, std::string_view name, std::string_view descriptor) {
    Field* field = owner.find_field(name, descriptor);
    VERIFY(field != nullptr, "should find the fields of java.lang.invoke");
    return field;
}

}  // namespace

HandleFields HandleFields::look_up(program::Program& program) {
    HandleFields fields;
    program::Class& member = program.required("java/lang/invoke/MemberName");
    program::Class& handle = program.required("java/lang/invoke/MethodHandle");
    program::Class& form = program.required("java/lang/invoke/LambdaForm");
    program::Class& type = program.required("java/lang/invoke/MethodType");
    fields.member_name = &member;
    fields.member_method = require(member, "method", "Ljava/lang/invoke/ResolvedMethodName;");
    fields.member_class = require(member, "clazz", "Ljava/lang/Class;");
    fields.member_name_text = require(member, "name", "Ljava/lang/String;");
    fields.member_type = require(member, "type", "Ljava/lang/Object;");
    fields.member_flags = require(member, "flags", "I");
    fields.member_resolution = require(member, "resolution", "Ljava/lang/Object;");
    fields.handle_form = require(handle, "form", "Ljava/lang/invoke/LambdaForm;");
    fields.handle_type = require(handle, "type", "Ljava/lang/invoke/MethodType;");
    fields.form_entry = require(form, "vmentry", "Ljava/lang/invoke/MemberName;");
    fields.type_return = require(type, "rtype", "Ljava/lang/Class;");
    fields.type_parameters = require(type, "ptypes", "[Ljava/lang/Class;");
    return fields;
}

const HandleFields& MemberNames::fields() {
    if (!fields_) fields_ = HandleFields::look_up(state_.program());
    return *fields_;
}

const program::Method* MemberNames::method_of(const Object& member_name) {
    Ref resolved = as_ref(member_name.slots()[fields().member_method->slot]);
    if (resolved == state::kNull) return nullptr;
    std::uint64_t identity = state_.at(resolved).elements<std::uint64_t>()[0];
    const program::Method*& recent = recent_[identity % kRecent];
    if (recent == nullptr || recent->identity != identity) recent = &state_.program().method_by_identity(identity);
    return recent;
}

AccessFields AccessFields::look_up(program::Program& program) {
    AccessFields fields;
    program::Class& handle = program.required("java/lang/invoke/VarHandle");
    program::Class& form = program.required("java/lang/invoke/VarForm");
    program::Class& access = program.required("java/lang/invoke/VarHandle$AccessDescriptor");
    fields.is_direct = handle.find_method("isDirect", "()Z");
    VERIFY(fields.is_direct != nullptr, "should find VarHandle.isDirect");
    fields.exact = require(handle, "exact", "Z");
    fields.form = require(handle, "vform", "Ljava/lang/invoke/VarForm;");
    fields.form_types = require(form, "methodType_table", "[Ljava/lang/invoke/MethodType;");
    fields.form_methods = require(form, "memberName_table", "[Ljava/lang/invoke/MemberName;");
    fields.access_type = require(access, "type", "I");
    fields.access_mode = require(access, "mode", "I");
    fields.access_erased = require(access, "symbolicMethodTypeErased", "Ljava/lang/invoke/MethodType;");
    return fields;
}

const program::Method* MemberNames::direct_access(const program::Method& accessor, const Object& handle) {
    if (!state_.permanents().is_initialised(*accessor.owner)) return nullptr;
    if (!access_fields_) access_fields_ = AccessFields::look_up(state_.program());
    const AccessFields& fields = *access_fields_;
    bool is_direct = handle.klass->vtable[fields.is_direct->vtable_index] == fields.is_direct;
    if (!is_direct || handle.slots()[fields.exact->slot] != 0) return nullptr;

    const program::Field& constant = accessor.owner->fields.front();  // the only one, a static
    const Object& access = state_.at(as_ref(state_.statics_of(*accessor.owner).slots()[constant.slot]));
    const Object& form = state_.at(as_ref(handle.slots()[fields.form->slot]));
    auto element = [&](const Field& table, const Field& index) {
        const Object& elements = state_.at(as_ref(form.slots()[table.slot]));
        return elements.elements<Ref>()[static_cast<std::size_t>(state::as_int(access.slots()[index.slot]))];
    };
    if (element(*fields.form_types, *fields.access_type) != as_ref(access.slots()[fields.access_erased->slot])) return nullptr;
    Ref name = element(*fields.form_methods, *fields.access_mode);
    const program::Method* target = name == state::kNull ? nullptr : method_of(state_.at(name));
    if (target == nullptr || !state_.permanents().is_initialised(*target->owner)) return nullptr;
    // A result of another class than Object is cast afterwards, by the accessor.
    bool is_cast = accessor.return_type == program::BasicType::Reference &&
                   !accessor.descriptor.text().ends_with(")Ljava/lang/Object;");
    return is_cast ? nullptr : target;
}

const program::Method* MemberNames::entry_of(const Object& handle) {
    Ref form = as_ref(handle.slots()[fields().handle_form->slot]);
    if (form == state::kNull) return nullptr;
    Ref entry = as_ref(state_.at(form).slots()[fields().form_entry->slot]);
    return entry == state::kNull ? nullptr : method_of(state_.at(entry));
}

}  // namespace raceproof::machine
