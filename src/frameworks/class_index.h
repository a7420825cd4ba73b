// The classes of a class path by name, parsed when they are first asked for, and which of them there are.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/class_source.h"

namespace raceproof::frameworks {

class ClassIndex {
  public:
    // `class_path` as for -cp.
    static Result<std::unique_ptr<ClassIndex>> open(const std::string& class_path, int release);

    // "org/junit/Test"; nullptr if the class path lacks it, as it does classes of the JDK, or if it cannot be read.
    const classfile::ClassFile* find(std::string_view name);
    // Internal names of the classes in folders of the class path; in jars, if there is no folder. Sorted.
    const std::vector<std::string>& classes() const { return classes_; }
    // Also those of jars. Sorted.
    const std::vector<std::string>& all_classes() const { return all_classes_; }

  private:
    Status<> list(const std::string& class_path);

    std::unique_ptr<classfile::ClassPath> path_;
    std::map<std::string, std::unique_ptr<const classfile::ClassFile>, std::less<>> files_;
    std::vector<std::string> classes_, all_classes_;
};

}  // namespace raceproof::frameworks
