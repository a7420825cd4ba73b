// Changes and advice in words, with the names of the source: what the compiler calls `this$0` is the object around.
#pragma once

#include <string>

#include "advice/advice.h"
#include "advice/change.h"

namespace raceproof::report {

// "make Account.balance volatile"
std::string text_of(const advice::Change& change);
// Several: "make A.x volatile, and synchronize B.run()"
std::string text_of(const advice::Fix& fix);
// "make Account.balance volatile, or atomic": what an execution suggests, before anything is proved.
std::string text_of(const advice::Advice& advice);

// The variable that a change is about: "Account.balance", or "counter" for one that a lambda has captured.
std::string variable_text(const advice::Change& change);
// "Account.java:12"
std::string place_of(const advice::Statement& statement);

}  // namespace raceproof::report
