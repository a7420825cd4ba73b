#include "classfile/jdk_image.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "classfile/file_bytes.h"

namespace raceproof::classfile {
namespace {

constexpr std::uint32_t kMagic = 0xCAFEDADA;
constexpr std::uint32_t kSwappedMagic = 0xDADAFECA;
constexpr std::uint32_t kVersion = 0x00010000;
constexpr std::uint32_t kHashSeed = 0x01000193;
constexpr std::string_view kPackages = "/packages/";

std::uint32_t hash_name(std::string_view name, std::uint32_t seed) {
    std::uint32_t hash = seed;
    for (char character : name) hash = hash * kHashSeed ^ static_cast<unsigned char>(character);
    return hash & 0x7FFFFFFF;
}

bool consume(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

std::uint32_t word_at(std::span<const std::uint8_t> words, std::size_t index) {
    std::uint32_t word;
    std::memcpy(&word, words.data() + index * sizeof word, sizeof word);
    return word;
}

}  // namespace

struct MappedImage::Location {
    enum Attribute { End, Module, Parent, Base, Extension, Offset, CompressedSize, Size, Count };
    std::array<std::uint64_t, Count> values{};
};

Status<> MappedImage::read_layout(const std::string& path) {
    std::span<const std::uint8_t> data = bytes_.data;
    if (data.size() < sizeof header_) return Error{fmt::format("{} is too short for a JDK image", path)};
    std::memcpy(&header_, data.data(), sizeof header_);
    if (header_.magic == kSwappedMagic) return Error{fmt::format("{} is a JDK image of another byte order", path)};
    if (header_.magic != kMagic) return Error{fmt::format("{} is not a JDK image", path)};
    if (header_.version != kVersion)
        return Error{
            fmt::format("{} is a JDK image of unknown version {}.{}", path, header_.version >> 16, header_.version & 0xFFFF)};
    std::size_t table_size = std::size_t{header_.table_length} * 4;
    std::size_t locations = sizeof header_ + 2 * table_size;
    std::size_t strings = locations + header_.locations_size;
    std::size_t resources = strings + header_.strings_size;
    if (header_.table_length == 0 || resources > data.size())
        return Error{fmt::format("the JDK image {} is damaged: its tables do not fit into it", path)};
    redirects_ = data.subspan(sizeof header_, table_size);
    location_offsets_ = data.subspan(sizeof header_ + table_size, table_size);
    locations_ = data.subspan(locations, header_.locations_size);
    strings_ = data.subspan(strings, header_.strings_size);
    resources_ = data.subspan(resources);
    return Done{};
}

Result<std::optional<Bytes>> MappedImage::find(std::string_view path) const {
    std::size_t slash = path.rfind('/');
    if (slash == std::string_view::npos) return std::optional<Bytes>();
    std::string package(path.substr(0, slash));
    std::replace(package.begin(), package.end(), '/', '.');
    std::string_view module = module_of_package(package);
    if (module.empty()) return std::optional<Bytes>();
    std::string name;
    name.reserve(module.size() + path.size() + 2);
    name.append("/").append(module).append("/").append(path);
    return find_resource(name);
}

std::string_view MappedImage::module_of_package(std::string_view dotted_package) const {
    Result<std::optional<Bytes>> resource = find_resource(std::string(kPackages).append(dotted_package));
    if (!resource || !*resource) return {};
    return module_with_content((*resource)->data);
}

Result<std::optional<Bytes>> MappedImage::module_info(std::string_view module) const {
    return find_resource(fmt::format("/{}/module-info.class", module));
}

std::vector<std::string> MappedImage::packages_of_module(std::string_view module) const {
    std::vector<std::string> packages;
    for (std::uint32_t slot = 0; slot < header_.table_length; ++slot) {
        Location location = location_at(slot);
        std::string name = name_of(location);
        if (!name.starts_with(kPackages)) continue;
        Result<std::optional<Bytes>> resource = resource_at(location, name);
        if (resource && *resource && module_with_content((*resource)->data) == module)
            packages.push_back(name.substr(kPackages.size()));
    }
    std::sort(packages.begin(), packages.end());
    return packages;
}

std::vector<std::string> MappedImage::resources_of_module(std::string_view module) const {
    std::string prefix = fmt::format("/{}/", module);
    std::vector<std::string> resources;
    for (std::uint32_t slot = 0; slot < header_.table_length; ++slot) {
        std::string name = name_of(location_at(slot));
        if (name.starts_with(prefix)) resources.push_back(name.substr(prefix.size()));
    }
    std::sort(resources.begin(), resources.end());
    return resources;
}

Result<std::optional<Bytes>> MappedImage::find_resource(const std::string& name) const {
    auto redirect = static_cast<std::int32_t>(word_at(redirects_, hash_name(name, kHashSeed) % header_.table_length));
    if (redirect == 0) return std::optional<Bytes>();
    std::uint32_t slot = redirect > 0 ? hash_name(name, static_cast<std::uint32_t>(redirect)) % header_.table_length
                                      : static_cast<std::uint32_t>(-1 - redirect);
    if (slot >= header_.table_length) return std::optional<Bytes>();
    Location location = location_at(slot);
    if (!spells(location, name)) return std::optional<Bytes>();
    return resource_at(location, name);
}

// Attributes are a byte `kind << 3 | length - 1` and a big-endian number of that length, up to one of kind End.
MappedImage::Location MappedImage::location_at(std::uint32_t slot) const {
    Location location;
    std::size_t at = word_at(location_offsets_, slot);
    while (at < locations_.size()) {
        unsigned kind = locations_[at] >> 3;
        std::size_t length = (locations_[at] & 7u) + 1;
        if (kind == Location::End || kind >= Location::Count || length >= locations_.size() - at) break;
        std::uint64_t value = 0;
        for (std::size_t i = 1; i <= length; ++i) value = value << 8 | locations_[at + i];
        location.values[kind] = value;
        at += 1 + length;
    }
    return location;
}

std::string_view MappedImage::string_at(std::uint64_t offset) const {
    if (offset >= strings_.size()) return {};
    const auto* begin = reinterpret_cast<const char*>(strings_.data() + offset);
    return {begin, ::strnlen(begin, strings_.size() - offset)};
}

// "/module/parent/base.extension", each part with its separator only if it is there.
bool MappedImage::spells(const Location& location, std::string_view name) const {
    std::string_view module = string_at(location.values[Location::Module]);
    std::string_view parent = string_at(location.values[Location::Parent]);
    std::string_view base = string_at(location.values[Location::Base]);
    std::string_view extension = string_at(location.values[Location::Extension]);
    if (!module.empty() && !(consume(name, "/") && consume(name, module) && consume(name, "/"))) return false;
    if (!parent.empty() && !(consume(name, parent) && consume(name, "/"))) return false;
    if (!consume(name, base)) return false;
    if (!extension.empty() && !(consume(name, ".") && consume(name, extension))) return false;
    return name.empty();
}

std::string MappedImage::name_of(const Location& location) const {
    std::string_view module = string_at(location.values[Location::Module]);
    std::string_view parent = string_at(location.values[Location::Parent]);
    std::string_view extension = string_at(location.values[Location::Extension]);
    std::string name;
    if (!module.empty()) name.append("/").append(module).append("/");
    if (!parent.empty()) name.append(parent).append("/");
    name.append(string_at(location.values[Location::Base]));
    if (!extension.empty()) name.append(".").append(extension);
    return name;
}

Result<std::optional<Bytes>> MappedImage::resource_at(const Location& location, const std::string& name) const {
    if (location.values[Location::CompressedSize] != 0)
        return Error{fmt::format("{} is compressed in the JDK's image: use a JDK that was linked without --compress", name)};
    std::uint64_t offset = location.values[Location::Offset];
    std::uint64_t size = location.values[Location::Size];
    if (offset > resources_.size() || size > resources_.size() - offset)
        return Error{fmt::format("the JDK's image is damaged: {} lies outside of it", name)};
    return std::optional<Bytes>(Bytes{resources_.subspan(offset, size), bytes_.owner});
}

// A package lists pairs (is empty there, name of the module); it has content in at most one.
std::string_view MappedImage::module_with_content(std::span<const std::uint8_t> pairs) const {
    for (std::size_t at = 0; at + 1 < pairs.size() / 4; at += 2) {
        if (word_at(pairs, at) == 0) return string_at(word_at(pairs, at + 1));
    }
    return {};
}

Result<std::unique_ptr<MappedImage>> MappedImage::open(Bytes bytes, const std::string& path) {
    std::unique_ptr<MappedImage> image(new MappedImage(std::move(bytes)));
    Status<> layout = image->read_layout(path);
    if (!layout) return layout.error();
    return image;
}

Result<std::unique_ptr<JdkImage>> open_jdk_image(const std::string& path) {
    Result<Bytes> bytes = map_file(path);
    if (!bytes) return bytes.error();
    Result<std::unique_ptr<MappedImage>> image = MappedImage::open(bytes.take(), path);
    if (!image) return image.error();
    return std::unique_ptr<JdkImage>(image.take());
}

}  // namespace raceproof::classfile
