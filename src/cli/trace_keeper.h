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
    // Makes the file if there is none. Traces of a program that has changed since go to FILE.old, with a warning. `named` is what
    // the user calls the program.
    static Result<std::unique_ptr<TraceKeeper>> open(const std::string& path, const session::Target& program,
                                                     const std::string& named, std::size_t limit);

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

// Is what a store says of its program (TraceStore::program) no longer true? False if the program is not there any more.
bool has_changed(const std::string& stored_program);

}  // namespace raceproof::cli
