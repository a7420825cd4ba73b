#include "cli/trace_keeper.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "base/hash128.h"
#include "base/text.h"
#include "report/race_description.h"

namespace raceproof::cli {

namespace {

namespace fs = std::filesystem;

void add_file(Hasher& hasher, const fs::path& file, const std::string& name) {
    std::ifstream stream(file, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    hasher.add_bytes(name.data(), name.size());
    hasher.add_bytes(bytes.data(), bytes.size());
}

void add_folder(Hasher& hasher, const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code ignored;
    for (fs::recursive_directory_iterator next(folder, ignored), end; next != end; next.increment(ignored))
        if (next->path().extension() == ".class") files.push_back(next->path());
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) add_file(hasher, file, file.lexically_relative(folder).string());
}

}  // namespace

std::string identity_of(const session::Target& program) {
    Hasher hasher(0);
    std::string_view rest = program.class_path;
    while (!rest.empty()) {
        std::size_t end = std::min(rest.find(':'), rest.size());
        fs::path entry(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        std::error_code ignored;
        if (fs::is_directory(entry, ignored))
            add_folder(hasher, entry);
        else
            add_file(hasher, entry, "");
    }
    Hash128 hash = hasher.finish();
    return fmt::format("{} {:016x}{:016x}", program.main_class, hash.high, hash.low);
}

Result<std::unique_ptr<TraceKeeper>> TraceKeeper::open(const std::string& path, const session::Target& program,
                                                       std::size_t limit) {
    auto store = traces::TraceStore::open(path, traces::StoreAccess::Create);
    if (!store) return store.error();
    auto known = store->program();
    if (!known) return known.error();
    std::string identity = identity_of(program);
    if (!known->empty() && *known != identity)
        fmt::print(stderr, "raceproof: warning: {}: the program has changed; its old traces are given up\n", printable(path));
    if (auto done = store->set_program(identity); !done) return done.error();
    return std::unique_ptr<TraceKeeper>(new TraceKeeper(store.take(), limit));
}

void TraceKeeper::listen_to(repair::Evidence& evidence) {
    evidence.on_trace = [this](const advice::Trace& trace, const findings::Finding& finding) {
        if (error_) return;
        auto kept = store_.keep(trace, report::description_of(finding), limit_);
        if (!kept) error_ = kept.error();
    };
}

Status<> TraceKeeper::finish(const repair::Evidence& evidence) {
    for (const auto& [race, traces] : evidence.traces()) {
        if (error_ || traces.empty()) continue;
        auto kept = store_.keep(race, evidence.history().of(traces.front().racing_location()));
        if (!kept) error_ = kept.error();
    }
    if (error_) return *error_;
    return Done{};
}

}  // namespace raceproof::cli
