# How everything is compiled: language level, warnings, sanitizers, and the tools that make builds fast.
# g++ 12 is the reference compiler; clang++ 14 must build everything too.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

set(CMAKE_CXX_FLAGS_RELEASE "-O3 -fno-plt -DNDEBUG")
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g")

# No -Wpedantic: the interpreter uses computed goto.
# No -Wmissing-field-initializers: both compilers report designated initialisers that leave members to their defaults.
add_compile_options(
  -Wall
  -Wextra
  -Wshadow
  -Wnon-virtual-dtor
  -Woverloaded-virtual
  -Wimplicit-fallthrough
  -Wno-missing-field-initializers
  -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC bug 105651: false alarms on `"literal" + std::string`.
  add_compile_options(-Wno-restrict)
endif()

# __FILE__ relative to the checkout: messages do not depend on where it lies.
add_compile_options("-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=")

if(RACEPROOF_SLOW_CHECKS)
  add_compile_definitions(RACEPROOF_SLOW_CHECKS=1)
endif()

if(RACEPROOF_SANITIZE)
  add_compile_options(-fsanitize=${RACEPROOF_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${RACEPROOF_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # The instrumentation itself hides initialisations from the compiler.
    add_compile_options(-Wno-maybe-uninitialized)
  endif()
endif()
if(RACEPROOF_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

find_program(CCACHE_PROGRAM ccache)
mark_as_advanced(CCACHE_PROGRAM)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

find_program(LLD_PROGRAM ld.lld)
find_program(MOLD_PROGRAM mold)
mark_as_advanced(LLD_PROGRAM MOLD_PROGRAM)
if(LLD_PROGRAM)
  add_link_options(-fuse-ld=lld)
elseif(MOLD_PROGRAM)
  add_link_options(-fuse-ld=mold)
endif()
