# raceproof_layer(<name> DEPENDS <layer>... [LIBRARIES <target>...])
#
# Declares the folder src/<name> as a layer:
#   - its *.cpp, in subfolders too, become the static library raceproof_<name>;
#   - its *_test.cpp become one GoogleTest binary <name>_test, which is one ctest test, run at the root of the checkout;
#   - a main.cpp belongs to neither: raceproof_executable() takes it.
# Files include each other from the root src/: #include "classfile/reader.h".
#
# DEPENDS names *every* layer that the folder uses and no other, and is the only place that says so:
# scripts/check-layers reads it from there. Each must have been declared before, so there can be no cycle.
function(raceproof_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;LIBRARIES")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "layer ${name}: what is '${arg_UNPARSED_ARGUMENTS}'? Expected DEPENDS or LIBRARIES.")
  endif()
  set(dependencies ${arg_LIBRARIES})
  foreach(layer IN LISTS arg_DEPENDS)
    if(NOT TARGET raceproof_${layer})
      message(FATAL_ERROR "layer ${name} depends on ${layer}, which src/CMakeLists.txt does not declare before it")
    endif()
    list(APPEND dependencies raceproof_${layer})
  endforeach()

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cpp$")

  if(sources)
    add_library(raceproof_${name} STATIC ${sources})
    set(scope PUBLIC)
  else()
    add_library(raceproof_${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(raceproof_${name} ${scope} "${CMAKE_SOURCE_DIR}/src")
  target_link_libraries(raceproof_${name} ${scope} ${dependencies})
  set_property(GLOBAL APPEND PROPERTY RACEPROOF_LAYERS raceproof_${name})

  if(tests)
    add_executable(${name}_test ${tests})
    target_link_libraries(${name}_test PRIVATE raceproof_${name} GTest::gmock_main)
    set_target_properties(${name}_test PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    raceproof_add_test(${name}_test COMMAND ${name}_test)
  endif()
endfunction()

# raceproof_executable(<name> <source>): the program <name> at the top of the build folder, linked with all layers so far.
# Does nothing as long as the source is missing.
function(raceproof_executable name source)
  file(GLOB found CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${source}")
  if(NOT found)
    message(STATUS "no ${source} in ${CMAKE_CURRENT_SOURCE_DIR}: ${name} will not be built")
    return()
  endif()
  add_executable(${name} "${source}")
  raceproof_link_all_layers(${name})
  target_compile_definitions(${name} PRIVATE RACEPROOF_VERSION="${PROJECT_VERSION}")
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
endfunction()

function(raceproof_link_all_layers target)
  get_property(layers GLOBAL PROPERTY RACEPROOF_LAYERS)
  target_link_libraries(${target} PRIVATE ${layers})
endfunction()

# raceproof_add_test(<name> COMMAND <command>...): a ctest test with the working folder and the time limit of all tests.
function(raceproof_add_test name)
  add_test(NAME ${name} ${ARGN} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
  set_tests_properties(${name} PROPERTIES TIMEOUT 300)
endfunction()
