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
    // String
    Field *string_value = nullptr, *string_coder = nullptr, *string_hash = nullptr, *string_hash_is_zero = nullptr;
    // Throwable
    Field *throwable_backtrace = nullptr, *throwable_message = nullptr, *throwable_cause = nullptr,
          *throwable_stack_trace = nullptr, *throwable_depth = nullptr, *throwable_suppressed = nullptr;
    Field *throwable_unassigned_stack = nullptr, *throwable_suppressed_sentinel = nullptr;  // static
    Class* null_pointer_exception = nullptr;
    Field* null_pointer_message_state = nullptr;
    // Class
    Field *class_component_type = nullptr, *class_name = nullptr, *class_module = nullptr, *class_loader = nullptr;
    // Thread
    Field *thread_eetop = nullptr, *thread_priority = nullptr, *thread_group_field = nullptr, *thread_status = nullptr,
          *thread_handler = nullptr, *thread_default_handler = nullptr, *thread_daemon = nullptr, *thread_name = nullptr,
          *thread_interrupted = nullptr, *thread_id = nullptr, *thread_locals = nullptr;
    std::vector<Field*> thread_fields_cleared_at_end;  // references
    Method *thread_dispatch_uncaught = nullptr, *thread_start0 = nullptr, *thread_join = nullptr, *thread_run = nullptr;

    Result<Done> look_up(program::Program& program);
};

}  // namespace raceproof::machine
