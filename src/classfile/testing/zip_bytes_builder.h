// Builds zip archives byte by byte, for tests: right ones, and ones that are wrong in exactly one way.
#pragma once

#include <zlib.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/verify.h"

namespace raceproof::classfile::testing {

inline std::string deflated(std::string_view contents) {
    z_stream stream{};
    VERIFY(deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) == Z_OK, "should start");
    std::string out(deflateBound(&stream, contents.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(contents.data()));
    stream.avail_in = static_cast<uInt>(contents.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    VERIFY(deflate(&stream, Z_FINISH) == Z_STREAM_END, "should fit");
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

struct ZipMember {
    std::string name;
    std::string data;  // as it lies in the archive
    std::uint16_t method = 0, flags = 0;
    std::uint64_t size = 0, compressed_size = 0;
    std::uint32_t crc = 0;
    std::string local_name;  // in the header before the data
    enum class Sizes { In32Bits, InZip64 } sizes = Sizes::In32Bits;
};

inline ZipMember stored_member(std::string_view name, std::string_view contents) {
    ZipMember member;
    member.name = member.local_name = name;
    member.data = contents;
    member.size = member.compressed_size = contents.size();
    member.crc = static_cast<std::uint32_t>(crc32_z(0, reinterpret_cast<const Bytef*>(contents.data()), contents.size()));
    return member;
}

inline ZipMember deflated_member(std::string_view name, std::string_view contents) {
    ZipMember member = stored_member(name, contents);
    member.data = deflated(contents);
    member.compressed_size = member.data.size();
    member.method = 8;
    return member;
}

class ZipBytesBuilder {
  public:
    std::string prefix;   // bytes before the archive
    std::string comment;  // at its end
    bool zip64_end = false;

    ZipBytesBuilder& add(ZipMember member) {
        members_.push_back(std::move(member));
        return *this;
    }

    std::vector<std::uint8_t> build() const {
        std::string out, directory;
        for (const ZipMember& member : members_) {
            append_directory_entry(directory, member, out.size());
            append_member(out, member);
        }
        append_end(out, directory);
        out.insert(0, prefix);
        return {out.begin(), out.end()};
    }

  private:
    static void number(std::string& out, std::uint64_t value, int bytes) {
        for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i));
    }

    static void append_member(std::string& out, const ZipMember& member) {
        number(out, 0x04034B50, 4);
        number(out, 20, 2);
        number(out, member.flags, 2);
        number(out, member.method, 2);
        number(out, 0, 4);
        number(out, member.crc, 4);
        number(out, member.compressed_size, 4);
        number(out, member.size, 4);
        number(out, member.local_name.size(), 2);
        number(out, 4, 2);
        out += member.local_name;
        number(out, 0xCAFE, 4);  // the extra field that `jar` puts into its first entry
        out += member.data;
    }

    static void append_directory_entry(std::string& out, const ZipMember& member, std::uint64_t offset) {
        bool wide = member.sizes == ZipMember::Sizes::InZip64;
        number(out, 0x02014B50, 4);
        number(out, 20, 2);
        number(out, 20, 2);
        number(out, member.flags, 2);
        number(out, member.method, 2);
        number(out, 0, 4);
        number(out, member.crc, 4);
        number(out, wide ? 0xFFFFFFFF : member.compressed_size, 4);
        number(out, wide ? 0xFFFFFFFF : member.size, 4);
        number(out, member.name.size(), 2);
        number(out, wide ? 34 : 0, 2);
        number(out, 7, 2);
        number(out, 0, 8);
        number(out, wide ? 0xFFFFFFFF : offset, 4);
        out += member.name;
        if (wide) {
            number(out, 0x5455, 2);  // some other extra field first
            number(out, 2, 2);
            number(out, 0, 2);
            number(out, 1, 2);
            number(out, 24, 2);
            number(out, member.size, 8);
            number(out, member.compressed_size, 8);
            number(out, offset, 8);
        }
        out += "comment";
    }

    void append_end(std::string& out, const std::string& directory) const {
        std::uint64_t start = out.size();
        out += directory;
        if (zip64_end) {
            std::uint64_t end64 = out.size();
            number(out, 0x06064B50, 4);
            number(out, 44, 8);
            number(out, 45, 2);
            number(out, 45, 2);
            number(out, 0, 8);
            number(out, members_.size(), 8);
            number(out, members_.size(), 8);
            number(out, directory.size(), 8);
            number(out, start, 8);
            number(out, 0x07064B50, 4);
            number(out, 0, 4);
            number(out, end64, 8);
            number(out, 1, 4);
        }
        number(out, 0x06054B50, 4);
        number(out, 0, 4);
        number(out, zip64_end ? 0xFFFF : members_.size(), 2);
        number(out, zip64_end ? 0xFFFF : members_.size(), 2);
        number(out, zip64_end ? 0xFFFFFFFF : directory.size(), 4);
        number(out, zip64_end ? 0xFFFFFFFF : start, 4);
        number(out, comment.size(), 2);
        out += comment;
    }

    std::vector<ZipMember> members_;
};

}  // namespace raceproof::classfile::testing
