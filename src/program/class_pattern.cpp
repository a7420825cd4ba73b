#include "program/class_pattern.h"

namespace raceproof::program {

namespace {

// `*` stands for any part of a name without a dot, `**` for any part.
bool matches(std::string_view name, std::string_view pattern) {
    std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return name == pattern;
    if (!name.starts_with(pattern.substr(0, star))) return false;
    bool crosses_dots = pattern.substr(star).starts_with("**");
    std::string_view rest = pattern.substr(star + (crosses_dots ? 2 : 1));
    for (std::size_t i = star; i <= name.size(); ++i) {
        if (matches(name.substr(i), rest)) return true;
        if (i < name.size() && name[i] == '.' && !crosses_dots) return false;
    }
    return false;
}

}  // namespace

bool fits_class_pattern(std::string_view dotted_name, std::string_view pattern) {
    if (matches(dotted_name, pattern)) return true;
    // A class stands for what is nested in it.
    std::size_t dot = dotted_name.rfind('.');
    std::size_t dollar = dotted_name.find('$', dot == std::string_view::npos ? 0 : dot);
    return dollar != std::string_view::npos && matches(dotted_name.substr(0, dollar), pattern);
}

}  // namespace raceproof::program
