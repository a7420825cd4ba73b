// The files that the guest may read: those beside the JDK's class library that the library itself reads, by their place under the
// guest's java.home, and the contents of the class path, which the guest sees as one folder, kClassPathFolder. No other file of
// the host can be seen.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "classfile/class_file.h"

namespace raceproof::machine {
class Machine;
class NativeCall;
}  // namespace raceproof::machine

namespace raceproof::machine::natives {

inline constexpr std::string_view kClassPathFolder = "/classpath";

// The contents of the file; nothing if the guest cannot read it.
std::optional<classfile::Bytes> data_file(Machine& machine, const std::string& guest_path);
// The call looks for a file.
void note_files(NativeCall& call);

}  // namespace raceproof::machine::natives
