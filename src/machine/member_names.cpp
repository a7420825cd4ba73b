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
    const Object& number = state_.at(resolved);
    // The program can get hold of the array, and write what it likes: see polymorphic.cpp for what follows from that.
    bool is_number = number.is_array() && number.klass->component_type == program::BasicType::Long && number.length > 0;
    if (!is_number) return nullptr;
    std::uint64_t identity = number.elements<std::uint64_t>()[0];
    const program::Method*& recent = recent_[identity % kRecent];
    if (recent != nullptr && recent->identity == identity) return recent;
    const program::Method* found = state_.program().method_by_identity(identity);
    if (found != nullptr) recent = found;
    return found;
}

const program::Method* MemberNames::entry_of(const Object& handle) {
    Ref form = as_ref(handle.slots()[fields().handle_form->slot]);
    if (form == state::kNull) return nullptr;
    Ref entry = as_ref(state_.at(form).slots()[fields().form_entry->slot]);
    return entry == state::kNull ? nullptr : method_of(state_.at(entry));
}

}  // namespace raceproof::machine
