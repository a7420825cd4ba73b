#include "formats/sarif.h"

#include <fmt/format.h>

#include "formats/findings.h"
#include "formats/sarif_result.h"
#include "formats/verdict.h"

namespace raceproof::formats {

namespace {

Json rules() {
    Json all = Json::array();
    for (const FindingKind& kind : finding_kinds())
        all.push_back(
            {{"id", kind.name},
             {"name", kind.rule},
             {"shortDescription", {{"text", kind.what}}},
             {"fullDescription", {{"text", fmt::format("{} {}", kind.what, kind.help)}}},
             {"help",
              {{"text", kind.help},
               {"markdown", fmt::format("**{}**\n\n{}\n\n`raceproof replay` takes the schedule of the finding step by step.",
                                        kind.what, kind.help)}}},
             {"defaultConfiguration", {{"level", "error"}}},
             {"properties", {{"tags", {"concurrency", "correctness"}}, {"precision", "very-high"}}}});
    return all;
}

Json driver(std::span<const Json> documents) {
    Json driver{{"name", "raceproof"}};
    for (const Json& document : documents) {
        std::string version = text_of(member(document, "tool"), "version");
        if (!version.empty() && !driver.contains("version")) driver["version"] = driver["semanticVersion"] = version;
    }
    driver["rules"] = rules();
    return driver;
}

Json notification(const char* id, const char* level, const std::string& text) {
    return {{"descriptor", {{"id", id}}}, {"level", level}, {"message", sarif_message(text)}};
}

// What ended a search early belongs to the execution; what the user took as right, to the configuration.
Json invocation(const Json& document) {
    Decision decision = decision_of(document);
    Json execution = Json::array(), configuration = Json::array();
    std::string about = program_of(document) + ": ";
    if (!text_of(document, "unsupported").empty())
        execution.push_back(notification("unsupported", "error", about + headline_of(document)));
    else if (!reservation_of(document).empty())
        execution.push_back(notification("bounded", "warning", about + headline_of(document)));
    for (const std::string& note : texts_of(document, "notes")) execution.push_back(notification("note", "note", about + note));
    for (const Json& rule : list_of(member(document, "options"), "trust"))
        if (text_of(rule, "rule") == "benign")
            configuration.push_back(notification("benign", "note",
                                                 fmt::format("{}races on {} are not reported, as declared: {}", about,
                                                             text_of(rule, "subject"), text_of(rule, "reason"))));
    Json invocation;
    if (std::string command = text_of(document, "command"); !command.empty()) invocation["commandLine"] = command;
    invocation["exitCode"] = exit_status_of(decision);
    invocation["exitCodeDescription"] = headline_of(document);
    invocation["executionSuccessful"] = decision != Decision::Unsupported;
    if (!execution.empty()) invocation["toolExecutionNotifications"] = std::move(execution);
    if (!configuration.empty()) invocation["toolConfigurationNotifications"] = std::move(configuration);
    return invocation;
}

}  // namespace

std::string sarif(std::span<const Json> documents) {
    Json invocations = Json::array(), results = Json::array();
    for (const Json& document : documents) {
        SourcePaths paths(document);
        invocations.push_back(invocation(document));
        for (const Json& violation : list_of(document, "violations")) {
            results.push_back(sarif_result(violation, paths));
            results.back()["properties"]["program"] = program_of(document);
        }
    }
    Json root_description{{"description", {{"text", "The folder in which raceproof was started."}}}};
    Json run{{"tool", {{"driver", driver(documents)}}},
             {"invocations", std::move(invocations)},
             {"originalUriBaseIds", {{kSourceRoot, std::move(root_description)}}},
             {"results", std::move(results)},
             {"columnKind", "utf16CodeUnits"}};
    Json log{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
             {"version", "2.1.0"},
             {"runs", Json::array({std::move(run)})}};
    return log.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace raceproof::formats
