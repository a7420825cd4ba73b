// java.lang.String: Latin-1 or UTF-16 in a byte array, as the JDK lays it out, and which strings are interned.
//
// A literal is a permanent object, the same in every state, unless the program has interned an equal string of its own before:
// then that one is the literal in this state, and only there (JLS 3.10.5).
#pragma once

#include <string>
#include <string_view>

#include "machine/objects.h"
#include "machine/well_known.h"
#include "state/state.h"

namespace raceproof::machine {

class Strings {
  public:
    Strings(const WellKnown& known, state::State& state, Objects& objects) : known_(known), state_(state), objects_(objects) {}

    // A new String of the thread's; kNull when the heap is full.
    state::Ref make(state::Thread& thread, std::string_view utf8);
    state::Ref make(state::Thread& thread, std::u16string_view text);

    std::u16string text_of(state::Ref string) const;
    std::string utf8_of(state::Ref string) const;

    // The interned String of a constant (Program::literal_number); kNull when the heap is full.
    state::Ref literal(std::uint32_t number);
    state::Ref intern(state::Ref string);

  private:
    state::Ref make_permanent(std::u16string_view text);

    const WellKnown& known_;
    state::State& state_;
    Objects& objects_;
};

}  // namespace raceproof::machine
