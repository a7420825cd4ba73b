#include "base/text.h"

#include <algorithm>
#include <cstdint>

namespace raceproof {
namespace {

constexpr char16_t kReplacement = 0xFFFD;

bool is_continuation(unsigned char byte) { return (byte & 0xC0) == 0x80; }

bool is_high_surrogate(char16_t unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
bool is_low_surrogate(char16_t unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

void append_utf8(std::string& out, char32_t point) {
    if (point < 0x80) {
        out += static_cast<char>(point);
    } else if (point < 0x800) {
        out += static_cast<char>(0xC0 | (point >> 6));
        out += static_cast<char>(0x80 | (point & 0x3F));
    } else if (point < 0x10000) {
        out += static_cast<char>(0xE0 | (point >> 12));
        out += static_cast<char>(0x80 | ((point >> 6) & 0x3F));
        out += static_cast<char>(0x80 | (point & 0x3F));
    } else {
        out += static_cast<char>(0xF0 | (point >> 18));
        out += static_cast<char>(0x80 | ((point >> 12) & 0x3F));
        out += static_cast<char>(0x80 | ((point >> 6) & 0x3F));
        out += static_cast<char>(0x80 | (point & 0x3F));
    }
}

// Length of the modified UTF-8 sequence at `at`, 0 if malformed.
std::size_t sequence_length(std::string_view text, std::size_t at) {
    auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    unsigned char first = byte(at);
    if (first != 0 && first < 0x80) return 1;
    if ((first & 0xE0) == 0xC0) return at + 1 < text.size() && is_continuation(byte(at + 1)) ? 2 : 0;
    if ((first & 0xF0) == 0xE0)
        return at + 2 < text.size() && is_continuation(byte(at + 1)) && is_continuation(byte(at + 2)) ? 3 : 0;
    return 0;
}

}  // namespace

bool is_valid_modified_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = sequence_length(text, at);
        if (length == 0) return false;
        at += length;
    }
    return true;
}

std::u16string utf16_from_modified_utf8(std::string_view text) {
    std::u16string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        auto byte = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(text[at + i])); };
        std::size_t length = sequence_length(text, at);
        switch (length) {
            case 1: out += static_cast<char16_t>(byte(0)); break;
            case 2: out += static_cast<char16_t>((byte(0) & 0x1F) << 6 | (byte(1) & 0x3F)); break;
            case 3: out += static_cast<char16_t>((byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F)); break;
            default: out += kReplacement; length = 1;
        }
        at += length;
    }
    return out;
}

std::string modified_utf8_from_utf16(std::u16string_view text) {
    std::string out;
    out.reserve(text.size());
    for (char16_t unit : text) {
        if (unit == 0) {
            out += "\xC0\x80";
        } else {
            append_utf8(out, unit);  // surrogates are encoded one by one, that is what makes it "modified"
        }
    }
    return out;
}

std::string utf8_from_utf16(std::u16string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        char16_t unit = text[i];
        if (is_high_surrogate(unit) && i + 1 < text.size() && is_low_surrogate(text[i + 1])) {
            append_utf8(out, 0x10000 + ((static_cast<char32_t>(unit) - 0xD800) << 10) + (text[i + 1] - 0xDC00));
            ++i;
        } else if (is_high_surrogate(unit) || is_low_surrogate(unit)) {
            out += '?';
        } else {
            append_utf8(out, unit);
        }
    }
    return out;
}

std::u16string utf16_from_utf8(std::string_view text) {
    std::u16string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        auto first = static_cast<unsigned char>(text[at]);
        std::size_t length = first < 0x80             ? 1
                             : (first & 0xE0) == 0xC0 ? 2
                             : (first & 0xF0) == 0xE0 ? 3
                             : (first & 0xF8) == 0xF0 ? 4
                                                      : 0;
        if (length == 0 || at + length > text.size()) {
            out += kReplacement;
            ++at;
            continue;
        }
        char32_t point = length == 1 ? first : first & (0x7F >> length);
        bool well_formed = true;
        for (std::size_t i = 1; i < length; ++i) {
            auto byte = static_cast<unsigned char>(text[at + i]);
            well_formed = well_formed && is_continuation(byte);
            point = point << 6 | (byte & 0x3F);
        }
        if (!well_formed) {
            out += kReplacement;
            ++at;
            continue;
        }
        if (point >= 0x10000) {
            out += static_cast<char16_t>(0xD800 + ((point - 0x10000) >> 10));
            out += static_cast<char16_t>(0xDC00 + ((point - 0x10000) & 0x3FF));
        } else {
            out += static_cast<char16_t>(point);
        }
        at += length;
    }
    return out;
}

