#include "program/modules.h"

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "classfile/class_source.h"

namespace raceproof::program {

namespace {

// Big-endian numbers from a span; past its end everything is zero, and `ok` says so.
class Input {
  public:
    explicit Input(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
    bool ok = true;

    std::uint32_t number(int size) {
        std::span<const std::uint8_t> taken = take(static_cast<std::size_t>(size));
        std::uint32_t value = 0;
        for (std::uint8_t byte : taken) value = value << 8 | byte;
        return value;
    }
    std::span<const std::uint8_t> take(std::size_t size) {
        if (size > bytes_.size()) {
            ok = false;
            bytes_ = {};
            return {};
        }
        std::span<const std::uint8_t> taken = bytes_.first(size);
        bytes_ = bytes_.subspan(size);
        return taken;
    }

  private:
    std::span<const std::uint8_t> bytes_;
};

// The texts and the names that refer to texts (classes, modules, packages), by index.
struct Names {
    std::vector<std::string> texts;
    std::vector<std::uint16_t> references;

    std::string text(std::uint32_t index) const { return index < texts.size() ? texts[index] : std::string(); }
    std::string name(std::uint32_t index) const { return index < references.size() ? text(references[index]) : std::string(); }
};

Names read_names(Input& input) {
    constexpr std::uint32_t kUtf8 = 1, kLong = 5, kDouble = 6;
    std::uint32_t count = input.number(2);
    Names names{std::vector<std::string>(count), std::vector<std::uint16_t>(count)};
    for (std::uint32_t i = 1; i < count && input.ok; ++i) {
        std::uint32_t tag = input.number(1);
        switch (tag) {
            case kUtf8: {
                std::span<const std::uint8_t> bytes = input.take(input.number(2));
                names.texts[i].assign(bytes.begin(), bytes.end());
                break;
            }
            case 7:
            case 8:
            case 16:
            case 19:
            case 20: names.references[i] = static_cast<std::uint16_t>(input.number(2)); break;
            case kLong:
            case kDouble:
                input.take(8);
                ++i;
                break;
            case 15: input.take(3); break;
            default: input.take(4); break;
        }
    }
    return names;
}

// exports and opens have the same form; those to named modules are left out.
std::vector<std::string> read_packages(Input& input, const Names& names) {
    std::vector<std::string> packages;
    for (std::uint32_t count = input.number(2); count > 0 && input.ok; --count) {
        std::string package = names.name(input.number(2));
        input.number(2);  // flags
        std::uint32_t targets = input.number(2);
        input.take(2 * std::size_t{targets});
        if (targets == 0) packages.push_back(std::move(package));
    }
    std::sort(packages.begin(), packages.end());
    return packages;
}

bool holds(const std::vector<std::string>& sorted, std::string_view package) {
    return std::binary_search(sorted.begin(), sorted.end(), package);
}

bool adds(const std::vector<std::string>& options, std::string_view module, std::string_view package) {
    std::string wanted = std::string(module) + "/" + dotted(package);
    return std::find(options.begin(), options.end(), wanted) != options.end();
}

}  // namespace

ModulePackages read_module_info(std::span<const std::uint8_t> bytes) {
    constexpr std::uint32_t kOpen = 0x20;
    Input input(bytes);
    input.take(8);
    Names names = read_names(input);
    input.take(6);  // flags, this, super
    input.take(2 * std::size_t{input.number(2)});
    input.take(4);  // no fields, no methods
    ModulePackages packages;
    for (std::uint32_t count = input.number(2); count > 0 && input.ok; --count) {
        std::string attribute = names.text(input.number(2));
        Input contents(input.take(input.number(4)));
        if (attribute != "Module") continue;
        contents.number(2);  // name
        packages.is_open = contents.number(2) & kOpen;
        contents.number(2);                                  // version
        contents.take(6 * std::size_t{contents.number(2)});  // requires
        packages.exports = read_packages(contents, names);
        packages.opens = read_packages(contents, names);
    }
    return packages;
}

const ModulePackages& Modules::packages(std::string_view module) {
    auto known = known_.find(module);
    if (known == known_.end()) {
        auto info = jdk_.module_info(module);
        bool is_there = info && info->has_value();
        known = known_.emplace(module, is_there ? read_module_info((**info).data) : ModulePackages{}).first;
    }
    return known->second;
}

bool Modules::is_open(std::string_view module, std::string_view package) {
    if (module.empty()) return true;
    const ModulePackages& of = packages(module);
    return of.is_open || holds(of.opens, package) || adds(options_.opens, module, package);
}

bool Modules::is_exported(std::string_view module, std::string_view package) {
    if (module.empty() || holds(packages(module).exports, package)) return true;
    return adds(options_.exports, module, package) || is_open(module, package);
}

}  // namespace raceproof::program
