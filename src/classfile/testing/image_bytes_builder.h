// Builds small JDK images (see jdk_image.h), for tests.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace raceproof::classfile::testing {

class ImageBytesBuilder {
  public:
    std::uint32_t magic = 0xCAFEDADA, version = 0x00010000;

    // `path` is "java/lang/String.class".
    void add_resource(std::string_view module, std::string_view path, std::string_view contents) {
        std::size_t slash = path.rfind('/'), dot = path.rfind('.');
        add({std::string(module), std::string(path.substr(0, slash)), std::string(path.substr(slash + 1, dot - slash - 1)),
             std::string(path.substr(dot + 1)), std::string(contents)});
    }
    // One pair (is empty, module) for each module.
    void add_package(std::string_view package, const std::vector<std::pair<bool, std::string>>& modules) {
        std::string contents;
        for (const auto& [is_empty, module] : modules) {
            append_word(contents, is_empty ? 1 : 0);
            append_word(contents, string_offset(module));
        }
        add({"packages", "", std::string(package), "", contents});
    }
    // What the last resource says about itself, right or wrong.
    void set_compressed_size(std::uint64_t size) { entries_.back().compressed_size = size; }
    void set_offset(std::uint64_t offset) { entries_.back().offset = offset; }

    std::vector<std::uint8_t> build() {
        std::uint32_t length = free_table_length();
        std::vector<std::int32_t> redirects(length);
        std::vector<std::uint32_t> offsets(length);
        std::string locations(1, '\0');
        std::string contents;
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            Entry& entry = entries_[i];
            redirects[hash(name_of(entry)) % length] = -1 - static_cast<std::int32_t>(i);
            offsets[i] = static_cast<std::uint32_t>(locations.size());
            append_location(locations, entry, entry.offset.value_or(contents.size()));
            contents += entry.contents;
        }
        std::string image;
        for (std::uint32_t word : {magic, version, 0u, static_cast<std::uint32_t>(entries_.size()), length,
                                   static_cast<std::uint32_t>(locations.size()), static_cast<std::uint32_t>(strings_.size())})
            append_word(image, word);
        for (std::int32_t redirect : redirects) append_word(image, static_cast<std::uint32_t>(redirect));
        for (std::uint32_t offset : offsets) append_word(image, offset);
        image += locations + strings_ + contents;
        return {image.begin(), image.end()};
    }

  private:
    struct Entry {
        std::string module, parent, base, extension, contents;
        std::uint64_t compressed_size = 0;
        std::optional<std::uint64_t> offset;
    };

    void add(Entry entry) { entries_.push_back(std::move(entry)); }

    static std::string name_of(const Entry& entry) {
        std::string name = "/" + entry.module + "/";
        if (!entry.parent.empty()) name += entry.parent + "/";
        name += entry.base;
        if (!entry.extension.empty()) name += "." + entry.extension;
        return name;
    }

    static std::uint32_t hash(std::string_view name) {
        std::uint32_t value = 0x01000193;
        for (char character : name) value = value * 0x01000193 ^ static_cast<unsigned char>(character);
        return value & 0x7FFFFFFF;
    }

    // The smallest table in which no two names share a slot, so that no name needs a second hash.
    std::uint32_t free_table_length() const {
        for (auto length = static_cast<std::uint32_t>(entries_.size() + 1);; ++length) {
            std::map<std::uint32_t, int> used;
            for (const Entry& entry : entries_) ++used[hash(name_of(entry)) % length];
            if (used.size() == entries_.size()) return length;
        }
    }

    std::uint32_t string_offset(std::string_view text) {
        std::string terminated(text);
        terminated += '\0';
        std::size_t found = strings_.find(terminated);
        if (found == std::string::npos) {
            found = strings_.size();
            strings_ += terminated;
        }
        return static_cast<std::uint32_t>(found);
    }

    void append_location(std::string& locations, const Entry& entry, std::uint64_t offset) {
        const std::uint64_t values[] = {string_offset(entry.module),
                                        string_offset(entry.parent),
                                        string_offset(entry.base),
                                        string_offset(entry.extension),
                                        offset,
                                        entry.compressed_size,
                                        entry.contents.size()};
        int kind = 1;
        for (std::uint64_t value : values) {
            locations += static_cast<char>(kind++ << 3 | 7);
            for (int shift = 56; shift >= 0; shift -= 8) locations += static_cast<char>(value >> shift);
        }
        locations += '\0';
    }

    static void append_word(std::string& out, std::uint32_t word) {
        out.append(reinterpret_cast<const char*>(&word), sizeof word);
    }

    std::vector<Entry> entries_;
    std::string strings_ = std::string(1, '\0');
};

}  // namespace raceproof::classfile::testing
