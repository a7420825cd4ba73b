#include "machine/natives/data_files.h"

#include <fstream>
#include <optional>
#include <string_view>

#include "classfile/class_source.h"
#include "machine/natives/properties.h"

namespace raceproof::machine::natives {

namespace {

// Below java.home.
constexpr std::string_view kReadable[] = {"/lib/tzdb.dat", "/conf/security/java.security"};

std::optional<std::string> host_path(Machine& machine, const std::string& guest_path) {
    std::string home = initial_property(machine, "java.home").value_or("");
    for (std::string_view file : kReadable) {
        if (guest_path != home + std::string(file)) continue;
        auto jdk = classfile::find_jdk();
        if (jdk) return jdk->path + std::string(file);
    }
    return std::nullopt;
}

}  // namespace

bool data_file_exists(Machine& machine, const std::string& guest_path) {
    auto path = host_path(machine, guest_path);
    return path && std::ifstream(*path, std::ios::binary).good();
}

int read_data_file(Machine& machine, const std::string& guest_path, std::uint64_t position, std::span<std::uint8_t> into) {
    auto path = host_path(machine, guest_path);
    if (!path) return 0;
    std::ifstream file(*path, std::ios::binary);
    file.seekg(static_cast<std::streamoff>(position));
    file.read(reinterpret_cast<char*>(into.data()), static_cast<std::streamsize>(into.size()));
    return static_cast<int>(file.gcount());
}

}  // namespace raceproof::machine::natives
