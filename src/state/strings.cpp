// The intern table.
#include <cstring>

#include "state/state.h"

namespace raceproof::state {

Ref State::find_interned(std::u16string_view text) const {
    auto found = intern_table_.find(text);
    return found == intern_table_.end() ? kNull : found->second;
}

void State::intern(std::u16string_view text, Ref string) {
    auto [entry, is_new] = intern_table_.emplace(text, string);
    VERIFY(is_new, "should intern a text once");
    // A literal is the interned string of its text in every state.
    if (at(string).is_permanent() && !(at(string).flags & object_flags::kFrozen)) return;
    publish(string);
    interned_.push_back(&*entry);
    if (!options_.journal) return;
    std::size_t bytes = text.size() * sizeof(char16_t);
    std::memcpy(journal_.push(remove_interned, this, bytes), text.data(), bytes);
}

void State::remove_interned(void* component, const std::byte* data, std::size_t size) {
    auto& state = *static_cast<State*>(component);
    auto found = state.intern_table_.find(std::u16string_view(reinterpret_cast<const char16_t*>(data), size / sizeof(char16_t)));
    VERIFY(found != state.intern_table_.end() && state.interned_.back() == &*found, "should go back in reverse order");
    state.interned_.pop_back();
    state.intern_table_.erase(found);
}

}  // namespace raceproof::state
