// Where to look for a JDK: the parts of the environment that find_jdk() reads, so that tests can choose them.
#pragma once

#include <optional>
#include <string>

#include "classfile/class_source.h"

namespace raceproof::classfile {

inline constexpr int kPreferredFeature = 17;

struct JdkSearch {
    std::optional<std::string> chosen{};   // RACEPROOF_JDK, which --jdk sets: this one or none
    std::optional<std::string> java_home;  // JAVA_HOME
    std::optional<std::string> path;       // PATH
    std::string jvm_directory;             // "/usr/lib/jvm"
};

// The first JDK of feature release 17 among the places, else the first of any other release.
Result<JdkHome> find_jdk(const JdkSearch& search);

}  // namespace raceproof::classfile
