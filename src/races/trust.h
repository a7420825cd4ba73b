// What is taken as right without a look: code whose plain accesses are not looked at, and fields on which races do no harm.
//
// java.util.concurrent is trusted: its plain accesses are left out. What it orders for its users it orders by volatile accesses,
// locks and the like, and these are seen as everybody's are. Were its plain accesses to order anything too, they would hide races
// of its users: two threads that write under a read lock. The exception is ForkJoinPool, which puts tasks into the slots of its
// queues by plain writes, with a fence or a volatile write behind them; whoever takes a task acquires it from its slot. These
// writes count as releases. Every other class is checked. Benign fields are not checked. A user adds rules of his own. What that
// can hide: a race between the user's plain access and one that trusted code makes to the same location.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "machine/machine.h"

namespace raceproof::races {

// One word of the user's about what is taken as right.
struct TrustRule {
    enum class Kind : std::uint8_t {
        Trust,      // plain accesses of the code of these classes are not looked at
        Untrust,    // they are, after all
        Untracked,  // no race on this field is reported: nothing depends on it
        Benign,     // nor on this, for a reason; its values matter
    };
    Kind kind{};
    // "com.example.Main" with its nested classes, "com.example.*" the classes of a package, "com.example.**" also those of the
    // packages below it; or a field, "com.example.Stats.hits".
    std::string subject;
    std::string reason;  // Benign

    // The subject, and the reason behind "=". The error says what is missing.
    static Result<TrustRule> parse(Kind kind, std::string_view text);
    std::string text() const;

    bool is_about_field() const { return kind == Kind::Untracked || kind == Kind::Benign; }
    bool is_pattern() const { return !is_about_field() && subject.find('*') != std::string::npos; }
    // Of a rule about a field.
    std::string_view class_name() const { return std::string_view(subject).substr(0, subject.rfind('.')); }
    std::string_view field_name() const { return std::string_view(subject).substr(subject.rfind('.') + 1); }
    // Is it about this class as a whole?
    bool fits(const program::Class& klass) const;
};

std::string_view name_of(TrustRule::Kind kind);  // "trust", as on the command line

// How accesses to a field are treated.
enum class Treatment : std::uint8_t {
    Checked,
    Unchecked,  // no race on it is reported
    Benign,     // nor here, but its value matters: accesses are scheduling points
};

class Trust {
  public:
    Trust();  // the rules above, and the list of the JDK's benign caches (benign_fields.def)

    // Of two rules about a class the later one decides.
    void add(TrustRule rule) { rules_.push_back(std::move(rule)); }
    const std::vector<TrustRule>& rules() const { return rules_; }  // those added

    // The user's rule that decides about the code of this class; nullptr if none does.
    const TrustRule* rule_about(const program::Class& klass) const;
    // Are plain accesses that this code makes left out?
    bool is_trusted(const program::Class& klass) const;
    // Are plain writes that it makes to the elements of such arrays releases instead?
    static bool is_hand_over(const program::Class& code, const program::Class& array);
    // Are plain reads that it makes acquires, since it has fences of its own between them and what it does with them?
    static bool reads_between_fences(const program::Class& code);
    // Handles and Unsafe: the code that accesses by them is their caller.
    static bool accesses_for_callers(const program::Class& klass);
    // The same for the machine's own business. (OWN_CODE in benign_fields.def)
    static bool is_own_code(const program::Class& klass);
    static bool is_own_code(const program::Method& method);
    static bool is_own_data(const program::Class& klass);
    // The annotations @Benign and @Untracked on the field or its class count too.
    Treatment treatment(const program::Field& field) const;
    // Is it one of the library's caches? What its own code publishes there may be read without order.
    bool is_cache(const program::Field& field) const;
    // Is it by the user's word, not because it is one of the JDK's caches, that the field is not checked?
    bool is_exempt(const program::Field& field) const;

  private:
    struct Cache {
        std::string_view class_name, field, reason;
    };
    Treatment treatment_by_user(const program::Field& field) const;

    std::vector<Cache> caches_;
    std::vector<TrustRule> rules_;
};

}  // namespace raceproof::races
