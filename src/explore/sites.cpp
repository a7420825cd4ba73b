#include "explore/sites.h"

#include "base/hash128.h"

namespace raceproof::explore {

namespace {

bool is_of_program(const state::Frame& frame) { return frame.code != nullptr && !frame.method->owner->is_trusted; }

}  // namespace

std::size_t Sites::HashOfSite::operator()(const Site& site) const {
    std::uint64_t access = mix64(reinterpret_cast<std::uintptr_t>(site.method), site.pc);
    return mix64(access, mix64(reinterpret_cast<std::uintptr_t>(site.caller), site.caller_pc));
}

std::uint64_t Sites::number(const state::Thread& thread, const program::Method& method, std::uint32_t pc) {
    Site site{&method, pc};
    if (method.owner->is_trusted) {
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
    if (machine_ != nullptr) {
        site.stack = machine_->stack_text(machine_->state().thread(thread.id));
        if (time) site.time = time();
        sites_.push_back(std::move(site));
        return sites_.size() - 1;
    }
    auto [entry, is_new] = numbers_.try_emplace(site, sites_.size());
    if (is_new) sites_.push_back(site);
    return entry->second;
}

}  // namespace raceproof::explore