namespace {

// A character in its encoded form; length 0: no character begins here.
struct Decoded {
    char32_t point = 0;
    std::size_t length = 0;
};

// UTF-8 of one to four bytes, surrogates included.
Decoded decode_one(std::string_view text) {
    auto first = static_cast<unsigned char>(text[0]);
    std::size_t length = first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF8 ? 4 : 0;
    if (length == 0 || length > text.size()) return {};
    char32_t point = length == 1 ? first : first & (0x7F >> length);
    for (std::size_t i = 1; i < length; ++i) {
        auto byte = static_cast<unsigned char>(text[i]);
        if (!is_continuation(byte)) return {};
        point = point << 6 | (byte & 0x3F);
    }
    constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    if (point < kLeast[length] || point > 0x10FFFF) return {};
    return {point, length};
}

// Modified UTF-8 has two surrogates where UTF-8 has one character.
Decoded decode(std::string_view text) {
    Decoded high = decode_one(text);
    if (high.length != 3 || !is_high_surrogate(static_cast<char16_t>(high.point)) || text.size() < 6) return high;
    Decoded low = decode_one(text.substr(3));
    if (low.length != 3 || !is_low_surrogate(static_cast<char16_t>(low.point))) return high;
    return {0x10000 + ((high.point - 0xD800) << 10) + (low.point - 0xDC00), 6};
}

bool is_between(char32_t point, char32_t first, char32_t last) { return point >= first && point <= last; }

// Would it do something to a terminal, or make the text look like another?
bool must_be_escaped(char32_t point) {
    bool is_control = point < 0x20 || is_between(point, 0x7F, 0x9F);
    bool is_surrogate = is_between(point, 0xD800, 0xDFFF);
    bool turns_direction = point == 0x61C || is_between(point, 0x200E, 0x200F) || is_between(point, 0x202A, 0x202E) ||
                           is_between(point, 0x2066, 0x2069);
    bool ends_line = is_between(point, 0x2028, 0x2029);
    bool is_invisible = point == 0xAD || is_between(point, 0x200B, 0x200D) || is_between(point, 0x2060, 0x2065) ||
                        is_between(point, 0x206A, 0x206F) || point == 0xFEFF || is_between(point, 0xFFF9, 0xFFFB) ||
                        is_between(point, 0xE0000, 0xE0FFF);
    return is_control || is_surrogate || turns_direction || ends_line || is_invisible;
}

void append_hexadecimal(std::string& out, std::uint32_t value, int digits) {
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) out += "0123456789abcdef"[value >> shift & 0xF];
}

void append_escaped(std::string& out, char32_t point) {
    if (point == '\n' || point == '\r' || point == '\t') {
        out += point == '\n' ? "\\n" : point == '\r' ? "\\r" : "\\t";
        return;
    }
    if (point >= 0x10000) {
        append_escaped(out, 0xD800 + ((point - 0x10000) >> 10));
        point = 0xDC00 + ((point - 0x10000) & 0x3FF);
    }
    out += "\\u";
    append_hexadecimal(out, static_cast<std::uint32_t>(point), 4);
}

enum class Lines { One, Several };

std::string escaped(std::string_view text, Lines lines) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        Decoded next = decode(text);
        bool lays_out = lines == Lines::Several && (text[0] == '\n' || text[0] == '\t');
        if (next.length == 0) {
            out += "\\x";
            append_hexadecimal(out, static_cast<unsigned char>(text[0]), 2);
        } else if (must_be_escaped(next.point) && !lays_out) {
            append_escaped(out, next.point);
        } else {
            append_utf8(out, next.point);
        }
        text.remove_prefix(std::max<std::size_t>(next.length, 1));
    }
    return out;
}

}  // namespace

std::string printable(std::string_view text) { return escaped(text, Lines::One); }

std::string printable_lines(std::string_view text) { return escaped(text, Lines::Several); }

std::string dotted(std::string_view internal_name) {
    std::string out(internal_name);
    std::replace(out.begin(), out.end(), '/', '.');
    return out;
}

std::string slashed(std::string_view binary_name) {
    std::string out(binary_name);
    std::replace(out.begin(), out.end(), '.', '/');
    return out;
}

}  // namespace raceproof
