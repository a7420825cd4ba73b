// Writes every memory event as a line of text. Objects are named by where they come from, not by address: the same schedule gives
// the same bytes.
#pragma once

#include <fstream>
#include <string>

#include "machine/machine.h"

namespace raceproof::schedules {

class EventLog final : public machine::MemoryListener {
  public:
    EventLog(machine::Machine& machine, const std::string& path) : machine_(machine), out_(path) {}
    void on_event(const machine::MemoryEvent& event) override;
    bool ok() {
        out_.flush();
        return static_cast<bool>(out_);
    }

  private:
    machine::Machine& machine_;
    std::ofstream out_;
};

}  // namespace raceproof::schedules
