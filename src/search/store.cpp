#include "search/store.h"

#include <cmath>
#include <string>
#include <unordered_map>

#include "base/verify.h"
#include "search/fingerprint_table.h"

namespace raceproof::search {

namespace {

class NoStore final : public Store {
  public:
    bool insert(System&) override { return true; }
    std::uint64_t bytes() const override { return 0; }
    double collision_probability() const override { return 0; }
};

class FingerprintStore final : public Store {
  public:
    explicit FingerprintStore(std::uint64_t max_bytes) : table_(max_bytes) {}
    bool insert(System& system) override { return table_.insert(system.fingerprint()); }
    std::uint64_t bytes() const override { return table_.bytes(); }
    // n (n - 1) / 2 pairs, each with a chance of 2^-128.
    double collision_probability() const override {
        auto states = static_cast<double>(table_.size());
        return std::ldexp(states * (states - 1), -129);
    }

  private:
    FingerprintTable table_;
};

class ExactStore final : public Store {
  public:
    bool insert(System& system) override {
        std::string contents = system.contents();
        Hash128 fingerprint = system.fingerprint();
        auto [entry, is_new] = fingerprints_.try_emplace(std::move(contents), fingerprint);
        VERIFY(entry->second == fingerprint, "should give equal states equal fingerprints");
        if (!is_new) return false;
        bytes_ += entry->first.capacity() + kOverhead;
        VERIFY(table_.insert(fingerprint), "should give different states different fingerprints");
        return true;
    }
    std::uint64_t bytes() const override { return bytes_ + table_.bytes(); }
    double collision_probability() const override { return 0; }

  private:
    static constexpr std::uint64_t kOverhead = sizeof(std::string) + sizeof(Hash128) + 4 * sizeof(void*);
    std::unordered_map<std::string, Hash128> fingerprints_;
    FingerprintTable table_;
    std::uint64_t bytes_ = 0;
};

}  // namespace

std::unique_ptr<Store> no_store() { return std::make_unique<NoStore>(); }
std::unique_ptr<Store> fingerprint_store(std::uint64_t max_bytes) { return std::make_unique<FingerprintStore>(max_bytes); }
std::unique_ptr<Store> exact_store() { return std::make_unique<ExactStore>(); }

}  // namespace raceproof::search
