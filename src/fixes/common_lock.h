// Fixes that put some statements into blocks on one lock, for the exploration to decide between.
//
// The lock is an object that all of the statements use, if each of their methods can name it:
//
//     a static field that all of them read
//     the same field, of whatever objects; variables of the same name and type
//     `this`, of the same class
//     objects of the same type
//
// else `this`, if all are code of one class, or a class. Whether it is the same object when the program runs is for the
// exploration to find out.
//
// Statements of one method that lie close together go into one block: what looks at an object and then changes it stays whole. A
// fix with one block for each statement is the second choice, and the only one if they lie far apart. Statements that are in a
// synchronized method on that lock stay as they are.
#pragma once

#include <span>
#include <vector>

#include "advice/change.h"
#include "fixes/program_classes.h"

namespace raceproof::fixes {

// The best first. Statements are whole lines; none if one of them cannot stand in a block, or is of the class library.
std::vector<advice::Fix> common_lock_fixes(ProgramClasses& classes, std::span<const advice::Statement> statements);

}  // namespace raceproof::fixes
