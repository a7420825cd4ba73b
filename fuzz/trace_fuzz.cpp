// Any bytes as a stored trace, acquisition, list of edges or advice: decoding them must end, in nothing or in something that can
// be analysed and is encoded and decoded to the same again.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/verify.h"
#include "traces/encoding.h"

namespace {

using namespace raceproof;
using namespace raceproof::traces;

template <typename Decode>
auto decoded_twice(std::string_view bytes, Decode decode) {
    auto first = decode(bytes);
    if (first) VERIFY(decode(encode(*first)) == first, "should be the same again");
    return first;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (std::optional<advice::Trace> trace = decoded_twice(bytes, decode_trace)) static_cast<void>(advice_for(*trace, {}));
    decoded_twice(bytes, decode_edges);
    decoded_twice(bytes, decode_trace_advice);
    std::optional<advice::Acquisition> acquisition = decode_acquisition(bytes);
    if (acquisition) VERIFY(decode_acquisition(encode(*acquisition)).has_value(), "should be one again");
    return 0;
}
