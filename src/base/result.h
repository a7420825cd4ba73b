// Result<T, E>: a value or a typed error. For everything that can be wrong with *input*; a bug of
// ours is VERIFY, an exception of the checked program is guest state.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "base/verify.h"

namespace raceproof {

// Bad input in one line for people: no trailing period, names the culprit.
struct Error {
    std::string message;
};

template <typename T, typename E = Error>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& value() {
        VERIFY(ok(), "should hold a value");
        return *std::get_if<0>(&content_);
    }
    const T& value() const {
        VERIFY(ok(), "should hold a value");
        return *std::get_if<0>(&content_);
    }
    T take() { return std::move(value()); }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    E& error() {
        VERIFY(!ok(), "should hold an error");
        return *std::get_if<1>(&content_);
    }
    const E& error() const {
        VERIFY(!ok(), "should hold an error");
        return *std::get_if<1>(&content_);
    }

  private:
    std::variant<T, E> content_;
};

// The result of an operation that yields nothing but may fail.
struct Done {};
template <typename E = Error>
using Status = Result<Done, E>;

}  // namespace raceproof
