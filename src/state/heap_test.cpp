#include "state/heap.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

namespace raceproof::state {
namespace {

std::vector<Object*> collectable(const Heap& heap) {
    std::vector<Object*> objects;
    heap.for_each([&](Object* object) { objects.push_back(object); });
    return objects;
}

// Every byte of the object but its header's size gets the object's own pattern.
void fill(Object* object, std::uint8_t pattern) {
    std::uint32_t cells = object->cells;
    std::memset(static_cast<void*>(object), pattern, std::size_t{cells} * 8);
    object->cells = cells;
}

bool is_filled(const Object* object, std::uint8_t pattern) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(object);
    for (std::size_t i = 0; i < std::size_t{object->cells} * 8; ++i) {
        bool is_size = i >= offsetof(Object, cells) && i < offsetof(Object, cells) + sizeof object->cells;
        if (!is_size && bytes[i] != pattern) return false;
    }
    return true;
}

TEST(Heap, SizeClassesFit) {
    for (std::uint32_t cells = kLeastCells; cells <= kSmallCells; cells += 2) {
        std::uint32_t bytes = kSizeClassBytes[kSizeClassOfCells[cells / 2]];
        EXPECT_GE(bytes, cells * 8);
        EXPECT_LE(bytes, cells * 8 + cells * 8 / 4 + 16);
    }
}

TEST(Heap, MemoryIsZeroedAndAligned) {
    Heap heap(1u << 30);
    for (std::uint32_t cells : {6u, 8u, 12u, 14u, 24u, 26u, 64u, 66u, 512u, 514u, 20000u, 300000u}) {
        for (int round = 0; round < 3; ++round) {
            Object* object = heap.allocate(cells);
            ASSERT_NE(object, nullptr);
            EXPECT_EQ(reinterpret_cast<std::uintptr_t>(object) % 16, 0u);
            EXPECT_NE(heap.ref_of(object), kNull);
            EXPECT_EQ(heap.at(heap.ref_of(object)), object);
            EXPECT_EQ(object->cells, cells);
            EXPECT_TRUE(is_filled(object, 0)) << cells;
            fill(object, 0xAB);
            heap.free(object);
        }
    }
    EXPECT_EQ(heap.used_bytes(), 0u);
    EXPECT_TRUE(collectable(heap).empty());
}

TEST(Heap, FreeingTheNewestGivesItsPlaceToTheNext) {
    Heap heap(1u << 20);
    heap.allocate(6);
    Object* object = heap.allocate(6);
    heap.free(object);
    EXPECT_EQ(heap.allocate(6), object);
}

TEST(Heap, LimitIsExact) {
    Heap heap(480);
    std::vector<Object*> objects;
    for (int i = 0; i < 10; ++i) objects.push_back(heap.allocate(6));
    EXPECT_NE(objects.back(), nullptr);
    EXPECT_EQ(heap.allocate(6), nullptr);
    EXPECT_EQ(heap.allocate(1000), nullptr);
    heap.free(objects[3]);
    EXPECT_NE(heap.allocate(6), nullptr);
    EXPECT_NE(heap.allocate_beyond_limit(6), nullptr);
}

TEST(Heap, LimitFreesUpByPinningAndRetaining) {
    Heap heap(96);
    Object* pinned = heap.allocate(6);
    heap.pin(pinned);
    EXPECT_EQ(heap.used_bytes(), 0u);
    Object* retained = heap.allocate(6);
    heap.retain(retained);
    EXPECT_TRUE(collectable(heap).empty());
    heap.revive(retained);
    EXPECT_EQ(collectable(heap), std::vector<Object*>{retained});
    EXPECT_EQ(heap.used_bytes(), 48u);
}

TEST(Heap, FreeBlocksServeOtherSizes) {
    Heap heap(64u << 20);
    for (std::uint32_t cells : {6u, 40u, 3000u, 200000u, 10u, 500u}) {
        std::uint64_t count = (32u << 20) / (std::uint64_t{cells} * 8);
        Object* last = nullptr;
        for (std::uint64_t i = 0; i < count; ++i) last = heap.allocate(cells);
        ASSERT_NE(last, nullptr);
        EXPECT_LT(static_cast<std::uint64_t>(heap.ref_of(last)) * 8, 64u << 20) << "should not need fresh memory";
        heap.sweep_unmarked(0);
        EXPECT_EQ(heap.used_bytes(), 0u);
    }
}

// Against a model: no two objects overlap, contents stay, every operation and both sweeps visit the right ones.
class HeapModel {
  public:
    explicit HeapModel(std::uint64_t seed) : random_(seed), heap_(64u << 20) {}

