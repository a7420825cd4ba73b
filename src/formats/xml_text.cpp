#include "formats/xml_text.h"

#include "formats/document.h"

namespace raceproof::formats {

namespace {

constexpr std::size_t kMostBytesOfAttribute = 1000;

}  // namespace

// Of what XML 1.0 forbids there remain two code points that are no characters.
std::string xml_escaped(std::string_view text) {
    std::string xml;
    for (std::size_t i = 0; i < text.size(); ++i) {
        switch (text[i]) {
            case '&': xml += "&amp;"; break;
            case '<': xml += "&lt;"; break;
            case '>': xml += "&gt;"; break;
            case '"': xml += "&quot;"; break;
            case '\'': xml += "&apos;"; break;
            default:
                if (text.substr(i).starts_with("\xEF\xBF\xBE") || text.substr(i).starts_with("\xEF\xBF\xBF")) {
                    xml += text[i + 2] == '\xBE' ? "\\ufffe" : "\\uffff";
                    i += 2;
                } else {
                    xml += text[i];
                }
        }
    }
    return xml;
}

std::string xml_attribute(const std::string& text) { return xml_escaped(shortened(text, kMostBytesOfAttribute)); }

}  // namespace raceproof::formats
