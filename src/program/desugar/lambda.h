// LambdaMetafactory: a lambda or method reference becomes an ordinary final class that implements the interface.
//
//     final class Host$$Lambda$1 implements Function {          // for a capturing lambda
//         private final String arg$1;
//         private Host$$Lambda$1(String s) { arg$1 = s; }
//         static Function get$Lambda(String s) { return new Host$$Lambda$1(s); }
//         public Object apply(Object x) { return Host.lambda$main$0(arg$1, (Integer) x); }
//     }
//
// A lambda that captures nothing has one instance, made by the class initialiser, as on HotSpot. The class has the host's access
// rights. Types are checked as far as memory safety needs: reference types that disagree are cast (ClassCastException when
// called), others are a BootstrapMethodError. A serializable lambda has a writeReplace that names its call site.
#pragma once

#include <string>

#include "program/desugar/bootstrap.h"

namespace raceproof::program::desugar {

enum class Metafactory { Standard, Alternative };

Link<Method*> link_lambda(const CallSite& site, Metafactory factory);

// The names of the class, and of the fields that hold what the lambda captures, from 0.
std::string name_of_lambda_class(const CallSite& site);
std::string name_of_captured(std::size_t number);

}  // namespace raceproof::program::desugar
