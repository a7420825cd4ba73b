#include "explore/trust.h"

#include <algorithm>
#include <unordered_set>

#include "classfile/annotations.h"

namespace raceproof::explore {

namespace {

bool fits(std::string_view name, std::string_view pattern) {
    std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return name == pattern;
    if (!name.starts_with(pattern.substr(0, star))) return false;
    std::string_view rest = pattern.substr(star + 1);
    for (std::size_t i = star; i <= name.size(); ++i)
        if (fits(name.substr(i), rest)) return true;
    return false;
}

}  // namespace

Trust::Trust() {
    trust("java.util.concurrent.*");
#define BENIGN(class_name, field, reason) caches_.push_back({class_name, field, reason});
#define OWN_DATA(package, reason)
#define OWN_CODE(class_name, reason)
#include "explore/benign_fields.def"
#undef OWN_CODE
#undef OWN_DATA
#undef BENIGN
}

bool Trust::is_own_code(const program::Class& klass) {
    static const std::unordered_set<std::string_view> kClasses = {
#define BENIGN(class_name, field, reason)
#define OWN_DATA(package, reason)
#define OWN_CODE(class_name, reason) class_name,
#include "explore/benign_fields.def"
#undef OWN_CODE
#undef OWN_DATA
#undef BENIGN
    };
    return klass.is_trusted && kClasses.contains(klass.dotted_name());
}

bool Trust::is_ordering(const program::Class& klass) {
    return klass.is_trusted && klass.name.text().starts_with("java/util/concurrent/ForkJoin");
}

bool Trust::is_own_data(const program::Class& klass) {
    static constexpr std::string_view kPackages[] = {
#define BENIGN(class_name, field, reason)
#define OWN_DATA(package, reason) package,
#define OWN_CODE(class_name, reason)
#include "explore/benign_fields.def"
#undef OWN_CODE
#undef OWN_DATA
#undef BENIGN
    };
    const program::Class& element = klass.is_array() ? *klass.element : klass;
    std::string name = element.dotted_name();
    return element.is_trusted && std::any_of(std::begin(kPackages), std::end(kPackages),
                                             [&](std::string_view package) { return name.starts_with(package); });
}

bool Trust::is_trusted(const program::Class& klass) const {
    std::string name = klass.dotted_name();
    for (auto pattern = patterns_.rbegin(); pattern != patterns_.rend(); ++pattern)
        if (fits(name, pattern->text)) return pattern->trusted;
    return false;
}

namespace {

bool names(const std::vector<BenignField>& fields, std::string_view class_name, std::string_view field) {
    return std::any_of(fields.begin(), fields.end(),
                       [&](const BenignField& one) { return one.field == field && one.class_name == class_name; });
}

bool add(std::vector<BenignField>& fields, std::string_view name, std::string reason) {
    std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos || dot == 0 || dot + 1 == name.size()) return false;
    fields.push_back({std::string(name.substr(0, dot)), std::string(name.substr(dot + 1)), std::move(reason)});
    return true;
}

bool is_annotated(const program::Field& field, std::string_view annotation) {
    const classfile::ClassFile* file = field.owner->file;
    if (file == nullptr || field.owner->is_trusted) return false;
    return classfile::has_annotation(*file, field.info->annotations, annotation) ||
           classfile::has_annotation(*file, file->annotations, annotation);
}

}  // namespace

bool Trust::add_untracked(std::string_view name) { return add(untracked_, name, {}); }
bool Trust::add_benign(std::string_view name, std::string reason) { return add(benign_, name, std::move(reason)); }

Treatment Trust::treatment(const program::Field& field) const {
    std::string owner = field.owner->dotted_name();
    if (names(benign_, owner, field.name.text()) || is_annotated(field, "Lraceproof/Benign;")) return Treatment::Benign;
    bool is_left_out = names(caches_, owner, field.name.text()) || names(untracked_, owner, field.name.text());
    return is_left_out || is_annotated(field, "Lraceproof/Untracked;") ? Treatment::Unchecked : Treatment::Checked;
}

}  // namespace raceproof::explore
