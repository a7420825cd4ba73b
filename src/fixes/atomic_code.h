// Accesses as the atomic classes of java.util.concurrent do them, by the VarHandle of the variable: an update becomes one
// getAndAdd, or a loop around compareAndSet for other operations than addition; an access of an element becomes volatile.
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
Result<Done> make_element_access_volatile(EditedClass& of, MethodCode& code, Position access, const HandleUse& handle);

}  // namespace raceproof::fixes
