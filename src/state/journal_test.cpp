#include "state/journal.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <vector>

namespace raceproof::state {
namespace {

// A component that journals its cells.
class Cells {
  public:
    explicit Cells(Journal& journal) : journal_(journal), values_(10) {}
    void set(std::size_t index, int value) {
        Saved saved{index, values_[index]};
        std::memcpy(journal_.push(restore, this, sizeof saved), &saved, sizeof saved);
        values_[index] = value;
    }
    const std::vector<int>& values() const { return values_; }

  private:
    struct Saved {
        std::size_t index;
        int value;
    };
    static void restore(void* component, const std::byte* data, std::size_t size) {
        Saved saved;
        ASSERT_EQ(size, sizeof saved);
        std::memcpy(&saved, data, sizeof saved);
        static_cast<Cells*>(component)->values_[saved.index] = saved.value;
    }
    Journal& journal_;
    std::vector<int> values_;
};

TEST(Journal, GoesBackNewestFirst) {
    std::mt19937 random(1);
    Journal journal;
    Cells left(journal), right(journal);
    struct Past {
        Journal::Position position;
        std::vector<int> left, right;
    };
    std::vector<Past> past;
    for (int i = 0; i < 50000; ++i) {
        if (random() % 50 == 0) past.push_back({journal.position(), left.values(), right.values()});
        (random() % 2 == 0 ? left : right).set(random() % 10, static_cast<int>(random()));
        if (random() % 200 == 0 && !past.empty()) {
            past.resize(random() % past.size() + 1);
            journal.undo_to(past.back().position);
            ASSERT_EQ(left.values(), past.back().left);
            ASSERT_EQ(right.values(), past.back().right);
        }
    }
}

TEST(Journal, SizesThatAreNoMultipleOfEight) {
    Journal journal;
    std::vector<std::size_t> sizes;
    auto note = [](void* component, const std::byte* data, std::size_t size) {
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(data) % 8, 0u);
        static_cast<std::vector<std::size_t>*>(component)->push_back(size);
    };
    for (std::size_t size : {0, 1, 7, 8, 9, 100000}) journal.push(note, &sizes, size);
    journal.undo_to(0);
    EXPECT_EQ(sizes, (std::vector<std::size_t>{100000, 9, 8, 7, 1, 0}));
    EXPECT_EQ(journal.bytes(), 0u);
}

TEST(Journal, ForgettingCallsNobody) {
    Journal journal;
    int calls = 0;
    journal.push([](void* component, const std::byte*, std::size_t) { ++*static_cast<int*>(component); }, &calls, 8);
    journal.forget();
    journal.undo_to(0);
    EXPECT_EQ(calls, 0);
}

}  // namespace
}  // namespace raceproof::state
