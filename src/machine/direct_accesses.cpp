#include "machine/direct_accesses.h"

#include "base/hash128.h"
#include "base/verify.h"
#include "program/desugar/polymorphic.h"

namespace raceproof::machine {

using program::Class;
using program::Field;
using program::Method;
using state::as_ref;
using state::Object;
using state::Ref;

namespace {

const Field* require(Class& owner, std::string_view name, std::string_view descriptor) {
    const Field* field = owner.find_field(name, descriptor);
    VERIFY(field != nullptr, "should find the fields of VarHandle");
    return field;
}

// A result of another class than Object is cast afterwards, by the accessor.
bool casts_result(const Method& accessor) {
    return accessor.return_type == program::BasicType::Reference && !accessor.descriptor.text().ends_with(")Ljava/lang/Object;");
}

const Method* find_target(const Method& accessor, const Class& implementation) {
    if (casts_result(accessor)) return nullptr;
    const Method* found = implementation.find_method(program::desugar::linked_method_name(*accessor.owner),
                                                     program::desugar::erased(accessor.descriptor.text()));
    return found != nullptr && found->is_static() ? found : nullptr;
}

}  // namespace

DirectAccesses::Members DirectAccesses::look_up(program::Program& program) {
    Class& handle = program.required("java/lang/invoke/VarHandle");
    Class& form = program.required("java/lang/invoke/VarForm");
    Class& access = program.required("java/lang/invoke/VarHandle$AccessDescriptor");
    Members members{.is_direct = handle.find_method("isDirect", "()Z"),
                    .exact = require(handle, "exact", "Z"),
                    .form = require(handle, "vform", "Ljava/lang/invoke/VarForm;"),
                    .types = require(form, "methodType_table", "[Ljava/lang/invoke/MethodType;"),
                    .implementation = require(form, "implClass", "Ljava/lang/Class;"),
                    .type = require(access, "type", "I"),
                    .erased = require(access, "symbolicMethodTypeErased", "Ljava/lang/invoke/MethodType;")};
    VERIFY(members.is_direct != nullptr, "should find VarHandle.isDirect");
    return members;
}

// Types are interned: those of the handle's form and of the call site are the same object, or differ.
bool DirectAccesses::has_type_of(const Object& form, const Method& accessor) const {
    const Field& constant = accessor.owner->fields.front();  // the only one
    const Object& access = state_.at(as_ref(state_.statics_of(*accessor.owner).slots()[constant.slot]));
    const Object& types = state_.at(as_ref(form.slots()[members_->types->slot]));
    auto type = static_cast<std::size_t>(state::as_int(access.slots()[members_->type->slot]));
    return types.elements<Ref>()[type] == as_ref(access.slots()[members_->erased->slot]);
}

const Method* DirectAccesses::target(const Method& accessor, const Object& handle) {
    if (!state_.permanents().is_initialised(*accessor.owner)) return nullptr;
    if (!members_) members_ = look_up(state_.program());
    bool is_direct = handle.klass->vtable[members_->is_direct->vtable_index] == members_->is_direct;
    if (!is_direct || handle.slots()[members_->exact->slot] != 0) return nullptr;
    const Object& form = state_.at(as_ref(handle.slots()[members_->form->slot]));
    Ref mirror = as_ref(form.slots()[members_->implementation->slot]);
    if (mirror == state::kNull || !has_type_of(form, accessor)) return nullptr;

    const Class& implementation = classes_.class_of_mirror(mirror);
    Known& known = known_[mix64(accessor.identity, implementation.identity) % kKnown];
    if (known.accessor != &accessor || known.implementation != &implementation)
        known = {&accessor, &implementation, find_target(accessor, implementation)};
    bool is_ready = known.target != nullptr && state_.permanents().is_initialised(*known.target->owner);
    return is_ready ? known.target : nullptr;
}

}  // namespace raceproof::machine
