#include "explore/describe_frames.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/descriptor.h"
#include "explore/describe_state.h"

namespace raceproof::explore {

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
    FrameWriter(Machine& machine, ObjectNames& names) : machine_(machine), names_(names) {}

    std::string thread(Thread& thread) {
        machine::PendingOperation pending = machine_.pending(thread);
        std::string text = fmt::format("thread \"{}\" {}\n", thread_name(machine_, thread), describe_pending(machine_, pending));
        std::vector<Ref> held = monitors_of(thread);
        for (Ref monitor : held) text += fmt::format("    holds {}\n", names_.name(monitor));
        for (std::uint32_t i = thread.depth; i-- > 0;) {
            const Frame& next = thread.frames[i];
            if (!Machine::is_machines_own(next) && !next.method->is_hidden_frame) text += frame(next);
        }
        return text;
    }

  private:
    std::string frame(const Frame& frame) {
        Place place = place_of(frame);
        std::string text = fmt::format("    at {}.{}", place.class_name, place.method);
        if (!place.file.empty()) text += fmt::format(" ({}{})", place.file, place.line > 0 ? fmt::format(":{}", place.line) : "");
        text += "\n";
        bool is_of_program = frame.code != nullptr && !frame.method->owner->is_trusted && !frame.method->is_hidden_frame;
        return is_of_program ? text + locals(frame) : text;
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

    // A monitor that is held is in a slot of the frame that locked it, or is the lock of a synchronized method.
    std::vector<Ref> monitors_of(const Thread& thread) {
        std::vector<Ref> held;
        auto note = [&](Ref ref) {
            bool is_held = ref != state::kNull && machine_.holds_lock(thread, machine_.state().at(ref));
            if (is_held && std::find(held.begin(), held.end(), ref) == held.end()) held.push_back(ref);
        };
        for (std::uint32_t i = 0; i < thread.depth; ++i) {
            const Frame& frame = thread.frames[i];
            if (frame.flags & state::frame_flags::kHoldsLock) note(frame.lock);
            if (frame.code == nullptr) continue;
            const program::FrameMap& map = machine_.program().frame_map(*frame.method, frame.pc);
            for (std::size_t slot = 0; slot < map.locals.size(); ++slot)
                if (map.locals[slot] == SlotUse::Reference) note(state::as_ref(frame.locals[slot]));
        }
        return held;
    }

    Machine& machine_;
    ObjectNames& names_;
};

}  // namespace

std::string describe_frames(Machine& machine, ObjectNames& names) {
    std::string text;
    FrameWriter writer(machine, names);
    for (std::size_t i = 0; i < machine.state().thread_count(); ++i) {
        Thread& thread = machine.state().thread(static_cast<ThreadId>(i));
        bool is_living = thread.status.status != state::ThreadStatus::Terminated && thread.depth > 0;
        if (is_living) text += writer.thread(thread);
    }
    return text;
}

}  // namespace raceproof::explore
