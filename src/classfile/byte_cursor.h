// Bounds-checked big-endian reads over the bytes of a class file.
//
// The first thing that is wrong decides the error: FirstError keeps it and ignores all later ones. Reading past the end
// records an error and yields zeros, so code that reads a structure need not test every read; it tests `failed()`
// before it trusts what it read, and in every loop, so that a broken count cannot keep it busy.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "classfile/reader.h"

namespace raceproof::classfile {

class FirstError {
  public:
    bool failed() const { return failed_; }
    const FormatError& error() const { return error_; }

    void fail(std::size_t offset, std::string reason, FormatError::Kind kind = FormatError::Kind::Malformed) {
        if (failed_) return;
        failed_ = true;
        error_ = {kind, offset, std::move(reason)};
    }

  private:
    bool failed_ = false;
    FormatError error_;
};

class ByteCursor {
  public:
    ByteCursor(std::span<const std::uint8_t> bytes, FirstError& error)
        : begin_(bytes.data()), at_(bytes.data()), end_(bytes.data() + bytes.size()), error_(&error) {}

    // Counted from the start of the class file, also in the cursor of a part.
    std::size_t offset() const { return base_ + static_cast<std::size_t>(at_ - begin_); }
    std::size_t remaining() const { return static_cast<std::size_t>(end_ - at_); }
    bool failed() const { return error_->failed(); }

    std::uint8_t u1() { return need(1) ? *at_++ : 0; }
    std::uint16_t u2() {
        if (!need(2)) return 0;
        auto value = static_cast<std::uint16_t>(at_[0] << 8 | at_[1]);
        at_ += 2;
        return value;
    }
    std::uint32_t u4() {
        if (!need(4)) return 0;
        std::uint32_t value = std::uint32_t{at_[0]} << 24 | std::uint32_t{at_[1]} << 16 | std::uint32_t{at_[2]} << 8 | at_[3];
        at_ += 4;
        return value;
    }
    std::uint64_t u8() {
        std::uint64_t high = u4();
        return high << 32 | u4();
    }
    std::span<const std::uint8_t> take(std::size_t size) {
        if (!need(size)) return {};
        std::span<const std::uint8_t> bytes(at_, size);
        at_ += size;
        return bytes;
    }
    std::string_view take_text(std::size_t size) {
        std::span<const std::uint8_t> bytes = take(size);
        return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
    }
    std::span<const std::uint8_t> take_rest() { return take(remaining()); }

    // A cursor over the next `size` bytes, which this one skips. It reports to the same FirstError.
    ByteCursor part(std::size_t size) {
        std::size_t start = offset();
        ByteCursor inner(take(size), *error_);
        inner.base_ = start;
        return inner;
    }

  private:
    bool need(std::size_t size) {
        if (size <= remaining()) [[likely]]
            return true;
        error_->fail(offset(), "unexpected end of data");
        at_ = end_;
        return false;
    }

    const std::uint8_t* begin_;
    const std::uint8_t* at_;
    const std::uint8_t* end_;
    std::size_t base_ = 0;
    FirstError* error_;
};

}  // namespace raceproof::classfile
