// The class path of `java`: https://docs.oracle.com/en/java/javase/17/docs/specs/man/java.html, option -cp.
#include <algorithm>
#include <cstddef>
#include <deque>
#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

#include "classfile/class_source.h"

namespace raceproof::classfile {
namespace {

namespace fs = std::filesystem;

// The jars of a folder, by name: `java` leaves their order open, we do not.
std::vector<std::string> jars_in(const fs::path& folder) {
    std::vector<std::string> jars;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        fs::path extension = entry.path().extension();
        if (extension == ".jar" || extension == ".JAR") jars.push_back(entry.path().string());
    }
    std::sort(jars.begin(), jars.end());
    return jars;
}

// An empty entry is the current directory; "dir/*" is all jars of dir.
void add_entry(std::string_view entry, std::deque<std::string>& paths) {
    if (entry.empty()) {
        paths.emplace_back(".");
    } else if (entry == "*" || entry.ends_with("/*")) {
        entry.remove_suffix(1);
        for (std::string& jar : jars_in(entry.empty() ? "." : fs::path(entry))) paths.push_back(std::move(jar));
    } else {
        paths.emplace_back(entry);
    }
}

int hex_digit(char character) {
    if (character >= '0' && character <= '9') return character - '0';
    if (character >= 'a' && character <= 'f') return character - 'a' + 10;
    if (character >= 'A' && character <= 'F') return character - 'A' + 10;
    return -1;
}

std::string percent_decoded(std::string_view url) {
    std::string text;
    for (std::size_t i = 0; i < url.size(); ++i) {
        if (url[i] == '%' && i + 2 < url.size() && hex_digit(url[i + 1]) >= 0 && hex_digit(url[i + 2]) >= 0) {
            text += static_cast<char>(hex_digit(url[i + 1]) * 16 + hex_digit(url[i + 2]));
            i += 2;
        } else {
            text += url[i];
        }
    }
    return text;
}

// The file that an entry of a manifest's Class-Path means; empty for URLs of other kinds.
std::string path_of_manifest_entry(std::string_view url, const std::string& jar) {
    if (url.starts_with("file:")) {
        url.remove_prefix(5);
    } else if (url.find(':') != std::string_view::npos) {
        return {};
    }
    return (fs::path(jar).parent_path() / percent_decoded(url)).string();
}

}  // namespace

Result<std::unique_ptr<ClassPath>> ClassPath::open(std::string_view path_list, int release) {
    std::deque<std::string> paths;
    for (std::size_t start = 0; start <= path_list.size();) {
        std::size_t end = std::min(path_list.find(':', start), path_list.size());
        add_entry(path_list.substr(start, end - start), paths);
        start = end + 1;
    }

    auto class_path = std::make_unique<ClassPath>();
    std::set<std::string> seen;
    while (!paths.empty()) {
        std::string path = std::move(paths.front());
        paths.pop_front();
        std::error_code error;
        fs::path canonical = fs::canonical(path, error);
        if (error || !seen.insert(canonical.string()).second) continue;
        if (fs::is_directory(canonical, error)) {
            Result<std::unique_ptr<ClassSource>> directory = open_directory(path);
            if (!directory) return directory.error();
            class_path->append(directory.take());
            continue;
        }
        Result<std::unique_ptr<Jar>> jar = open_jar(path, release);
        if (!jar) return jar.error();
        // What a jar's manifest names comes directly after the jar.
        std::vector<std::string> more = (*jar)->manifest_class_path();
        for (auto url = more.rbegin(); url != more.rend(); ++url) paths.push_front(path_of_manifest_entry(*url, path));
        class_path->append(jar.take());
    }
    return class_path;
}

void ClassPath::append(std::unique_ptr<ClassSource> source) { sources_.push_back(std::move(source)); }

Result<std::optional<Bytes>> ClassPath::find(std::string_view path) const {
    for (const std::unique_ptr<ClassSource>& source : sources_) {
        Result<std::optional<Bytes>> found = source->find(path);
        if (!found || *found) return found;
    }
    return std::optional<Bytes>();
}

std::string ClassPath::description() const {
    std::string text;
    for (const std::unique_ptr<ClassSource>& source : sources_) {
        if (!text.empty()) text += ':';
        text += source->description();
    }
    return text;
}

}  // namespace raceproof::classfile