    void run(int rounds) {
        for (int i = 0; i < rounds; ++i) {
            switch (random_() % 16) {
                case 0: free_one(); break;
                case 1: free_newest(); break;
                case 2: change(alive_, retained_, &Heap::retain); break;
                case 3: change(retained_, alive_, &Heap::revive); break;
                case 4: change(alive_, pinned_, &Heap::pin); break;
                case 5:
                    if (random_() % 20 == 0) sweep(random_() % 2 == 0);
                    break;
                default: allocate(); break;
            }
        }
        check();
    }

    void check() {
        std::uint64_t used = 0;
        for (const auto* objects : {&alive_, &retained_, &pinned_})
            for (auto [object, pattern] : *objects) ASSERT_TRUE(is_filled(object, pattern));
        std::vector<Object*> expected, taken;
        for (auto [object, pattern] : alive_) {
            used += std::uint64_t{object->cells} * 8;
            expected.push_back(object);
        }
        ASSERT_EQ(collectable(heap_), expected) << "address order";
        ASSERT_EQ(heap_.used_bytes(), used);
        heap_.for_each_taken([&](Object* object) { taken.push_back(object); });
        ASSERT_EQ(taken.size(), alive_.size() + retained_.size() + pinned_.size());
    }

  private:
    using Objects = std::map<Object*, std::uint8_t>;

    void allocate() {
        static constexpr std::uint32_t kCells[] = {6, 6, 6, 8, 8, 10, 14, 40, 70, 512, 514, 5000};
        Object* object = heap_.allocate(kCells[random_() % std::size(kCells)]);
        ASSERT_NE(object, nullptr);
        ASSERT_TRUE(is_filled(object, 0));
        auto pattern = static_cast<std::uint8_t>(random_());
        fill(object, pattern);
        alive_[object] = pattern;
        newest_.push_back(object);
    }
    Object* pick(Objects& from) {
        auto it = from.begin();
        std::advance(it, static_cast<std::ptrdiff_t>(random_() % from.size()));
        return it->first;
    }
    void free_one() {
        if (alive_.empty()) return;
        Object* object = pick(alive_);
        alive_.erase(object);
        heap_.free(object);
    }
    void free_newest() {
        for (std::uint64_t count = random_() % 5; count > 0 && !newest_.empty(); --count) {
            Object* object = newest_.back();
            newest_.pop_back();
            if (alive_.erase(object) > 0) heap_.free(object);
        }
    }
    void change(Objects& from, Objects& to, void (Heap::*how)(Object*)) {
        if (from.empty()) return;
        Object* object = pick(from);
        to.insert(from.extract(object));
        (heap_.*how)(object);
    }
    void sweep(bool in_bulk) {
        std::uint64_t marked_bytes = 0;
        std::set<Object*> dead;
        for (auto [object, pattern] : alive_) {
            if (random_() % 3 == 0) {
                dead.insert(object);
            } else {
                ASSERT_TRUE(heap_.mark(object));
                ASSERT_FALSE(heap_.mark(object));
                marked_bytes += std::uint64_t{object->cells} * 8;
            }
        }
        if (in_bulk) {
            heap_.sweep_unmarked(marked_bytes);
            for (Object* object : dead) alive_.erase(object);
        } else {
            std::set<Object*> visited;
            heap_.sweep([&](Object* object) {
                visited.insert(object);
                if (random_() % 2 == 0) {
                    alive_.erase(object);
                    heap_.free(object);
                } else {
                    retained_.insert(alive_.extract(object));
                    heap_.retain(object);
                }
            });
            ASSERT_EQ(visited, dead);
        }
        newest_.clear();
        for (auto [object, pattern] : alive_) ASSERT_FALSE(heap_.is_marked(object));
    }

    std::mt19937_64 random_;
    Heap heap_;
    Objects alive_, retained_, pinned_;
    std::vector<Object*> newest_;
};

TEST(Heap, AgreesWithAModel) {
    for (std::uint64_t seed = 1; seed <= 30 && !HasFailure(); ++seed) HeapModel(seed).run(1500);
}

}  // namespace
}  // namespace raceproof::state
