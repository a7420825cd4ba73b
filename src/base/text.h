// Conversions between the three encodings that a JVM meets: modified UTF-8 (class files), UTF-16
// (java.lang.String) and UTF-8 (the host's terminal and file names). And what of it may be shown to people.
#pragma once

#include <string>
#include <string_view>

namespace raceproof {

// Modified UTF-8 as of JVMS 4.4.7. Malformed bytes become U+FFFD (the class-file reader rejects them earlier).
std::u16string utf16_from_modified_utf8(std::string_view text);
std::string modified_utf8_from_utf16(std::u16string_view text);

// Standard UTF-8. Unpaired surrogates become '?', as System.out prints them.
std::string utf8_from_utf16(std::u16string_view text);
std::u16string utf16_from_utf8(std::string_view text);

bool is_valid_modified_utf8(std::string_view text);

// Text of the checked program (names, messages, values, source) as one line that is safe to show: control characters and those
// that change the direction of writing or are not seen at all are escaped as in Java (\u001b, \n), bytes that are no UTF-8 as
// \xff. UTF-8 or modified UTF-8.
std::string printable(std::string_view text);
// The same for text of several lines: line feeds and tabs stay.
std::string printable_lines(std::string_view text);

// "java/lang/String" <-> "java.lang.String".
std::string dotted(std::string_view internal_name);
std::string slashed(std::string_view binary_name);

}  // namespace raceproof
