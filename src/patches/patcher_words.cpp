#include "patches/patcher_words.h"

#include <charconv>
#include <initializer_list>

namespace raceproof::patches {

namespace {

void append_line(std::string& text, std::initializer_list<std::string_view> words) {
    bool is_first = true;
    for (std::string_view word : words) {
        if (!is_first) text += '\t';
        is_first = false;
        text += escape_word(word);
    }
    text += '\n';
}

std::string_view kind_of(const advice::FieldName& field) { return field.is_static ? "static" : "instance"; }

void append_statement(std::string& text, std::string_view role, const advice::Statement& statement) {
    if (statement.class_name.empty()) return;
    append_line(text, {role, statement.class_name, statement.method, statement.descriptor, std::to_string(statement.line)});
}

std::string_view name_of(advice::LockExpression::Kind kind) {
    using Kind = advice::LockExpression::Kind;
    switch (kind) {
        case Kind::None: return "NONE";
        case Kind::This: return "THIS";
        case Kind::Class: return "CLASS";
        case Kind::Field: return "FIELD";
        case Kind::Variable: return "VARIABLE";
    }
    return "NONE";
}

void append_change(std::string& text, const advice::Change& change) {
    append_line(text, {"change", advice::name_of(change.kind)});
    const advice::FieldName& field = change.field;
    if (field.is_known()) append_line(text, {"field", field.class_name, field.name, field.descriptor, kind_of(field)});
    append_statement(text, "first", change.first);
    // A single statement need not be said twice.
    append_statement(text, "last", change.last.class_name.empty() ? change.first : change.last);
    append_statement(text, "target", change.target);
    const advice::LockExpression& lock = change.lock;
    append_line(text, {"lock", name_of(lock.kind), lock.field.class_name, lock.field.name, lock.field.descriptor,
                       kind_of(lock.field), lock.variable, lock.is_concurrent_lock ? "concurrent" : "monitor"});
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    while (true) {
        std::size_t tab = line.find('\t');
        words.push_back(unescape_word(line.substr(0, tab)));
        if (tab == std::string_view::npos) return words;
        line.remove_prefix(tab + 1);
    }
}

std::size_t number_of(const std::string& word) {
    std::size_t number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

}  // namespace

std::string escape_word(std::string_view word) {
    std::string result;
    for (char c : word) {
        switch (c) {
            case '\\': result += "\\\\"; break;
            case '\t': result += "\\t"; break;
            case '\n': result += "\\n"; break;
            case '\r': result += "\\r"; break;
            default: result += c;
        }
    }
    return result;
}

std::string unescape_word(std::string_view word) {
    std::string result;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] != '\\' || i + 1 == word.size()) {
            result += word[i];
            continue;
        }
        switch (char c = word[++i]) {
            case 't': result += '\t'; break;
            case 'n': result += '\n'; break;
            case 'r': result += '\r'; break;
            default: result += c;
        }
    }
    return result;
}

std::string patcher_words(const PatchRequest& request) {
    std::string text;
    append_line(text, {"classpath", request.sources.class_path});
    for (const std::string& root : request.sources.roots) append_line(text, {"root", root});
    for (const std::string& file : request.sources.files) append_line(text, {"file", file});
    for (const advice::Change& change : request.fix) append_change(text, change);
    append_line(text, {"end"});
    return text;
}

std::vector<Answer> read_answers(std::string_view text) {
    std::vector<Answer> answers;
    Answer answer;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        std::vector<std::string> words = words_of(text.substr(0, end));
        text.remove_prefix(end + 1);
        if (words[0] == "edit" && words.size() == 5) {
            answer.edits[words[1]].push_back({number_of(words[2]), number_of(words[3]), words[4]});
        } else if (words[0] == "reason" && words.size() == 2) {
            answer.reason = words[1];
        } else if (words[0] == "done") {
            answers.push_back(std::move(answer));
            answer = {};
        }
    }
    return answers;
}

}  // namespace raceproof::patches
