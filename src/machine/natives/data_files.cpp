#include "machine/natives/data_files.h"

#include <fstream>
#include <iterator>
#include <vector>

#include "classfile/class_source.h"
#include "machine/machine.h"
#include "machine/natives/properties.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

// Below java.home.
constexpr std::string_view kReadable[] = {"/lib/tzdb.dat", "/conf/security/java.security", "/conf/logging.properties"};

std::optional<classfile::Bytes> read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    auto contents =
        std::make_shared<std::vector<std::uint8_t>>(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    return classfile::Bytes{*contents, contents};
}

std::optional<classfile::Bytes> file_of_jdk(std::string_view below_home) {
    for (std::string_view file : kReadable) {
        if (file != below_home) continue;
        auto jdk = classfile::find_jdk();
        return jdk ? read_file(jdk->path + std::string(file)) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::optional<classfile::Bytes> data_file(Machine& machine, const std::string& guest_path) {
    std::string_view path = guest_path;
    std::string home = initial_property(machine, "java.home").value_or("");
    if (!home.empty() && path.starts_with(home)) return file_of_jdk(path.substr(home.size()));
    if (!path.starts_with(kClassPathFolder) || path.size() < kClassPathFolder.size() + 2 || path[kClassPathFolder.size()] != '/')
        return std::nullopt;
    auto found = machine.program().class_path().find(path.substr(kClassPathFolder.size() + 1));
    return found ? *found : std::nullopt;
}

void note_files(NativeCall& call) {
    note_use(call, AssumptionKind::Files, "none but those of the class path, and none is written");
}

}  // namespace raceproof::machine::natives
