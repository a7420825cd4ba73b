// What each detector answers on small executions, written down by hand.
#include "memory/detector.h"

#include <gmock/gmock.h>

#include "memory/testing/action.h"
#include "memory/testing/names.h"

namespace raceproof::memory {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr Object kObject = 1, kArray = 2, kOther = 3;
constexpr Sync kLock{10, Sync::kMonitor}, kFlag{11, 0}, kDone{11, 1};
constexpr Locations kField{kObject, 0, 1};

class EachDetector : public ::testing::TestWithParam<DetectorKind> {
  protected:
    // Threads 0, 1 and 2 are alive.
    EachDetector() : detector_(make_detector(GetParam(), {.journal = &journal_})) {
        detector_->fork(0, 1);
        detector_->fork(0, 2);
    }
    std::vector<Race> read(Thread thread, Locations locations, Site site = 0) {
        auto races = detector_->read(thread, locations, site);
        return {races.begin(), races.end()};
    }
    std::vector<Race> write(Thread thread, Locations locations, Site site = 0) {
        auto races = detector_->write(thread, locations, site);
        return {races.begin(), races.end()};
    }

    Journal journal_;
    std::unique_ptr<Detector> detector_;
};

INSTANTIATE_TEST_SUITE_P(All, EachDetector,
                         ::testing::Values(DetectorKind::Summary, DetectorKind::Locksets, DetectorKind::Clocks));

TEST_P(EachDetector, TellsTheThreeKindsWithTheEarlierAccess) {
    EXPECT_THAT(write(1, kField, 100), IsEmpty());
    EXPECT_THAT(read(2, kField, 200), ElementsAre(Race{RaceKind::WriteRead, kField, 1, 100}));
    EXPECT_THAT(write(0, kField, 300),
                ElementsAre(Race{RaceKind::WriteWrite, kField, 1, 100}, Race{RaceKind::ReadWrite, kField, 2, 200}));
}

TEST_P(EachDetector, TellsAllReadersThatRace) {
    read(1, kField, 100);
    read(2, kField, 200);
    EXPECT_THAT(write(0, kField),
                ElementsAre(Race{RaceKind::ReadWrite, kField, 1, 100}, Race{RaceKind::ReadWrite, kField, 2, 200}));
}

TEST_P(EachDetector, GoesOnAfterARace) {
    write(1, kField, 100);
    write(2, kField, 200);
    EXPECT_THAT(write(2, kField, 201), IsEmpty());
    EXPECT_THAT(read(1, kField), ElementsAre(Race{RaceKind::WriteRead, kField, 2, 201}));
}

TEST_P(EachDetector, FollowsAnObjectThatIsHandedOver) {
    write(1, kField);
    detector_->acquire(1, kLock);
    detector_->release(1, kLock);
    detector_->acquire(2, kLock);
    detector_->release(2, kLock);
    EXPECT_THAT(write(2, kField, 200), IsEmpty());
    EXPECT_THAT(write(1, kField), ElementsAre(Race{RaceKind::WriteWrite, kField, 2, 200}));
}

TEST_P(EachDetector, OrdersWhatWasDoneBeforeTheReleaseOnly) {
    detector_->release(1, kFlag);
    write(1, kField, 100);
    detector_->acquire(2, kFlag);
    EXPECT_THAT(read(2, kField), ElementsAre(Race{RaceKind::WriteRead, kField, 1, 100}));
}

TEST_P(EachDetector, VolatileWritesAddUp) {
    write(1, kField);
    detector_->release(1, kFlag);
    detector_->release(2, kFlag);
    detector_->acquire(0, kFlag);
    EXPECT_THAT(read(0, kField), IsEmpty());
}

TEST_P(EachDetector, AReleaseThatReplacesOrdersOnlyItself) {
    write(1, kField, 100);
    detector_->release(1, kFlag);
    detector_->release_replacing(2, kFlag);
    detector_->acquire(0, kFlag);
    EXPECT_THAT(read(0, kField), ElementsAre(Race{RaceKind::WriteRead, kField, 1, 100}));
}

TEST_P(EachDetector, AnUpdateContinuesWhatItReads) {
    write(1, kField);
    detector_->release_replacing(1, kFlag);
    detector_->acquire(2, kFlag);
    detector_->release(2, kFlag);
    detector_->acquire(0, kFlag);
    EXPECT_THAT(read(0, kField), IsEmpty());
}

TEST_P(EachDetector, OrdersByForkAndJoin) {
    write(1, kField);
    detector_->fork(1, 3);
    EXPECT_THAT(write(3, kField), IsEmpty());
    detector_->end(3);
    EXPECT_THAT(read(2, kField, 200), ElementsAre(Race{RaceKind::WriteRead, kField, 3, 0}));
    detector_->join(0, 3);
    EXPECT_THAT(read(0, kField), IsEmpty());
}

TEST_P(EachDetector, AThreadWithAnOldNumberIsANewThread) {
    detector_->fork(1, 3);
    write(3, kField, 300);
    detector_->end(3);
    detector_->fork(2, 3);
    EXPECT_THAT(write(3, kField), ElementsAre(Race{RaceKind::WriteWrite, kField, 3, 300}));
}

TEST_P(EachDetector, AnEndedThreadStillRaces) {
    write(1, kField, 100);
    detector_->end(1);
    detector_->end(2);
    EXPECT_THAT(write(0, kField), ElementsAre(Race{RaceKind::WriteWrite, kField, 1, 100}));
}

TEST_P(EachDetector, WhoSawAllOthersEndedIsOrderedAfterThem) {
    write(1, kField, 100);
    read(2, {kOther, 0, 1}, 200);
    detector_->end(1);
    detector_->end(2);
    Journal::Position mark = journal_.mark();
    detector_->see_all_ended();
    EXPECT_THAT(write(0, kField), IsEmpty());
    EXPECT_THAT(write(0, {kOther, 0, 1}), IsEmpty());
    journal_.undo_to(mark);
    EXPECT_THAT(write(0, kField), ElementsAre(Race{RaceKind::WriteWrite, kField, 1, 100}));
}

TEST_P(EachDetector, AReadAfterAnOrderedReadStandsForIt) {
    read(1, kField, 100);
    detector_->release(1, kFlag);
    detector_->acquire(2, kFlag);
    read(2, kField, 200);
    EXPECT_THAT(write(0, kField), ElementsAre(Race{RaceKind::ReadWrite, kField, 2, 200}));
}

TEST_P(EachDetector, AnOptimisticReadIsOrderedBeforeWhatItsThreadReleases) {
    detector_->optimistic_read(1, kFirstSection, kField, 100);
    detector_->release(1, kFlag);
    detector_->acquire(2, kFlag);
    EXPECT_THAT(write(2, kField), IsEmpty());
}

TEST_P(EachDetector, AGuardOrdersTheReadsOfASectionAndNothingElse) {
    write(1, {kOther, 0, 1}, 50);
    detector_->optimistic_read(1, kFirstSection, kField, 100);
    detector_->guard_section(kFirstSection, kFlag);
    detector_->optimistic_read(1, kFirstSection, {kOther, 1, 2}, 101);
    detector_->resolve_section(kFirstSection, Detector::Resolution::Valid);
    detector_->acquire(2, kFlag);
    EXPECT_THAT(write(2, kField), IsEmpty());
    EXPECT_THAT(write(2, {kOther, 0, 2}), ElementsAre(Race{RaceKind::WriteWrite, {kOther, 0, 1}, 1, 50},
                                                      Race{RaceKind::ReadWrite, {kOther, 1, 2}, kFirstSection, 101}));
}

TEST_P(EachDetector, AReadThatIsWithdrawnRacesWithNothingAndHidesNothing) {
    read(1, kField, 100);
    detector_->optimistic_read(1, kFirstSection, kField, 101);
    detector_->resolve_section(kFirstSection, Detector::Resolution::Invalid);
    EXPECT_THAT(write(2, kField), ElementsAre(Race{RaceKind::ReadWrite, kField, 1, 100}));
}

TEST_P(EachDetector, TellsSectionsOfOneThreadApart) {
    detector_->optimistic_read(1, kFirstSection, Locations::one(kArray, 0), 100);
    detector_->optimistic_read(1, kFirstSection + 1, Locations::one(kArray, 1), 100);
    detector_->resolve_section(kFirstSection, Detector::Resolution::Invalid);
    EXPECT_THAT(write(2, {kArray, 0, 2}), ElementsAre(Race{RaceKind::ReadWrite, {kArray, 1, 2}, kFirstSection + 1, 100}));
}

TEST_P(EachDetector, TellsWhichElementsRace) {
    for (std::uint32_t i = 0; i < 10; ++i) write(1, Locations::one(kArray, i), 100);
    write(2, Locations::one(kArray, 12), 200);
    detector_->release(1, kFlag);
    write(1, {kArray, 4, 6}, 101);
    detector_->acquire(0, kFlag);
    EXPECT_THAT(read(0, {kArray, 0, 20}), ElementsAre(Race{RaceKind::WriteRead, {kArray, 4, 6}, 1, 101},
                                                      Race{RaceKind::WriteRead, {kArray, 12, 13}, 2, 200}));
    EXPECT_THAT(read(0, {kArray, 5, 8}), ElementsAre(Race{RaceKind::WriteRead, {kArray, 5, 6}, 1, 101}));
}

TEST_P(EachDetector, AnObjectStartsAnew) {
    write(1, kField);
    detector_->release(1, {kObject, Sync::kMonitor});
    write(1, {kOther, 0, 1}, 100);
    detector_->forget(kObject);
    EXPECT_THAT(write(2, kField), IsEmpty());
    detector_->acquire(2, {kObject, Sync::kMonitor});
    EXPECT_THAT(read(2, {kOther, 0, 1}), ElementsAre(Race{RaceKind::WriteRead, {kOther, 0, 1}, 1, 100}));
}

TEST_P(EachDetector, GoesBackToAMarkSeveralTimes) {
    write(1, kField, 100);
    Journal::Position mark = journal_.mark();
    for (int i = 0; i < 3; ++i) {
        detector_->release(1, kDone);
        journal_.mark();
        detector_->acquire(2, kDone);
        EXPECT_THAT(write(2, kField, 200), IsEmpty());
        detector_->forget(kObject);
        journal_.undo_to(mark);
        EXPECT_THAT(read(2, kField), ElementsAre(Race{RaceKind::WriteRead, kField, 1, 100}));
        journal_.undo_to(mark);
    }
}

TEST_P(EachDetector, CanForgetReads) {
    detector_ = make_detector(GetParam(), {.reads = DetectorOptions::Reads::Forgotten});
    detector_->fork(0, 1);
    read(1, kField);
    EXPECT_THAT(write(0, kField, 100), IsEmpty());
    EXPECT_THAT(read(1, kField), ElementsAre(Race{RaceKind::WriteRead, kField, 0, 100}));
}

TEST_P(EachDetector, HasRoomForManyThreadsAndLocks) {
    for (Thread thread = 3; thread < 200; ++thread) detector_->fork(0, thread);
    for (Thread thread = 3; thread < 200; ++thread) write(thread, Locations::one(kArray, thread), thread);
    for (Thread thread = 3; thread < 200; ++thread) detector_->release(thread, {20 + thread, Sync::kMonitor});
    for (Thread thread = 3; thread < 200; thread += 2) detector_->acquire(1, {20 + thread, Sync::kMonitor});
    for (Thread thread = 3; thread < 200; ++thread) {
        EXPECT_EQ(read(1, Locations::one(kArray, thread)).empty(), thread % 2 == 1) << thread;
    }
}

TEST_P(EachDetector, HasLabelsIfThereAreNames) {
    testing::Names names;
    auto with_names = make_detector(GetParam(), {.names = &names});
    EXPECT_TRUE(with_names->label().has_value());
    EXPECT_FALSE(detector_->label().has_value());
}

}  // namespace
}  // namespace raceproof::memory
