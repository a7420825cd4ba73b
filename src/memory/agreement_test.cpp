// All detectors against the definition and each other, access by access, on random traces with random going back.
//
// RACEPROOF_TRACES=1000000 asks for so many traces instead of the few of every day; RACEPROOF_SEED for others.
#include <gmock/gmock.h>

#include <cstdlib>
#include <functional>
#include <string>

#include "memory/testing/closure_oracle.h"
#include "memory/testing/forwarding_detector.h"
#include "memory/testing/names.h"
#include "memory/testing/random_world.h"

namespace raceproof::memory {
namespace {

using testing::Action;
using testing::ClosureOracle;
using testing::describe;
using testing::ForwardingDetector;
using testing::Names;
using testing::RandomWorld;
using testing::WorldSize;

using MakeDetector = std::function<std::unique_ptr<Detector>(const DetectorOptions&)>;

MakeDetector maker(DetectorKind kind) {
    return [kind](const DetectorOptions& options) { return make_detector(kind, options); };
}

std::uint32_t from_environment(const char* name, std::uint32_t otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10));
}

WorldSize random_size(std::minstd_rand& random) {
    return {.threads = static_cast<Thread>(2 + random() % 5),
            .monitors = static_cast<std::uint32_t>(random() % 4),
            .volatiles = static_cast<std::uint32_t>(random() % 4),
            .fields = static_cast<std::uint32_t>(1 + random() % 4),
            .elements = static_cast<std::uint32_t>(1 + random() % 9),
            .replacing = random() % 2 == 0,
            .atomics = random() % 2 == 0,
            .deaths = random() % 2 == 0};
}

struct Tally {
    std::uint64_t actions = 0, accesses = 0, racing = 0, undone = 0;
};

// One trace. The answer is empty if the detectors agree with the oracle.
class Comparison {
  public:
    Comparison(std::uint32_t seed, const std::vector<MakeDetector>& makers, Tally& tally)
        : random_(seed), world_(random_size(random_), static_cast<std::uint32_t>(random_())), tally_(tally) {
        options_.names = &names_;
        options_.journal = &journal_;
        options_.reads = random_() % 8 == 0 ? DetectorOptions::Reads::Forgotten : DetectorOptions::Reads::Remembered;
        detectors_.push_back(std::make_unique<ClosureOracle>(options_));
        for (const MakeDetector& make : makers) detectors_.push_back(make(options_));
    }

    std::string run() {
        std::size_t length = 10 + random_() % 60;
        for (std::size_t i = 0; i < length; ++i) {
            if (random_() % 10 == 0) set_mark();
            if (random_() % 16 == 0 && !marks_.empty()) go_back();
            if (std::string difference = one_action(); !difference.empty()) return difference;
            if (random_() % 8 == 0) {
                if (std::string difference = compare_labels(); !difference.empty()) return difference;
            }
        }
        return compare_with_replay();
    }

  private:
    struct Marked {
        RandomWorld world;
        std::size_t actions;
        Journal::Position position;
    };

    std::string one_action() {
        trace_.push_back(world_.next());
        const Action& action = trace_.back();
        ++tally_.actions;
        std::vector<Race> expected = tell(*detectors_[0], action);
        tally_.accesses += action.locations.to != 0;
        tally_.racing += !expected.empty();
        for (std::size_t i = 1; i < detectors_.size(); ++i) {
            if (std::vector<Race> found = tell(*detectors_[i], action); found != expected) {
                return history() + "detector " + std::to_string(i) + " found " + describe(found) + ", by definition " +
                       describe(expected);
            }
        }
        return "";
    }

    void set_mark() { marks_.push_back({world_, trace_.size(), journal_.mark()}); }
    // To the last mark or an earlier one, which may be used again.
    void go_back() {
        marks_.resize(1 + random_() % marks_.size(), marks_.front());
        const Marked& marked = marks_.back();
        tally_.undone += trace_.size() - marked.actions;
        trace_.erase(trace_.begin() + static_cast<std::ptrdiff_t>(marked.actions), trace_.end());
        world_ = marked.world;
        world_.reseed(static_cast<std::uint32_t>(random_()));
        journal_.undo_to(marked.position);
    }

