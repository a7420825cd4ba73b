// What the modules of the JDK show to the class path: the packages that they export and open to everyone, as their module-info
// declares, and those that the user adds (--add-exports, --add-opens; what is opened is exported, too).
//
// The class path is one unnamed module that reads all others, as for `java`. Exports to named modules are not kept: the modules
// of the JDK were checked against each other when it was built. A module is read when it is first asked about.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace raceproof::classfile {
class JdkImage;
}

namespace raceproof::program {

struct ModuleOptions {
    std::vector<std::string> exports, opens;  // "java.base/jdk.internal.misc"
};

// The packages, with slashes, that a module-info.class exports and opens to everyone; sorted.
struct ModulePackages {
    std::vector<std::string> exports, opens;
    bool is_open = false;  // an open module opens all its packages
};
// Of damaged bytes: what could be read.
ModulePackages read_module_info(std::span<const std::uint8_t> bytes);

class Modules {
  public:
    Modules(const classfile::JdkImage& jdk, ModuleOptions options) : jdk_(jdk), options_(std::move(options)) {}

    // `package` with slashes: "jdk/internal/misc". An empty module is the unnamed one, which shows everything.
    bool is_exported(std::string_view module, std::string_view package);
    bool is_open(std::string_view module, std::string_view package);

    const ModuleOptions& options() const { return options_; }

  private:
    const ModulePackages& packages(std::string_view module);

    const classfile::JdkImage& jdk_;
    ModuleOptions options_;
    std::map<std::string, ModulePackages, std::less<>> known_;
};

}  // namespace raceproof::program
