#include "explore/trust.h"

#include <unordered_set>

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
#define BENIGN(class_name, field, reason) benign_.push_back({class_name, field, reason});
#define OWN_CODE(class_name, reason)
#include "explore/benign_fields.def"
#undef OWN_CODE
#undef BENIGN
}

bool Trust::is_own_code(const program::Class& klass) {
    static const std::unordered_set<std::string_view> kClasses = {
#define BENIGN(class_name, field, reason)
#define OWN_CODE(class_name, reason) class_name,
#include "explore/benign_fields.def"
#undef OWN_CODE
#undef BENIGN
    };
    return klass.is_trusted && kClasses.contains(klass.dotted_name());
}

bool Trust::is_trusted(const program::Method& method) const {
    std::string name = method.owner->dotted_name();
    for (auto pattern = patterns_.rbegin(); pattern != patterns_.rend(); ++pattern)
        if (fits(name, pattern->text)) return pattern->trusted;
    return false;
}

bool Trust::is_benign(const program::Class& klass, std::uint32_t slot, bool is_static) const {
    for (const program::Class* owner = &klass; owner != nullptr; owner = owner->super) {
        for (const program::Field& field : owner->fields) {
            if (field.slot != slot || field.is_static() != is_static) continue;
            std::string name = owner->dotted_name();
            for (const BenignField& benign : benign_)
                if (benign.field == field.name.text() && benign.class_name == name) return true;
            return false;
        }
        if (is_static) break;
    }
    return false;
}

}  // namespace raceproof::explore
