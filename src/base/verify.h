// VERIFY states what must hold if our own code is right. It is on in every build: a checker that
// goes on after a broken invariant could print a wrong verdict, the worst bug there is.
#pragma once

namespace raceproof {

[[noreturn]] void verification_failed(const char* condition, const char* should, const char* file, int line);

}  // namespace raceproof

#define VERIFY(condition, should)                                                     \
    do {                                                                              \
        if (!(condition)) [[unlikely]]                                                \
            ::raceproof::verification_failed(#condition, should, __FILE__, __LINE__); \
    } while (false)
