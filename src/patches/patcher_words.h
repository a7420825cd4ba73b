// What is said to the Java program that finds the edits, and what it answers: lines of words with tabs between them. Both are
// described in java/src/raceproof/patcher, Request.java and Patcher.java.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "patches/patch.h"

namespace raceproof::patches {

std::string patcher_words(const PatchRequest& request);

// The bytes from `start` to `end` become `text`.
struct Edit {
    std::size_t start = 0, end = 0;
    std::string text;

    friend bool operator==(const Edit&, const Edit&) = default;
};

struct Answer {
    std::map<std::string, std::vector<Edit>> edits;  // by path
    std::string reason;                              // why there are none; else empty
};

// As many as are complete.
std::vector<Answer> read_answers(std::string_view text);

std::string escape_word(std::string_view word);
std::string unescape_word(std::string_view word);

}  // namespace raceproof::patches
