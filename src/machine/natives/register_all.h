// One function per group of JDK classes; each is defined in the file of the group's name.
#pragma once

namespace raceproof::machine {
class NativeTable;
}

namespace raceproof::machine::natives {

void register_all(NativeTable& table);

void register_object(NativeTable& table);
void register_synchronisers(NativeTable& table);
void register_task_counts(NativeTable& table);
void register_class(NativeTable& table);
void register_class_for_name(NativeTable& table);
void register_class_nesting(NativeTable& table);
void register_system(NativeTable& table);
void register_time(NativeTable& table);
void register_array_copy(NativeTable& table);
void register_properties(NativeTable& table);
void register_runtime(NativeTable& table);
void register_management(NativeTable& table);
void register_thread(NativeTable& table);
void register_thread_creation(NativeTable& table);
void register_thread_groups(NativeTable& table);
void register_serial_numbers(NativeTable& table);
void register_throwable(NativeTable& table);
void register_thread_dump(NativeTable& table);
void register_stack_walker(NativeTable& table);
void register_helpful_npe(NativeTable& table);
void register_numbers(NativeTable& table);
void register_strict_math(NativeTable& table);
void register_unsafe_access(NativeTable& table);
void register_unsafe_memory(NativeTable& table);
void register_vm(NativeTable& table);
void register_references(NativeTable& table);
void register_access_control(NativeTable& table);
void register_class_loader(NativeTable& table);
void register_class_definition(NativeTable& table);
void register_module(NativeTable& table);
void register_services(NativeTable& table);
void register_print_stream(NativeTable& table);
void register_file_io(NativeTable& table);
void register_object_streams(NativeTable& table);
void register_file_refusal(NativeTable& table);
void register_network_refusal(NativeTable& table);
void register_locale(NativeTable& table);
void register_number_format(NativeTable& table);
void register_random(NativeTable& table);
void register_outside_uses(NativeTable& table);
void register_iteration_order(NativeTable& table);
void register_zip(NativeTable& table);
void register_compression(NativeTable& table);
void register_cryptography(NativeTable& table);
void register_reflect_array(NativeTable& table);
void register_synchronisation(NativeTable& table);
void register_raceproof_api(NativeTable& table);
void register_visible_operations(NativeTable& table);  // after all natives
void register_reflection_members(NativeTable& table);
void register_reflection_invoke(NativeTable& table);
void register_reflection_attributes(NativeTable& table);
void register_method_handles(NativeTable& table);

}  // namespace raceproof::machine::natives
