#include "base/text.h"

#include <algorithm>

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
