// Classes, fields and methods of the JDK that the machine itself uses, looked up once. A JDK that lacks one is not supported: the
// message names the member.
#pragma once

#include <vector>

#include "base/result.h"
#include "program/program.h"

namespace raceproof::machine {

struct WellKnown {
    using Class = program::Class;
    using Field = program::Field;
    using Method = program::Method;

    Class *object = nullptr, *klass = nullptr, *string = nullptr, *throwable = nullptr, *thread = nullptr,
          *thread_group = nullptr, *system = nullptr, *cloneable = nullptr, *serializable = nullptr, *error = nullptr;
    Class *byte_array = nullptr, *char_array = nullptr, *int_array = nullptr, *long_array = nullptr, *object_array = nullptr,
          *string_array = nullptr, *class_array = nullptr;
    Class* null_pointer_exception = nullptr;
    Field* null_pointer_message_state = nullptr;

    struct StringFields {
        Field *value = nullptr, *coder = nullptr, *hash = nullptr, *hash_is_zero = nullptr;
    } string_fields;
    struct ThrowableFields {
        Field *backtrace = nullptr, *message = nullptr, *cause = nullptr, *stack_trace = nullptr, *depth = nullptr,
              *suppressed = nullptr;
        Field *unassigned_stack = nullptr, *suppressed_sentinel = nullptr;  // static
    } throwable_fields;
    struct ClassFields {
        Field *component_type = nullptr, *name = nullptr, *module = nullptr, *loader = nullptr;
    } class_fields;
    struct ThreadMembers {
        Field *eetop = nullptr, *priority = nullptr, *group = nullptr, *status = nullptr, *handler = nullptr,
              *default_handler = nullptr, *daemon = nullptr, *name = nullptr, *interrupted = nullptr, *id = nullptr,
              *locals = nullptr;
        Field* holder = nullptr;             // since JDK 19 it has group, priority, daemon and status (thread_holder.h)
        std::vector<Field*> cleared_at_end;  // references, of the Thread itself
        Method *dispatch_uncaught = nullptr, *start0 = nullptr, *join = nullptr, *run = nullptr;
    } thread_members;

    Result<Done> look_up(program::Program& program);
};

}  // namespace raceproof::machine
