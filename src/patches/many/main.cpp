// patch_many: makes many patches in one process. For tests.
//
// Standard input is a JSON list of requests, each with files, roots, class_path, base and fix as patches/patch.h and
// advice/change.h have them; with "compile" the patch is compiled, too. Standard output is a list of as many answers: {"diff": …}
// or
// {"reason": …}, and "compiled", or "error" and "output".
#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "patches/compile.h"
#include "patches/patch.h"

namespace raceproof::patches {

namespace {

using nlohmann::json;

advice::ChangeKind change_kind(const std::string& name) {
    for (int kind = 0; kind <= static_cast<int>(advice::ChangeKind::MoveStatements); ++kind)
        if (advice::name_of(static_cast<advice::ChangeKind>(kind)) == name) return static_cast<advice::ChangeKind>(kind);
    throw std::invalid_argument("no kind of change: " + name);
}

advice::FieldName field_of(const json& value) {
    return {value.value("class", ""), value.value("name", ""), value.value("descriptor", ""), value.value("static", false)};
}

advice::Statement statement_of(const json& value) {
    return {value.value("class", ""), value.value("method", ""), value.value("descriptor", ""),
            value.value("file", ""),  value.value("line", 0),    0};
}

advice::LockExpression lock_of(const json& value) {
    using Kind = advice::LockExpression::Kind;
    static const std::map<std::string, Kind> kKinds = {
        {"", Kind::None}, {"this", Kind::This}, {"class", Kind::Class}, {"field", Kind::Field}, {"variable", Kind::Variable}};
    advice::LockExpression lock;
    lock.kind = kKinds.at(value.value("kind", ""));
    lock.field = field_of(value.value("field", json::object()));
    lock.variable = value.value("variable", "");
    lock.is_concurrent_lock = value.value("concurrent", false);
    return lock;
}

advice::Change change_of(const json& value) {
    advice::Change change;
    change.kind = change_kind(value.at("kind"));
    change.field = field_of(value.value("field", json::object()));
    change.first = statement_of(value.value("first", json::object()));
    change.last = statement_of(value.value("last", json::object()));
    change.target = statement_of(value.value("target", json::object()));
    change.lock = lock_of(value.value("lock", json::object()));
    return change;
}

PatchRequest request_of(const json& value) {
    PatchRequest request;
    request.sources.files = value.value("files", std::vector<std::string>());
    request.sources.roots = value.value("roots", std::vector<std::string>());
    request.sources.class_path = value.value("class_path", "");
    request.sources.base = value.value("base", "");
    for (const json& change : value.at("fix")) request.fix.push_back(change_of(change));
    return request;
}

json answer_of(const Result<Patch>& patch, const PatchRequest& request, bool with_compiler, const classfile::JdkHome& jdk) {
    if (!patch) return {{"reason", patch.error().message}};
    json answer = {{"diff", patch->diff()}};
    for (const PatchedFile& file : patch->files) answer["files"][file.name] = file.after;
    if (!with_compiler) return answer;
    auto compiled = compile(*patch, request.sources, jdk);
    answer["compiled"] = compiled.ok();
    if (!compiled) {
        answer["error"] = compiled.error().message;
        answer["output"] = compiled.error().output;
    }
    return answer;
}

int run() {
    json input = json::parse(std::cin);
    std::vector<PatchRequest> requests;
    for (const json& value : input) requests.push_back(request_of(value));
    auto jdk = classfile::find_jdk();
    if (!jdk) return std::cerr << jdk.error().message << '\n', 2;
    auto patches = make_patches(requests, *jdk);
    if (!patches) return std::cerr << patches.error().message << '\n', 2;
    json answers = json::array();
    for (std::size_t i = 0; i < requests.size(); ++i)
        answers.push_back(answer_of((*patches)[i], requests[i], input[i].value("compile", false), *jdk));
    std::cout << answers.dump(1) << '\n';
    return 0;
}

}  // namespace

}  // namespace raceproof::patches

int main() {
    try {
        return raceproof::patches::run();
    } catch (const std::exception& problem) {
        std::cerr << "patch_many: " << problem.what() << '\n';
        return 2;
    }
}
