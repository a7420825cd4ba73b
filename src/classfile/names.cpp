#include "classfile/names.h"

#include <array>
#include <cstddef>
#include <cstring>

namespace raceproof::classfile {
namespace {

enum CharacterClass : std::uint8_t { Plain = 0, NeverInName = 1, Slash = 2, AngleBracket = 4 };

constexpr std::array<std::uint8_t, 256> kCharacterClasses = [] {
    std::array<std::uint8_t, 256> classes{};
    classes['.'] = classes[';'] = classes['['] = NeverInName;
    classes['/'] = Slash;
    classes['<'] = classes['>'] = AngleBracket;
    return classes;
}();

// The union of the classes of all characters.
std::uint8_t classes_in(std::string_view name) {
    std::uint8_t classes = Plain;
    for (char character : name) classes |= kCharacterClasses[static_cast<unsigned char>(character)];
    return classes;
}

bool is_continuation(unsigned char byte) { return (byte & 0xC0) == 0x80; }

// The bytes of the sequence that begins with a byte above 0x7F; 0 if it is malformed.
std::size_t sequence_length(const unsigned char* at, std::size_t remaining, bool shortest_only) {
    if ((at[0] & 0xE0) == 0xC0 && remaining >= 2 && is_continuation(at[1])) {
        unsigned point = (at[0] & 0x1Fu) << 6 | (at[1] & 0x3Fu);
        return !shortest_only || point == 0 || point >= 0x80 ? 2 : 0;
    }
    if ((at[0] & 0xF0) == 0xE0 && remaining >= 3 && is_continuation(at[1]) && is_continuation(at[2])) {
        unsigned point = (at[0] & 0x0Fu) << 12 | (at[1] & 0x3Fu) << 6 | (at[2] & 0x3Fu);
        return !shortest_only || point >= 0x800 ? 3 : 0;
    }
    return 0;
}

}  // namespace

bool is_legal_modified_utf8(std::string_view text, std::uint16_t major_version) {
    constexpr std::uint64_t kLowBits = 0x0101010101010101u;
    constexpr std::uint64_t kHighBits = 0x8080808080808080u;
    const auto* at = reinterpret_cast<const unsigned char*>(text.data());
    std::size_t remaining = text.size();
    while (remaining > 0) {
        // Eight bytes at a time while all are in 1..0x7F: then neither b nor b - 1 has its high bit set. (A borrow out
        // of a zero byte can only make a later byte look bad as well.)
        if (remaining >= 8) {
            std::uint64_t word;
            std::memcpy(&word, at, sizeof word);
            if (((word | (word - kLowBits)) & kHighBits) == 0) {
                at += 8;
                remaining -= 8;
                continue;
            }
        }
        if (*at == 0) return false;
        std::size_t length = *at < 0x80 ? 1 : sequence_length(at, remaining, major_version >= 48);
        if (length == 0) return false;
        at += length;
        remaining -= length;
    }
    return true;
}

bool is_unqualified_name(std::string_view name) { return !name.empty() && (classes_in(name) & (NeverInName | Slash)) == 0; }

bool is_method_name(std::string_view name) {
    if (name.empty()) return false;
    if (name[0] == '<') return name == "<init>" || name == "<clinit>";
    return (classes_in(name) & (NeverInName | Slash | AngleBracket)) == 0;
}

bool is_class_name(std::string_view name) {
    char previous = '/';
    for (char character : name) {
        std::uint8_t character_class = kCharacterClasses[static_cast<unsigned char>(character)];
        if (character_class == NeverInName || (character == '/' && previous == '/')) return false;
        previous = character;
    }
    return previous != '/';
}

}  // namespace raceproof::classfile
