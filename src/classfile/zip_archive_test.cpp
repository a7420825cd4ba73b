#include "classfile/zip_archive.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "classfile/testing/class_bytes_builder.h"
#include "classfile/testing/zip_bytes_builder.h"

namespace raceproof::classfile {
namespace {

using testing::bytes_of;
using testing::deflated_member;
using ::testing::HasSubstr;
using testing::stored_member;
using testing::ZipBytesBuilder;
using testing::ZipMember;

// The contents of an entry, or "absent", or the error.
std::string contents_of(const std::vector<std::uint8_t>& bytes, std::string_view name) {
    Result<ZipArchive> archive = ZipArchive::open(bytes_of(bytes));
    if (!archive) return archive.error().message;
    const ZipEntry* entry = archive->find(name);
    if (!entry) return "absent";
    Result<Bytes> contents = archive->read(*entry);
    if (!contents) return contents.error().message;
    return {contents->data.begin(), contents->data.end()};
}

const std::string kLongText(100000, 'x');

ZipBytesBuilder two_members() {
    ZipBytesBuilder builder;
    builder.add(stored_member("a.txt", "stored text")).add(deflated_member("b/c.txt", kLongText));
    return builder;
}

TEST(ZipArchive, StoredAndDeflated) {
    std::vector<std::uint8_t> bytes = two_members().build();
    EXPECT_LT(bytes.size(), 1000u);
    EXPECT_EQ(contents_of(bytes, "a.txt"), "stored text");
    EXPECT_EQ(contents_of(bytes, "b/c.txt"), kLongText);
    EXPECT_EQ(contents_of(bytes, "b"), "absent");
    EXPECT_EQ(contents_of(bytes, ""), "absent");
}

TEST(ZipArchive, EmptyEntriesAndArchives) {
    EXPECT_EQ(contents_of(ZipBytesBuilder().build(), "a"), "absent");
    ZipBytesBuilder builder;
    builder.add(stored_member("s", "")).add(deflated_member("d", ""));
    EXPECT_EQ(contents_of(builder.build(), "s"), "");
    EXPECT_EQ(contents_of(builder.build(), "d"), "");
}

TEST(ZipArchive, PrefixAndComment) {
    ZipBytesBuilder builder = two_members();
    builder.prefix = "#!/bin/sh\nexec java -jar $0\n";
    EXPECT_EQ(contents_of(builder.build(), "b/c.txt"), kLongText);
    builder.comment = std::string(65535, 'c');
    EXPECT_EQ(contents_of(builder.build(), "a.txt"), "stored text");
    builder.comment = "PK\5\6 looks like an end record, and is long enough";
    EXPECT_EQ(contents_of(builder.build(), "a.txt"), "stored text");
}

TEST(ZipArchive, Zip64) {
    ZipBytesBuilder builder = two_members();
    ZipMember wide = deflated_member("wide", kLongText);
    wide.sizes = ZipMember::Sizes::InZip64;
    builder.add(wide);
    EXPECT_EQ(contents_of(builder.build(), "wide"), kLongText);
    builder.zip64_end = true;
    EXPECT_EQ(contents_of(builder.build(), "wide"), kLongText);
    builder.prefix = "in front";
    EXPECT_EQ(contents_of(builder.build(), "wide"), kLongText);
    EXPECT_EQ(contents_of(builder.build(), "a.txt"), "stored text");
}

TEST(ZipArchive, LastOfEqualNames) {
    ZipBytesBuilder builder;
    builder.add(stored_member("a", "first")).add(stored_member("a", "second"));
    EXPECT_EQ(contents_of(builder.build(), "a"), "second");
}

TEST(ZipArchive, NoArchive) {
    EXPECT_THAT(contents_of({}, "a"), HasSubstr("not a jar or zip file"));
    EXPECT_THAT(contents_of(std::vector<std::uint8_t>(100000, 'P'), "a"), HasSubstr("not a jar or zip file"));
}

TEST(ZipArchive, EveryTruncationIsRefused) {
    ZipBytesBuilder builder = two_members();
    builder.comment = "c";
    std::vector<std::uint8_t> whole = builder.build();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        std::vector<std::uint8_t> cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        EXPECT_THAT(contents_of(cut, "a.txt"), HasSubstr("not a jar or zip file")) << size;
    }
}

std::string contents_of(const ZipMember& member) { return contents_of(ZipBytesBuilder().add(member).build(), member.name); }

TEST(ZipArchive, WrongChecksum) {
    for (ZipMember member : {stored_member("a", "text"), deflated_member("a", "text")}) {
        member.crc ^= 1;
        EXPECT_EQ(contents_of(member), "entry a: its checksum is wrong");
    }
}

TEST(ZipArchive, WrongSizes) {
    ZipMember stored = stored_member("a", "text");
    stored.size = 3;
    EXPECT_EQ(contents_of(stored), "entry a: it is stored but has two sizes");
    for (std::uint64_t size : {0u, 3u, 5u}) {
        ZipMember deflated = deflated_member("a", "text");
        deflated.size = size;
        EXPECT_EQ(contents_of(deflated), "entry a: its compressed data is damaged") << size;
    }
    ZipMember too_long = stored_member("a", "text");
    too_long.size = too_long.compressed_size = 1 << 20;
    EXPECT_EQ(contents_of(too_long), "entry a is damaged: it is cut off");
}

TEST(ZipArchive, Bombs) {
    ZipMember implausible = deflated_member("a", "text");
    implausible.size = 100 << 20;
    EXPECT_EQ(contents_of(implausible), "entry a: its sizes are implausible");
    ZipMember big = deflated_member("a", "text");
    big.size = (256 << 20) + 1;
    EXPECT_THAT(contents_of(big), HasSubstr("bytes are too many"));
    big.sizes = ZipMember::Sizes::InZip64;
    big.size = ~std::uint64_t{0};
    EXPECT_THAT(contents_of(big), HasSubstr("bytes are too many"));
    big.size = 4;
    big.compressed_size = ~std::uint64_t{0};
    EXPECT_THAT(contents_of(big), HasSubstr("cut off"));
}

TEST(ZipArchive, DamagedData) {
    ZipMember member = deflated_member("a", kLongText);
    member.data[0] = '\x07';  // a block of a type that does not exist
    EXPECT_EQ(contents_of(member), "entry a: its compressed data is damaged");
}

TEST(ZipArchive, Refused) {
    ZipMember encrypted = stored_member("a", "text");
    encrypted.flags = 1;
    EXPECT_EQ(contents_of(encrypted), "entry a: it is encrypted");
    ZipMember lzma = stored_member("a", "text");
    lzma.method = 14;
    EXPECT_EQ(contents_of(lzma), "entry a: unknown compression method 14");
    ZipMember two_names = stored_member("a", "text");
    two_names.local_name = "b";
    EXPECT_EQ(contents_of(two_names), "entry a is damaged: its header has another name");
}

TEST(ZipArchive, HeaderMustBeThere) {
    std::vector<std::uint8_t> bytes = two_members().build();
    bytes[0] = 'X';
    EXPECT_EQ(contents_of(bytes, "a.txt"), "entry a.txt is damaged: no header where the directory says");
    EXPECT_EQ(contents_of(bytes, "b/c.txt"), kLongText);
}

}  // namespace
}  // namespace raceproof::classfile
