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

// Fields of VarHandle, of its VarForm, and of the AccessDescriptor of a call site.
struct AccessFields {
    program::Method* is_direct = nullptr;
    program::Field *exact = nullptr, *form = nullptr;
    program::Field *form_types = nullptr, *form_methods = nullptr;
    program::Field *access_type = nullptr, *access_mode = nullptr, *access_erased = nullptr;

    static AccessFields look_up(program::Program& program);
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

    // What a call of `accessor`, the linked form of VarHandle.compareAndSet and the like (program/desugar/polymorphic.h), comes to
    // when all its checks succeed: the static method that makes the access, with the same arguments. nullptr if they might not, or
    // if there is something to do before or after it. Then the accessor itself must run: it links, converts or throws.
    //
    // It reads what only the linking of handles writes, which is housekeeping: there is no event to tell.
    const program::Method* direct_access(const program::Method& accessor, const state::Object& handle);

  private:
    static constexpr std::size_t kRecent = 64;

    state::State& state_;
    std::optional<HandleFields> fields_;
    std::optional<AccessFields> access_fields_;
    std::array<const program::Method*, kRecent> recent_{};  // every call of a method handle asks: by the low bits of the identity
};

}  // namespace raceproof::machine
