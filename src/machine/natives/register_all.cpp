#include "machine/natives/register_all.h"

namespace raceproof::machine::natives {

void register_all(NativeTable& table) {
    register_object(table);
    register_class(table);
    register_class_nesting(table);
    register_system(table);
    register_array_copy(table);
    register_properties(table);
    register_runtime(table);
    register_thread(table);
    register_throwable(table);
    register_numbers(table);
    register_strict_math(table);
    register_unsafe_access(table);
    register_unsafe_memory(table);
    register_vm(table);
    register_references(table);
    register_access_control(table);
    register_print_stream(table);
    register_file_io(table);
    register_locale(table);
    register_number_format(table);
    register_random(table);
}

}  // namespace raceproof::machine::natives
