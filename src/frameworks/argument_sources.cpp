#include "frameworks/argument_sources.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/text.h"
#include "classfile/descriptor.h"

namespace raceproof::frameworks {

namespace {

using classfile::AnnotationValue;
using classfile::ClassFile;

constexpr std::string_view kPackage = "org/junit/jupiter/params/provider/";

std::string utf8(std::string_view modified) { return utf8_from_utf16(utf16_from_modified_utf8(modified)); }

std::string shown(std::string_view word) {
    if (word.starts_with("N:")) return "null";
    if (word.starts_with("E:")) return "empty";
    if (word.starts_with("C:"))
        return fmt::format("'{}'",
                           utf8_from_utf16(std::u16string(1, static_cast<char16_t>(std::stoi(std::string(word.substr(2)))))));
    if (word.starts_with("F:")) return fmt::format("{}", std::bit_cast<float>(std::stoi(std::string(word.substr(2)))));
    if (word.starts_with("D:")) return fmt::format("{}", std::bit_cast<double>(std::stoll(std::string(word.substr(2)))));
    if (word.starts_with("Z:")) return word == "Z:1" ? "true" : "false";
    if (word.starts_with("U:")) return std::string(word.substr(word.find('#') + 1));
    return std::string(word.substr(2));
}

ArgumentRow row_of(std::vector<std::string> values) {
    ArgumentRow row;
    for (const std::string& value : values) row.text += (row.text.empty() ? "" : ", ") + shown(value);
    row.values = std::move(values);
    return row;
}

std::string word_of(const AnnotationValue& value) {
    switch (value.tag) {
        case 's': return "S:" + utf8(value.text);
        case 'c': return "T:" + type_word(value.text);
        case 'S': return fmt::format("H:{}", value.bits);
        default: return fmt::format("{}:{}", value.tag, value.bits);
    }
}

class SourceReader {
  public:
    SourceReader(ClassIndex& index, const FoundMethod& test) : index_(index), test_(test) {
        auto descriptor = classfile::parse_method_descriptor(test.info->descriptor);
        if (!descriptor->parameters.empty()) first_parameter_ = descriptor->parameters.front();
    }

    void read(const Annotation& annotation, ArgumentSources& sources) {
        std::string_view name = std::string_view(annotation.type).substr(kPackage.size());
        ArgumentSource source;
        if (name == "ValueSource") values(annotation, source);
        if (name == "NullSource" || name == "NullAndEmptySource") source.rows.push_back(row_of({"N:"}));
        if (name == "EmptySource" || name == "NullAndEmptySource") source.rows.push_back(row_of({"E:"}));
        if (name == "EnumSource") constants(annotation, source, sources);
        if (name == "CsvSource") csv(annotation, source, sources);
        if (name == "MethodSource") {
            for (const std::string& method : methods(annotation)) sources.all.push_back({{}, method});
            return;
        }
        sources.all.push_back(std::move(source));
    }

  private:
    std::vector<std::string> methods(const Annotation& annotation) {
        std::vector<std::string> names = texts_of(annotation, "value");
        if (names.empty() || (names.size() == 1 && names[0].empty())) names = {std::string(test_.info->name)};
        return names;
    }

    static void values(const Annotation& annotation, ArgumentSource& source) {
        for (const auto& [name, value] : annotation.values) {
            if (value.tag != '[') source.rows.push_back(row_of({word_of(value)}));
            for (const AnnotationValue& element : value.elements) source.rows.push_back(row_of({word_of(element)}));
        }
    }

