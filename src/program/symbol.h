// Interned text: names and descriptors of members are compared by pointer.
#pragma once

#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace raceproof::program {

class Symbol {
  public:
    Symbol() = default;
    std::string_view text() const { return *text_; }
    const std::string& string() const { return *text_; }
    bool empty() const { return text_ == nullptr || text_->empty(); }
    friend bool operator==(Symbol, Symbol) = default;
    // For hash tables. Differs between runs: nothing that is reported may depend on it.
    std::uintptr_t address() const { return reinterpret_cast<std::uintptr_t>(text_); }

  private:
    friend class SymbolTable;
    explicit Symbol(const std::string* text) : text_(text) {}
    const std::string* text_ = nullptr;
};

// Thread-safe; symbols live as long as the table. An open-addressing table of hashes and pointers: looking up a known text
// touches one or two of its cells and the text itself.
class SymbolTable {
  public:
    SymbolTable();
    Symbol intern(std::string_view text);

  private:
    struct Cell {
        std::uint64_t hash = 0;
        const std::string* text = nullptr;  // nullptr: free
    };
    void grow();

    std::mutex mutex_;
    std::deque<std::string> texts_;
    std::vector<Cell> cells_;  // a power of two, at most half full
};

}  // namespace raceproof::program
