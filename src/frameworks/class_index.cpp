#include "frameworks/class_index.h"

#include <algorithm>
#include <filesystem>

#include "classfile/file_bytes.h"
#include "classfile/reader.h"
#include "classfile/zip_archive.h"

namespace raceproof::frameworks {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSuffix = ".class";

void add(std::string_view path, std::vector<std::string>& names) {
    if (!path.ends_with(kSuffix) || path.starts_with("META-INF/")) return;
    path.remove_suffix(kSuffix.size());
    if (path.ends_with("module-info") || path.ends_with("package-info")) return;
    names.emplace_back(path);
}

void add_folder(const std::string& folder, std::vector<std::string>& names) {
    std::error_code error;
    for (fs::recursive_directory_iterator at(folder, fs::directory_options::follow_directory_symlink, error), end;
         !error && at != end; at.increment(error))
        if (at->is_regular_file(error)) add(fs::relative(at->path(), folder, error).generic_string(), names);
}

Status<> add_jar(const std::string& path, std::vector<std::string>& names) {
    auto bytes = classfile::map_file(path);
    if (!bytes) return bytes.error();
    auto archive = classfile::ZipArchive::open(bytes.take());
    if (!archive) return Error{path + ": " + archive.error().message};
    for (const classfile::ZipEntry& entry : archive->entries()) add(entry.name, names);
    return Done{};
}

void sort_unique(std::vector<std::string>& names) {
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
}

}  // namespace

Result<std::unique_ptr<ClassIndex>> ClassIndex::open(const std::string& class_path, int release) {
    auto opened = classfile::ClassPath::open(class_path, release);
    if (!opened) return opened.error();
    auto index = std::make_unique<ClassIndex>();
    index->path_ = opened.take();
    if (auto listed = index->list(class_path); !listed) return listed.error();
    return index;
}

Status<> ClassIndex::list(const std::string& class_path) {
    std::vector<std::string> in_jars;
    for (std::size_t start = 0; start <= class_path.size();) {
        std::size_t end = std::min(class_path.find(':', start), class_path.size());
        std::string entry = class_path.substr(start, end - start);
        start = end + 1;
        std::error_code error;
        if (fs::is_directory(entry, error)) {
            add_folder(entry, classes_);
        } else if (fs::is_regular_file(entry, error)) {
            if (auto added = add_jar(entry, in_jars); !added) return added;
        }
    }
    if (classes_.empty()) classes_ = in_jars;
    all_classes_ = classes_;
    all_classes_.insert(all_classes_.end(), in_jars.begin(), in_jars.end());
    sort_unique(classes_);
    sort_unique(all_classes_);
    return Done{};
}

const classfile::ClassFile* ClassIndex::find(std::string_view name) {
    if (auto known = files_.find(name); known != files_.end()) return known->second.get();
    auto& file = files_[std::string(name)];
    auto bytes = path_->find(std::string(name) + std::string(kSuffix));
    if (!bytes || !*bytes) return nullptr;
    auto parsed = classfile::read_class(std::move(**bytes));
    if (parsed) file = parsed.take();
    return file.get();
}

}  // namespace raceproof::frameworks
