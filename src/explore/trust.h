// What is taken as right without a look: code whose plain accesses count as ordered, and fields on which races do no harm.
//
// java.util.concurrent is trusted: its plain accesses are counted as volatile ones, which keeps every happens-before edge that it
// makes and reports none of its races, all of which are meant. Every other class is checked. Benign fields are not checked.
// What that can hide: a race between the user's plain access and one that trusted code makes to the same location.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "machine/machine.h"

namespace raceproof::explore {

struct BenignField {
    std::string class_name, field;  // "java.lang.String", "hash"
    std::string reason;
};

// How accesses to a field are treated.
enum class Treatment : std::uint8_t {
    Checked,
    Unchecked,  // no race on it is reported
    Benign,     // nor here, but its value matters: accesses are scheduling points
};

class Trust {
  public:
    Trust();  // the rules above, and the list of the JDK's benign caches (benign_fields.def)

    // Patterns are class names with `*` for any part: "com.example.*". The last that fits decides.
    void trust(std::string pattern) { patterns_.push_back({std::move(pattern), true}); }
    void untrust(std::string pattern) { patterns_.push_back({std::move(pattern), false}); }
    // "com.example.Stats.hits". False if it does not name a field.
    bool add_untracked(std::string_view name);
    bool add_benign(std::string_view name, std::string reason);

    // Do plain accesses that this code makes count as ordered?
    bool is_trusted(const program::Class& klass) const;
    // Are they left out altogether? (OWN_CODE in benign_fields.def)
    static bool is_own_code(const program::Class& klass);
    static bool is_own_data(const program::Class& klass);
    // The annotations @Benign and @Untracked on the field or its class count too.
    Treatment treatment(const program::Field& field) const;

  private:
    struct Pattern {
        std::string text;
        bool trusted;
    };
    std::vector<Pattern> patterns_;
    std::vector<BenignField> caches_, benign_, untracked_;
};

}  // namespace raceproof::explore
