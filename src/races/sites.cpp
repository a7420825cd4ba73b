#include "races/sites.h"

#include "base/hash128.h"
#include "races/trust.h"

namespace raceproof::races {

namespace {

bool is_of_program(const state::Frame& frame) { return frame.code != nullptr && !frame.method->owner->is_trusted; }

// The frame whose access it is, if that is the program's: right below handles and Unsafe.
const state::Frame* accessing_frame(const state::Thread& thread) {
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const state::Frame& frame = thread.frames[i];
        if (frame.code == nullptr || Trust::accesses_for_callers(*frame.method->owner)) continue;
        return is_of_program(frame) ? &frame : nullptr;
    }
    return nullptr;
}

}  // namespace

std::string_view name_of(AccessKind kind) { return kind == AccessKind::Write ? "write" : "read"; }

int Site::line_of_place() const {
    const program::Code* code = method_of_place().code.load();
    return code == nullptr ? 0 : code->line_of(pc_of_place());
}

std::size_t Sites::HashOfSite::operator()(const Site& site) const {
    std::uint64_t access = mix64(reinterpret_cast<std::uintptr_t>(site.method), site.pc);
    std::uint64_t call = mix64(reinterpret_cast<std::uintptr_t>(site.caller), site.caller_pc);
    return mix64(mix64(access, call), reinterpret_cast<std::uintptr_t>(site.stack));
}

memory::Site Sites::marked(memory::Site number) const {
    const Site& site = (*this)[number];
    const program::Method& method = site.method_of_place();
    Hasher hasher(static_cast<std::uint64_t>(site.line_of_place()));
    for (std::string_view name : {method.owner->name.text(), method.name.text()}) hasher.add_bytes(name.data(), name.size());
    return number | (hasher.finish().low | 1) << 32;
}

memory::Site Sites::number(const state::Thread& thread, const machine::MemoryEvent& access) {
    const program::Method& method = *access.method;
    std::uint32_t pc = access.pc;
    bool is_own = !keeps_stacks_ && !method.owner->is_trusted;
    Recent& recent = recent_[mix64(reinterpret_cast<std::uintptr_t>(&method), pc) % recent_.size()];
    if (is_own && recent.method == &method && recent.pc == pc) return recent.number;
    Site site{&method, pc};
    site.mode = mode_of(access.kind);
    const state::Frame* frame_of_access = method.owner->is_trusted ? accessing_frame(thread) : nullptr;
    if (frame_of_access != nullptr) {
        site.method = frame_of_access->method;
        site.pc = frame_of_access->pc;
    } else if (method.owner->is_trusted) {
        site.called = &method;
        for (std::uint32_t i = thread.depth; i-- > 0;) {
            const state::Frame& frame = thread.frames[i];
            if (is_of_program(frame)) {
                site.caller = frame.method;
                site.caller_pc = frame.pc;
                break;
            }
            if (!frame.method->is_hidden_frame) site.called = frame.method;
        }
    }
    if (keeps_stacks_) site.stack = stacks_.keep(thread);
    auto [entry, is_new] = numbers_.try_emplace(site, sites_.size());
    if (is_new) sites_.push_back(site);
    if (is_own) recent = {&method, pc, static_cast<std::uint32_t>(entry->second)};
    return entry->second;
}

}  // namespace raceproof::races