    // Those that have labels have the same.
    std::string compare_labels() {
        names_.named = true;
        std::optional<Hash128> first;
        std::vector<Permission> relation;
        std::string difference;
        for (const auto& detector : detectors_) {
            std::optional<Hash128> label = detector->label();
            if (!label) continue;
            if (!first) {
                first = label;
                relation = detector->relation();
            } else if (detector->relation() != relation) {
                difference = history() + "the relations differ:" + describe(relation) + "\nand" + describe(detector->relation());
            } else if (first != label) {
                difference = history() + "the labels differ";
            }
        }
        names_.named = false;
        return difference;
    }

    // After all the going back, each is as if the trace had been told from the start.
    std::string compare_with_replay() {
        std::vector<std::unique_ptr<Detector>> used = std::move(detectors_);
        detectors_.clear();
        for (DetectorKind kind : {DetectorKind::Summary, DetectorKind::Locksets, DetectorKind::Clocks}) {
            detectors_.push_back(make_detector(kind, options_));
            for (const Action& action : trace_) tell(*detectors_.back(), action);
        }
        for (auto& detector : used) detectors_.push_back(std::move(detector));
        return compare_labels();
    }

    std::string history() const {
        std::string text;
        for (const Action& action : trace_) text += describe(action) + "\n";
        return text;
    }

    std::minstd_rand random_;
    RandomWorld world_;
    Tally& tally_;
    Names names_;
    Journal journal_;
    DetectorOptions options_;
    std::vector<std::unique_ptr<Detector>> detectors_;
    std::vector<Action> trace_;
    std::vector<Marked> marks_;
};

TEST(Agreement, AllDetectorsAnswerByDefinition) {
    std::uint32_t count = from_environment("RACEPROOF_TRACES", 60000), seed = from_environment("RACEPROOF_SEED", 1);
    std::vector<MakeDetector> makers{maker(DetectorKind::Summary), maker(DetectorKind::Locksets), maker(DetectorKind::Clocks)};
    Tally tally;
    for (std::uint32_t i = 0; i < count; ++i) {
        std::string difference = Comparison(seed + i, makers, tally).run();
        ASSERT_EQ(difference, "") << "with seed " << seed + i;
    }
    RecordProperty("traces", std::to_string(count));
    RecordProperty("actions", std::to_string(tally.actions));
    RecordProperty("accesses", std::to_string(tally.accesses));
    RecordProperty("racing", std::to_string(tally.racing));
    RecordProperty("undone", std::to_string(tally.undone));
    // Otherwise nothing was compared.
    EXPECT_GT(tally.racing, tally.accesses / 20);
    EXPECT_LT(tally.racing, tally.accesses / 2);
    EXPECT_GT(tally.undone, tally.actions / 20);
}

