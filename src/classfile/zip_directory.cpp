#include "classfile/zip_directory.h"

#include <fmt/format.h>

#include <optional>

#include "classfile/little_endian.h"

namespace raceproof::classfile {
namespace {

using little_endian::u2;
using little_endian::u4;
using little_endian::u8;

constexpr std::uint32_t kEntrySignature = 0x02014B50, kEndSignature = 0x06054B50, kEnd64Signature = 0x06064B50,
                        kEnd64LocatorSignature = 0x07064B50;
constexpr std::size_t kEntrySize = 46, kEndSize = 22, kEnd64Size = 56, kEnd64LocatorSize = 20;
constexpr std::size_t kMaxCommentSize = 65535;
constexpr std::uint16_t kZip64Extra = 1;
constexpr std::uint32_t kInZip64 = 0xFFFFFFFF;  // a 32-bit field whose value is elsewhere

// Where the directory lies in the file, and what to add to the offsets in it: the bytes in front of the archive.
struct DirectoryPlace {
    std::size_t start, size;
    std::uint64_t shift;
};

// The directory ends where the end record begins; the offset that is recorded for it gives the shift.
std::optional<DirectoryPlace> place_before(std::span<const std::uint8_t> archive, std::size_t end, std::uint64_t size,
                                           std::uint64_t recorded_offset) {
    if (size > end || recorded_offset > end - size) return std::nullopt;
    std::size_t start = end - size;
    if (size != 0 && (size < kEntrySize || u4(archive, start) != kEntrySignature)) return std::nullopt;
    return DirectoryPlace{start, size, start - recorded_offset};
}

std::optional<DirectoryPlace> place_by_zip64(std::span<const std::uint8_t> archive, std::size_t end) {
    if (end < kEnd64LocatorSize + kEnd64Size) return std::nullopt;
    std::size_t locator = end - kEnd64LocatorSize;
    if (u4(archive, locator) != kEnd64LocatorSignature) return std::nullopt;
    // As recorded, or directly in front of the locator if something was put before the archive.
    for (std::uint64_t at : {u8(archive, locator + 8), std::uint64_t{locator - kEnd64Size}}) {
        if (at > locator - kEnd64Size || u4(archive, at) != kEnd64Signature) continue;
        if (auto place = place_before(archive, at, u8(archive, at + 40), u8(archive, at + 48))) return place;
    }
    return std::nullopt;
}

std::optional<DirectoryPlace> place_by_end_record(std::span<const std::uint8_t> archive, std::size_t end) {
    if (u4(archive, end) != kEndSignature || end + kEndSize + u2(archive, end + 20) > archive.size()) return std::nullopt;
    std::uint32_t size = u4(archive, end + 12);
    std::uint32_t offset = u4(archive, end + 16);
    if (size == kInZip64 || offset == kInZip64 || u2(archive, end + 10) == 0xFFFF) {
        if (auto place = place_by_zip64(archive, end)) return place;
    }
    return place_before(archive, end, size, offset);
}

// From the end of the file, since a comment of up to 64 KiB may follow the end record.
std::optional<DirectoryPlace> find_directory(std::span<const std::uint8_t> archive) {
    if (archive.size() < kEndSize) return std::nullopt;
    std::size_t last = archive.size() - kEndSize;
    std::size_t first = last > kMaxCommentSize ? last - kMaxCommentSize : 0;
    for (std::size_t at = last + 1; at-- > first;) {
        if (auto place = place_by_end_record(archive, at)) return place;
    }
    return std::nullopt;
}

// The fields that did not fit into 32 bits, in this order, each only if its 32-bit field says so.
bool read_zip64_extra(std::span<const std::uint8_t> extra, ZipEntry& entry) {
    std::uint64_t* const fields[] = {&entry.size, &entry.compressed_size, &entry.header_offset};
    while (extra.size() >= 4) {
        std::uint16_t kind = u2(extra, 0);
        std::size_t length = u2(extra, 2);
        if (length > extra.size() - 4) return false;
        if (kind == kZip64Extra) {
            std::size_t at = 4;
            for (std::uint64_t* field : fields) {
                if (*field != kInZip64) continue;
                if (at + 8 > 4 + length) return false;
                *field = u8(extra, at);
                at += 8;
            }
            return true;
        }
        extra = extra.subspan(4 + length);
    }
    return true;
}

}  // namespace

Result<std::vector<ZipEntry>> read_zip_directory(std::span<const std::uint8_t> archive) {
    std::optional<DirectoryPlace> place = find_directory(archive);
    if (!place) return Error{"not a jar or zip file, or cut off: it has no central directory"};
    std::span<const std::uint8_t> rest = archive.subspan(place->start, place->size);
    std::vector<ZipEntry> entries;
    auto damaged = [&] { return Error{fmt::format("damaged central directory at entry {}", entries.size())}; };
    while (!rest.empty()) {
        if (rest.size() < kEntrySize || u4(rest, 0) != kEntrySignature) return damaged();
        std::size_t name_length = u2(rest, 28), extra_length = u2(rest, 30), comment_length = u2(rest, 32);
        if (name_length + extra_length + comment_length > rest.size() - kEntrySize) return damaged();
        ZipEntry entry;
        entry.name = {reinterpret_cast<const char*>(rest.data() + kEntrySize), name_length};
        entry.flags = u2(rest, 8);
        entry.method = u2(rest, 10);
        entry.crc = u4(rest, 16);
        entry.compressed_size = u4(rest, 20);
        entry.size = u4(rest, 24);
        entry.header_offset = u4(rest, 42);
        if (!read_zip64_extra(rest.subspan(kEntrySize + name_length, extra_length), entry)) return damaged();
        if (entry.header_offset > archive.size() - place->shift) return damaged();
        entry.header_offset += place->shift;
        entries.push_back(entry);
        rest = rest.subspan(kEntrySize + name_length + extra_length + comment_length);
    }
    return entries;
}

}  // namespace raceproof::classfile
