// The intern table: from texts to the strings that String.intern gives for them.
//
// Part of the state, journalled and hashed, except for literals: the permanent string of a literal is the interned one of its
// text in every state. Entries are alive and shared.
//
// Invariant: `entries` are those that are part of the state, in the order of interning; the entries of this epoch are the last
// ones.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/journal.h"
#include "state/epoch.h"
#include "state/objects.h"
#include "state/sharing.h"

namespace raceproof::state {

class InternTable final : private Undoable {
  public:
    using Entry = std::pair<const std::u16string, Ref>;

    InternTable(Journal& journal, Objects& objects, Sharing& sharing, const SaveEpoch& epoch)
        : Undoable(journal), objects_(objects), sharing_(sharing), epoch_(epoch) {}

    // kNull if the text was not interned.
    Ref find(std::u16string_view text) const;
    // A text that was not interned yet.
    void add(std::u16string_view text, Ref string);

    const std::vector<const Entry*>& entries() const { return entries_; }
    std::span<const Entry* const> new_entries() const { return std::span(entries_).subspan(committed_); }

    void end_epoch() { committed_ = entries_.size(); }
    // What is interned now is so in every state.
    void freeze();

  private:
    struct TextHash {
        using is_transparent = void;
        std::size_t operator()(std::u16string_view text) const { return std::hash<std::u16string_view>{}(text); }
    };

    void undo(std::uint32_t index, const std::uint64_t* data, std::size_t words) override;

    Objects& objects_;
    Sharing& sharing_;
    const SaveEpoch& epoch_;
    std::unordered_map<std::u16string, Ref, TextHash, std::equal_to<>> table_;
    std::vector<const Entry*> entries_;
    std::size_t committed_ = 0;  // entries of earlier epochs
};

}  // namespace raceproof::state
