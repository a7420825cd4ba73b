// Where results go for programs to read: the result file, and what is made of it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/option_reader.h"
#include "cli/options.h"
#include "formats/document.h"

namespace raceproof::cli {

inline constexpr OptionRow kFormatOptions[] = {
    {"--html", OptionKind::Value, "FILE", "one page for a browser, which needs nothing else"},
    {"--sarif", OptionKind::Value, "FILE", "SARIF 2.1.0, for code hosts and editors"},
    {"--junit", OptionKind::Value, "FILE", "JUnit XML, for continuous integration: a test case for each property"},
    {"--markdown", OptionKind::Value, "FILE", "Markdown, for a comment on a pull request"},
    {"--annotations", OptionKind::Value, "HOST",
     "github: also print annotations for GitHub Actions, beside the lines of code that findings are about"},
};

// A file, "-" for standard output, or empty for nowhere.
struct Outputs {
    std::string json, html, sarif, junit, markdown;
    bool annotates = false;

    // Is there anything but the result file?
    bool has_formats() const { return annotates || !(html + sarif + junit + markdown).empty(); }
    // Standard output belongs to a document: what people read goes to standard error.
    bool takes_standard_output() const;
};

Outputs read_outputs(const ParsedOptions& options, Reader& reader);

// A text and where it goes.
struct Output {
    std::string path, text;
};
// The formats that are asked for, annotations excepted.
std::vector<Output> outputs_of(std::span<const formats::Json> documents, const Outputs& outputs);
// Writes all that can be written, and complains of each that cannot, in one line. Could all be written?
bool write_outputs(std::span<const Output> outputs);

// A whole file, or standard input if that is "-".
Result<std::string> read_input(const std::string& path);

}  // namespace raceproof::cli
