// A program of the host that is run to its end: input and output are files of a folder.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace raceproof::patches {

struct HostOutput {
    int status = 0;  // 0 if it ended well
    std::string output, errors;
};

// The first word is the program's path. The folder gets files named input, output and errors.
Result<HostOutput> run_on_host(std::vector<std::string> words, const std::string& input, const std::string& folder);

Result<std::string> read_file(const std::string& path);
// Makes the folders of the path, too.
Result<Done> write_file(const std::string& path, const std::string& contents);

}  // namespace raceproof::patches
