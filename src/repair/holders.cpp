#include "repair/holders.h"

#include <algorithm>
#include <tuple>

#include "state/object_contents.h"

namespace raceproof::repair {

using state::Object;
using state::Ref;

namespace {

enum class Rank : std::uint8_t { Program, Captured, Library };

Rank rank_of(const program::Class& owner) {
    if (is_lambda_of_program(owner)) return Rank::Captured;
    return owner.is_trusted ? Rank::Library : Rank::Program;
}

bool is_better(const program::Field& one, const program::Field* other) {
    if (other == nullptr) return true;
    auto key = [](const program::Field& field) {
        return std::tuple(rank_of(*field.owner), field.owner->name.text(), field.name.text());
    };
    return key(one) < key(*other);
}

}  // namespace

bool is_lambda_of_program(const program::Class& klass) {
    return klass.is_synthetic && klass.host != nullptr && !klass.host->is_trusted;
}

Holders::Holders(machine::Machine& machine, std::span<const Ref> objects) {
    for (Ref ref : objects) holders_.try_emplace(ref);
    look_at(machine, Liveness::Alive);
    auto is_nameless = [](const auto& entry) { return entry.second.field == nullptr; };
    if (std::any_of(holders_.begin(), holders_.end(), is_nameless)) look_at(machine, Liveness::Retained);
}

void Holders::look_at(machine::Machine& machine, Liveness liveness) {
    state::Objects& all = machine.state().objects();
    std::unordered_map<Ref, Holder> found;
    all.heap().for_each_taken([&](Object* object) {
        bool is_retained = object->flags & state::object_flags::kRetained;
        bool is_lambda = is_lambda_of_program(*object->klass);
        bool is_skipped =
            is_retained != (liveness == Liveness::Retained) || object->is_array() || (object->klass->is_synthetic && !is_lambda);
        if (is_skipped) return;
        const auto& slots = object->is_statics() ? object->klass->static_reference_slots : object->klass->reference_slots;
        for (std::uint32_t slot : slots) {
            if (slot >= object->length) continue;
            auto held = holders_.find(state::as_ref(object->slots()[slot]));
            if (held == holders_.end() || held->second.field != nullptr) continue;
            if (is_lambda && !machine.state().at(held->first).is_array()) continue;
            const program::Field* field = state::field_at(*object, slot);
            Holder& best = found[held->first];
            if (field != nullptr && is_better(*field, best.field)) best = {field, all.ref_of(*object)};
        }
    });
    for (const auto& [ref, holder] : found) holders_[ref] = holder;
}

Holder Holders::of(Ref object) const {
    auto found = holders_.find(object);
    return found == holders_.end() ? Holder{} : found->second;
}

}  // namespace raceproof::repair