    void constants(const Annotation& annotation, ArgumentSource& source, ArgumentSources& sources) {
        std::string type = text_of(annotation, "value", first_parameter_);
        const ClassFile* file =
            type.size() > 1 && type[0] == 'L' ? index_.find(classfile::class_name_of_descriptor(type)) : nullptr;
        std::string mode = text_of(annotation, "mode", "INCLUDE");
        if (mode != "INCLUDE" && mode != "EXCLUDE") {
            sources.unsupported = fmt::format("@EnumSource(mode = {})", mode);
            return;
        }
        if (file == nullptr || (file->flags & classfile::access::kEnum) == 0) {
            sources.unsupported = fmt::format("@EnumSource of {}", type.empty() ? "nothing" : type_word(type));
            return;
        }
        std::vector<std::string> names = texts_of(annotation, "names");
        for (const classfile::FieldInfo& field : file->fields) {
            if ((field.flags & classfile::access::kEnum) == 0) continue;
            bool is_named = std::find(names.begin(), names.end(), field.name) != names.end();
            if (!names.empty() && is_named == (mode == "EXCLUDE")) continue;
            source.rows.push_back(row_of({fmt::format("U:{}#{}", dotted(file->name()), field.name)}));
        }
    }

    static void csv(const Annotation& annotation, ArgumentSource& source, ArgumentSources& sources) {
        for (const auto& [name, value] : annotation.values)
            if (name != "value" && name != "textBlock" && name != "delimiter" && name != "delimiterString" &&
                name != "nullValues")
                sources.unsupported = fmt::format("@CsvSource({})", name);
        std::string delimiter = utf8(text_of(annotation, "delimiterString"));
        if (std::int64_t character = number_of(annotation, "delimiter", 0); character != 0)
            delimiter = utf8_from_utf16(std::u16string(1, static_cast<char16_t>(character)));
        if (delimiter.empty()) delimiter = ",";
        std::vector<std::string> lines = texts_of(annotation, "value"), nulls = texts_of(annotation, "nullValues");
        std::string block = text_of(annotation, "textBlock");
        for (std::size_t start = 0; start < block.size();) {
            std::size_t end = std::min(block.find('\n', start), block.size());
            std::string line = block.substr(start, end - start);
            if (line.find_first_not_of(" \t\r") != std::string::npos && line.front() != '#') lines.push_back(line);
            start = end + 1;
        }
        for (const std::string& line : lines) {
            std::vector<std::string> values;
            if (!read_csv_line(utf8(line), delimiter, nulls, values)) {
                sources.unsupported = "@CsvSource with a quote that is not closed";
                return;
            }
            source.rows.push_back(row_of(std::move(values)));
        }
    }

    ClassIndex& index_;
    const FoundMethod& test_;
    std::string first_parameter_;
};

void trim(std::string& text) {
    constexpr const char* kSpace = " \t\r\n";
    text.erase(0, std::min(text.find_first_not_of(kSpace), text.size()));
    text.erase(text.find_last_not_of(kSpace) + 1);
}

}  // namespace

bool read_csv_line(std::string_view line, std::string_view delimiter, const std::vector<std::string>& null_values,
                   std::vector<std::string>& values) {
    for (std::size_t at = 0; at <= line.size();) {
        std::size_t first = std::min(line.find_first_not_of(" \t", at), line.size());
        std::string field;
        bool is_quoted = first < line.size() && line[first] == '\'';
        if (is_quoted) {
            std::size_t i = first + 1;
            for (; i < line.size(); ++i) {
                if (line[i] == '\'' && i + 1 < line.size() && line[i + 1] == '\'')
                    ++i;
                else if (line[i] == '\'')
                    break;
                field += line[i];
            }
            if (i == line.size()) return false;
            at = line.find(delimiter, i + 1);
        } else {
            at = line.find(delimiter, at);
            field =
                std::string(line.substr(first > at ? at : first, at == std::string_view::npos ? at : at - std::min(first, at)));
            trim(field);
        }
        bool is_null = !is_quoted && field.empty();
        is_null = is_null || std::find(null_values.begin(), null_values.end(), field) != null_values.end();
        values.push_back(is_null ? "N:" : "S:" + field);
        if (at == std::string_view::npos) break;
        at += delimiter.size();
    }
    return true;
}

ArgumentSources argument_sources(ClassIndex& index, const FoundMethod& test, const Annotations& annotations) {
    ArgumentSources sources;
    SourceReader reader(index, test);
    for (const Annotation& annotation : annotations.all())
        if (annotation.type.starts_with(kPackage) && treatment_of(annotation.type) == Treatment::Honoured)
            reader.read(annotation, sources);
    return sources;
}

}  // namespace raceproof::frameworks
