#include "formats/surefire.h"

#include <fmt/format.h>

#include <algorithm>

#include "formats/xml_text.h"

namespace raceproof::formats {

namespace {

using Outcome = SurefireTest::Outcome;

std::string outcome_of(const SurefireTest& test) {
    switch (test.outcome) {
        case Outcome::Passed: return "";
        case Outcome::Skipped: return fmt::format("    <skipped message=\"{}\"/>\n", xml_attribute(test.message));
        case Outcome::Failed:
        case Outcome::Error: break;
    }
    std::string_view element = test.outcome == Outcome::Failed ? "failure" : "error";
    return fmt::format("    <{} message=\"{}\" type=\"{}\">{}</{}>\n", element, xml_attribute(test.message),
                       xml_attribute(test.type), xml_escaped(test.text), element);
}

std::string case_of(const SurefireTest& test) {
    std::string properties;
    for (const auto& [name, value] : test.properties)
        properties += fmt::format("      <property name=\"{}\" value=\"{}\"/>\n", xml_attribute(name), xml_attribute(value));
    return fmt::format(
        "  <testcase name=\"{}\" classname=\"{}\" time=\"{:.3f}\">\n    <properties>\n{}    </properties>\n{}  </testcase>\n",
        xml_attribute(test.name), xml_attribute(test.class_name), test.seconds, properties, outcome_of(test));
}

}  // namespace

std::string surefire(const std::string& class_name, const std::vector<SurefireTest>& tests) {
    auto count = [&](Outcome outcome) {
        return std::count_if(tests.begin(), tests.end(), [&](const SurefireTest& test) { return test.outcome == outcome; });
    };
    double seconds = 0;
    std::string cases;
    for (const SurefireTest& test : tests) {
        seconds += test.seconds;
        cases += case_of(test);
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"{}\" time=\"{:.3f}\" tests=\"{}\" errors=\"{}\" "
        "skipped=\"{}\" failures=\"{}\">\n{}</testsuite>\n",
        xml_attribute(class_name), seconds, tests.size(), count(Outcome::Error), count(Outcome::Skipped), count(Outcome::Failed),
        cases);
}

}  // namespace raceproof::formats
