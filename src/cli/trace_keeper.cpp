#include "cli/trace_keeper.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "base/hash128.h"
#include "base/say.h"
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

std::string text_of(Hash128 hash) { return fmt::format("{:016x}{:016x}", hash.high, hash.low); }

std::vector<fs::path> entries_of(std::string_view class_path) {
    std::vector<fs::path> entries;
    while (!class_path.empty()) {
        std::size_t end = std::min(class_path.find(':'), class_path.size());
        entries.emplace_back(class_path.substr(0, end));
        class_path.remove_prefix(std::min(end + 1, class_path.size()));
    }
    return entries;
}

// What changes when the program does: a fingerprint of all that is on its class path.
std::string identity_of(std::string_view main_class, const std::vector<fs::path>& entries) {
    Hasher hasher(0);
    for (const fs::path& entry : entries) {
        std::error_code ignored;
        if (fs::is_directory(entry, ignored))
            add_folder(hasher, entry);
        else
            add_file(hasher, entry, "");
    }
    return fmt::format("{} {}", main_class, text_of(hasher.finish()));
}

std::string hash_of_file(const fs::path& file) {
    Hasher hasher(0);
    add_file(hasher, file, "");
    return text_of(hasher.finish());
}

// Where a program can be found again. The class files of a source are gone by then, so its own contents count.
constexpr std::string_view kSource = "source ", kClasses = "classes ";

std::string origin_of(const session::Target& program, const std::string& named) {
    if (program.compiled) return fmt::format("{}{} {}", kSource, hash_of_file(named), fs::absolute(named).string());
    std::string path;
    for (const fs::path& entry : entries_of(program.class_path)) path += (path.empty() ? "" : ":") + fs::absolute(entry).string();
    return std::string(kClasses) + path;
}

bool is_there(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

}  // namespace

bool has_changed(const std::string& stored_program) {
    std::string_view rest = stored_program;
    std::string_view identity = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(identity.size() + 1, rest.size()));
    if (rest.starts_with(kSource)) {
        rest.remove_prefix(kSource.size());
        std::string_view hash = rest.substr(0, rest.find(' '));
        fs::path file(rest.substr(std::min(hash.size() + 1, rest.size())));
        return is_there(file) && hash_of_file(file) != hash;
    }
    if (!rest.starts_with(kClasses)) return false;
    std::vector<fs::path> entries = entries_of(rest.substr(kClasses.size()));
    return std::all_of(entries.begin(), entries.end(), is_there) &&
           identity_of(identity.substr(0, identity.find(' ')), entries) != identity;
}

Result<std::unique_ptr<TraceKeeper>> TraceKeeper::open(const std::string& path, const session::Target& program,
                                                       const std::string& named, std::size_t limit) {
    auto store = traces::TraceStore::open(path, traces::StoreAccess::Create);
    if (!store) return store.error();
    auto known = store->program();
    if (!known) return known.error();
    std::string identity = identity_of(program.main_class, entries_of(program.class_path));
    if (!known->empty() && known->substr(0, known->find('\n')) != identity) {
        std::string old = path + ".old";
        std::error_code ignored;
        fs::remove(old, ignored);
        if (auto copied = store->copy_to(old); !copied) return copied.error();
        say("raceproof: warning: {}: the program has changed; its old traces are in {} now\n", printable(path), printable(old));
    }
    if (auto done = store->set_program(identity + "\n" + origin_of(program, named)); !done) return done.error();
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
