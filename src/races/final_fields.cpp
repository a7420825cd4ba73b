#include "races/final_fields.h"

#include <cstring>

namespace raceproof::races {

using machine::MemoryEvent;
using state::kNull;
using state::Object;
using state::Ref;

namespace {

// No object has this address: content that every final field that refers to it protects.
constexpr Ref kAnyFreezer = kNull;
// In the journal: it was no content before.
constexpr Ref kNoContent{UINT32_MAX};

struct SavedFreezer {
    Ref ref, freezer;
};
struct SavedEscape {
    Ref ref;
    bool had_escaped;
};

memory::Object number(Ref ref) { return static_cast<memory::Object>(ref); }

}  // namespace

void FinalFields::on_shared(Ref ref, const state::Thread& running) {
    if (!is_under_construction(ref, running)) return;
    leaking.add(static_cast<std::uint64_t>(machine_.state().at(ref).klass->id));
    set_escaped(ref, true);
}

void FinalFields::on_freed(Ref ref) {
    if (contents_.contains(ref)) set_freezer(ref, kNoContent);
    if (has_escaped(ref)) set_escaped(ref, false);
}

void FinalFields::set_escaped(Ref ref, bool has_escaped) {
    SavedEscape saved{ref, !has_escaped};
    if (journal().has_mark()) journal().push(component(), static_cast<std::uint32_t>(Record::Escape), &saved, sizeof saved);
    has_escaped ? void(escaped_.insert(ref)) : void(escaped_.erase(ref));
}

bool FinalFields::is_under_construction(Ref ref, const state::Thread& thread) const {
    for (std::uint32_t i = 0; i < thread.depth; ++i) {
        const state::Frame& frame = thread.frames[i];
        if (frame.code != nullptr && frame.method->is_constructor() && state::as_ref(frame.locals[0]) == ref) return true;
    }
    return false;
}

void FinalFields::on_freeze(const MemoryEvent& event) {
    const Object& made = machine_.state().at(event.object);
    if (made.is_shared() || detector_.is_alone()) return;
    met_ = {event.object};
    for (const program::Field& field : event.klass->fields)
        if (field.is_final() && !field.is_static() && field.type == program::BasicType::Reference)
            reach(state::as_ref(made.slots()[field.slot]));
    for (std::size_t i = 0; i < reached_.size(); ++i) {
        state::for_each_reference(machine_.state().at(reached_[i]), [&](Ref ref) { reach(ref); });
        add_content(reached_[i], event.object);
    }
    reached_.clear();
}

void FinalFields::reach(Ref ref) {
    if (ref != kNull && !machine_.state().at(ref).is_shared() && met_.insert(ref).second) reached_.push_back(ref);
}

void FinalFields::add_content(Ref ref, Ref freezer) {
    bool has_more = detector_.freeze(number(ref));
    auto content = contents_.find(ref);
    if (content == contents_.end())
        set_freezer(ref, kAnyFreezer);
    else if (has_more && content->second != freezer)
        set_freezer(ref, freezer);
}

void FinalFields::set_freezer(Ref ref, Ref freezer) {
    auto content = contents_.find(ref);
    SavedFreezer saved{ref, content == contents_.end() ? kNoContent : content->second};
    if (journal().has_mark()) journal().push(component(), static_cast<std::uint32_t>(Record::Freezer), &saved, sizeof saved);
    if (freezer == kNoContent)
        contents_.erase(content);
    else
        contents_[ref] = freezer;
}

void FinalFields::undo(std::uint32_t record, const std::uint64_t* data, std::size_t) {
    if (Record{record} == Record::Escape) {
        SavedEscape saved;
        std::memcpy(&saved, data, sizeof saved);
        saved.had_escaped ? void(escaped_.insert(saved.ref)) : void(escaped_.erase(saved.ref));
        return;
    }
    SavedFreezer saved;
    std::memcpy(&saved, data, sizeof saved);
    if (saved.freezer == kNoContent)
        contents_.erase(saved.ref);
    else
        contents_[saved.ref] = saved.freezer;
}

void FinalFields::on_read(const MemoryEvent& event, bool is_final) {
    const Object& holder = machine_.state().at(event.object);
    if (!holder.is_shared()) return;
    if (!holder.is_array()) return read(event, state::as_ref(holder.slots()[event.position]), is_final);
    const Ref* elements = holder.elements<Ref>();
    for (std::uint64_t i = event.position / sizeof(Ref); i < (event.position + event.length) / sizeof(Ref); ++i)
        read(event, elements[i], false);
}

void FinalFields::read(const MemoryEvent& event, Ref value, bool is_final) {
    // Permanent objects are shared from the start, and no content.
    if (value == kNull || machine_.state().at(value).is_permanent()) return;
    auto content = contents_.find(value);
    if (content == contents_.end()) return;
    auto thread = static_cast<memory::Thread>(event.thread);
    bool is_protected = is_final && !has_escaped(event.object);
    bool is_by_field = is_protected && (content->second == kAnyFreezer || content->second == event.object);
    bool is_by_content = contents_.contains(event.object) && !detector_.has_bypassed(thread, number(event.object));
    if (!is_by_field && !is_by_content) detector_.bypass(thread, number(value));
}

Hash128 FinalFields::label() const {
    Hash128 sum;
    for (Ref ref : escaped_) {
        std::uint64_t name = machine_.state().at(ref).name_hash();
        sum += {mix64(name, 0x65736361706564u), mix64(name, 0x64657061637365u)};
    }
    return sum;
}

}  // namespace raceproof::races
