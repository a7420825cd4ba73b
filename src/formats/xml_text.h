// Text inside of XML documents.
#pragma once

#include <string>
#include <string_view>

namespace raceproof::formats {

// Of text that is printable by now (base/text.h): no control characters but line feeds and tabs are left, and no lone surrogates.
std::string xml_escaped(std::string_view text);
// Cut where it is very long.
std::string xml_attribute(const std::string& text);

}  // namespace raceproof::formats
