// javax.crypto: which algorithms may be used. Since JDK 9 that is all of them; the JDK reads it from files.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kPermissions = "javax/crypto/CryptoPermissions";
constexpr std::string_view kAll = "javax/crypto/CryptoAllPermission";

// defaultPolicy = new CryptoPermissions(); defaultPolicy.add(CryptoAllPermission.INSTANCE);
NativeOutcome allow_all(NativeCall& call) {
    program::Program& program = call.machine.program();
    switch (call.phase) {
        case 0: {
            NativeOutcome outcome;
            if (!call.initialised(program.required(kPermissions), outcome)) return outcome;
            if (!call.initialised(program.required(kAll), outcome)) return outcome;
            Ref permissions = call.machine.objects.new_instance(call.thread, program.required(kPermissions));
            if (permissions == kNull) return NativeOutcome::OutOfMemory;
            Slot receiver = state::slot_of(permissions);
            return call.call(method_of(call.machine, kPermissions, "<init>", "()V"), std::span(&receiver, 1), 1, {permissions});
        }
        case 1: {
            Slot all =
                call.machine.objects.get_static(field_of(call.machine, kAll, "INSTANCE", "Ljavax/crypto/CryptoAllPermission;"));
            Slot arguments[] = {state::slot_of(call.kept(0)), all};
            const program::Method& add = method_of(call.machine, kPermissions, "add", "(Ljava/security/Permission;)V");
            return call.call(add, arguments, 2, {call.kept(0)});
        }
        default:
            call.machine.objects.set_static(field_of(*call.method.owner, "defaultPolicy", "Ljavax/crypto/CryptoPermissions;"),
                                            state::slot_of(call.kept(0)));
            return call.returns();
    }
}

}  // namespace

void register_cryptography(NativeTable& table) {
    table.override_body("javax/crypto/JceSecurity", "setupJurisdictionPolicies", "()V", allow_all,
                        "The policy files of every JDK since 9 allow everything.");
}

}  // namespace raceproof::machine::natives
