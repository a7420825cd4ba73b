// The network and other processes do not exist for the guest: opening a socket, looking up a host or starting a program fails
// with the exception that the API declares.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kRefused = "Network access is refused.";

NativeOutcome throws_socket_exception(NativeCall& call) {
    return call.throws("java/net/SocketException", "network access is refused");
}

NativeOutcome throws_unknown_host(NativeCall& call) {
    std::string host = call.ref(1) == kNull ? "null" : call.machine.strings.utf8_of(call.ref(1));
    return call.throws("java/net/UnknownHostException", host + ": network access is refused");
}

NativeOutcome throws_unknown_address(NativeCall& call) {
    return call.throws("java/net/UnknownHostException", "network access is refused");
}

NativeOutcome local_host_name(NativeCall& call) { return call.returns(constant_string(call.machine, "localhost")); }

// java.lang.ProcessBuilder puts "Cannot run program …: " before the message.
NativeOutcome refuse_process(NativeCall& call) { return call.throws("java/io/IOException", "error=13, Permission denied"); }

void register_addresses(NativeTable& table) {
    for (std::string_view name : {"java/net/InetAddress", "java/net/Inet4Address", "java/net/Inet6Address",
                                  "java/net/NetworkInterface", "java/net/DatagramPacket"})
        table.native(name, "init", "()V", do_nothing);
    table.native("java/net/InetAddressImplFactory", "isIPv6Supported", "()Z", return_false);
    for (std::string_view name : {"java/net/Inet4AddressImpl", "java/net/Inet6AddressImpl"}) {
        table.native(name, "getLocalHostName", "()Ljava/lang/String;", local_host_name);
        table.native(name, "lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;", throws_unknown_host);
        table.native(name, "getHostByAddr", "([B)Ljava/lang/String;", throws_unknown_address);
    }
    constexpr std::string_view kInterface = "java/net/NetworkInterface";
    for (std::string_view name : {"getAll", "getByName0", "getByIndex0", "boundInetAddress0", "getByInetAddress0"})
        table.native(kInterface, name, "", throws_socket_exception);
}

NativeOutcome process_id(NativeCall& call) { return call.returns(std::int64_t{1}); }

}  // namespace

void register_network_refusal(NativeTable& table) {
    register_addresses(table);
    table.skip_initialiser("sun/nio/ch/NioSocketImpl", "It prepares for sockets, and none is ever created.");
    table.override_body("sun/nio/ch/NioSocketImpl", "create", "(Z)V", throws_socket_exception, kRefused);
    table.override_body("java/net/DatagramSocket", "createDelegate", "", throws_socket_exception, kRefused);
    for (std::string_view name : {"openDatagramChannel", "openUninterruptibleDatagramChannel", "openPipe",
                                  "openServerSocketChannel", "openSocketChannel"})
        table.override_body("sun/nio/ch/SelectorProviderImpl", name, "", throws_socket_exception, kRefused);
    table.override_body("sun/nio/ch/EPollSelectorProvider", "openSelector", "", throws_socket_exception, kRefused);
    table.native("java/lang/ProcessHandleImpl", "initNative", "()V", do_nothing);
    table.native("java/lang/ProcessHandleImpl", "getCurrentPid0", "()J", process_id);
    table.native("java/lang/ProcessHandleImpl", "isAlive0", "(J)J", return_long_zero);
    table.skip_initialiser("java/lang/ProcessImpl", "It prepares for starting other programs, and none is ever started.");
    table.override_body("java/lang/ProcessImpl", "start", "", refuse_process, "Starting other programs is refused.");
}

}  // namespace raceproof::machine::natives
