// Numbers and strings one after the other in a string of bytes. A number takes seven bits of each byte, the lowest first.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace raceproof::traces {

class ByteWriter {
  public:
    void number(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7) bytes_ += static_cast<char>(value | 0x80);
        bytes_ += static_cast<char>(value);
    }
    void flag(bool value) { number(value ? 1 : 0); }
    void text(std::string_view value) {
        number(value.size());
        bytes_ += value;
    }
    std::string take() { return std::move(bytes_); }
    void reserve(std::size_t size) { bytes_.reserve(size); }

  private:
    std::string bytes_;
};

// After the first thing that is wrong everything is 0 or empty, and ok() is false.
class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    bool ok() const { return ok_; }
    // Was all of it read, without a mistake?
    bool is_complete() const { return ok_ && bytes_.empty(); }

    std::uint64_t number() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64 && !bytes_.empty(); shift += 7) {
            auto byte = static_cast<unsigned char>(bytes_.front());
            bytes_.remove_prefix(1);
            value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
            if (byte < 0x80) return value;
        }
        return fail();
    }
    // One that is less than a limit.
    template <typename T = std::uint32_t>
    T number_below(std::uint64_t limit) {
        std::uint64_t value = number();
        return static_cast<T>(value < limit ? value : fail());
    }
    // How many follow, of which each takes a byte at least: bytes that lie about it do not make us reserve memory.
    std::size_t count() {
        std::uint64_t value = number();
        return value <= bytes_.size() ? value : fail();
    }
    bool flag() { return number_below(2) == 1; }
    std::string text() {
        std::size_t size = count();
        std::string value(bytes_.substr(0, size));
        bytes_.remove_prefix(size);
        return value;
    }

  private:
    std::uint64_t fail() {
        ok_ = false;
        bytes_ = {};
        return 0;
    }

    std::string_view bytes_;
    bool ok_ = true;
};

}  // namespace raceproof::traces
