// Where the sources of a document's places are, and what stands there: from the windows of source lines that it carries.
#pragma once

#include <string>
#include <vector>

#include "formats/document.h"

namespace raceproof::formats {

struct NumberedLine {
    std::int64_t number = 0;
    std::string text;
};

class SourcePaths {
  public:
    explicit SourcePaths(const Json& document) : windows_(list_of(document, "sources")) {}

    // Relative to the working directory of the check if it was below that. A file that is not known is taken for one in the
    // folder of its package.
    std::string path_of(const Place& place) const;
    // Up to `around` lines before and after the place; nothing if the source is not known.
    std::vector<NumberedLine> lines_around(const Place& place, std::int64_t around) const;

  private:
    const Json* window_of(const Place& place) const;

    const Json& windows_;
};

// A path as a reference of RFC 3986; an absolute one begins with file://.
std::string uri_of_path(const std::string& path);

}  // namespace raceproof::formats
