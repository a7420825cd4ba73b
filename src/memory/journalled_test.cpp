#include "memory/journalled.h"

#include <gmock/gmock.h>

#include <map>
#include <random>

#include "memory/label_hash.h"

namespace raceproof::memory {
namespace {

struct Item {
    std::uint32_t value = 0;
    std::uint64_t stamp = 0;
};

TEST(JournalledPool, UsesNumbersAgainAndGoesBack) {
    Journal journal;
    JournalledPool<Item> pool(journal);
    std::uint32_t first = pool.add(), second = pool.add();
    pool.touch(first).value = 1;
    pool.touch(second).value = 2;
    Journal::Position mark = journal.mark();
    pool.remove(first);
    pool.touch(second).value = 3;
    EXPECT_EQ(pool.add(), first);
    EXPECT_EQ(pool[first].value, 0u);
    pool.touch(first).value = 4;
    journal.undo_to(mark);
    EXPECT_EQ(pool[first].value, 1u);
    EXPECT_EQ(pool[second].value, 2u);
    EXPECT_EQ(pool.add(), second + 1);
}

TEST(JournalledPool, SavesAnItemOncePerMark) {
    Journal journal;
    JournalledPool<Item> pool(journal);
    std::uint32_t item = pool.add();
    journal.mark();
    pool.touch(item).value = 1;
    Journal::Position after_first = journal.mark();
    pool.touch(item).value = 2;
    Journal::Position saved = journal.mark();
    journal.undo_to(saved);
    pool.touch(item).value = 3;
    for (std::uint32_t i = 0; i < 100; ++i) pool.touch(item).value = i;
    EXPECT_EQ(journal.mark() - saved, saved - after_first);
    journal.undo_to(after_first);
    EXPECT_EQ(pool[item].value, 1u);
}

TEST(JournalledMap, IsAMapAndGoesBack) {
    Journal journal;
    JournalledMap map(journal);
    std::map<std::uint64_t, std::uint32_t> expected;
    std::vector<std::pair<Journal::Position, std::map<std::uint64_t, std::uint32_t>>> marks;
    std::minstd_rand random(1);
    for (std::uint32_t i = 1; i < 50000; ++i) {
        std::uint64_t key = random() % 300 * 0x100000000u;
        if (expected.erase(key) != 0) {
            map.erase(key);
        } else {
            map.insert(key, i);
            expected[key] = i;
        }
        if (i % 50 == 0) marks.emplace_back(journal.mark(), expected);
        if (i % 170 == 0) {
            marks.resize(1 + random() % marks.size());
            journal.undo_to(marks.back().first);
            expected = marks.back().second;
        }
        if (i % 10 != 0) continue;
        std::map<std::uint64_t, std::uint32_t> found;
        map.for_each([&](std::uint64_t at, std::uint32_t value) { found[at] = value; });
        ASSERT_EQ(found, expected);
        for (std::uint64_t j = 0; j < 300; ++j) {
            auto place = expected.find(j * 0x100000000u);
            ASSERT_EQ(map.find(j * 0x100000000u), place == expected.end() ? 0 : place->second);
        }
    }
}

TEST(JournalledTable, KeepsItsWordsWhenItGrows) {
    Journal journal;
    JournalledTable<std::uint64_t> table(journal, 1);
    table.need(3, 1);
    table.set(2, 0, 7);
    Journal::Position mark = journal.mark();
    table.set(2, 0, 8);
    table.need(10, 5);
    table.set(9, 4, 9);
    EXPECT_EQ(table.get(2, 0), 8u);
    journal.undo_to(mark);
    EXPECT_EQ(table.get(2, 0), 7u);
    EXPECT_EQ(table.get(9, 4), 0u);
}

TEST(LocationKeys, OfAStretchIsTheSumOfTheParts) {
    LocationKeys keys;
    Hash128 sum;
    for (std::uint32_t i = 1000; i < 3100; ++i) sum += keys.key(5, i, i + 1);
    EXPECT_EQ(keys.key(5, 1000, 3100), sum);
    EXPECT_EQ(keys.key(5, 1000, 1024) + keys.key(5, 1024, 3100), sum);
    EXPECT_NE(keys.key(6, 1000, 3100), sum);
    EXPECT_NE(keys.key(5, 1001, 3101), sum);
    EXPECT_NE(key_of_read(sum), sum);
}

}  // namespace
}  // namespace raceproof::memory
