// Interned text: names and descriptors of members are compared by pointer.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_set>

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

// Thread-safe; symbols live as long as the table.
class SymbolTable {
  public:
    Symbol intern(std::string_view text);

  private:
    struct TextHash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    std::mutex mutex_;
    std::unordered_set<std::string, TextHash, std::equal_to<>> texts_;
};

}  // namespace raceproof::program
