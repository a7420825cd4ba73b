# cmake -D INPUT=page/template.html -D OUTPUT=template.cpp -P embed_file.cmake
#
# Writes a C++ file with the bytes of INPUT, as raceproof::formats::page_template() gives them.
file(READ "${INPUT}" bytes HEX)
string(LENGTH "${bytes}" digits)
math(EXPR size "${digits} / 2")
string(REGEX REPLACE "(................................................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE "${OUTPUT}" "#include \"formats/html.h\"

namespace raceproof::formats {

namespace {

constexpr unsigned char kBytes[] = {
${bytes}};

}  // namespace

std::string_view page_template() { return {reinterpret_cast<const char*>(kBytes), ${size}}; }

}  // namespace raceproof::formats
")
