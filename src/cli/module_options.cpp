#include "cli/module_options.h"

#include <fmt/format.h>

namespace raceproof::cli {

namespace {

Result<std::vector<std::string>> read_packages(const ParsedOptions& options, std::string_view option) {
    constexpr std::string_view kTarget = "=ALL-UNNAMED";
    std::vector<std::string> packages;
    for (const std::string& text : options.all(option)) {
        std::size_t slash = text.find('/');
        bool is_good =
            text.ends_with(kTarget) && slash != std::string::npos && slash > 0 && slash + 1 < text.size() - kTarget.size();
        if (!is_good) return Error{fmt::format("{} {}: should be MODULE/PACKAGE=ALL-UNNAMED", option, text)};
        packages.push_back(text.substr(0, text.size() - kTarget.size()));
    }
    return packages;
}

}  // namespace

Result<program::ModuleOptions> read_module_options(const ParsedOptions& options) {
    auto exports = read_packages(options, "--add-exports"), opens = read_packages(options, "--add-opens");
    if (!exports) return exports.error();
    if (!opens) return opens.error();
    return program::ModuleOptions{exports.take(), opens.take()};
}

}  // namespace raceproof::cli
