#include "cli/outputs.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "base/atomic_file.h"
#include "base/say.h"
#include "base/text.h"
#include "formats/html.h"
#include "formats/junit.h"
#include "formats/markdown.h"
#include "formats/sarif.h"

namespace raceproof::cli {

namespace {

using formats::Json;

struct Format {
    const char* option;
    std::string Outputs::*file;
    std::string (*write)(std::span<const Json> documents);  // nullptr: not made of documents
};

constexpr Format kFormats[] = {
    {"--json", &Outputs::json, nullptr},
    {"--html", &Outputs::html, formats::html},
    {"--sarif", &Outputs::sarif, formats::sarif},
    {"--junit", &Outputs::junit, formats::junit},
    {"--markdown", &Outputs::markdown, formats::markdown},
};

Result<Done> write_to_standard_output(const std::string& text) {
    bool is_written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (std::fflush(stdout) != 0 || !is_written) return Error{"standard output could not be written"};
    return Done{};
}

}  // namespace

bool Outputs::takes_standard_output() const {
    for (const Format& format : kFormats)
        if (this->*format.file == "-") return true;
    return false;
}

Outputs read_outputs(const ParsedOptions& options, Reader& reader) {
    Outputs outputs;
    const char* on_standard_output = nullptr;
    for (const Format& format : kFormats) {
        if (!options.has(format.option)) continue;
        std::string& file = outputs.*format.file;
        file = options.get(format.option);
        if (file.empty()) reader.fail(fmt::format("{} needs a file", format.option));
        if (file != "-") continue;
        if (on_standard_output != nullptr)
            reader.fail(fmt::format("{} and {} cannot both go to standard output", on_standard_output, format.option));
        on_standard_output = format.option;
    }
    if (options.has("--annotations")) outputs.annotates = reader.choice<bool>("--annotations", {{"github", true}});
    return outputs;
}

std::vector<Output> outputs_of(std::span<const Json> documents, const Outputs& outputs) {
    std::vector<Output> texts;
    for (const Format& format : kFormats)
        if (const std::string& path = outputs.*format.file; format.write != nullptr && !path.empty())
            texts.push_back({path, format.write(documents)});
    return texts;
}

bool write_outputs(std::span<const Output> outputs) {
    bool are_written = true;
    for (const Output& output : outputs) {
        auto written = output.path == "-" ? write_to_standard_output(output.text) : write_file(output.path, output.text);
        if (!written) say("raceproof: {}\n", printable(written.error().message));
        are_written = are_written && written.ok();
    }
    return are_written;
}

Result<std::string> read_input(const std::string& path) {
    auto close = [](std::FILE* file) {
        if (file != stdin) std::fclose(file);
    };
    std::unique_ptr<std::FILE, decltype(close)> file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close);
    if (file == nullptr) return Error{fmt::format("cannot read {}: {}", path, std::strerror(errno))};
    std::string text;
    char buffer[1 << 16];
    for (std::size_t count; (count = std::fread(buffer, 1, sizeof buffer, file.get())) != 0;) text.append(buffer, count);
    if (std::ferror(file.get()) != 0) return Error{fmt::format("cannot read {}: {}", path, std::strerror(errno))};
    return text;
}

}  // namespace raceproof::cli