// Detectors with one mistake each, which the comparison must find.
struct ReleasesReplace final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    void release(Thread thread, Sync sync) override { inner_->release_replacing(thread, sync); }
};
struct DoesNotDiscard final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    void discard(Sync) override {}
};
struct DoesNotJoin final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    void join(Thread, Thread) override {}
};
struct AcquiresReleaseToo final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    void acquire(Thread thread, Sync sync) override {
        inner_->acquire(thread, sync);
        inner_->release(thread, sync);
    }
};
struct DoesNotForget final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    void forget(Object) override {}
};
struct DoesNotFreeze final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    bool freeze(Object) override { return false; }
};
struct DoesNotBypass final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    void bypass(Thread, Object) override {}
};
struct GuardsByReleasing final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    void guard_section(Thread section, Sync sync) override {
        inner_->guard_section(section, sync);
        inner_->release(section - kFirstSection, sync);
    }
};
struct DoesNotGuard final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    void guard_section(Thread, Sync) override {}
};
struct WithdrawsNothing final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    void resolve_section(Thread section, Resolution) override { inner_->resolve_section(section, Resolution::Valid); }
};
struct CountsNothing final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    void resolve_section(Thread section, Resolution) override { inner_->resolve_section(section, Resolution::Invalid); }
};
// After going back a release is lost.
struct GoesBackBadly final : ForwardingDetector, Undoable {
    GoesBackBadly(std::unique_ptr<Detector> inner, const DetectorOptions& options)
        : ForwardingDetector(std::move(inner), options), Undoable(*options.journal) {}
    void release(Thread thread, Sync sync) override {
        last_ = sync;
        journal().push(component(), 0, 0);
        inner_->release(thread, sync);
    }
    void acquire(Thread thread, Sync sync) override {
        if (std::exchange(went_back_, false)) inner_->discard(last_);
        inner_->acquire(thread, sync);
    }
    void undo(std::uint32_t, const std::uint64_t*, std::size_t) override { went_back_ = true; }
    Sync last_;
    bool went_back_ = false;
};
struct SeesTheFirstLocationOnly final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    std::span<const Race> write(Thread thread, Locations locations, Site site) override {
        return inner_->write(thread, Locations::one(locations.object, locations.from), site);
    }
};

struct ForgetsAtomicReads final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    std::span<const Race> atomic_read(Thread thread, Locations locations, Site site, Memory) override {
        return inner_->atomic_read(thread, locations, site, Memory::Compared);
    }
};
struct ForgetsAtomicWrites final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    std::span<const Race> atomic_write(Thread thread, Locations locations, Site site, Memory) override {
        return inner_->atomic_write(thread, locations, site, Memory::Compared);
    }
};
struct TakesAtomicWritesForPlain final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    std::span<const Race> atomic_write(Thread thread, Locations locations, Site site, Memory) override {
        return inner_->write(thread, locations, site);
    }
};
struct TakesAtomicReadsForWrites final : ForwardingDetector {
    using ForwardingDetector::ForwardingDetector;
    std::span<const Race> check_atomic(Thread thread, Locations locations, PlainAccess) override {
        return inner_->check_atomic(thread, locations, PlainAccess::Write);
    }
};

template <class Broken>
class Mistake : public ::testing::Test {};
using Mistakes = ::testing::Types<ReleasesReplace, DoesNotDiscard, DoesNotJoin, AcquiresReleaseToo, DoesNotForget, DoesNotFreeze,
                                  DoesNotBypass, GuardsByReleasing, DoesNotGuard, WithdrawsNothing, CountsNothing, GoesBackBadly,
                                  SeesTheFirstLocationOnly, ForgetsAtomicReads, ForgetsAtomicWrites, TakesAtomicWritesForPlain,
                                  TakesAtomicReadsForWrites>;
TYPED_TEST_SUITE(Mistake, Mistakes);

// The number of traces until the mistake shows, 0 if it does not.
std::uint32_t traces_until_found(const MakeDetector& make) {
    Tally tally;
    for (std::uint32_t i = 1; i <= 1000; ++i) {
        if (!Comparison(i, {make}, tally).run().empty()) return i;
    }
    return 0;
}

TYPED_TEST(Mistake, IsFound) {
    EXPECT_NE(traces_until_found([](const DetectorOptions& options) {
                  return std::make_unique<TypeParam>(make_detector(DetectorKind::Clocks, options), options);
              }),
              0u);
}

TEST(MistakeOfOptions, ForgettingReadsIsFound) {
    EXPECT_NE(traces_until_found([](DetectorOptions options) {
                  options.reads = DetectorOptions::Reads::Forgotten;
                  return make_detector(DetectorKind::Clocks, options);
              }),
              0u);
}

}  // namespace
}  // namespace raceproof::memory
