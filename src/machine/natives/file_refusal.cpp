// Files do not exist for the guest: what a checked program does must not depend on them, nor change them. java.io finds nothing,
// java.nio is denied access. A program sees the exceptions that a user without permissions would.
#include "machine/natives/data_files.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kFileSystem = "java/io/UnixFileSystem";
constexpr std::string_view kDispatcher = "sun/nio/fs/UnixNativeDispatcher";
constexpr std::int32_t kAccessDenied = 13;  // EACCES

std::string path_of(NativeCall& call, int file_argument) {
    Ref path = state::as_ref(field_value(call.object(call.ref(file_argument)), "path", kString));
    return path == kNull ? std::string() : call.machine.strings.utf8_of(path);
}

// The bits of java.io.FileSystem: exists, is a regular file, is a directory.
NativeOutcome boolean_attributes(NativeCall& call) {
    note_files(call);
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    constexpr std::int32_t kExists = 1, kRegular = 2, kDirectory = 4;
    std::string path = path_of(call, 1);
    if (path == kClassPathFolder) return call.returns(kExists | kDirectory);
    return call.returns(data_file(call.machine, path) ? kExists | kRegular : 0);
}

NativeOutcome get_length(NativeCall& call) {
    note_files(call);
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    auto file = data_file(call.machine, path_of(call, 1));
    return call.returns(file ? static_cast<std::int64_t>(file->data.size()) : std::int64_t{0});
}

// checkAccess(File, int access): reading (4) is all there is.
NativeOutcome check_access(NativeCall& call) {
    note_files(call);
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    std::string path = path_of(call, 1);
    return call.returns(call.integer(2) == 4 && (path == kClassPathFolder || data_file(call.machine, path)));
}

NativeOutcome maximum_name(NativeCall& call) { return call.returns(std::int64_t{255}); }

NativeOutcome refuse_to_create(NativeCall& call) {
    note_files(call);
    return call.throws("java/io/IOException", "Permission denied");
}

// Without links only the text of a path matters: "." and ".." are resolved, double slashes dropped.
NativeOutcome canonicalise(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    std::string path = call.machine.strings.utf8_of(call.ref(1));
    std::vector<std::string> parts;
    for (std::size_t start = 0; start <= path.size();) {
        std::size_t end = std::min(path.find('/', start), path.size());
        std::string part = path.substr(start, end - start);
        if (part == ".." && !parts.empty()) parts.pop_back();
        if (!part.empty() && part != "." && part != "..") parts.push_back(part);
        start = end + 1;
    }
    std::string canonical;
    for (const std::string& part : parts) canonical += "/" + part;
    return call.returns_allocated(call.machine.strings.make(call.thread, canonical.empty() ? "/" : canonical));
}

NativeOutcome throws_access_denied(NativeCall& call) {
    note_files(call);
    Ref exception = call.machine.throwables.make(call.thread, "sun/nio/fs/UnixException", std::nullopt, &call.method);
    Object& object = call.object(exception);
    if (object.klass->name.text() == "sun/nio/fs/UnixException")
        set_field(call, object, "errno", "I", state::slot_of(kAccessDenied));
    return call.throws(exception);
}

NativeOutcome working_directory(NativeCall& call) {
    const std::uint8_t root[] = {'/'};
    return call.returns_allocated(new_byte_array(call, root));
}

NativeOutcome error_text(NativeCall& call) {
    constexpr std::string_view kText = "Permission denied";
    return call.returns_allocated(
        new_byte_array(call, std::span(reinterpret_cast<const std::uint8_t*>(kText.data()), kText.size())));
}

NativeOutcome finds_nothing(NativeCall& call) {
    note_files(call);
    return call.returns(false);
}

NativeOutcome lists_nothing(NativeCall& call) {
    note_files(call);
    return call.returns(kNull);
}

void register_java_io(NativeTable& table) {
    constexpr std::string_view kFile = "(Ljava/io/File;)";
    auto file_to = [&](std::string_view result) { return std::string(kFile) + std::string(result); };
    table.native(kFileSystem, "initIDs", "()V", do_nothing);
    table.native(kFileSystem, "canonicalize0", "(Ljava/lang/String;)Ljava/lang/String;", canonicalise);
    table.native(kFileSystem, "getBooleanAttributes0", file_to("I"), boolean_attributes);
    table.native(kFileSystem, "checkAccess", "(Ljava/io/File;I)Z", check_access);
    table.native(kFileSystem, "getLastModifiedTime", file_to("J"), return_long_zero);
    table.native(kFileSystem, "getLength", file_to("J"), get_length);
    table.native(kFileSystem, "setPermission", "(Ljava/io/File;IZZ)Z", finds_nothing);
    table.native(kFileSystem, "createFileExclusively", "(Ljava/lang/String;)Z", refuse_to_create);
    table.native(kFileSystem, "delete0", file_to("Z"), finds_nothing);
    table.native(kFileSystem, "list", file_to("[Ljava/lang/String;"), lists_nothing);
    table.native(kFileSystem, "createDirectory", file_to("Z"), finds_nothing);
    table.native(kFileSystem, "rename0", "(Ljava/io/File;Ljava/io/File;)Z", finds_nothing);
    table.native(kFileSystem, "setLastModifiedTime", "(Ljava/io/File;J)Z", finds_nothing);
    table.native(kFileSystem, "setReadOnly", file_to("Z"), finds_nothing);
    table.native(kFileSystem, "getSpace", "(Ljava/io/File;I)J", return_long_zero);
    table.native(kFileSystem, "getNameMax0", "(Ljava/lang/String;)J", maximum_name);
}

void register_java_nio(NativeTable& table) {
    constexpr std::string_view kRefused = "File access is refused; the JDK would go on with memory outside of the heap.";
    table.native(kDispatcher, "init", "()I", return_zero);
    table.native(kDispatcher, "getcwd", "()[B", working_directory);
    table.native(kDispatcher, "strerror", "(I)[B", error_text);
    table.override_body(kDispatcher, "exists", "(Lsun/nio/fs/UnixPath;)Z", finds_nothing, kRefused);
    table.override_body(kDispatcher, "stat", "(Lsun/nio/fs/UnixPath;)I", return_zero, kRefused);
    table.override_body(kDispatcher, "stat", "(Lsun/nio/fs/UnixPath;Lsun/nio/fs/UnixFileAttributes;)V", throws_access_denied,
                        kRefused);
    for (std::string_view name :
         {"open",   "openat",   "link",     "unlink",  "unlinkat", "mknod",    "rename",  "renameat", "mkdir",
          "rmdir",  "readlink", "realpath", "symlink", "lstat",    "fstatat",  "chown",   "lchown",   "chmod",
          "utimes", "lutimes",  "opendir",  "access",  "statvfs",  "getpwnam", "getgrnam"})
        table.override_body(kDispatcher, name, "", throws_access_denied, kRefused);
}

}  // namespace

void register_file_refusal(NativeTable& table) {
    register_java_io(table);
    register_java_nio(table);
}

}  // namespace raceproof::machine::natives
