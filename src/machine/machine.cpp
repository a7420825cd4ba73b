#include "machine/machine.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/descriptor.h"
#include "machine/interpreter.h"

namespace raceproof::machine {

using program::Class;
using program::Method;

Machine::Machine(program::Program& program, const NativeTable& natives, const state::StateOptions& state_options,
                 const MachineOptions& options, Console& console)
    : events(state_, assumptions),
      program_(program),
      natives_(natives),
      options_(options),
      console_(console),
      state_(program, state_options),
      next_collection_(options.collect_every_bytes) {}

Machine::~Machine() = default;

Stop Machine::run(state::Thread& thread, std::int64_t budget) { return Interpreter(*this, thread).run(budget); }

Stop Machine::run_to_end(state::Thread& thread) {
    constexpr std::int64_t kSlice = 1 << 20;
    for (;;) {
        Stop stop = run(thread, kSlice);
        if (stop.kind != StopKind::Budget) return stop;
    }
}

const HandleFields& Machine::handle_fields() {
    if (!handle_fields_) handle_fields_ = HandleFields::look_up(program_);
    return *handle_fields_;
}

void Machine::collect() {
    state_.collector().collect();
    // Collect again after as much as is live now has been allocated anew: the cost per allocated byte stays bounded.
    next_collection_ = std::max(options_.collect_every_bytes, state_.objects().heap().used_bytes() / 2);
}

std::uint64_t Machine::origin(const state::Thread& thread) {
    if (thread.depth == 0) return mix64(thread.name, 0);
    const state::Frame& frame = thread.top();
    return state::Objects::origin(thread, *frame.method, frame.pc);
}

Ref Machine::new_instance(state::Thread& thread, const Class& klass) {
    Ref made = state_.objects().allocate_instance(klass, origin(thread));
    if (made == kNull) return made;
    note_finalizer(thread, klass);
    events.emit(MemoryEventKind::New, thread, made);
    return made;
}

void Machine::note_finalizer(const state::Thread& thread, const Class& klass) {
    if (klass.is_trusted || klass.kind != program::ClassKind::Instance) return;
    const Method* finalizer = klass.find_method("finalize", "()V");
    if (finalizer == nullptr || finalizer->owner->is_trusted || finalizer->is_static() || finalizer->info == nullptr) return;
    bool is_empty = finalizer->info->code && finalizer->info->code->code.size() == 1;  // it returns
    if (!is_empty) assumptions.note(AssumptionKind::Finalizers, thread, "none runs");
}

Ref Machine::new_array(state::Thread& thread, const Class& array_class, std::uint32_t length) {
    Ref made = state_.objects().allocate_array(array_class, length, origin(thread));
    if (made != kNull) events.emit(MemoryEventKind::New, thread, made);
    return made;
}

const Method* Machine::select(const Method& method, const Class& receiver) const {
    if (method.vtable_index != program::kNoTableIndex) return receiver.vtable[method.vtable_index];
    if (method.interface_index != program::kNoTableIndex) return receiver.find_interface_method(method);
    return &method;
}

namespace {

std::string source_type(std::string_view descriptor) {
    std::size_t dimensions = descriptor.find_first_not_of('[');
    descriptor.remove_prefix(dimensions);
    std::string text;
    if (descriptor.front() == 'L') {
        text = descriptor.substr(1, descriptor.size() - 2);
        std::replace(text.begin(), text.end(), '/', '.');
    } else {
        text = classfile::primitive_name(classfile::basic_type(descriptor.front()));
    }
    for (std::size_t i = 0; i < dimensions; ++i) text += "[]";
    return text;
}

}  // namespace

std::string Machine::source_signature(const Method& method) {
    auto descriptor = classfile::parse_method_descriptor(method.descriptor.text());
    std::string parameters;
    for (std::string_view parameter : descriptor->parameters)
        parameters += (parameters.empty() ? "" : ", ") + source_type(parameter);
    return fmt::format("{} {}({})", source_type(descriptor->return_type), method.name.text(), parameters);
}

}  // namespace raceproof::machine
