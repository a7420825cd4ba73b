// A detector that passes everything on, for tests to change something on the way.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "memory/detector.h"

namespace raceproof::memory::testing {

class ForwardingDetector : public Detector {
  public:
    // With the options that the inner one was made with.
    ForwardingDetector(std::unique_ptr<Detector> inner, const DetectorOptions&) : inner_(std::move(inner)) {}

    bool is_alone() const override { return inner_->is_alone(); }
    void fork(Thread parent, Thread child) override { inner_->fork(parent, child); }
    void end(Thread thread) override { inner_->end(thread); }
    void join(Thread thread, Thread ended) override { inner_->join(thread, ended); }
    void see_all_ended() override { inner_->see_all_ended(); }
    void retire(Thread ended) override { inner_->retire(ended); }
    void acquire(Thread thread, Sync sync) override { inner_->acquire(thread, sync); }
    void release(Thread thread, Sync sync) override { inner_->release(thread, sync); }
    void discard(Sync sync) override { inner_->discard(sync); }
    std::span<const Race> read(Thread thread, Locations locations, Site site) override {
        return inner_->read(thread, locations, site);
    }
    std::span<const Race> check_read(Thread thread, Locations locations) override {
        return inner_->check_read(thread, locations);
    }
    std::span<const Race> optimistic_read(Thread thread, Thread section, Locations locations, Site site) override {
        return inner_->optimistic_read(thread, section, locations, site);
    }
    void guard_section(Thread section, Sync sync) override { inner_->guard_section(section, sync); }
    void resolve_section(Thread section, Resolution end) override { inner_->resolve_section(section, end); }
    std::span<const Race> write(Thread thread, Locations locations, Site site) override {
        return inner_->write(thread, locations, site);
    }
    std::span<const Race> atomic_read(Thread thread, Locations locations, Site site, Memory memory) override {
        return inner_->atomic_read(thread, locations, site, memory);
    }
    std::span<const Race> atomic_write(Thread thread, Locations locations, Site site, Memory memory) override {
        return inner_->atomic_write(thread, locations, site, memory);
    }
    std::span<const Race> check_atomic(Thread thread, Locations locations, PlainAccess access) override {
        return inner_->check_atomic(thread, locations, access);
    }
    bool freeze(Object object) override { return inner_->freeze(object); }
    void bypass(Thread thread, Object object) override { inner_->bypass(thread, object); }
    bool has_bypassed(Thread thread, Object object) override { return inner_->has_bypassed(thread, object); }
    void forget(Object object) override { inner_->forget(object); }
    std::optional<Hash128> label() override { return inner_->label(); }
    std::vector<Permission> relation() override { return inner_->relation(); }

  protected:
    std::unique_ptr<Detector> inner_;
};

}  // namespace raceproof::memory::testing
