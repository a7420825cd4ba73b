// The JDK's lib/modules, a "jimage" of format 1.0: a perfect hash table of resource names over one mapped file.
//
//   header, redirect[length], location_offsets[length], locations, strings, resources
//
// A name such as "/java.base/java/lang/String.class" hashes to a slot of `redirect`, which says how to get the slot of
// `location_offsets`, which says where the attributes of the location begin. The table holds no name twice but knows
// nothing of absent names, so the name that the location spells is compared. A lookup costs about a microsecond and
// copies nothing; the bytes of a class point into the mapping. Resources of images that `jlink --compress` made are
// compressed, which is reported as an error.
//
// Every offset is checked when it is followed: a damaged image yields absent resources or errors, nothing worse.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_source.h"

namespace raceproof::classfile {

class MappedImage final : public JdkImage {
  public:
    // `path` is for messages.
    static Result<std::unique_ptr<MappedImage>> open(Bytes bytes, const std::string& path);

    Result<std::optional<Bytes>> find(std::string_view path) const override;
    std::string description() const override { return "jrt:/"; }
    std::string_view module_of_package(std::string_view dotted_package) const override;
    std::vector<std::string> packages_of_module(std::string_view module) const override;
    Result<std::optional<Bytes>> module_info(std::string_view module) const override;

    // All resources of a module as find() wants them, sorted: "java/lang/String.class". A walk over the image.
    std::vector<std::string> resources_of_module(std::string_view module) const;

  private:
    // As in the file.
    struct Header {
        std::uint32_t magic, version, flags, resource_count, table_length, locations_size, strings_size;
    };
    struct Location;

    explicit MappedImage(Bytes bytes) : bytes_(std::move(bytes)) {}
    Status<> read_layout(const std::string& path);

    Result<std::optional<Bytes>> find_resource(const std::string& name) const;
    Location location_at(std::uint32_t slot) const;
    std::string_view string_at(std::uint64_t offset) const;
    bool spells(const Location& location, std::string_view name) const;
    std::string name_of(const Location& location) const;
    Result<std::optional<Bytes>> resource_at(const Location& location, const std::string& name) const;
    std::string_view module_with_content(std::span<const std::uint8_t> pairs) const;

    Bytes bytes_;
    Header header_{};
    std::span<const std::uint8_t> redirects_, location_offsets_, locations_, strings_, resources_;
};

}  // namespace raceproof::classfile
