"""All operations of the class library that are paired with each other. See operation.py."""

from .concurrent_operations import ATOMIC, CONCURRENT, LOCKS
from .language_operations import INVOKE, LANG
from .text_operations import IO, MATH, TEXT, TIME
from .utility_operations import FUNCTION, REGEX, UTIL

OPERATIONS = CONCURRENT + LOCKS + ATOMIC + INVOKE + LANG + UTIL + TEXT + TIME + IO + REGEX + MATH + FUNCTION
