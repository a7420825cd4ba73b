// What is taken as right without a look: code whose plain accesses are not looked at, and fields on which races do no harm.
//
// java.util.concurrent is trusted: its plain accesses are left out. What it orders for its users it orders by volatile accesses,
// locks and the like, and these are seen as everybody's are. Were its plain accesses to order anything too, they would hide races
// of its users: two threads that write under a read lock. The exception is ForkJoinPool, which hands tasks over by plain accesses
// to the slots of its queues, between fences: these count as volatile. Every other class is checked. Benign fields are not
// checked. What that can hide: a race between the user's plain access and one that trusted code makes to the same location.
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

    // Are plain accesses that this code makes left out?
    bool is_trusted(const program::Class& klass) const;
    // Do they count as volatile ones instead?
    static bool is_ordering(const program::Class& klass);
    // The same for the machine's own business. (OWN_CODE in benign_fields.def)
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
