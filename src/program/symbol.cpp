#include "program/symbol.h"

#include "base/hash128.h"

namespace raceproof::program {
namespace {

constexpr std::size_t kFirstSize = 1u << 14;

}  // namespace

SymbolTable::SymbolTable() : cells_(kFirstSize) {}

Symbol SymbolTable::intern(std::string_view text) {
    std::uint64_t hash = hash_text(text);
    std::lock_guard lock(mutex_);
    std::size_t mask = cells_.size() - 1;
    std::size_t at = hash & mask;
    for (; cells_[at].text; at = (at + 1) & mask)
        if (cells_[at].hash == hash && *cells_[at].text == text) return Symbol(cells_[at].text);
    const std::string* fresh = &texts_.emplace_back(text);
    cells_[at] = {hash, fresh};
    if (texts_.size() * 2 > cells_.size()) grow();
    return Symbol(fresh);
}

void SymbolTable::grow() {
    std::vector<Cell> old(cells_.size() * 2);
    old.swap(cells_);
    std::size_t mask = cells_.size() - 1;
    for (const Cell& cell : old) {
        if (!cell.text) continue;
        std::size_t at = cell.hash & mask;
        while (cells_[at].text) at = (at + 1) & mask;
        cells_[at] = cell;
    }
}

}  // namespace raceproof::program
