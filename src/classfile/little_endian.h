// Unaligned little-endian reads, as zip files want them. The caller has checked the bounds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace raceproof::classfile::little_endian {

inline std::uint16_t u2(std::span<const std::uint8_t> bytes, std::size_t at) {
    return static_cast<std::uint16_t>(bytes[at] | bytes[at + 1] << 8);
}
inline std::uint32_t u4(std::span<const std::uint8_t> bytes, std::size_t at) {
    return u2(bytes, at) | std::uint32_t{u2(bytes, at + 2)} << 16;
}
inline std::uint64_t u8(std::span<const std::uint8_t> bytes, std::size_t at) {
    return u4(bytes, at) | std::uint64_t{u4(bytes, at + 4)} << 32;
}

}  // namespace raceproof::classfile::little_endian
