#include "classfile/annotation_values.h"

#include "classfile/byte_cursor.h"
#include "classfile/descriptor.h"

namespace raceproof::classfile {

namespace {

constexpr int kMaximumNesting = 16;

class AnnotationReader {
  public:
    AnnotationReader(const ClassFile& file, std::span<const std::uint8_t> attribute) : file_(file), cursor_(attribute, error_) {}

    void read_list(std::vector<Annotation>& into) {
        for (std::uint16_t count = cursor_.u2(); count > 0 && !cursor_.failed(); --count) {
            Annotation annotation = read(0);
            if (!cursor_.failed()) into.push_back(std::move(annotation));
        }
    }
    unsigned parameters() { return cursor_.u1(); }
    bool failed() const { return cursor_.failed(); }

  private:
    Annotation read(int nesting) {
        Annotation annotation;
        std::string type = utf8();
        annotation.type = is_field_descriptor(type) && type.front() == 'L' ? std::string(class_name_of_descriptor(type)) : type;
        for (std::uint16_t pairs = cursor_.u2(); pairs > 0 && !cursor_.failed(); --pairs) {
            std::string name = utf8();
            annotation.values.emplace_back(std::move(name), value(nesting));
        }
        return annotation;
    }

    AnnotationValue value(int nesting) {
        AnnotationValue value;
        if (nesting > kMaximumNesting) {
            error_.fail(cursor_.offset(), "annotations are nested too deeply");
            return value;
        }
        value.tag = static_cast<char>(cursor_.u1());
        switch (value.tag) {
            case 's':
            case 'c': value.text = utf8(); break;
            case 'e':
                value.enum_type = utf8();
                value.text = utf8();
                break;
            case '@': value.nested.push_back(read(nesting + 1)); break;
            case '[':
                for (std::uint16_t count = cursor_.u2(); count > 0 && !cursor_.failed(); --count)
                    value.elements.push_back(this->value(nesting + 1));
                break;
            default: value.bits = number(value.tag);
        }
        return value;
    }

    std::int64_t number(char tag) {
        std::uint16_t index = cursor_.u2();
        Tag expected = tag == 'D' ? Tag::Double : tag == 'F' ? Tag::Float : tag == 'J' ? Tag::Long : Tag::Integer;
        if (!file_.has(index, expected)) {
            error_.fail(cursor_.offset(), "value of an annotation of another type");
            return 0;
        }
        std::uint64_t bits = file_.constant(index).bits;
        bool is_wide = expected == Tag::Double || expected == Tag::Long;
        return is_wide ? static_cast<std::int64_t>(bits) : static_cast<std::int32_t>(bits);
    }

    std::string utf8() {
        std::uint16_t index = cursor_.u2();
        if (file_.has(index, Tag::Utf8)) return std::string(file_.utf8(index));
        error_.fail(cursor_.offset(), "name in an annotation that is no text");
        return {};
    }

    const ClassFile& file_;
    FirstError error_;
    ByteCursor cursor_;
};

}  // namespace

const AnnotationValue* Annotation::find(std::string_view name) const {
    for (const auto& [key, value] : values)
        if (key == name) return &value;
    return nullptr;
}

std::vector<Annotation> read_annotations(const ClassFile& file, std::span<const std::uint8_t> attribute) {
    std::vector<Annotation> annotations;
    if (!attribute.empty()) AnnotationReader(file, attribute).read_list(annotations);
    return annotations;
}

std::vector<Annotation> read_parameter_annotations(const ClassFile& file, std::span<const std::uint8_t> attribute) {
    std::vector<Annotation> annotations;
    if (attribute.empty()) return annotations;
    AnnotationReader reader(file, attribute);
    for (unsigned left = reader.parameters(); left > 0 && !reader.failed(); --left) reader.read_list(annotations);
    return annotations;
}

}  // namespace raceproof::classfile
