// The classes of java.base, for tests that try something on all of them.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "program/testing/java_sources.h"

namespace raceproof::program::testing {

// Internal names, in the order of the image.
inline std::vector<std::string> class_names_of_java_base() {
    std::string command =
        "'" + jdk_home().path + "/bin/jimage' list --include 'regex:/java.base/.*\\.class' '" + jdk_home().path + "/lib/modules'";
    std::FILE* pipe = ::popen(command.c_str(), "r");
    VERIFY(pipe != nullptr, "should be able to start jimage");
    std::vector<std::string> names;
    char buffer[1024];
    while (std::fgets(buffer, sizeof buffer, pipe)) {
        std::string_view line(buffer);
        std::size_t start = line.find_first_not_of(' '), end = line.find(".class");
        if (start != 0 && end != std::string_view::npos && line.find("module-info") == std::string_view::npos)
            names.emplace_back(line.substr(start, end - start));
    }
    ::pclose(pipe);
    return names;
}

}  // namespace raceproof::program::testing
