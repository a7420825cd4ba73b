// What the method-handle library and the machine tell each other about methods.
//
// java.lang.invoke.MemberName names a resolved method: its `method` slot, whose class has no fields of its own in Java, holds a
// long[1]: ClassId << 32 | index of the method in its class.
#pragma once

#include "program/program.h"
#include "state/state.h"

namespace raceproof::machine {

// Fields of java.lang.invoke, looked up when the first method handle is met.
struct HandleFields {
    program::Class* member_name = nullptr;
    program::Field *member_method = nullptr, *member_class = nullptr, *member_name_text = nullptr, *member_type = nullptr,
                   *member_flags = nullptr, *member_resolution = nullptr;
    program::Field *handle_form = nullptr, *handle_type = nullptr;
    program::Field* form_entry = nullptr;
    program::Field *type_return = nullptr, *type_parameters = nullptr;  // MethodType

    static HandleFields look_up(program::Program& program);
};

// nullptr if the MemberName names no resolved method.
const program::Method* method_of_member_name(state::State& state, const HandleFields& fields, const state::Object& member_name);

// The method that handle.form.vmentry names; nullptr if the form is not prepared.
const program::Method* entry_of_handle(state::State& state, const HandleFields& fields, const state::Object& handle);

}  // namespace raceproof::machine
