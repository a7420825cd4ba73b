// Containers whose changes a Journal can take back: items with numbers that stay, single values, hash tables.
//
// A record is the old contents of one item, written the first time that the item changes after a mark. Records of a table's shape
// (insertions, removals) are written each time. Until there is a mark, nothing is written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

#include "base/hash128.h"
#include "base/journal.h"

namespace raceproof::memory {

// One value.
template <class T>
class JournalledValue final : public Undoable {
    static_assert(std::is_trivially_copyable_v<T>);

  public:
    explicit JournalledValue(Journal& journal, T initial = {}) : Undoable(journal), value_(initial) {}

    const T& get() const { return value_; }
    // For changing it.
    T& touch() {
        if (stamp_ != journal().stamp()) {
            if (journal().has_mark()) journal().push(component(), 0, &value_, sizeof value_);
            stamp_ = journal().stamp();
        }
        return value_;
    }
    void undo(std::uint32_t, const std::uint64_t* data, std::size_t) override {
        std::memcpy(static_cast<void*>(&value_), data, sizeof value_);
    }

  private:
    T value_;
    std::uint64_t stamp_ = 0;
};

// Numbered items of one type, from 1 on. T is trivially copyable and has a member `stamp`, initially 0.
template <class T>
class JournalledPool final : public Undoable {
    static_assert(std::is_trivially_copyable_v<T>);

  public:
    explicit JournalledPool(Journal& journal) : Undoable(journal), shape_(journal), items_(1) {}

    const T& operator[](std::uint32_t number) const { return items_[number]; }
    // For changing it. Valid until the next add.
    T& touch(std::uint32_t number) {
        T& item = items_[number];
        if (item.stamp != journal().stamp()) save(number);
        return item;
    }

    // A new item, as T{} makes it.
    std::uint32_t add() {
        Shape& shape = shape_.touch();
        if (shape.free == 0) {
            std::uint32_t number = shape.end++;
            if (number == items_.size()) items_.emplace_back();
            items_[number] = T{};
            items_[number].stamp = journal().stamp();
            return number;
        }
        std::uint32_t number = shape.free;
        T& item = touch(number);
        std::memcpy(&shape.free, &item, sizeof shape.free);
        std::uint64_t stamp = item.stamp;
        item = T{};
        item.stamp = stamp;
        return number;
    }
    void remove(std::uint32_t number) {
        Shape& shape = shape_.touch();
        std::memcpy(static_cast<void*>(&touch(number)), &shape.free, sizeof shape.free);  // The first bytes link free items.
        shape.free = number;
    }
    // Above all numbers in use.
    std::uint32_t end() const { return shape_.get().end; }

    void undo(std::uint32_t number, const std::uint64_t* data, std::size_t) override {
        std::memcpy(static_cast<void*>(&items_[number]), data, sizeof(T));
    }

  private:
    struct Shape {
        std::uint32_t end = 1;
        std::uint32_t free = 0;
    };

    void save(std::uint32_t number) {
        T& item = items_[number];
        if (journal().has_mark()) journal().push(component(), number, &item, sizeof item);
        item.stamp = journal().stamp();
    }

    JournalledValue<Shape> shape_;
    std::vector<T> items_;
};

// From 64-bit keys to numbers that are not 0: open addressing, linear probing, removal closes the gap.
class JournalledMap final : public Undoable {
  public:
    explicit JournalledMap(Journal& journal) : Undoable(journal), slots_(std::size_t{1} << kLeastBits) {}

    // 0 if there is none.
    std::uint32_t find(std::uint64_t key) const {
        for (std::size_t i = home(key);; i = next(i)) {
            const Slot& slot = slots_[i];
            if (slot.value == 0 || slot.key == key) return slot.value;
        }
    }
    bool empty() const { return count_ == 0; }
    // The key must not be there.
    void insert(std::uint64_t key, std::uint32_t value) {
        log(key, 0);
        put(key, value);
    }
    // The key must be there.
    void erase(std::uint64_t key) { log(key, take(key)); }

    void undo(std::uint32_t value, const std::uint64_t* key, std::size_t) override {
        if (value == 0) {
            take(*key);
        } else {
            put(*key, value);
        }
    }

    template <class Visit>
    void for_each(Visit visit) const {
        for (const Slot& slot : slots_) {
            if (slot.value != 0) visit(slot.key, slot.value);
        }
    }

  private:
    struct Slot {
        std::uint64_t key = 0;
        std::uint32_t value = 0;
    };
    static constexpr unsigned kLeastBits = 6;

    // The upper bits of the product depend on all bits of the key.
    std::size_t home(std::uint64_t key) const { return key * 0x9e3779b97f4a7c15u >> shift_; }
    std::size_t next(std::size_t i) const { return (i + 1) & mask_; }
    // `value` is what the key had before.
    void log(std::uint64_t key, std::uint32_t value) {
        if (journal().has_mark()) journal().push(component(), value, &key, sizeof key);
    }
    void put(std::uint64_t key, std::uint32_t value);
    std::uint32_t take(std::uint64_t key);

    std::size_t count_ = 0;
    unsigned shift_ = 64 - kLeastBits;
    std::size_t mask_ = (std::size_t{1} << kLeastBits) - 1;
    std::vector<Slot> slots_;  // a power of two, at most half full
};

// A table of bits, or of other words, whose rows all have the same width, which grows. Every change of a word is logged.
template <class Word>
class JournalledTable final : public Undoable {
  public:
    explicit JournalledTable(Journal& journal, std::uint32_t width) : Undoable(journal), width_(width) {}

    std::uint32_t width() const { return width_; }
    const Word* row(std::uint32_t row) const { return words_.data() + std::size_t{row} * width_; }
    Word get(std::uint32_t row, std::uint32_t column) const { return this->row(row)[column]; }
    void set(std::uint32_t row, std::uint32_t column, Word word) {
        Word& place = words_[std::size_t{row} * width_ + column];
        if (place == word) return;
        if (journal().has_mark()) {
            std::uint64_t old[2] = {column, static_cast<std::uint64_t>(place)};
            journal().push(component(), row, old, sizeof old);
        }
        place = word;
    }
    // Makes sure that there are so many, with zeros in the new ones.
    void need(std::uint32_t rows, std::uint32_t columns) {
        if (columns > width_) widen(columns);
        if (std::size_t least = std::size_t{rows} * width_; words_.size() < least) words_.resize(least);
    }

    void undo(std::uint32_t row, const std::uint64_t* data, std::size_t) override {
        words_[std::size_t{row} * width_ + data[0]] = static_cast<Word>(data[1]);
    }

  private:
    void widen(std::uint32_t least) {
        std::uint32_t width = width_;
        while (width < least) width *= 2;
        std::size_t rows = words_.size() / width_;
        std::vector<Word> words(rows * width);
        for (std::size_t i = 0; i < rows; ++i) {
            std::memcpy(words.data() + i * width, words_.data() + i * width_, width_ * sizeof(Word));
        }
        words_ = std::move(words);
        width_ = width;
    }

    std::uint32_t width_;
    std::vector<Word> words_;
};

}  // namespace raceproof::memory
