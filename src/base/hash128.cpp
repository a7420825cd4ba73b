#include "base/hash128.h"

#include <cstring>

namespace raceproof {

void Hasher::add_bytes(const void* data, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    while (size >= sizeof(std::uint64_t)) {
        std::uint64_t word;
        std::memcpy(&word, bytes, sizeof word);
        add(word);
        bytes += sizeof word;
        size -= sizeof word;
    }
    if (size > 0) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes, size);
        add(word);
    }
}

std::uint64_t hash_text(std::string_view text) {
    Hasher hasher(text.size());
    hasher.add_bytes(text.data(), text.size());
    return hasher.finish().low;
}

}  // namespace raceproof
