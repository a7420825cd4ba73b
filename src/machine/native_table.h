// The table of all native bodies, filled by one function per group of JDK classes (natives/*.cpp). Program asks it which methods
// have a C++ body; the interpreter calls by number.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "machine/native.h"
#include "machine/operation.h"
#include "program/native_binder.h"

namespace raceproof::machine {

// The feature releases of the JDK, first and last, in which a row holds.
struct Releases {
    int first = 0, last = 1000;
    bool contain(int release) const { return first <= release && release <= last; }
};

class NativeTable final : public program::NativeBinder {
  public:
    explicit NativeTable(int release = 17);  // with everything in natives/ that holds in this feature release of the JDK
    int release() const { return release_; }

    // The next row holds only in these releases; a row without it holds in all.
    NativeTable& only_in(Releases releases) {
        is_next_left_out_ = !releases.contain(release_);
        return *this;
    }

    // A method that is native in the JDK. An empty descriptor binds every overload of the name.
    void native(std::string_view class_name, std::string_view method, std::string_view descriptor, NativeFunction function);
    // Replaces a bytecode body. `why` is documentation that `docs/` prints; never empty.
    void override_body(std::string_view class_name, std::string_view method, std::string_view descriptor, NativeFunction function,
                       std::string_view why);
    // The same, but the function may answer Declined, and the bytecode runs.
    void override_sometimes(std::string_view class_name, std::string_view method, std::string_view descriptor,
                            NativeFunction function, std::string_view why);
    // Is told of every call; answers Declined.
    void watch(std::string_view class_name, std::string_view method, std::string_view descriptor, NativeFunction watcher) {
        if (!leaves_out()) add(class_name, method, descriptor, watcher, Calls::MayDecline);
    }
    void skip_initialiser(std::string_view class_name, std::string_view why);
    // Calling it is a visible operation of this kind; `resumed` is the kind of going on after it has blocked.
    void visible(std::string_view class_name, std::string_view method, std::string_view descriptor, OperationKind kind,
                 OperationKind resumed = OperationKind::None);

    NativeFunction function(program::NativeNumber number) const { return functions_[number]; }
    OperationKind kind(program::NativeNumber number) const { return kinds_[number].first; }
    OperationKind resumed_kind(program::NativeNumber number) const { return kinds_[number].resumed; }

    std::vector<std::string> bound_classes() const;  // sorted

    bool binds_class(std::string_view class_name) const override;
    program::NativeBinding bind(std::string_view class_name, std::string_view method, std::string_view descriptor) const override;
    bool skips_initialiser(std::string_view class_name) const override;
    program::Housekeeping housekeeping_of(std::string_view class_name, std::string_view method) const override;

    struct Override {
        std::string method;  // "java.util.Locale.initDefault()Ljava/util/Locale;"
        std::string why;
    };
    const std::vector<Override>& overrides() const { return overrides_; }

  private:
    struct TextHash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    // Declines: it may hand a call back to the bytecode.
    enum class Calls : std::uint8_t { TakesAll, MayDecline };
    void add(std::string_view class_name, std::string_view method, std::string_view descriptor, NativeFunction function,
             Calls calls);
    struct Kinds {
        OperationKind first = OperationKind::None, resumed = OperationKind::None;
    };
    // Whether the row that is added now does not hold in this release.
    bool leaves_out() { return std::exchange(is_next_left_out_, false); }

    int release_;
    bool is_next_left_out_ = false;
    std::vector<NativeFunction> functions_{nullptr};
    std::vector<Kinds> kinds_{{}};
    std::unordered_map<std::string, program::NativeBinding, TextHash, std::equal_to<>> bindings_;  // "class.method descriptor"
    std::unordered_set<std::string, TextHash, std::equal_to<>> classes_;
    std::unordered_set<std::string, TextHash, std::equal_to<>> skipped_initialisers_;
    std::vector<Override> overrides_;
};

}  // namespace raceproof::machine
