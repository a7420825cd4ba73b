#include "classfile/jar.h"

#include <fmt/format.h>

#include <charconv>
#include <unordered_map>
#include <utility>

#include "classfile/file_bytes.h"
#include "classfile/manifest.h"
#include "classfile/zip_archive.h"

namespace raceproof::classfile {
namespace {

constexpr std::string_view kManifestPath = "META-INF/MANIFEST.MF";
constexpr std::string_view kVersionsPath = "META-INF/versions/";
constexpr int kFirstVersion = 9;

// "META-INF/versions/11/a/B.class" is the version 11 of a/B.class. What lies in META-INF itself has no versions.
struct VersionedPath {
    int version;
    std::string_view path;
};
std::optional<VersionedPath> versioned_path(std::string_view name) {
    if (!name.starts_with(kVersionsPath)) return std::nullopt;
    name.remove_prefix(kVersionsPath.size());
    int version = 0;
    auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), version);
    std::size_t digits = static_cast<std::size_t>(end - name.data());
    if (error != std::errc() || digits >= name.size() || name[digits] != '/') return std::nullopt;
    std::string_view path = name.substr(digits + 1);
    if (version < kFirstVersion || path.empty() || path.starts_with("META-INF/")) return std::nullopt;
    return VersionedPath{version, path};
}

class ZipJar final : public Jar {
  public:
    ZipJar(ZipArchive archive, std::string name) : archive_(std::move(archive)), name_(std::move(name)) {}

    Status<> read_manifest(int release) {
        const ZipEntry* entry = archive_.find(kManifestPath);
        if (!entry) return Done{};
        Result<Bytes> bytes = archive_.read(*entry);
        if (!bytes) return Error{fmt::format("{}: {}", name_, bytes.error().message)};
        manifest_ = parse_manifest({reinterpret_cast<const char*>(bytes->data.data()), bytes->data.size()});
        if (manifest_.multi_release) index_versions(release);
        return Done{};
    }

    Result<std::optional<Bytes>> find(std::string_view path) const override {
        auto versioned = versions_.find(path);
        const ZipEntry* entry = versioned == versions_.end() ? archive_.find(path) : versioned->second.entry;
        if (!entry) return std::optional<Bytes>();
        Result<Bytes> bytes = archive_.read(*entry);
        if (!bytes) return Error{fmt::format("{}: {}", name_, bytes.error().message)};
        return std::optional<Bytes>(bytes.take());
    }

    std::string description() const override { return name_; }
    std::optional<std::string> main_class() const override { return manifest_.main_class; }
    std::vector<std::string> manifest_class_path() const override { return manifest_.class_path; }

  private:
    struct Version {
        int version = 0;
        const ZipEntry* entry = nullptr;
    };

    // For each path the entry of the newest version that is not newer than `release`.
    void index_versions(int release) {
        for (const ZipEntry& entry : archive_.entries()) {
            std::optional<VersionedPath> versioned = versioned_path(entry.name);
            if (!versioned || versioned->version > release) continue;
            Version& best = versions_[versioned->path];
            if (versioned->version >= best.version) best = {versioned->version, &entry};
        }
    }

    ZipArchive archive_;
    std::string name_;
    Manifest manifest_;
    std::unordered_map<std::string_view, Version> versions_;
};

}  // namespace

Result<std::unique_ptr<Jar>> open_jar_bytes(Bytes bytes, std::string name, int release) {
    Result<ZipArchive> archive = ZipArchive::open(std::move(bytes));
    if (!archive) return Error{fmt::format("{}: {}", name, archive.error().message)};
    auto jar = std::make_unique<ZipJar>(archive.take(), std::move(name));
    Status<> manifest = jar->read_manifest(release);
    if (!manifest) return manifest.error();
    return std::unique_ptr<Jar>(std::move(jar));
}

Result<std::unique_ptr<Jar>> open_jar(const std::string& path, int release) {
    Result<Bytes> bytes = map_file(path);
    if (!bytes) return bytes.error();
    return open_jar_bytes(bytes.take(), path, release);
}

}  // namespace raceproof::classfile
