#include "frameworks/find_tests.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/text.h"
#include "frameworks/finders.h"

namespace raceproof::frameworks {

namespace {

bool is_selected(const TestCase& test, const SelectedName& selected) {
    const std::string& name = selected.name;
    if (name.find('#') != std::string::npos) {
        bool is_open = test.is_open_ended || test.number == 0;
        return test.class_name + "#" + test.method == name && (selected.number == 0 || is_open || test.number == selected.number);
    }
    return test.class_name == name || test.class_name.starts_with(name + ".") || test.class_name.starts_with(name + "$");
}

bool fits(const TestCase& test, const std::string& pattern) {
    bool has_method = pattern.find('#') != std::string::npos;
    return matches_pattern(has_method ? test.class_name + "#" + test.method : test.class_name, pattern);
}

bool fits_one(const TestCase& test, const std::vector<std::string>& patterns) {
    return std::any_of(patterns.begin(), patterns.end(), [&](const std::string& pattern) { return fits(test, pattern); });
}

// Could the class, or one nested in it, be meant?
bool may_hold(std::string_view class_name, const std::vector<SelectedName>& names) {
    std::string dotted_name = dotted(class_name);
    return names.empty() || std::any_of(names.begin(), names.end(), [&](const SelectedName& selected) {
               std::string name = selected.name.substr(0, selected.name.find('#'));
               return dotted_name == name || dotted_name.starts_with(name + ".") || dotted_name.starts_with(name + "$") ||
                      name.starts_with(dotted_name + "$");
           });
}

}  // namespace

bool matches_pattern(std::string_view text, std::string_view pattern) {
    std::size_t at = 0, in_pattern = 0, star = std::string_view::npos, resume = 0;
    while (at < text.size()) {
        if (in_pattern < pattern.size() && pattern[in_pattern] == '*') {
            star = in_pattern++;
            resume = at;
        } else if (in_pattern < pattern.size() && (pattern[in_pattern] == '?' || pattern[in_pattern] == text[at])) {
            ++at, ++in_pattern;
        } else if (star != std::string_view::npos) {
            in_pattern = star + 1;
            at = ++resume;
        } else {
            return false;
        }
    }
    while (in_pattern < pattern.size() && pattern[in_pattern] == '*') ++in_pattern;
    return in_pattern == pattern.size();
}

SelectedName read_name(const std::string& text) {
    std::size_t open = text.rfind('[');
    if (text.find('#') == std::string::npos || open == std::string::npos || !text.ends_with(']')) return {text, 0};
    SelectedName selected{text.substr(0, open), 0};
    std::from_chars(text.data() + open + 1, text.data() + text.size() - 1, selected.number);
    return selected;
}

Result<std::vector<TestCase>> find_tests(ClassIndex& index, const Selection& selection) {
    std::vector<SelectedName> names;
    for (const std::string& name : selection.names) names.push_back(read_name(name));
    std::vector<TestCase> tests;
    for (const std::string& name : names.empty() ? index.classes() : index.all_classes()) {
        const classfile::ClassFile* file = may_hold(name, names) ? index.find(name) : nullptr;
        if (file == nullptr) continue;
        find_jupiter_tests(index, *file, tests);
        find_junit4_tests(index, *file, tests);
        find_testng_tests(index, *file, tests);
        find_concurrent_tests(index, *file, tests);
    }
    for (const SelectedName& selected : names)
        if (std::none_of(tests.begin(), tests.end(), [&](const TestCase& test) { return is_selected(test, selected); }))
            return Error{fmt::format("there is no test {} on the class path", selected.name)};
    std::erase_if(tests, [&](const TestCase& test) {
        bool is_named = names.empty() || std::any_of(names.begin(), names.end(),
                                                     [&](const SelectedName& selected) { return is_selected(test, selected); });
        bool is_included = selection.include.empty() || fits_one(test, selection.include);
        return !is_named || !is_included || fits_one(test, selection.exclude);
    });
    for (TestCase& test : tests)
        if (const auto chosen = std::find_if(names.begin(), names.end(),
                                             [&](const SelectedName& one) { return one.number != 0 && is_selected(test, one); });
            test.is_open_ended && chosen != names.end())
            test.choose(chosen->number);
    return tests;
}

}  // namespace raceproof::frameworks
