#include "cli/project_file.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/suggestion.h"

namespace raceproof::cli {

namespace fs = std::filesystem;

namespace {

enum class Shape {
    Text,      // "full"
    File,      // "known.json", seen from the folder of the project file
    Quantity,  // 1000 or "4g"
    Flag,      // true or false
    Words,     // ["com.foo.**"], one option each
    Path,      // ["classes", "lib/*"], one option with ':' between
    Pairs,     // a table: each key=value is one option
};

struct KeyRow {
    std::string_view key;
    Shape shape;
    std::string_view option;
};

constexpr KeyRow kKeys[] = {
    {"class-path", Shape::Path, "-cp"},
    {"sources", Shape::Path, "--source-path"},
    {"properties", Shape::Pairs, "-D"},
    {"assertions", Shape::Flag, "-ea"},
    {"heap", Shape::Quantity, "--heap"},
    {"processors", Shape::Quantity, "--processors"},
    {"races", Shape::Text, "--races"},
    {"detector", Shape::Text, "--detector"},
    {"schedule-points", Shape::Text, "--schedule-points"},
    {"reduction", Shape::Text, "--reduction"},
    {"timeouts", Shape::Text, "--timeouts"},
    {"spurious", Shape::Flag, "--spurious"},
    {"random", Shape::Text, "--random"},
    {"strict", Shape::Flag, "--strict"},
    {"assume-sc", Shape::Flag, "--assume-sc"},
    {"liveness", Shape::Flag, "--liveness"},
    {"trust", Shape::Words, "--trust"},
    {"untrust", Shape::Words, "--untrust"},
    {"untracked", Shape::Words, "--untracked"},
    {"benign", Shape::Pairs, "--benign"},
    {"all", Shape::Flag, "--all"},
    {"baseline", Shape::File, "--baseline"},
    {"search", Shape::Text, "--search"},
    {"store", Shape::Text, "--store"},
    {"max-states", Shape::Quantity, "--max-states"},
    {"max-time", Shape::Quantity, "--max-time"},
    {"max-memory", Shape::Quantity, "--max-memory"},
    {"max-depth", Shape::Quantity, "--max-depth"},
};

std::string_view what_it_takes(Shape shape) {
    switch (shape) {
        case Shape::Text:
        case Shape::File: return "a text in quotes";
        case Shape::Quantity: return "a number, or a text in quotes";
        case Shape::Flag: return "true or false";
        case Shape::Words:
        case Shape::Path: return "a list of texts: [\"…\", \"…\"]";
        case Shape::Pairs: return "a table of texts: key = \"text\"";
    }
    return "";
}

// One file on its way to options; keeps the first error.
class FileReader {
  public:
    explicit FileReader(const std::string& path) : path_(path), folder_(fs::path(path).parent_path()) {}

    void read(const toml::table& table) {
        for (auto&& [key, node] : table) {
            auto row = std::find_if(std::begin(kKeys), std::end(kKeys),
                                    [&key = key](const KeyRow& known) { return known.key == key.str(); });
            if (row == std::end(kKeys)) {
                std::vector<std::string> known;
                for (const KeyRow& each : kKeys) known.emplace_back(each.key);
                fail(key.source(), fmt::format("unknown key '{}'{}", key.str(), did_you_mean(key.str(), known)));
            } else if (!add(*row, node)) {
                fail(node.source(), fmt::format("'{}' takes {}", key.str(), what_it_takes(row->shape)));
            }
        }
    }

    const std::string& error() const { return error_; }
    ParsedOptions take() { return std::move(options_); }

    std::string origin(const toml::source_region& source) const {
        return fmt::format("{}:{}:{}", path_, source.begin.line, source.begin.column);
    }

  private:
    // False if the value has not the shape that it must have.
    bool add(const KeyRow& row, const toml::node& node) {
        switch (row.shape) {
            case Shape::Quantity:
                if (auto number = node.value_exact<std::int64_t>()) return give(row.option, std::to_string(*number), node);
                [[fallthrough]];
            case Shape::Text: {
                auto text = node.value_exact<std::string>();
                return text && give(row.option, *text, node);
            }
            case Shape::File: {
                auto text = node.value_exact<std::string>();
                return text && give(row.option, (folder_ / *text).lexically_normal().string(), node);
            }
            case Shape::Flag: return add_flag(row, node);
            case Shape::Words:
            case Shape::Path: return node.is_array() && add_list(row, *node.as_array());
            case Shape::Pairs: return node.is_table() && add_pairs(row, *node.as_table());
        }
        return false;
    }

    bool add_flag(const KeyRow& row, const toml::node& node) {
        auto flag = node.value_exact<bool>();
        if (!flag) return false;
        if (row.option == "-ea")
            give(*flag ? "-ea" : "-da", "", node);
        else if (*flag)
            give(row.option, "", node);
        return true;
    }

    bool add_list(const KeyRow& row, const toml::array& list) {
        std::string path;
        for (const toml::node& element : list) {
            auto text = element.value_exact<std::string>();
            if (!text) return false;
            if (row.shape == Shape::Words) give(row.option, *text, element);
            path += fmt::format("{}{}", path.empty() ? "" : ":", (folder_ / *text).lexically_normal().string());
        }
        if (row.shape == Shape::Path && !path.empty()) give(row.option, path, list);
        return true;
    }

    bool add_pairs(const KeyRow& row, const toml::table& table) {
        for (auto&& [key, value] : table) {
            auto text = value.value_exact<std::string>();
            if (!text) return false;
            give(row.option, fmt::format("{}={}", key.str(), *text), value);
        }
        return true;
    }

    bool give(std::string_view option, std::string text, const toml::node& node) {
        options_.give(std::string(option), std::move(text), origin(node.source()));
        return true;
    }

    void fail(const toml::source_region& source, std::string_view message) {
        if (error_.empty()) error_ = fmt::format("{}: {}", origin(source), message);
    }

    std::string path_;
    fs::path folder_;
    ParsedOptions options_;
    std::string error_;
};

}  // namespace

std::string find_project_file() {
    constexpr const char* kName = "raceproof.toml";
    std::error_code error;
    fs::path relative;
    for (fs::path at = fs::current_path(error);; at = at.parent_path(), relative /= "..") {
        if (fs::is_regular_file(at / kName, error)) return relative / kName;
        if (fs::exists(at / ".git", error) || at == at.parent_path()) return "";
    }
}

Result<ParsedOptions> read_project_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    if (!in || in.bad()) return Error{fmt::format("cannot read {}", path)};
    FileReader reader(path);
    try {
        reader.read(toml::parse(text, path));
    } catch (const toml::parse_error& error) {
        return Error{fmt::format("{}: {}", reader.origin(error.source()), error.description())};
    }
    if (!reader.error().empty()) return Error{reader.error()};
    return reader.take();
}

}  // namespace raceproof::cli
