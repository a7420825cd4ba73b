#include "classfile/jdk_home.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <vector>

namespace raceproof::classfile {
namespace {

namespace fs = std::filesystem;

// The value of KEY="value" in a `release` file.
std::string release_value(const fs::path& home, std::string_view key) {
    std::ifstream file(home / "release");
    for (std::string line; std::getline(file, line);) {
        std::string_view rest = line;
        if (!rest.starts_with(key)) continue;
        rest.remove_prefix(key.size());
        if (!rest.starts_with("=\"")) continue;
        rest.remove_prefix(2);
        return std::string(rest.substr(0, rest.find('"')));
    }
    return {};
}

// "17.0.15" is 17, "1.8.0_392" is 8.
int feature_of(std::string_view version) {
    if (version.starts_with("1.")) version.remove_prefix(2);
    int feature = 0;
    std::from_chars(version.data(), version.data() + version.size(), feature);
    return feature;
}

std::optional<JdkHome> jdk_at(const fs::path& home) {
    std::error_code error;
    if (!fs::is_regular_file(home / "lib/modules", error)) return std::nullopt;
    JdkHome jdk;
    jdk.path = home.string();
    jdk.version = release_value(home, "JAVA_VERSION");
    jdk.feature = feature_of(jdk.version);
    if (jdk.feature == 0) return std::nullopt;
    return jdk;
}

// The home of the first `java` on the path, through all links.
std::optional<fs::path> home_of_java_on(std::string_view path) {
    while (!path.empty()) {
        std::size_t colon = std::min(path.find(':'), path.size());
        std::error_code error;
        fs::path java = fs::canonical(fs::path(path.substr(0, colon)) / "java", error);
        if (!error && java.parent_path().filename() == "bin") return java.parent_path().parent_path();
        path.remove_prefix(std::min(colon + 1, path.size()));
    }
    return std::nullopt;
}

// Debian's own JDK 17 first, then whatever else lies there, by name.
std::vector<fs::path> homes_below(const std::string& jvm_directory) {
    std::vector<fs::path> homes;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(jvm_directory, error)) homes.push_back(entry.path());
    auto is_later = [](const fs::path& home) { return !home.filename().string().starts_with("java-17-openjdk"); };
    std::sort(homes.begin(), homes.end(), [&](const fs::path& left, const fs::path& right) {
        return is_later(left) != is_later(right) ? is_later(right) : left < right;
    });
    return homes;
}

}  // namespace

Result<JdkHome> find_jdk(const JdkSearch& search) {
    if (search.chosen && !search.chosen->empty()) {
        if (std::optional<JdkHome> jdk = jdk_at(*search.chosen)) return *jdk;
        return Error{fmt::format("{} is no JDK: it has no lib/modules, or no release file with its version", *search.chosen)};
    }
    std::vector<fs::path> homes;
    if (search.java_home && !search.java_home->empty()) homes.emplace_back(*search.java_home);
    if (search.path) {
        if (std::optional<fs::path> home = home_of_java_on(*search.path)) homes.push_back(*home);
    }
    for (fs::path& home : homes_below(search.jvm_directory)) homes.push_back(std::move(home));

    std::optional<JdkHome> other;
    for (const fs::path& home : homes) {
        std::optional<JdkHome> jdk = jdk_at(home);
        if (jdk && jdk->feature == kPreferredFeature) return *jdk;
        if (jdk && !other) other = jdk;
    }
    if (other) return *other;
    return Error{
        fmt::format("no JDK found, neither by JAVA_HOME nor by PATH nor in {}: install one (on Debian and Ubuntu: apt install "
                    "openjdk-17-jdk-headless) or set JAVA_HOME to the folder that has its lib/modules",
                    search.jvm_directory)};
}

Result<JdkHome> find_jdk() {
    auto variable = [](const char* name) -> std::optional<std::string> {
        const char* value = std::getenv(name);
        if (!value) return std::nullopt;
        return value;
    };
    return find_jdk({variable(kChosenJdk), variable("JAVA_HOME"), variable("PATH"), "/usr/lib/jvm"});
}

}  // namespace raceproof::classfile
