// A record for each location of the heap that was asked for, by object and position. An object's number is found by its reference
// in a table of pages, so that an access costs four loads and no hashing; its records lie side by side.
//
// A large array is kept in pieces of 4,096 positions, so that no more memory is needed than for the part that was asked for, and
// none of it at once. A piece is found by a reference into the array itself, where no object can begin: the array takes at least
// a byte for each position, and a piece needs 16 of the 4,096 bytes.
//
// Memory: the records of every piece up to the last position that was asked for, and 4 bytes for each 16 of the heap wherever
// objects have records.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "state/slot.h"

namespace raceproof::hunting {

template <typename Record>
class LocationTable {
  public:
    // Valid until the next call.
    Record& at(state::Ref object, std::uint32_t position) {
        std::uint32_t piece = position / kPiece;
        if (piece != 0) [[unlikely]] {
            Piece& first = piece_at(object);
            first.pieces = std::max(first.pieces, piece + 1);
        }
        std::vector<Record>& records = piece_at(begin_of(object, piece)).records;
        if (records.size() <= position % kPiece) [[unlikely]]
            grow(records, position % kPiece);
        return records[position % kPiece];
    }
    // nullptr if there is none yet.
    Record* find(state::Ref object, std::uint32_t position) {
        state::Ref begin = begin_of(object, position / kPiece);
        std::size_t page = page_of(begin);
        if (page >= pages_.size() || pages_[page] == nullptr) return nullptr;
        std::uint32_t number = (*pages_[page])[place_of(begin)];
        if (number == 0) return nullptr;
        std::vector<Record>& records = pieces_[number - 1].records;
        return position % kPiece < records.size() ? &records[position % kPiece] : nullptr;
    }
    // Removes the records of the object, which may have none, and tells `at_each` of them.
    template <typename AtEach>
    void remove(state::Ref object, AtEach at_each) {
        std::uint32_t pieces = 1;
        for (std::uint32_t i = 0; i < pieces; ++i) {
            state::Ref begin = begin_of(object, i);
            std::size_t page = page_of(begin);
            if (page >= pages_.size() || pages_[page] == nullptr) continue;
            std::uint32_t number = std::exchange((*pages_[page])[place_of(begin)], 0);
            if (number == 0) continue;
            if (i == 0) pieces = pieces_[number - 1].pieces;
            for (Record& record : pieces_[number - 1].records) at_each(record);
            remove_number(number);
        }
    }
    // Removes the records of which `is_kept` (those of a piece) says no.
    template <typename IsKept>
    void keep_if(IsKept is_kept) {
        for (std::uint32_t number = 1; number <= pieces_.size(); ++number) {
            Piece& piece = pieces_[number - 1];
            if (piece.begin == state::kNull || is_kept(piece.records)) continue;
            if (piece.pieces > 1) {
                clear(piece);  // it knows of the others
            } else {
                number_of(piece.begin) = 0;
                remove_number(number);
            }
        }
    }
    void clear() {
        // A cleared vector would keep its memory.
        decltype(pages_)().swap(pages_);
        decltype(pieces_)().swap(pieces_);
        decltype(free_)().swap(free_);
        record_count_ = page_count_ = 0;
    }
    std::uint64_t bytes() const {
        return record_count_ * sizeof(Record) + page_count_ * sizeof(Page) + pieces_.capacity() * sizeof(Piece);
    }

  private:
    static constexpr std::uint32_t kPlaces = 4096, kPiece = 4096;
    using Page = std::array<std::uint32_t, kPlaces>;
    struct Piece {
        state::Ref begin{};        // the object, or somewhere in it; null: the number is free
        std::uint32_t pieces = 1;  // of the first one: of the whole object
        std::vector<Record> records;
    };

    // Objects lie at least 16 bytes apart, two units of a reference.
    static state::Ref begin_of(state::Ref object, std::uint32_t piece) {
        return static_cast<state::Ref>(static_cast<std::uint32_t>(object) + 2 * piece);
    }
    static std::size_t page_of(state::Ref begin) { return static_cast<std::uint32_t>(begin) / 2 / kPlaces; }
    static std::size_t place_of(state::Ref begin) { return static_cast<std::uint32_t>(begin) / 2 % kPlaces; }

    std::uint32_t& number_of(state::Ref begin) {
        std::size_t page = page_of(begin);
        if (page >= pages_.size() || pages_[page] == nullptr) [[unlikely]]
            add_page(page);
        return (*pages_[page])[place_of(begin)];
    }
    void add_page(std::size_t page) {
        if (page >= pages_.size()) pages_.resize(page + 1);
        pages_[page] = std::make_unique<Page>();
        ++page_count_;
    }
    Piece& piece_at(state::Ref begin) {
        std::uint32_t& number = number_of(begin);
        if (number == 0) number = add(begin);
        return pieces_[number - 1];
    }
    std::uint32_t add(state::Ref begin) {
        if (free_.empty()) {
            pieces_.push_back({.begin = begin, .records = {}});
            return static_cast<std::uint32_t>(pieces_.size());
        }
        std::uint32_t number = free_.back();
        free_.pop_back();
        pieces_[number - 1].begin = begin;
        return number;
    }
    void grow(std::vector<Record>& records, std::uint32_t position) {
        record_count_ -= records.capacity();
        records.resize(std::size_t{position} + 1);
        record_count_ += records.capacity();
    }
    void clear(Piece& piece) {
        record_count_ -= piece.records.capacity();
        std::vector<Record>().swap(piece.records);
    }
    void remove_number(std::uint32_t number) {
        Piece& piece = pieces_[number - 1];
        clear(piece);
        piece = {};
        free_.push_back(number);
    }

    std::vector<std::unique_ptr<Page>> pages_;  // numbers of pieces, from 1 on; 0: there is none
    std::vector<Piece> pieces_;
    std::vector<std::uint32_t> free_;  // numbers
    std::uint64_t record_count_ = 0, page_count_ = 0;
};

}  // namespace raceproof::hunting
