// A command's exit status whatever happens to it: no exception of the host, and no closed stream, is an abort.
#pragma once

#include <functional>

namespace raceproof::cli {

// Standard streams that are closed are opened, so that no file gets their numbers; what is written to a closed standard output
// fails. A pipe that nobody reads, or a file that may not grow, is an error of writing, not a signal.
void prepare_standard_streams();

// What `command` returns, or the status of what it threw, in one line for people.
int with_status(const std::function<int()>& command);

}  // namespace raceproof::cli
