// Keeps the traces of races in a file while a search finds them (traces/store.h).
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "repair/evidence.h"
#include "session/target.h"
#include "traces/store.h"

namespace raceproof::cli {

class TraceKeeper {
  public:
    // Makes the file if there is none. Traces of a program that has changed since are given up, with a warning.
    static Result<std::unique_ptr<TraceKeeper>> open(const std::string& path, const session::Target& program, std::size_t limit);

    // Has every trace kept as soon as it is found.
    void listen_to(repair::Evidence& evidence);
    // Keeps what all explored paths together have taught. The first thing that went wrong, if anything did.
    Status<> finish(const repair::Evidence& evidence);

  private:
    TraceKeeper(traces::TraceStore store, std::size_t limit) : store_(std::move(store)), limit_(limit) {}

    traces::TraceStore store_;
    std::size_t limit_;
    std::optional<Error> error_;
};

// What changes when the program does: a fingerprint of all that is on its class path.
std::string identity_of(const session::Target& program);

}  // namespace raceproof::cli
