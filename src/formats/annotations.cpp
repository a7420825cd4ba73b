#include "formats/annotations.h"

#include <fmt/format.h>

#include "base/hash128.h"
#include "formats/findings.h"
#include "formats/source_paths.h"
#include "formats/verdict.h"

namespace raceproof::formats {

namespace {

constexpr std::size_t kMostBytes = 4000;

enum class Part { Message, Property };

// The escapes that GitHub documents for workflow commands.
std::string escaped(std::string text, Part part) {
    std::string result;
    for (char byte : shortened(std::move(text), kMostBytes)) {
        bool is_special = byte == '%' || byte == '\r' || byte == '\n' || (part == Part::Property && (byte == ':' || byte == ','));
        if (is_special)
            result += fmt::format("%{:02X}", static_cast<unsigned char>(byte));
        else
            result += byte;
    }
    return result;
}

std::string annotation(const Json& violation, const Json& document) {
    std::string properties;
    std::vector<Spot> spots = spots_of(violation);
    if (const Spot* spot = main_spot(spots)) {
        std::string path = SourcePaths(document).path_of(spot->place);
        properties = fmt::format("file={},line={},", escaped(path, Part::Property), spot->place.line);
    }
    std::string title = fmt::format("{} [{}]", title_of(violation), text_of(violation, "id"));
    std::string message = text_of(violation, "message");
    for (const std::string& sentence : texts_of(violation, "why")) message += "\n" + sentence;
    if (std::string replay = text_of(violation, "replay"); !replay.empty()) message += "\nreplay: " + replay;
    return fmt::format("::error {}title={}::{}\n", properties, escaped(title, Part::Property), escaped(message, Part::Message));
}

}  // namespace

std::string github_annotations(std::span<const Json> documents) {
    std::string lines;
    for (const Json& document : documents) {
        for (const Json& violation : list_of(document, "violations"))
            if (!is_known(violation)) lines += annotation(violation, document);
        if (exit_status_of(decision_of(document)) == 3)
            lines += fmt::format("::warning title=raceproof::{}\n",
                                 escaped(fmt::format("{}: {}", program_of(document), headline_of(document)), Part::Message));
    }
    return lines;
}

std::string without_commands(const std::string& text) {
    // The word that lets commands through again must not be in the text: it is made from all of it.
    std::string word;
    for (std::uint64_t seed = 0; word.empty() || text.find(word) != std::string::npos; ++seed) {
        Hasher hasher(seed);
        hasher.add_bytes(text.data(), text.size());
        Hash128 hash = hasher.finish();
        word = fmt::format("raceproof-{:016x}{:016x}", hash.high, hash.low);
    }
    return fmt::format("::stop-commands::{}\n{}::{}::\n", word, text, word);
}

}  // namespace raceproof::formats
