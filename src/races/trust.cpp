#include "races/trust.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "classfile/annotations.h"
#include "program/class_pattern.h"

namespace raceproof::races {

namespace {

constexpr std::string_view kTrusted = "java.util.concurrent.**";

bool is_name(std::string_view text) {
    return !text.empty() && text.front() != '.' && text.back() != '.' &&
           text.find_first_of(" \t\n/=#()") == std::string_view::npos;
}

}  // namespace

std::string_view name_of(TrustRule::Kind kind) {
    switch (kind) {
        case TrustRule::Kind::Trust: return "trust";
        case TrustRule::Kind::Untrust: return "untrust";
        case TrustRule::Kind::Untracked: return "untracked";
        case TrustRule::Kind::Benign: return "benign";
    }
    return "";
}

Result<TrustRule> TrustRule::parse(Kind kind, std::string_view text) {
    std::size_t equals = kind == Kind::Benign ? text.find('=') : std::string_view::npos;
    TrustRule rule{kind, std::string(text.substr(0, equals)),
                   equals == std::string_view::npos ? "" : std::string(text.substr(equals + 1))};
    if (!is_name(rule.subject))
        return Error{fmt::format("'{}' is not the name of a {}", rule.subject, rule.is_about_field() ? "field" : "class")};
    if (rule.is_about_field() && (rule.subject.find('.') == std::string::npos || rule.subject.find('*') != std::string::npos))
        return Error{fmt::format("'{}' does not name a field: write Class.field", rule.subject)};
    if (kind == Kind::Benign && (rule.reason.empty() || rule.reason.find('\n') != std::string::npos))
        return Error{fmt::format("'{}' needs a reason in one line: {}=why races on it do no harm", text, rule.subject)};
    return rule;
}

std::string TrustRule::text() const { return reason.empty() ? subject : subject + "=" + reason; }

bool TrustRule::fits(const program::Class& klass) const {
    return !is_about_field() && program::fits_class_pattern(klass.dotted_name(), subject);
}

Trust::Trust() {
#define BENIGN(class_name, field, reason) caches_.push_back({class_name, field, reason});
#define OWN_DATA(package, reason)
#define OWN_CODE(class_name, reason)
#define BUT(class_name, method)
#include "races/benign_fields.def"
#undef BUT
#undef OWN_CODE
#undef OWN_DATA
#undef BENIGN
}

bool Trust::is_own_code(const program::Class& klass) {
    static const std::unordered_set<std::string_view> kClasses = {
#define BENIGN(class_name, field, reason)
#define OWN_DATA(package, reason)
#define OWN_CODE(class_name, reason) class_name,
#define BUT(class_name, method)
#include "races/benign_fields.def"
#undef BUT
#undef OWN_CODE
#undef OWN_DATA
#undef BENIGN
    };
    return klass.is_trusted && kClasses.contains(klass.dotted_name());
}

bool Trust::is_own_code(const program::Method& method) {
    struct Exception {
        std::string_view class_name, method;
    };
    static constexpr Exception kExceptions[] = {
#define BENIGN(class_name, field, reason)
#define OWN_DATA(package, reason)
#define OWN_CODE(class_name, reason)
#define BUT(class_name, method) {class_name, method},
#include "races/benign_fields.def"
#undef BUT
#undef OWN_CODE
#undef OWN_DATA
#undef BENIGN
    };
    return std::none_of(std::begin(kExceptions), std::end(kExceptions), [&](const Exception& exception) {
        return method.name.text() == exception.method && method.owner->dotted_name() == exception.class_name;
    });
}

bool Trust::is_hand_over(const program::Class& code, const program::Class& array) {
    return code.is_trusted && code.name.text() == "java/util/concurrent/ForkJoinPool$WorkQueue" && array.is_array() &&
           array.name.text() == "[Ljava/util/concurrent/ForkJoinTask;";
}

// A skip list is walked by plain reads; what they read was published by compareAndSet, and acquireFence stands before.
bool Trust::reads_between_fences(const program::Class& code) {
    return code.is_trusted && code.name.text().starts_with("java/util/concurrent/ConcurrentSkipList");
}

bool Trust::accesses_for_callers(const program::Class& klass) {
    if (klass.is_synthetic) return true;  // what calls of handles are desugared into
    std::string_view name = klass.name.text();
    return klass.is_trusted &&
           (name.starts_with("java/lang/invoke/") || name == "sun/misc/Unsafe" || name == "jdk/internal/misc/Unsafe");
}

bool Trust::is_own_data(const program::Class& klass) {
    static constexpr std::string_view kPackages[] = {
#define BENIGN(class_name, field, reason)
#define OWN_DATA(package, reason) package,
#define OWN_CODE(class_name, reason)
#define BUT(class_name, method)
#include "races/benign_fields.def"
#undef BUT
#undef OWN_CODE
#undef OWN_DATA
#undef BENIGN
    };
    const program::Class& element = klass.is_array() ? *klass.element : klass;
    std::string name = element.dotted_name();
    return element.is_trusted && std::any_of(std::begin(kPackages), std::end(kPackages),
                                             [&](std::string_view package) { return name.starts_with(package); });
}

const TrustRule* Trust::rule_about(const program::Class& klass) const {
    for (auto rule = rules_.rbegin(); rule != rules_.rend(); ++rule)
        if (rule->fits(klass)) return &*rule;
    return nullptr;
}

bool Trust::is_trusted(const program::Class& klass) const {
    const TrustRule* rule = rule_about(klass);
    return rule != nullptr ? rule->kind == TrustRule::Kind::Trust : program::fits_class_pattern(klass.dotted_name(), kTrusted);
}

namespace {

bool is_annotated(const program::Field& field, std::string_view annotation) {
    const classfile::ClassFile* file = field.owner->file;
    if (file == nullptr || field.owner->is_trusted) return false;
    return classfile::has_annotation(*file, field.info->annotations, annotation) ||
           classfile::has_annotation(*file, file->annotations, annotation);
}

}  // namespace

Treatment Trust::treatment_by_user(const program::Field& field) const {
    std::string owner = field.owner->dotted_name();
    auto is_named = [&](TrustRule::Kind kind) {
        return std::any_of(rules_.begin(), rules_.end(), [&](const TrustRule& rule) {
            return rule.kind == kind && rule.field_name() == field.name.text() && rule.class_name() == owner;
        });
    };
    if (is_named(TrustRule::Kind::Benign) || is_annotated(field, "Lraceproof/Benign;")) return Treatment::Benign;
    bool is_untracked = is_named(TrustRule::Kind::Untracked) || is_annotated(field, "Lraceproof/Untracked;");
    return is_untracked ? Treatment::Unchecked : Treatment::Checked;
}

Treatment Trust::treatment(const program::Field& field) const {
    Treatment by_user = treatment_by_user(field);
    if (by_user != Treatment::Checked) return by_user;
    return is_cache(field) ? Treatment::Unchecked : Treatment::Checked;
}

bool Trust::is_cache(const program::Field& field) const {
    if (!field.owner->is_trusted) return false;
    std::string owner = field.owner->dotted_name();
    return std::any_of(caches_.begin(), caches_.end(),
                       [&](const Cache& cache) { return cache.field == field.name.text() && cache.class_name == owner; });
}

bool Trust::is_exempt(const program::Field& field) const { return treatment_by_user(field) != Treatment::Checked; }

}  // namespace raceproof::races
