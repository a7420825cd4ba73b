#include "search/store.h"

#include <string>
#include <unordered_map>
#include <vector>

#include "base/collision.h"
#include "base/fingerprint_map.h"
#include "base/verify.h"
#include "search/fingerprint_table.h"

namespace raceproof::search {

namespace {

class NoStore final : public Store {
  public:
    bool insert(System&) override { return true; }
    Visit visit(System&) override { return {visits_++, true, {}}; }
    std::uint32_t add(const Visit&) override { return visits_++; }
    std::uint64_t bytes() const override { return 0; }
    double collision_probability() const override { return 0; }

  private:
    std::uint32_t visits_ = 0;
};

class FingerprintStore final : public Store {
  public:
    explicit FingerprintStore(std::uint64_t max_bytes) : table_(max_bytes), visits_(max_bytes) {}
    bool insert(System& system) override { return table_.insert(system.fingerprint()); }
    Visit visit(System& system) override {
        Hash128 state = system.fingerprint();
        auto [number, is_new] = visits_.find_or_add(state);
        if (is_new) number = next_++;
        return {number, is_new, state};
    }
    std::uint32_t add(const Visit& visit) override { return visits_.find_or_add(visit.state).value = next_++; }
    std::uint64_t bytes() const override { return visits_.size() == 0 ? table_.bytes() : visits_.bytes(); }
    double collision_probability() const override {
        return collision_bound(static_cast<double>(table_.size() + visits_.size()), System::kFingerprintCollisionExponent);
    }

  private:
    FingerprintTable table_;
    FingerprintMap<std::uint32_t> visits_;  // numbers
    std::uint32_t next_ = 0;                // number
};

class ExactStore final : public Store {
  public:
    bool insert(System& system) override { return visit(system).is_new; }
    Visit visit(System& system) override {
        std::string contents = system.contents();
        Hash128 fingerprint = system.fingerprint();
        auto [entry, is_new] = known_.try_emplace(std::move(contents), Known{fingerprint, next_visit()});
        VERIFY(entry->second.fingerprint == fingerprint, "should give equal states equal fingerprints");
        if (!is_new) return {entry->second.latest, false, fingerprint};
        bytes_ += entry->first.capacity() + kOverhead;
        VERIFY(table_.insert(fingerprint), "should give different states different fingerprints");
        states_.push_back(&entry->second);
        return {entry->second.latest, true, fingerprint};
    }
    std::uint32_t add(const Visit& visit) override {
        Known* state = states_[visit.number];
        state->latest = next_visit();
        states_.push_back(state);
        return state->latest;
    }
    std::uint64_t bytes() const override { return bytes_ + table_.bytes(); }
    // Contents may have hashes in them; the fingerprints of all states were compared.
    double collision_probability() const override {
        return collision_bound(static_cast<double>(known_.size()), System::kFingerprintCollisionExponent);
    }

  private:
    struct Known {
        Hash128 fingerprint;
        std::uint32_t latest;  // visit
    };
    std::uint32_t next_visit() const { return static_cast<std::uint32_t>(states_.size()); }

    static constexpr std::uint64_t kOverhead = sizeof(std::string) + sizeof(Known) + 5 * sizeof(void*);
    std::unordered_map<std::string, Known> known_;
    std::vector<Known*> states_;  // by visit; elements of the map stay where they are
    FingerprintTable table_;
    std::uint64_t bytes_ = 0;
};

}  // namespace

std::unique_ptr<Store> no_store() { return std::make_unique<NoStore>(); }
std::unique_ptr<Store> fingerprint_store(std::uint64_t max_bytes) { return std::make_unique<FingerprintStore>(max_bytes); }
std::unique_ptr<Store> exact_store() { return std::make_unique<ExactStore>(); }

}  // namespace raceproof::search
