// Commands whose words are result files and options in any order.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/options.h"
#include "formats/baseline.h"
#include "formats/document.h"

namespace raceproof::cli {

// The options among the words; `rest` has the others. Behind "--" no word is an option.
Result<ParsedOptions> parse_mixed(std::span<const OptionRow> rows, std::span<const std::string> words);
Result<formats::Baseline> read_baseline_file(const std::string& file);
// An error names the first file that cannot be read or is no result.
Result<std::vector<formats::Json>> read_documents(std::span<const std::string> files);

}  // namespace raceproof::cli
