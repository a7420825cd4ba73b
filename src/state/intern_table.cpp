#include "state/intern_table.h"

#include "base/verify.h"

namespace raceproof::state {

Ref InternTable::find(std::u16string_view text) const {
    auto found = table_.find(text);
    return found == table_.end() ? kNull : found->second;
}

void InternTable::add(std::u16string_view text, Ref string) {
    auto [entry, is_new] = table_.emplace(text, string);
    VERIFY(is_new, "should intern a text once");
    const Object& object = objects_.at(string);
    if (object.is_permanent() && !(object.flags & object_flags::kFrozen)) return;  // a literal
    sharing_.publish(string);
    entries_.push_back(&*entry);
    if (epoch_.journals()) journal().push(component(), 0, 0);
}

// Each record is one entry, the last.
void InternTable::undo(std::uint32_t, const std::uint64_t*, std::size_t) {
    auto found = table_.find(std::u16string_view(entries_.back()->first));
    entries_.pop_back();
    table_.erase(found);
}

void InternTable::freeze() {
    entries_.clear();
    committed_ = 0;
}

}  // namespace raceproof::state
