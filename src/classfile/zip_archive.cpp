#include "classfile/zip_archive.h"

#include <fmt/format.h>
#include <zlib.h>

#include <memory>
#include <utility>

#include "classfile/little_endian.h"
#include "classfile/zip_directory.h"

namespace raceproof::classfile {
namespace {

constexpr std::uint32_t kHeaderSignature = 0x04034B50;
constexpr std::size_t kHeaderSize = 30;
constexpr std::uint16_t kEncrypted = 1;
constexpr std::uint16_t kStored = 0, kDeflated = 8;
constexpr std::uint64_t kMaxEntrySize = 256 << 20;
constexpr std::uint64_t kMaxDeflateRatio = 1032;  // of zlib's documentation

// Inflates raw deflate data that must yield exactly `out.size()` bytes and use up `in`.
bool inflate_exactly(std::span<const std::uint8_t> in, std::span<std::uint8_t> out) {
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
    stream.next_in = const_cast<Bytef*>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = out.data();
    stream.avail_out = static_cast<uInt>(out.size());
    // An output of no bytes still needs a place to point to.
    Bytef nothing = 0;
    if (out.empty()) stream.next_out = &nothing;
    int status = inflate(&stream, Z_FINISH);
    bool exact = status == Z_STREAM_END && stream.avail_out == 0 && stream.avail_in == 0;
    inflateEnd(&stream);
    return exact;
}

bool crc_matches(std::span<const std::uint8_t> data, std::uint32_t crc) {
    return crc32_z(crc32_z(0, nullptr, 0), data.data(), data.size()) == crc;
}

}  // namespace

Result<ZipArchive> ZipArchive::open(Bytes bytes) {
    ZipArchive archive(std::move(bytes));
    Result<std::vector<ZipEntry>> entries = read_zip_directory(archive.bytes_.data);
    if (!entries) return entries.error();
    archive.entries_ = entries.take();
    archive.index_.reserve(archive.entries_.size());
    for (std::size_t i = 0; i < archive.entries_.size(); ++i) archive.index_[archive.entries_[i].name] = i;
    return archive;
}

const ZipEntry* ZipArchive::find(std::string_view name) const {
    auto found = index_.find(name);
    return found == index_.end() ? nullptr : &entries_[found->second];
}

Result<std::span<const std::uint8_t>> ZipArchive::compressed_data(const ZipEntry& entry) const {
    auto damaged = [&](std::string_view why) { return Error{fmt::format("entry {} is damaged: {}", entry.name, why)}; };
    std::span<const std::uint8_t> rest = bytes_.data;
    if (entry.header_offset > rest.size() || rest.size() - entry.header_offset < kHeaderSize)
        return damaged("it lies outside of the file");
    rest = rest.subspan(entry.header_offset);
    if (little_endian::u4(rest, 0) != kHeaderSignature) return damaged("no header where the directory says");
    std::size_t name_length = little_endian::u2(rest, 26), extra_length = little_endian::u2(rest, 28);
    rest = rest.subspan(kHeaderSize);
    if (name_length + extra_length > rest.size() || entry.compressed_size > rest.size() - name_length - extra_length)
        return damaged("it is cut off");
    if (std::string_view(reinterpret_cast<const char*>(rest.data()), name_length) != entry.name)
        return damaged("its header has another name");
    return rest.subspan(name_length + extra_length, entry.compressed_size);
}

Result<Bytes> ZipArchive::read(const ZipEntry& entry) const {
    auto refused = [&](std::string_view why) { return Error{fmt::format("entry {}: {}", entry.name, why)}; };
    if (entry.flags & kEncrypted) return refused("it is encrypted");
    if (entry.method != kStored && entry.method != kDeflated)
        return refused(fmt::format("unknown compression method {}", entry.method));
    if (entry.size > kMaxEntrySize) return refused(fmt::format("{} bytes are too many", entry.size));
    Result<std::span<const std::uint8_t>> data = compressed_data(entry);
    if (!data) return data.error();

    Bytes bytes{*data, bytes_.owner};
    if (entry.method == kDeflated) {
        bool plausible = entry.size <= (entry.compressed_size + 1) * kMaxDeflateRatio && entry.compressed_size <= kMaxEntrySize;
        if (!plausible) return refused("its sizes are implausible");
        auto inflated = std::make_shared<std::vector<std::uint8_t>>(entry.size);
        if (!inflate_exactly(*data, *inflated)) return refused("its compressed data is damaged");
        bytes = {{inflated->data(), inflated->size()}, inflated};
    } else if (entry.size != entry.compressed_size) {
        return refused("it is stored but has two sizes");
    }
    if (!crc_matches(bytes.data, entry.crc)) return refused("its checksum is wrong");
    return bytes;
}

}  // namespace raceproof::classfile
