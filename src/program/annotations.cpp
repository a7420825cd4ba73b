#include "program/annotations.h"

#include <string_view>

namespace raceproof::program {
namespace {

class AnnotationScanner {
  public:
    AnnotationScanner(const classfile::ClassFile& file, std::span<const std::uint8_t> bytes) : file_(file), bytes_(bytes) {}

    VmAnnotations scan() {
        VmAnnotations found;
        for (unsigned count = u2(); count > 0 && !failed_; --count) {
            std::uint16_t type = u2();
            skip_pairs(0);
            if (failed_ || !file_.has(type, classfile::Tag::Utf8)) break;
            std::string_view name = file_.utf8(type);
            found.caller_sensitive |= name == "Ljdk/internal/reflect/CallerSensitive;";
            found.hidden |= name == "Ljdk/internal/vm/annotation/Hidden;" || name == "Ljava/lang/invoke/LambdaForm$Hidden;";
        }
        return found;
    }

  private:
    static constexpr int kDeepest = 100;

    void skip_pairs(int depth) {
        for (unsigned count = u2(); count > 0 && !failed_; --count) {
            u2();  // name
            skip_value(depth);
        }
    }

    // An element_value, JVMS 4.7.16.1.
    void skip_value(int depth) {
        if (depth > kDeepest) failed_ = true;
        switch (u1()) {
            case 'e':
                u2();
                u2();
                break;
            case '@':
                u2();
                skip_pairs(depth + 1);
                break;
            case '[':
                for (unsigned count = u2(); count > 0 && !failed_; --count) skip_value(depth + 1);
                break;
            default: u2(); break;
        }
    }

    std::uint8_t u1() {
        if (failed_ || at_ >= bytes_.size()) {
            failed_ = true;
            return 0;
        }
        return bytes_[at_++];
    }
    std::uint16_t u2() {
        auto high = static_cast<std::uint16_t>(u1() << 8);
        return static_cast<std::uint16_t>(high | u1());
    }

    const classfile::ClassFile& file_;
    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    bool failed_ = false;
};

}  // namespace

VmAnnotations find_vm_annotations(const classfile::ClassFile& file, std::span<const std::uint8_t> visible) {
    return AnnotationScanner(file, visible).scan();
}

}  // namespace raceproof::program
