// Where classes come from: a directory, a jar, the JDK's lib/modules image. Each finds the bytes of a class or a
// resource by name; a ClassPath asks several in order.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/class_file.h"

namespace raceproof::classfile {

class ClassSource {
  public:
    virtual ~ClassSource() = default;

    // `path` is a resource path such as "java/lang/String.class". Nothing if absent; an error only if the source itself
    // is broken (a damaged jar entry). Thread-safe.
    virtual Result<std::optional<Bytes>> find(std::string_view path) const = 0;

    // For messages and for Class.getProtectionDomain: "app.jar", "classes/", "jrt:/".
    virtual std::string description() const = 0;
};

// A directory of class files. Paths that leave the directory ("..", absolute) are not found.
Result<std::unique_ptr<ClassSource>> open_directory(const std::string& path);

// A jar or zip: stored and deflated entries, zip64, multi-release (versioned entries up to `release`), manifest.
class Jar : public ClassSource {
  public:
    virtual std::optional<std::string> main_class() const = 0;         // manifest Main-Class
    virtual std::vector<std::string> manifest_class_path() const = 0;  // manifest Class-Path, relative to the jar
};
Result<std::unique_ptr<Jar>> open_jar(const std::string& path, int release);

// The JDK's run-time image, lib/modules.
class JdkImage : public ClassSource {
  public:
    // "java.util" -> "java.base"; empty if no module of the image has the package.
    virtual std::string_view module_of_package(std::string_view dotted_package) const = 0;
    // All packages of a module, dotted, sorted. Costs a walk over the image; called rarely.
    virtual std::vector<std::string> packages_of_module(std::string_view module) const = 0;
    // The module-info.class of a module; nothing if there is no such module.
    virtual Result<std::optional<Bytes>> module_info(std::string_view module) const = 0;
};
Result<std::unique_ptr<JdkImage>> open_jdk_image(const std::string& path);

// The installed JDK: found by `JAVA_HOME`, else by the `java` on PATH, else in the places where Debian puts it.
struct JdkHome {
    std::string path;     // .../java-17-openjdk-amd64
    std::string version;  // JAVA_VERSION of its `release` file, "17.0.15"
    int feature = 0;      // 17
};
// The variable that names one instead; --jdk sets it, for the processes that raceproof starts, too.
inline constexpr const char* kChosenJdk = "RACEPROOF_JDK";
Result<JdkHome> find_jdk();

// Several sources, asked in order. Entries are separated by ':'; each a directory, a jar, or "dir/*" for all its jars.
// Entries that do not exist are skipped, as `java` does.
class ClassPath final : public ClassSource {
  public:
    static Result<std::unique_ptr<ClassPath>> open(std::string_view path_list, int release);
    void append(std::unique_ptr<ClassSource> source);

    Result<std::optional<Bytes>> find(std::string_view path) const override;
    std::string description() const override;

  private:
    std::vector<std::unique_ptr<ClassSource>> sources_;
};

}  // namespace raceproof::classfile
