#include "base/verify.h"

#include <cstdio>
#include <cstdlib>

namespace raceproof {

void verification_failed(const char* condition, const char* should, const char* file, int line) {
    std::fprintf(stderr,
                 "raceproof: internal error: %s (%s) at %s:%d\n"
                 "raceproof: this is a bug of raceproof, not of the checked program\n",
                 should, condition, file, line);
    std::abort();
}

}  // namespace raceproof
