#include "program/desugar/call_site.h"

#include "program/desugar/bootstrap.h"
#include "program/desugar/dynamic.h"
#include "program/desugar/lambda.h"
#include "program/desugar/object_methods.h"
#include "program/desugar/string_concat.h"
#include "program/program.h"

namespace raceproof::program::desugar {

namespace {

struct Bootstrap {
    std::string_view owner, name;
    Link<Method*> (*link)(const CallSite&);
};

constexpr Bootstrap kBootstraps[] = {
    {"java/lang/invoke/LambdaMetafactory", "metafactory",
     [](const CallSite& site) { return link_lambda(site, Metafactory::Standard); }},
    {"java/lang/invoke/LambdaMetafactory", "altMetafactory",
     [](const CallSite& site) { return link_lambda(site, Metafactory::Alternative); }},
    {"java/lang/invoke/StringConcatFactory", "makeConcat", link_concat},
    {"java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", link_concat_with_constants},
    {"java/lang/runtime/ObjectMethods", "bootstrap", link_object_method},
};

}  // namespace

Link<Method*> link(Program& program, Class& from, std::uint16_t index) {
    Link<CallSite> site = read_call_site(program, from, index);
    if (!site) return site.error();
    constexpr std::size_t kMaxHostName = 60'000;  // leaves room for the suffix in a Utf8 constant
    if (from.name.text().size() > kMaxHostName)
        return LinkError{LinkErrorKind::Unsupported, "invokedynamic in a class with a very long name"};
    // Its own name means itself in a hidden class only; the synthetic class could not say it.
    if (from.is_hidden) return LinkError{LinkErrorKind::Unsupported, "invokedynamic in the hidden class " + from.dotted_name()};
    const HandleConstant& bootstrap = site->bootstrap;
    if (bootstrap.kind == classfile::ReferenceKind::InvokeStatic)
        for (const Bootstrap& known : kBootstraps)
            if (known.owner == bootstrap.owner && known.name == bootstrap.name) return known.link(*site);
    return link_generally(*site);
}

}  // namespace raceproof::program::desugar
