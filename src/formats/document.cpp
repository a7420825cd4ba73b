#include "formats/document.h"

#include <fmt/format.h>

#include "base/text.h"

namespace raceproof::formats {

namespace {

constexpr int kSchema = 2;
// Of a result no more than the causes of an exception are nested; to write a document takes stack by its depth.
constexpr int kMostNested = 200;

const Json& nothing() {
    static const Json null;
    return null;
}

const Json& no_elements() {
    static const Json empty = Json::array();
    return empty;
}

bool is_violation(const Json& value) {
    return value.is_object() && !text_of(value, "id").empty() && !text_of(value, "kind").empty();
}

bool is_result(const Json& value) {
    if (!value.is_object() || text_of(value, "verdict").empty() || !member(value, "violations").is_array()) return false;
    for (const Json& violation : list_of(value, "violations"))
        if (!is_violation(violation)) return false;
    return true;
}

}  // namespace

Result<Json> read_document(std::string_view text, const std::string& name) {
    bool is_deep = false;
    auto limit_depth = [&](int depth, Json::parse_event_t, Json&) {
        is_deep = is_deep || depth > kMostNested;
        return depth <= kMostNested;
    };
    Json document;
    try {
        document = Json::parse(text, limit_depth);
    } catch (const Json::parse_error& error) {
        return Error{fmt::format("{} is no JSON: byte {} is not expected", name, error.byte)};
    } catch (const Json::exception&) {
        return Error{fmt::format("{} is no JSON: a number in it is too large", name)};
    }
    if (is_deep) return Error{fmt::format("{} is no result of raceproof: nested too deep", name)};
    std::optional<std::int64_t> schema = number_of(document, "schema");
    if (!is_result(document) || !schema)
        return Error{fmt::format("{} is no result of raceproof: check --json FILE writes one", name)};
    if (*schema != kSchema)
        return Error{fmt::format("{} has schema {} of results, and this raceproof reads {}", name, *schema, kSchema)};
    return document;
}

const Json& member(const Json& object, std::string_view key) {
    if (!object.is_object()) return nothing();
    auto found = object.find(key);
    return found == object.end() ? nothing() : *found;
}

std::string text_of(const Json& object, std::string_view key) {
    const Json& value = member(object, key);
    return value.is_string() ? printable(value.get_ref<const std::string&>()) : std::string();
}

std::optional<std::int64_t> number_of(const Json& object, std::string_view key) {
    const Json& value = member(object, key);
    if (!value.is_number_integer()) return std::nullopt;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX) return std::nullopt;
    return value.get<std::int64_t>();
}

bool flag_of(const Json& object, std::string_view key) {
    const Json& value = member(object, key);
    return value.is_boolean() && value.get<bool>();
}

const Json& list_of(const Json& object, std::string_view key) {
    const Json& value = member(object, key);
    return value.is_array() ? value : no_elements();
}

std::vector<std::string> texts_of(const Json& object, std::string_view key) {
    std::vector<std::string> texts;
    for (const Json& element : list_of(object, key))
        if (element.is_string()) texts.push_back(printable(element.get_ref<const std::string&>()));
    return texts;
}

std::string shortened(std::string text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80) --bytes;  // no half characters
    text.resize(bytes);
    return text + "…";
}

std::string Place::text() const {
    if (is_known()) return fmt::format("{}:{}", file, line);
    return class_name.empty() ? file : class_name;
}

Place place_of(const Json& object) {
    std::int64_t line = number_of(object, "line").value_or(0);
    return {text_of(object, "class"), text_of(object, "method"), text_of(object, "file"),
            line > 0 && line <= INT32_MAX ? line : 0};
}

}  // namespace raceproof::formats
