#include "report/frames_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/descriptor.h"
#include "findings/standing_threads.h"
#include "report/finding_text.h"

namespace raceproof::report {

using machine::Machine;
using program::BasicType;
using program::SlotUse;
using state::Frame;
using state::Ref;
using state::Slot;
using state::Thread;
using state::ThreadId;

namespace {

BasicType type_of(std::string_view descriptor) {
    constexpr std::pair<char, BasicType> kTypes[] = {{'Z', BasicType::Boolean}, {'B', BasicType::Byte},  {'C', BasicType::Char},
                                                     {'S', BasicType::Short},   {'I', BasicType::Int},   {'J', BasicType::Long},
                                                     {'F', BasicType::Float},   {'D', BasicType::Double}};
    for (auto [letter, type] : kTypes)
        if (descriptor.starts_with(letter)) return type;
    return BasicType::Reference;
}

class FrameWriter {
  public:
    FrameWriter(Machine& machine, findings::ObjectNames& names) : machine_(machine), names_(names) {}

    std::string thread(Thread& thread) {
        machine::PendingOperation pending = machine_.pending(thread);
        std::string text = fmt::format("thread \"{}\" {}\n", machine::thread_name(machine_, thread),
                                       what_comes_next(findings::next_operation(machine_, pending)));
        for (Ref monitor : machine::monitors_held_by(machine_, thread))
            text += fmt::format("    holds {}\n", names_.name(monitor));
        for (std::uint32_t i = thread.depth; i-- > 0;) {
            const Frame& next = thread.frames[i];
            if (machine::is_shown(next)) text += frame(next);
        }
        return text;
    }

  private:
    std::string frame(const Frame& frame) {
        program::Place place = machine::place_of(frame);
        std::string text = fmt::format("    at {}.{}", place.class_name, place.method);
        if (!place.file.empty()) text += fmt::format(" ({}{})", place.file, place.line > 0 ? fmt::format(":{}", place.line) : "");
        text += "\n";
        return machine::is_of_program(frame) ? text + locals(frame) : text;
    }

    std::string locals(const Frame& frame) {
        const std::vector<SlotUse>& uses = machine_.program().frame_map(*frame.method, frame.pc).locals;
        const classfile::MethodInfo* info = frame.method->info;
        bool has_names = info != nullptr && info->code && !info->code->locals.empty();
        return has_names ? named_locals(frame, uses) : numbered_locals(frame, uses);
    }

    std::string named_locals(const Frame& frame, const std::vector<SlotUse>& uses) {
        std::uint32_t offset = frame.code->byte_offsets[frame.pc];
        std::vector<classfile::LocalEntry> present;
        for (const classfile::LocalEntry& local : frame.method->info->code->locals)
            if (local.start_pc <= offset && offset < local.start_pc + std::uint32_t{local.length}) present.push_back(local);
        std::sort(present.begin(), present.end(), [](const auto& a, const auto& b) { return a.index < b.index; });
        std::string text;
        for (const classfile::LocalEntry& local : present) {
            BasicType type = type_of(local.descriptor);
            // Nobody will look at a dead local again, and the object that it referred to may be gone.
            bool is_gone = type == BasicType::Reference && uses[local.index] != SlotUse::Reference;
            text += fmt::format("        {} = {}\n", local.name,
                                is_gone ? "(no longer used)" : names_.value(frame.locals[local.index], type));
        }
        return text;
    }

    std::string numbered_locals(const Frame& frame, const std::vector<SlotUse>& uses) {
        std::string text;
        for (std::size_t i = 0; i < uses.size(); ++i) {
            if (uses[i] == SlotUse::Dead) continue;
            BasicType type = uses[i] == SlotUse::Reference ? BasicType::Reference : BasicType::Long;
            text += fmt::format("        local {} = {}\n", i, names_.value(frame.locals[i], type));
        }
        return text;
    }

    Machine& machine_;
    findings::ObjectNames& names_;
};

}  // namespace

std::string describe_frames(Machine& machine, findings::ObjectNames& names) {
    std::string text;
    FrameWriter writer(machine, names);
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        bool is_living = thread.status.status != state::ThreadStatus::Terminated && thread.depth > 0;
        if (is_living) text += writer.thread(thread);
    }
    return text;
}

}  // namespace raceproof::report
