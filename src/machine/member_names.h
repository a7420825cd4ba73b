// What the method-handle library and the machine tell each other about methods.
//
// java.lang.invoke.MemberName names a resolved method: its `method` slot, whose class has no fields of its own in Java, holds a
// long[1]: the identity of the method, which does not depend on the order in which classes were loaded.
#pragma once

#include <array>
#include <optional>

#include "program/program.h"
#include "state/state.h"

namespace raceproof::machine {

// Fields of java.lang.invoke.
struct HandleFields {
    program::Class* member_name = nullptr;
    program::Field *member_method = nullptr, *member_class = nullptr, *member_name_text = nullptr, *member_type = nullptr,
                   *member_flags = nullptr, *member_resolution = nullptr;
    program::Field *handle_form = nullptr, *handle_type = nullptr;
    program::Field* form_entry = nullptr;
    program::Field *type_return = nullptr, *type_parameters = nullptr;  // MethodType

    static HandleFields look_up(program::Program& program);
};

class MemberNames {
  public:
    explicit MemberNames(state::State& state) : state_(state) {}

    // Looked up when the first method handle is met.
    const HandleFields& fields();

    // What goes into the long.
    static std::uint64_t number_of(const program::Method& method) { return method.identity; }
    // nullptr if the MemberName names no resolved method.
    const program::Method* method_of(const state::Object& member_name);
    // The method that handle.form.vmentry names; nullptr if the form is not prepared.
    const program::Method* entry_of(const state::Object& handle);

  private:
    static constexpr std::size_t kRecent = 64;

    state::State& state_;
    std::optional<HandleFields> fields_;
    std::array<const program::Method*, kRecent> recent_{};  // every call of a method handle asks: by the low bits of the identity
};

}  // namespace raceproof::machine
