#include "program/verifier.h"

namespace raceproof::program {

Link<Done> verify(Program&, const Method&, const Code&) { return Done{}; }

}  // namespace raceproof::program
