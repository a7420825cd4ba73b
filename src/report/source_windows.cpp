#include "report/source_windows.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace raceproof::report {

using Json = nlohmann::ordered_json;

namespace {

constexpr int kAround = 5;

// The lines that are spoken of, by package ("com.example", or nothing) and file.
using Mentioned = std::map<std::pair<std::string, std::string>, std::set<int>>;

std::string package_of(const std::string& class_name) {
    std::size_t end = class_name.rfind('.');
    return end == std::string::npos ? "" : class_name.substr(0, end);
}

void note_place(const Json& object, Mentioned& mentioned) {
    auto klass = object.find("class"), file = object.find("file"), line = object.find("line"), module = object.find("module");
    bool is_place = klass != object.end() && klass->is_string() && file != object.end() && file->is_string() &&
                    line != object.end() && line->is_number_integer();
    bool is_of_jdk = module != object.end() && !module->is_null();
    if (is_place && !is_of_jdk) mentioned[{package_of(klass->get<std::string>()), *file}].insert(line->get<int>());
}

void note_places(const Json& value, Mentioned& mentioned) {
    if (value.is_object()) note_place(value, mentioned);
    if (value.is_structured())
        for (const Json& part : value) note_places(part, mentioned);
}

}  // namespace

Json source_windows(const Json& parts, const SourceLines& sources) {
    Mentioned mentioned;
    note_places(parts, mentioned);
    Json all = Json::array();
    for (const auto& [name, lines] : mentioned) {
        const auto& [package, file] = name;
        for (SourceWindow& window : sources.windows(package.empty() ? "" : package + ".", file, lines, kAround))
            all.push_back({{"file", file},
                           {"package", package},
                           {"path", std::move(window.path)},
                           {"first_line", window.first_line},
                           {"lines", std::move(window.lines)}});
    }
    return all;
}

}  // namespace raceproof::report
