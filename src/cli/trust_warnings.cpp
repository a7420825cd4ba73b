#include "cli/trust_warnings.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/suggestion.h"
#include "base/text.h"
#include "classfile/reader.h"
#include "session/class_names.h"

namespace raceproof::cli {

using races::TrustRule;

namespace {

std::unique_ptr<const classfile::ClassFile> read(const session::Guest& guest, std::string_view class_name) {
    std::string path = slashed(class_name) + ".class";
    auto from = [&](const classfile::ClassSource& source) -> std::unique_ptr<const classfile::ClassFile> {
        auto found = source.find(path);
        if (!found || !*found) return nullptr;
        auto parsed = classfile::read_class(**found);
        return parsed ? parsed.take() : nullptr;
    };
    auto file = from(guest.program->jdk());
    return file != nullptr ? std::move(file) : from(guest.program->class_path());
}

std::string missing_class(const session::Guest& guest, std::string_view name) {
    return fmt::format("there is no class {}{}", name, did_you_mean(name, session::class_names(guest.target.class_path)));
}

std::string missing_field(const session::Guest& guest, const classfile::ClassFile& file, const races::TrustRule& rule) {
    std::vector<std::string> names;
    for (const classfile::FieldInfo& field : file.fields) names.emplace_back(field.name);
    if (std::find(names.begin(), names.end(), rule.field_name()) != names.end()) return "";
    std::string super = file.super_class == 0 ? "" : dotted(file.class_name(file.super_class));
    if (auto parent = super.empty() ? nullptr : read(guest, super)) {
        races::TrustRule inherited{rule.kind, fmt::format("{}.{}", super, rule.field_name()), ""};
        if (missing_field(guest, *parent, inherited).empty())
            return fmt::format("{} does not declare the field, but inherits it; did you mean {}?", rule.class_name(),
                               inherited.subject);
    }
    return fmt::format("{} has no field {}{}", rule.class_name(), rule.field_name(), did_you_mean(rule.field_name(), names));
}

std::string problem_of(const session::Guest& guest, const races::TrustRule& rule) {
    if (rule.is_pattern()) return "";
    std::string_view name = rule.is_about_field() ? rule.class_name() : std::string_view(rule.subject);
    auto file = read(guest, name);
    if (file == nullptr) return missing_class(guest, name);
    return rule.is_about_field() ? missing_field(guest, *file, rule) : "";
}

}  // namespace

std::vector<std::string> warnings_about_names(const session::Guest& guest, const races::Trust& trust) {
    std::vector<std::string> warnings;
    for (const races::TrustRule& rule : trust.rules())
        if (std::string problem = problem_of(guest, rule); !problem.empty())
            warnings.push_back(fmt::format("{} {}: {}", name_of(rule.kind), rule.subject, problem));
    return warnings;
}

std::vector<std::string> warnings_about_patterns(const session::Guest& guest, const races::Trust& trust) {
    std::vector<std::string> warnings;
    for (const races::TrustRule& rule : trust.rules()) {
        if (!rule.is_pattern()) continue;
        bool is_used = false;
        for (std::uint32_t id = 0; id < guest.program->class_count() && !is_used; ++id)
            is_used = rule.fits(guest.program->by_id(static_cast<program::ClassId>(id)));
        if (!is_used)
            warnings.push_back(fmt::format("{} {}: no class that the program uses fits", name_of(rule.kind), rule.subject));
    }
    return warnings;
}

}  // namespace raceproof::cli
