// Reads zip archives: the central directory with zip64, stored and deflated entries.
//
// The directory at the end of the archive is the truth, as in every jar reader; the header in front of an entry's data
// must agree with it. Bytes in front of the archive (a self-executing jar) are allowed. Sizes are checked before memory
// is taken: an entry may be 256 MiB, and no more than deflate can make of its compressed bytes. Encrypted entries,
// archives in several parts and other compression methods yield errors.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "classfile/class_file.h"

namespace raceproof::classfile {

struct ZipEntry {
    std::string_view name;
    std::uint64_t compressed_size = 0, size = 0;
    std::uint64_t header_offset = 0;  // in the file
    std::uint32_t crc = 0;
    std::uint16_t method = 0, flags = 0;
};

class ZipArchive {
  public:
    // Errors do not name the archive, the caller does.
    static Result<ZipArchive> open(Bytes bytes);

    // In the order of the central directory.
    const std::vector<ZipEntry>& entries() const { return entries_; }
    // The last entry of that name, as `java` takes it; null if there is none.
    const ZipEntry* find(std::string_view name) const;
    // Stored entries point into the archive, deflated ones are inflated at each call.
    Result<Bytes> read(const ZipEntry& entry) const;

  private:
    explicit ZipArchive(Bytes bytes) : bytes_(std::move(bytes)) {}

    Result<std::span<const std::uint8_t>> compressed_data(const ZipEntry& entry) const;

    Bytes bytes_;
    std::vector<ZipEntry> entries_;
    std::unordered_map<std::string_view, std::size_t> index_;
};

}  // namespace raceproof::classfile
