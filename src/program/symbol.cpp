#include "program/symbol.h"

namespace raceproof::program {

Symbol SymbolTable::intern(std::string_view text) {
    std::lock_guard lock(mutex_);
    auto found = texts_.find(text);
    if (found == texts_.end()) found = texts_.emplace(text).first;
    return Symbol(&*found);
}

}  // namespace raceproof::program
