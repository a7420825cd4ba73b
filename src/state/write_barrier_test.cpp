#include "state/write_barrier.h"

#include <gtest/gtest.h>

#include "state/permanents.h"
#include "state/testing/jdk_program.h"
#include "state/threads.h"

namespace raceproof::state::testing {
namespace {

// The barrier and what it needs, no state.
class WriteBarrierTest : public ::testing::Test {
  protected:
    Ref make_old(const char* array_class, std::uint32_t length) {
        Ref ref = objects_.allocate_array(jdk_program().required(array_class), length, 1);
        end_step();
        return ref;
    }
    void end_step() {
        objects_.commit();
        objects_.end_epoch();
        barrier_.end_epoch();
        ASSERT_TRUE(epoch_.advance());
    }
    void write(Ref ref, std::uint32_t index, std::int64_t value) {
        Object& array = objects_.at(ref);
        if (array.epoch != epoch_.now()) barrier_.save_elements(array, index * 8, 8);
        array.elements<std::int64_t>()[index] = value;
    }
    std::int64_t read(Ref ref, std::uint32_t index) { return objects_.at(ref).elements<std::int64_t>()[index]; }

    Journal journal_;
    SaveEpoch epoch_{Journalling::On};
    Objects objects_{16u << 20, journal_, epoch_};
    Threads threads_{jdk_program(), journal_, epoch_};
    Permanents permanents_{jdk_program(), objects_, epoch_};
    Contribution contribution_{objects_.heap(), threads_.all(), threads_.frame_slots()};
    WriteBarrier barrier_{journal_, objects_, epoch_, contribution_};
};

TEST_F(WriteBarrierTest, SavesOncePerEpochWhatWasThereBefore) {
    Ref array = make_old("[J", 10);
    write(array, 3, 7);
    write(array, 4, 8);
    write(array, 3, 9);
    ASSERT_EQ(barrier_.dirty().size(), 1u);
    EXPECT_EQ(barrier_.dirty()[0].ref, array);
    EXPECT_EQ(barrier_.saved(barrier_.dirty()[0]).contents[3], 0u);
    end_step();
    EXPECT_TRUE(barrier_.dirty().empty());
    write(array, 3, 10);
    ASSERT_EQ(barrier_.dirty().size(), 1u);
    EXPECT_EQ(barrier_.saved(barrier_.dirty()[0]).contents[3], 9u);
    EXPECT_EQ(barrier_.saved(barrier_.dirty()[0]).contents[4], 8u);
}

TEST_F(WriteBarrierTest, YoungObjectsAreNotSaved) {
    Ref array = objects_.allocate_array(jdk_program().required("[J"), 10, 1);
    write(array, 3, 7);
    EXPECT_TRUE(barrier_.dirty().empty());
    EXPECT_EQ(journal_.bytes(), 0u);
}

TEST_F(WriteBarrierTest, GoesBack) {
    Ref array = make_old("[J", 10), large = make_old("[J", 1000);
    Journal::Position mark = journal_.mark();
    objects_.at(array).lock = 0;
    write(array, 0, 1);
    barrier_.save(objects_.at(large));
    objects_.at(large).lock = 1 << 16;
    write(large, 999, 2);
    end_step();
    write(array, 0, 3);
    write(large, 999, 4);
    journal_.undo_to(mark);
    EXPECT_EQ(read(array, 0), 0);
    EXPECT_EQ(read(large, 999), 0);
    EXPECT_EQ(objects_.at(large).lock, 0u);
}

TEST_F(WriteBarrierTest, LargeArraysAreDirtyByChunks) {
    Ref large = make_old("[J", 1000);
    write(large, 0, 1);
    write(large, 1, 1);
    write(large, 64, 1);
    ASSERT_EQ(barrier_.dirty().size(), 2u);
    EXPECT_EQ(barrier_.dirty()[0].chunk, 0u);
    EXPECT_EQ(barrier_.dirty()[1].chunk, 1u);
    barrier_.save(objects_.at(large));
    EXPECT_EQ(barrier_.dirty().size(), 2u + 1 + 16 - 2) << "the header, and the chunks that were not saved yet";
}

TEST_F(WriteBarrierTest, VisitsReferencesThatAreOthers) {
    Ref array = make_old("[Ljava/lang/Object;", 5), one = make_old("[J", 1), two = make_old("[J", 1);
    Object& object = objects_.at(array);
    barrier_.save(object);
    object.elements<Ref>()[0] = one;
    object.elements<Ref>()[1] = one;
    end_step();
    barrier_.save(object);
    object.elements<Ref>()[0] = two;
    object.elements<Ref>()[1] = one;
    object.elements<Ref>()[4] = one;
    std::vector<std::pair<Ref, Ref>> changes;
    for (const WriteBarrier::Dirty& dirty : barrier_.dirty())
        barrier_.for_each_changed_reference(dirty, [&](Ref before, Ref now) { changes.emplace_back(before, now); });
    EXPECT_EQ(changes, (std::vector<std::pair<Ref, Ref>>{{one, two}, {kNull, one}}));
}

TEST_F(WriteBarrierTest, PermanentsAreNotedAtTheirFirstChange) {
    Ref array = permanents_.allocate_array(jdk_program().required("[J"), 10, 99);
    objects_.at(array).elements<std::int64_t>()[0] = 5;
    Hash128 before = contribution_.of_object(objects_.at(array));
    Journal::Position mark = journal_.mark();
    for (int step = 0; step < 3; ++step) {
        write(array, 0, step);
        end_step();
    }
    ASSERT_EQ(barrier_.changed_permanents().size(), 1u);
    EXPECT_EQ(barrier_.changed_permanents()[0].baseline, before);
    journal_.undo_to(mark);
    EXPECT_TRUE(barrier_.changed_permanents().empty());
    EXPECT_EQ(read(array, 0), 5);
    end_step();
    write(array, 0, 6);
    EXPECT_EQ(barrier_.changed_permanents().size(), 1u) << "noted again";
    barrier_.rebase_permanents();
    EXPECT_TRUE(barrier_.changed_permanents().empty());
}

}  // namespace
}  // namespace raceproof::state::testing
