#include "machine/natives/register_all.h"

#include "machine/natives/fork_join.h"

namespace raceproof::machine::natives {

void register_all(NativeTable& table) {
    register_object(table);
    register_class(table);
    register_class_for_name(table);
    register_class_nesting(table);
    register_system(table);
    register_time(table);
    register_array_copy(table);
    register_properties(table);
    register_runtime(table);
    register_management(table);
    register_thread(table);
    register_thread_creation(table);
    register_thread_groups(table);
    register_synchronisers(table);
    register_task_counts(table);
    register_fork_join(table);
    register_serial_numbers(table);
    register_throwable(table);
    register_thread_dump(table);
    register_stack_walker(table);
    register_helpful_npe(table);
    register_numbers(table);
    register_strict_math(table);
    register_unsafe_access(table);
    register_unsafe_memory(table);
    register_vm(table);
    register_references(table);
    register_access_control(table);
    register_class_loader(table);
    register_class_definition(table);
    register_module(table);
    register_services(table);
    register_print_stream(table);
    register_file_io(table);
    register_object_streams(table);
    register_file_refusal(table);
    register_network_refusal(table);
    register_locale(table);
    register_number_format(table);
    register_random(table);
    register_outside_uses(table);
    register_iteration_order(table);
    register_zip(table);
    register_compression(table);
    register_cryptography(table);
    register_reflect_array(table);
    register_reflection_members(table);
    register_reflection_invoke(table);
    register_reflection_attributes(table);
    register_method_handles(table);
    register_synchronisation(table);
    register_raceproof_api(table);
    register_visible_operations(table);
}

}  // namespace raceproof::machine::natives
