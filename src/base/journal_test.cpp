#include "base/journal.h"

#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <vector>

namespace raceproof {
namespace {

class Cells final : public Undoable {
  public:
    explicit Cells(Journal& journal) : Undoable(journal), values_(10) {}
    void set(std::uint32_t index, int value) {
        journal().push(component(), index, &values_[index], sizeof(int));
        values_[index] = value;
    }
    void undo(std::uint32_t index, const std::uint64_t* data, std::size_t words) override {
        ASSERT_EQ(words, 1u);
        std::memcpy(&values_[index], data, sizeof(int));
    }
    const std::vector<int>& values() const { return values_; }

  private:
    std::vector<int> values_;
};

// Remembers what it was told to undo.
class Listener final : public Undoable {
  public:
    explicit Listener(Journal& journal) : Undoable(journal) {}
    void write(std::uint32_t index, std::size_t words) {
        std::uint64_t* data = journal().push(component(), index, words);
        for (std::size_t i = 0; i < words; ++i) data[i] = index + i;
    }
    void undo(std::uint32_t index, const std::uint64_t* data, std::size_t words) override {
        undone.emplace_back(index, words);
        for (std::size_t i = 0; i < words; ++i) ASSERT_EQ(data[i], index + i);
    }
    std::vector<std::pair<std::uint32_t, std::size_t>> undone;
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
        if (random() % 50 == 0) past.push_back({journal.mark(), left.values(), right.values()});
        (random() % 2 == 0 ? left : right).set(random() % 10, static_cast<int>(random()));
        if (random() % 200 == 0 && !past.empty()) {
            past.resize(random() % past.size() + 1);
            journal.undo_to(past.back().position);
            ASSERT_EQ(left.values(), past.back().left);
            ASSERT_EQ(right.values(), past.back().right);
        }
    }
}

TEST(Journal, KeepsIndexAndWords) {
    Journal journal;
    Listener listener(journal);
    std::vector<std::pair<std::uint32_t, std::size_t>> expected{{UINT32_MAX, 20000}, {7, 3}, {0, 1}, {5, 0}};
    for (auto record = expected.rbegin(); record != expected.rend(); ++record) listener.write(record->first, record->second);
    journal.undo_to(0);
    EXPECT_EQ(listener.undone, expected);
    EXPECT_EQ(journal.bytes(), 0u);
}

TEST(Journal, ForgettingCallsNobody) {
    Journal journal;
    Listener listener(journal);
    journal.mark();
    listener.write(1, 1);
    journal.forget();
    EXPECT_FALSE(journal.has_mark());
    journal.undo_to(0);
    EXPECT_TRUE(listener.undone.empty());
}

// A search is given up while its detector's records are still there; the state goes back behind them later.
TEST(Journal, SkipsComponentsThatAreGone) {
    Journal journal;
    Listener first(journal);
    std::optional<Listener> second(std::in_place, journal);
    first.write(1, 1);
    second->write(2, 2);
    first.write(3, 3);
    second.reset();
    Listener third(journal);
    third.write(4, 4);
    journal.undo_to(0);
    EXPECT_EQ(first.undone, (std::vector<std::pair<std::uint32_t, std::size_t>>{{3, 3}, {1, 1}}));
    EXPECT_EQ(third.undone, (std::vector<std::pair<std::uint32_t, std::size_t>>{{4, 4}}));
}

TEST(Journal, StampsNeverComeAgain) {
    Journal journal;
    EXPECT_FALSE(journal.has_mark());
    std::uint64_t last = journal.stamp();
    for (int i = 0; i < 10; ++i) {
        Journal::Position mark = journal.mark();
        EXPECT_GT(journal.stamp(), last);
        last = journal.stamp();
        journal.undo_to(mark);
        EXPECT_GT(journal.stamp(), last);
        last = journal.stamp();
        if (i == 5) journal.forget();
    }
}

}  // namespace
}  // namespace raceproof
