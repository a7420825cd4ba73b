#include "cli/result_files.h"

#include <algorithm>

#include "cli/outputs.h"

namespace raceproof::cli {

Result<ParsedOptions> parse_mixed(std::span<const OptionRow> rows, std::span<const std::string> words) {
    ParsedOptions all;
    while (!words.empty()) {
        auto part = parse_options(rows, words);
        if (!part) return part.error();
        for (const ParsedOptions::Given& given : part->given()) all.give(given.key, given.text);
        std::size_t parsed = words.size() - part->rest.size();
        bool has_ended = parsed > 0 && words[parsed - 1] == "--";
        std::size_t count = has_ended ? part->rest.size() : std::min<std::size_t>(part->rest.size(), 1);
        all.rest.insert(all.rest.end(), part->rest.begin(), part->rest.begin() + static_cast<std::ptrdiff_t>(count));
        words = words.subspan(parsed + count);
    }
    return all;
}

Result<formats::Baseline> read_baseline_file(const std::string& file) {
    auto text = read_input(file);
    if (!text) return text.error();
    return formats::read_baseline(*text, file);
}

Result<std::vector<formats::Json>> read_documents(std::span<const std::string> files) {
    std::vector<formats::Json> documents;
    for (const std::string& file : files) {
        auto text = read_input(file);
        if (!text) return text.error();
        auto document = formats::read_document(*text, file == "-" ? "standard input" : file);
        if (!document) return document.error();
        documents.push_back(document.take());
    }
    return documents;
}

}  // namespace raceproof::cli
