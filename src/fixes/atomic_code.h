// Accesses as the atomic classes of java.util.concurrent do them, by the VarHandle of the variable: an update becomes one
// getAndAdd, or a loop around compareAndSet for other operations than addition; a read or write gets the mode of the handle.
//
// As with an atomic class, the operand of an update (e in x += e) is evaluated first, then the variable is read and written in
// one step.
#pragma once

#include <string>

#include "base/result.h"
#include "fixes/edited_class.h"
#include "fixes/updates.h"

namespace raceproof::fixes {

// How a variable is reached through its VarHandle.
struct HandleUse {
    CodeInstruction push_handle;
    std::string place;         // descriptors of what names the variable: "", "Lbank/Account;", "[II"
    std::string type;          // of the variable as the handle has it: "I", "Ljava/lang/Object;"
    std::string cast_to = {};  // the class that a value read has to be cast to, empty for none
};

Result<HandleUse> handle_of_field(EditedClass& of, const advice::FieldName& field);
Result<HandleUse> handle_of_elements(EditedClass& of, std::string_view array_type);

// The positions are of `code`, which changes only if all went well.
Result<Done> make_update_atomic(EditedClass& of, MethodCode& code, const Update& update, const HandleUse& handle);

// The access modes of a VarHandle for reads and writes.
struct HandleModes {
    std::string_view read, write;
};
inline constexpr HandleModes kVolatile{"getVolatile", "setVolatile"}, kAcquireRelease{"getAcquire", "setRelease"};

// Of an access of a field or an element.
struct HandleAccess {
    const HandleUse& handle;
    HandleModes modes;
};
Result<Done> access_through_handle(EditedClass& of, MethodCode& code, Position access, const HandleAccess& by);

}  // namespace raceproof::fixes
