#include "program/rewrite/class_copier.h"

#include <algorithm>

namespace raceproof::program::rewrite {

using classfile::Tag;

std::uint32_t ClassCopier::peek_u4(std::size_t ahead) const {
    const std::uint8_t* from = &bytes_[at_ + ahead];
    return std::uint32_t{from[0]} << 24 | std::uint32_t{from[1]} << 16 | std::uint32_t{from[2]} << 8 | from[3];
}

void ClassCopier::copy(std::size_t count) {
    VERIFY(count <= bytes_.size() - at_, "should copy what the reader has read");
    out_.append(reinterpret_cast<const char*>(bytes_.data()) + at_, count);
    at_ += count;
}

void ClassCopier::replace_attribute(const std::string& body) {
    std::size_t old_size = 6 + peek_u4(2);
    put_u2(peek_u2());  // its name
    desugar::append_u4(out_, static_cast<std::uint32_t>(body.size()));
    out_ += body;
    at_ += old_size;
}

std::size_t ClassCopier::size_of_constant() const {
    switch (static_cast<Tag>(bytes_[at_])) {
        case Tag::Utf8: return 3 + std::size_t{static_cast<std::uint16_t>(bytes_[at_ + 1] << 8 | bytes_[at_ + 2])};
        case Tag::Long:
        case Tag::Double: return 9;
        case Tag::Class:
        case Tag::String:
        case Tag::MethodType:
        case Tag::Module:
        case Tag::Package: return 3;
        case Tag::MethodHandle: return 4;
        case Tag::Integer:
        case Tag::Float:
        case Tag::FieldRef:
        case Tag::MethodRef:
        case Tag::InterfaceMethodRef:
        case Tag::NameAndType:
        case Tag::Dynamic:
        case Tag::InvokeDynamic: return 5;
        case Tag::Unusable: break;
    }
    VERIFY(false, "should know the tags that the reader knows");
}

void ClassCopier::copy_version(std::uint16_t at_least) {
    copy(4);  // magic number
    std::uint16_t minor = take_u2(), major = take_u2();
    put_u2(major < at_least ? std::uint16_t{0} : minor);
    put_u2(std::max(major, at_least));
}

void ClassCopier::copy_constants(std::uint16_t new_count, const std::string& added) {
    std::uint16_t count = take_u2();
    put_u2(new_count);
    for (std::uint16_t index = 1; index < count; ++index) {
        auto tag = static_cast<Tag>(bytes_[at_]);
        if (tag == Tag::Long || tag == Tag::Double) ++index;
        copy(size_of_constant());
    }
    out_ += added;
}

void ClassCopier::copy_head() {
    copy(6);
    copy(2 * std::size_t{copy_u2()});
}

void ClassCopier::copy_attributes_with_bootstraps(std::uint16_t name, const std::string& body, const classfile::ClassFile& file) {
    std::uint16_t count = take_u2(), kept = 0;
    std::size_t place_of_count = out_.size();
    put_u2(0);
    for (; count > 0; --count) {
        if (file.utf8(peek_u2()) == "BootstrapMethods") {
            at_ += 6 + peek_u4(2);
            continue;
        }
        copy_attribute();
        ++kept;
    }
    put_u2(name);
    desugar::append_u4(out_, static_cast<std::uint32_t>(body.size()));
    out_ += body;
    ++kept;
    out_[place_of_count] = static_cast<char>(kept >> 8);
    out_[place_of_count + 1] = static_cast<char>(kept);
}

classfile::Bytes ClassCopier::finish() {
    copy(bytes_.size() - at_);
    auto owner = std::make_shared<const std::string>(std::move(out_));
    std::span<const std::uint8_t> data(reinterpret_cast<const std::uint8_t*>(owner->data()), owner->size());
    return {data, std::move(owner)};
}

}  // namespace raceproof::program::rewrite
