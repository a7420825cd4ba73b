#include "formats/junit.h"

#include <fmt/format.h>

#include "formats/finding_text.h"
#include "formats/findings.h"
#include "formats/verdict.h"
#include "formats/xml_text.h"

namespace raceproof::formats {

namespace {

enum class Outcome { Passed, Failed, Skipped, Error };

struct TestCase {
    Outcome outcome = Outcome::Passed;
    std::string name, message, text, type;
};

bool was_looked_for(const Json& document, const FindingKind& kind) {
    const Json& options = member(document, "options");
    if (kind.name == "data-race") return text_of(options, "races") != "off";
    return kind.name != "livelock" || flag_of(options, "liveness");
}

TestCase test_case(const Json& document, std::size_t kind) {
    TestCase test;
    test.name = finding_kinds()[kind].plural;
    std::size_t found = 0, known = 0;
    bool has_race = false;
    for (const Json& violation : list_of(document, "violations")) {
        has_race = has_race || text_of(violation, "kind") == "data-race";
        if (kind_number_of(violation) != kind) continue;
        ++(is_known(violation) ? known : found);
        if (is_known(violation)) continue;
        if (test.message.empty()) test.message = text_of(violation, "message");
        test.text += finding_text(violation) + "\n";
    }
    std::string reservation = reservation_of(document);
    if (found != 0) {
        test.outcome = Outcome::Failed;
        test.type = finding_kinds()[kind].name;
        if (found > 1) test.message = fmt::format("{} {}, the first: {}", found, test.name, test.message);
    } else if (!text_of(document, "unsupported").empty()) {
        test.outcome = Outcome::Error;
        test.type = "unsupported";
        test.message = reservation;
    } else if (!reservation.empty()) {
        test.outcome = Outcome::Skipped;
        test.message = fmt::format("not decided: {}", reservation);
    } else if (known != 0) {  // never passed because of a baseline
        test.outcome = Outcome::Skipped;
        test.message = fmt::format("nothing new: {} left out by the baseline", counted(known, "known violation"));
    } else if (has_race) {
        test.outcome = Outcome::Skipped;
        test.message = "not decided: behind a data race only the sequentially consistent executions were followed";
    }
    return test;
}

std::string xml_of(const TestCase& test, const std::string& program) {
    std::string head =
        fmt::format("    <testcase name=\"{}\" classname=\"{}\"", xml_attribute(test.name), xml_attribute(program));
    switch (test.outcome) {
        case Outcome::Passed: return head + "/>\n";
        case Outcome::Skipped:
            return fmt::format("{}>\n      <skipped message=\"{}\"/>\n    </testcase>\n", head, xml_attribute(test.message));
        case Outcome::Failed:
        case Outcome::Error: break;
    }
    std::string_view element = test.outcome == Outcome::Failed ? "failure" : "error";
    return fmt::format("{}>\n      <{} message=\"{}\" type=\"{}\">{}</{}>\n    </testcase>\n", head, element,
                       xml_attribute(test.message), xml_attribute(test.type), xml_escaped(test.text), element);
}

struct Counts {
    std::size_t tests = 0, failures = 0, errors = 0, skipped = 0;
    void add(Outcome outcome) {
        ++tests;
        failures += outcome == Outcome::Failed;
        errors += outcome == Outcome::Error;
        skipped += outcome == Outcome::Skipped;
    }
    std::string attributes() const {
        return fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\"", tests, failures, errors, skipped);
    }
};

std::string seconds_of(const Json& document) {
    const Json& seconds = member(member(document, "statistics"), "seconds");
    return fmt::format("{:.3f}", seconds.is_number() ? seconds.get<double>() : 0.0);
}

std::string suite(const Json& document, Counts& total) {
    std::string program = program_of(document), cases;
    Counts counts;
    for (std::size_t kind = 0; kind < finding_kinds().size(); ++kind) {
        if (!was_looked_for(document, finding_kinds()[kind])) continue;
        TestCase test = test_case(document, kind);
        counts.add(test.outcome);
        total.add(test.outcome);
        cases += xml_of(test, program);
    }
    return fmt::format("  <testsuite name=\"{}\" {} time=\"{}\">\n{}    <system-out>{}</system-out>\n  </testsuite>\n",
                       xml_attribute(program), counts.attributes(), seconds_of(document), cases,
                       xml_escaped(headline_of(document)));
}

}  // namespace

std::string junit(std::span<const Json> documents) {
    Counts total;
    std::string suites;
    for (const Json& document : documents) suites += suite(document, total);
    return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"raceproof\" {}>\n{}</testsuites>\n",
                       total.attributes(), suites);
}

}  // namespace raceproof::formats
