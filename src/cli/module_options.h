// --add-exports and --add-opens, as for `java`: packages of the JDK that its modules show to the program although they do not
// declare so.
#pragma once

#include "base/result.h"
#include "cli/options.h"
#include "program/modules.h"

namespace raceproof::cli {

inline constexpr OptionRow kAddExports = {"--add-exports", OptionKind::Value, "MODULE/PACKAGE=ALL-UNNAMED",
                                          "let the program use a package that a module of the JDK does not export"};
inline constexpr OptionRow kAddOpens = {"--add-opens", OptionKind::Value, "MODULE/PACKAGE=ALL-UNNAMED",
                                        "the same for reflection, private members included"};

Result<program::ModuleOptions> read_module_options(const ParsedOptions& options);

}  // namespace raceproof::cli
