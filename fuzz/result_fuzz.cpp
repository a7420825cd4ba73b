// Any bytes as a result file: it is no result, or every format can be made of it, and those that are JSON can be read again.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/verify.h"
#include "formats/annotations.h"
#include "formats/baseline.h"
#include "formats/finding_text.h"
#include "formats/html.h"
#include "formats/junit.h"
#include "formats/markdown.h"
#include "formats/sarif.h"

using namespace raceproof::formats;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    if (auto baseline = read_baseline(text, "baseline")) {
        auto again = read_baseline(write_baseline(*baseline), "baseline");
        VERIFY(again && write_baseline(*again) == write_baseline(*baseline), "should be written as it was read");
    }
    auto document = read_document(text, "result");
    if (!document) return 0;
    const Json& result = *document;
    VERIFY(Json::accept(sarif({&result, 1})), "SARIF should be JSON");
    VERIFY(!junit({&result, 1}).empty() && !markdown({&result, 1}).empty(), "should be written");
    VERIFY(html({&result, 1}).find("RACEPROOF_RESULTS") == std::string::npos || text.find("RACEPROOF_RESULTS") != text.npos,
           "should hold the results");
    summary_text(result);
    github_annotations({&result, 1});
    VERIFY(update_baseline({}, {&result, 1}, "").gone.empty(), "nothing should be gone from nothing");
    return 0;
}
