// Finds and reads the central directory of a zip archive (APPNOTE.TXT 4.3.12 to 4.3.16, 4.5.3).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"
#include "classfile/zip_archive.h"

namespace raceproof::classfile {

Result<std::vector<ZipEntry>> read_zip_directory(std::span<const std::uint8_t> archive);

}  // namespace raceproof::classfile
