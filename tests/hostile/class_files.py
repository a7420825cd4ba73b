"""Class files that no compiler makes: code that breaks typing. Each has a static method `attempt`, which must end as on java."""

import os
import struct
import subprocess

OBJECT, STRING, THREAD = "java/lang/Object", "java/lang/String", "java/lang/Thread"
INVENTED = "no/such/Type"


class Assembler:
    """One class of version 49, whose code the inferring verifier checks, here and on java."""

    def __init__(self, name, superclass=OBJECT):
        self.entries, self.index = [], {}
        self.name = name
        self.this, self.superclass = self.type(name), self.type(superclass)
        self.methods, self.fields = [], []

    def add(self, entry, slots=1):
        if entry not in self.index:
            self.index[entry] = 1 + sum(slots for _, slots in self.entries)
            self.entries.append((entry, slots))
        return self.index[entry]

    def utf8(self, text):
        data = text.encode()
        return self.add(struct.pack(">BH", 1, len(data)) + data)

    def type(self, name):
        return self.add(struct.pack(">BH", 7, self.utf8(name)))

    def text(self, value):
        return self.add(struct.pack(">BH", 8, self.utf8(value)))

    def long(self, value):
        return self.add(struct.pack(">Bq", 5, value), 2)

    def member(self, tag, owner, name, descriptor):
        pair = self.add(struct.pack(">BHH", 12, self.utf8(name), self.utf8(descriptor)))
        return self.add(struct.pack(">BHH", tag, self.type(owner), pair))

    def field(self, owner, name, descriptor):
        return self.member(9, owner, name, descriptor)

    def method(self, owner, name, descriptor):
        return self.member(10, owner, name, descriptor)

    def interface_method(self, owner, name, descriptor):
        return self.member(11, owner, name, descriptor)

    def code(self, name, descriptor, code, stack=6, local=6, flags=9, handlers=()):
        attribute = struct.pack(">HHI", stack, local, len(code)) + code + struct.pack(">H", len(handlers))
        for handler in handlers:
            attribute += struct.pack(">HHHH", *handler)
        attribute += struct.pack(">H", 0)
        self.methods.append(struct.pack(">HHHH", flags, self.utf8(name), self.utf8(descriptor), 1)
                            + struct.pack(">HI", self.utf8("Code"), len(attribute)) + attribute)

    def declare(self, name, descriptor, flags=9):
        self.fields.append(struct.pack(">HHHH", flags, self.utf8(name), self.utf8(descriptor), 0))

    def native(self, name, descriptor, flags=0x0109):
        self.methods.append(struct.pack(">HHHH", flags, self.utf8(name), self.utf8(descriptor), 0))

    def bytes(self):
        pool = b"".join(entry for entry, _ in self.entries)
        count = 1 + sum(slots for _, slots in self.entries)
        return (struct.pack(">IHHH", 0xCAFEBABE, 0, 49, count) + pool + struct.pack(">HHHH", 0x21, self.this, self.superclass, 0)
                + struct.pack(">H", len(self.fields)) + b"".join(self.fields)
                + struct.pack(">H", len(self.methods)) + b"".join(self.methods) + struct.pack(">H", 0))


def u2(number):
    return struct.pack(">H", number & 0xFFFF)


ICONST_1, LCONST_1, FCONST_1, DCONST_1, ACONST_NULL = b"\x04", b"\x0a", b"\x0c", b"\x0f", b"\x01"
POP, POP2, RETURN, IRETURN, ARETURN, LRETURN = b"\x57", b"\x58", b"\xb1", b"\xac", b"\xb0", b"\xad"
ASTORE_0, ALOAD_0, ISTORE_0, ILOAD_0, LSTORE_0, LLOAD_0 = b"\x4b", b"\x2a", b"\x3b", b"\x1a", b"\x3f", b"\x1e"
DUP, SWAP, DUP2, ATHROW, ARRAYLENGTH = b"\x59", b"\x5f", b"\x5c", b"\xbf", b"\xbe"


def ldc(c, text="text"):
    return b"\x12" + bytes([c.text(text)])


def new(c, name):
    return b"\xbb" + u2(c.type(name))


def virtual(c, *member):
    return b"\xb6" + u2(c.method(*member))


def special(c, *member):
    return b"\xb7" + u2(c.method(*member))


def static(c, *member):
    return b"\xb8" + u2(c.method(*member))


# Name and code: each ends the method in a way that would be fine if the types were.
BODIES = {
    "NumberAsReference": lambda c: ICONST_1 + virtual(c, OBJECT, "hashCode", "()I") + POP + RETURN,
    "ReferenceAsNumber": lambda c: ldc(c) + ICONST_1 + b"\x60" + POP + RETURN,
    "ReferenceAsLong": lambda c: ldc(c) + ldc(c) + b"\x61" + POP2 + RETURN,
    "HalfALong": lambda c: LCONST_1 + POP + POP + RETURN,
    "SwappedLong": lambda c: LCONST_1 + SWAP + POP2 + RETURN,
    "FloatAsInt": lambda c: FCONST_1 + ISTORE_0 + RETURN,
    "IntAsFloat": lambda c: ICONST_1 + FCONST_1 + b"\x62" + POP + RETURN,
    "StringAsThread": lambda c: ldc(c) + virtual(c, THREAD, "getName", "()Ljava/lang/String;") + POP + RETURN,
    "ObjectAsString": lambda c: new(c, OBJECT) + DUP + special(c, OBJECT, "<init>", "()V") + virtual(c, STRING, "length", "()I")
    + POP + RETURN,
    "ArgumentOfOtherType": lambda c: ldc(c) + ICONST_1 + virtual(c, STRING, "concat", "(Ljava/lang/String;)Ljava/lang/String;")
    + POP + RETURN,
    "ArgumentOfOtherClass": lambda c: ldc(c) + new(c, OBJECT) + DUP + special(c, OBJECT, "<init>", "()V")
    + virtual(c, STRING, "concat", "(Ljava/lang/String;)Ljava/lang/String;") + POP + RETURN,
    "TooFewArguments": lambda c: ldc(c) + virtual(c, STRING, "concat", "(Ljava/lang/String;)Ljava/lang/String;") + POP + RETURN,
    "EmptyStack": lambda c: POP + RETURN,
    "FullStack": lambda c: ICONST_1 * 7 + POP * 7 + RETURN,
    "NoEnd": lambda c: ICONST_1 + POP,
    "BranchOut": lambda c: b"\xa7" + u2(100) + RETURN,
    "BranchBackOut": lambda c: b"\xa7" + u2(-5) + RETURN,
    "BranchIntoInstruction": lambda c: b"\xa7" + u2(4) + b"\x11\x00\x00" + POP + RETURN,
    "UnequalStacks": lambda c: ICONST_1 + ICONST_1 + b"\x99" + u2(4) + POP + RETURN,
    "MergedKinds": lambda c: ICONST_1 + b"\x99" + u2(8) + ICONST_1 + b"\xa7" + u2(5) + ldc(c) + virtual(c, OBJECT, "hashCode", "()I")
    + POP + RETURN,
    "GrowingLoop": lambda c: ICONST_1 + b"\xa7" + u2(-1),
    "LocalTooHigh": lambda c: ICONST_1 + b"\x36\x09" + RETURN,
    "LocalUnset": lambda c: ILOAD_0 + POP + RETURN,
    "LocalOverwritten": lambda c: LCONST_1 + LSTORE_0 + ICONST_1 + b"\x3c" + LLOAD_0 + POP2 + RETURN,
    "LocalOfOtherKind": lambda c: ICONST_1 + ISTORE_0 + ALOAD_0 + POP + RETURN,
    "IncrementReference": lambda c: ldc(c) + ASTORE_0 + b"\x84\x00\x01" + RETURN,
    "UninitialisedCall": lambda c: new(c, STRING) + virtual(c, STRING, "length", "()I") + POP + RETURN,
    "UninitialisedStore": lambda c: new(c, STRING) + b"\xb3" + u2(c.field(c.name, "any", "Ljava/lang/Object;")) + RETURN,
    "UninitialisedThrow": lambda c: new(c, "java/lang/Error") + ATHROW,
    "InitialisedTwice": lambda c: new(c, OBJECT) + DUP + special(c, OBJECT, "<init>", "()V") + special(c, OBJECT, "<init>", "()V")
    + RETURN,
    "OtherConstructor": lambda c: new(c, STRING) + special(c, OBJECT, "<init>", "()V") + RETURN,
    "ConstructorOfNull": lambda c: ACONST_NULL + special(c, OBJECT, "<init>", "()V") + RETURN,
    "ConstructorVirtually": lambda c: new(c, OBJECT) + virtual(c, OBJECT, "<init>", "()V") + RETURN,
    "InitialiserCalled": lambda c: static(c, c.name, "<clinit>", "()V") + RETURN,
    "ThrowString": lambda c: ldc(c) + ATHROW,
    "LengthOfString": lambda c: ldc(c) + ARRAYLENGTH + POP + RETURN,
    "ElementOfString": lambda c: ldc(c) + ICONST_1 + b"\x2e" + POP + RETURN,
    "LongOfInts": lambda c: ICONST_1 + b"\xbc\x0a" + ICONST_1 + b"\x2f" + POP2 + RETURN,
    "ReferenceOfInts": lambda c: ICONST_1 + b"\xbc\x0a" + ICONST_1 + b"\x32" + POP + RETURN,
    "BytesOfInts": lambda c: ICONST_1 + b"\xbc\x0a" + ICONST_1 + b"\x33" + POP + RETURN,
    "NumberIntoReferences": lambda c: ICONST_1 + b"\xbd" + u2(c.type(OBJECT)) + ICONST_1 + ICONST_1 + b"\x53" + RETURN,
    "BadArrayType": lambda c: ICONST_1 + b"\xbc\x03" + POP + RETURN,
    "NewArrayClass": lambda c: new(c, "[I") + POP + RETURN,
    "MoreDimensions": lambda c: ICONST_1 + ICONST_1 + b"\xc5" + u2(c.type("[I")) + b"\x02" + POP + RETURN,
    "NoDimensions": lambda c: b"\xc5" + u2(c.type("[[I")) + b"\x00" + POP + RETURN,
    "FieldOfOtherClass": lambda c: ldc(c) + b"\xb4" + u2(c.field(THREAD, "name", "Ljava/lang/String;")) + POP + RETURN,
    "FieldAsOtherKind": lambda c: b"\xb2" + u2(c.field(c.name, "any", "I")) + POP + RETURN,
    "StoreOtherKind": lambda c: ICONST_1 + b"\xb3" + u2(c.field(c.name, "any", "Ljava/lang/Object;")) + RETURN,
    "StoreOtherClass": lambda c: ldc(c) + b"\xb3" + u2(c.field(c.name, "thread", "Ljava/lang/Thread;")) + RETURN,
    "StaticAsInstance": lambda c: ldc(c) + b"\xb4" + u2(c.field(c.name, "any", "Ljava/lang/Object;")) + POP + RETURN,
    "InstanceAsStatic": lambda c: b"\xb2" + u2(c.field(STRING, "hash", "I")) + POP + RETURN,
    "VirtualAsStatic": lambda c: static(c, STRING, "length", "()I") + POP + RETURN,
    "StaticAsVirtual": lambda c: ldc(c) + virtual(c, STRING, "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;") + POP + RETURN,
    "InterfaceOfObject": lambda c: new(c, OBJECT) + DUP + special(c, OBJECT, "<init>", "()V") + b"\xb9"
    + u2(c.interface_method("java/lang/Runnable", "run", "()V")) + b"\x01\x00" + RETURN,
    "InterfaceCount": lambda c: ACONST_NULL + b"\xb9" + u2(c.interface_method("java/lang/Runnable", "run", "()V")) + b"\x05\x00"
    + RETURN,
    "ClassAsInterface": lambda c: ldc(c) + b"\xb9" + u2(c.interface_method(STRING, "length", "()I")) + b"\x01\x00" + POP + RETURN,
    "InterfaceAsClass": lambda c: ACONST_NULL + virtual(c, "java/lang/Runnable", "run", "()V") + RETURN,
    "SpecialOfOther": lambda c: ldc(c) + special(c, STRING, "length", "()I") + POP + RETURN,
    "ConstantOfNoKind": lambda c: b"\x12" + bytes([c.utf8("no constant")]) + POP + RETURN,
    "ConstantOutside": lambda c: b"\x13\x7f\xff" + POP + RETURN,
    "LongConstantAsOne": lambda c: b"\x13" + u2(c.long(5)) + POP + RETURN,
    "TextConstantAsTwo": lambda c: b"\x14" + u2(c.text("text")) + POP2 + RETURN,
    "MethodOutside": lambda c: b"\xb8\x7f\xff" + RETURN,
    "FieldForMethod": lambda c: b"\xb8" + u2(c.field(c.name, "any", "Ljava/lang/Object;")) + RETURN,
    "CastToNoClass": lambda c: ldc(c) + b"\xc0" + u2(c.text("text")) + POP + RETURN,
    "UnknownInstruction": lambda c: b"\xfe" + RETURN,
    "Breakpoint": lambda c: b"\xca" + RETURN,
    "WideOfNothing": lambda c: b"\xc4\x60" + RETURN,
    "CutInstruction": lambda c: RETURN + b"\x11\x00",
    "ReturnValue": lambda c: ICONST_1 + IRETURN,
    "ReturnReference": lambda c: ldc(c) + ARETURN,
    "ReturnAddress": lambda c: b"\xa8" + u2(3) + ASTORE_0 + ALOAD_0 + POP + RETURN,
    "ReturnToNumber": lambda c: ICONST_1 + ISTORE_0 + b"\xa9\x00",
    "ReturnToString": lambda c: ldc(c) + ASTORE_0 + b"\xa9\x00",
    "SwitchCut": lambda c: ICONST_1 + b"\xaa\x00\x00" + struct.pack(">iii", 15, 5, 1) + RETURN,
    "SwitchOut": lambda c: ICONST_1 + b"\xaa\x00\x00" + struct.pack(">iiii", 1000, 0, 0, 1000) + RETURN,
    "SwitchHuge": lambda c: ICONST_1 + b"\xaa\x00\x00" + struct.pack(">iii", 15, -2147483648, 2147483647) + RETURN,
    "LookupUnsorted": lambda c: ICONST_1 + b"\xab\x00\x00" + struct.pack(">iiiiii", 27, 2, 5, 27, 1, 27) + b"\x00" * 3 + RETURN,
    "LookupNegative": lambda c: ICONST_1 + b"\xab\x00\x00" + struct.pack(">ii", 11, -1) + RETURN,
    "MonitorOfNumber": lambda c: ICONST_1 + b"\xc2" + RETURN,
    "MonitorLeft": lambda c: ldc(c) + b"\xc3" + RETURN,
    "ComparedKinds": lambda c: ICONST_1 + ldc(c) + b"\xa5" + u2(3) + RETURN,
    "NullTestOfNumber": lambda c: ICONST_1 + b"\xc6" + u2(3) + RETURN,
    "DuplicatedHalf": lambda c: ICONST_1 + LCONST_1 + b"\x5a" + POP + POP2 + POP + RETURN,
    "MissingClass": lambda c: new(c, INVENTED) + POP + RETURN,
    "MissingMethod": lambda c: ldc(c) + virtual(c, STRING, "noSuchMethod", "()V") + RETURN,
    "MissingField": lambda c: b"\xb2" + u2(c.field(STRING, "noSuchField", "I")) + POP + RETURN,
    "PrivateMethod": lambda c: ldc(c) + virtual(c, STRING, "isLatin1", "()Z") + POP + RETURN,
    "PrivateField": lambda c: ldc(c) + b"\xb4" + u2(c.field(STRING, "value", "[B")) + POP + RETURN,
    "ProtectedClone": lambda c: new(c, OBJECT) + DUP + special(c, OBJECT, "<init>", "()V")
    + virtual(c, OBJECT, "clone", "()Ljava/lang/Object;") + POP + RETURN,
    "HiddenPrimitive": lambda c: ACONST_NULL + static(c, "java/lang/invoke/MethodHandle", "linkToStatic",
                                                     "(Ljava/lang/invoke/MemberName;)V") + RETURN,
    "InternalUnsafe": lambda c: static(c, "jdk/internal/misc/Unsafe", "getUnsafe", "()Ljdk/internal/misc/Unsafe;") + POP + RETURN,
    "InternalField": lambda c: b"\xb2" + u2(c.field("jdk/internal/misc/VM", "initLevel", "I")) + POP + RETURN,
    "InternalType": lambda c: b"\x12" + bytes([c.type("jdk/internal/misc/Unsafe")]) + POP + RETURN,
    "InternalCast": lambda c: ldc(c) + b"\xc0" + u2(c.type("sun/nio/ch/Util")) + POP + RETURN,
    "AbstractInstance": lambda c: new(c, "java/lang/Number") + POP + RETURN,
    "InterfaceInstance": lambda c: new(c, "java/lang/Runnable") + POP + RETURN,
    "ClassInstance": lambda c: new(c, "java/lang/Class") + POP + RETURN,
    "FinalStore": lambda c: ICONST_1 + b"\xb3" + u2(c.field("java/lang/Integer", "SIZE", "I")) + RETURN,
    "OwnNative": lambda c: static(c, c.name, "missing", "()V") + RETURN,
}


# Subroutines are unsupported, right or wrong.
REFUSED = ("ReturnAddress", "ReturnToNumber", "ReturnToString")


def simple(name, body):
    c = Assembler(name)
    c.declare("any", "Ljava/lang/Object;")
    c.declare("thread", "Ljava/lang/Thread;")
    c.native("missing", "()V")
    c.code("attempt", "()V", body(c))
    return c


# Whole classes that are wrong.
def special_classes():
    def handler(name, handlers):
        c = Assembler(name)
        c.code("attempt", "()V", ICONST_1 + POP + RETURN + POP + RETURN, handlers=handlers(c))
        return c

    def made(name, change, superclass=OBJECT):
        c = Assembler(name, superclass)
        c.code("attempt", "()V", RETURN)
        change(c)
        return c

    yield handler("HandlerOut", lambda c: [(0, 3, 200, 0)])
    yield handler("HandlerReversed", lambda c: [(2, 1, 3, 0)])
    yield handler("HandlerOfString", lambda c: [(0, 2, 3, c.type(STRING))])
    yield made("SuperFinal", lambda c: None, STRING)
    yield made("SuperInterface", lambda c: None, "java/lang/Runnable")
    yield made("SuperItself", lambda c: None, "SuperItself")
    yield made("SuperMissing", lambda c: None, INVENTED)
    yield made("SuperInternal", lambda c: None, "jdk/internal/misc/Unsafe")
    yield made("SuperHidden", lambda c: None, "jdk/internal/reflect/MagicAccessorImpl")
    yield made("TwoMethods", lambda c: c.code("attempt", "()V", RETURN))
    yield made("TwoFields", lambda c: (c.declare("a", "I"), c.declare("a", "I")))
    yield made("BadFieldType", lambda c: c.declare("a", "Q"))
    yield made("BadMethodType", lambda c: c.code("m", "(I", RETURN))
    yield made("NativeWithCode", lambda c: c.code("m", "()V", RETURN, flags=0x0109))
    yield made("AbstractWithCode", lambda c: c.code("m", "()V", RETURN, flags=0x0401))
    yield made("NoCode", lambda c: c.native("m", "()V", flags=9))
    yield made("EmptyCode", lambda c: c.code("m", "()V", b""))
    yield made("FlagsAtOdds", lambda c: c.code("m", "()V", RETURN, flags=7))


RUNNER = """
import java.lang.reflect.InvocationTargetException;
public class ClassFileRunner {
    public static void main(String[] names) {
        for (String name : names) {
            String outcome = "ran";
            try {
                Class.forName(name).getMethod("attempt").invoke(null);
            } catch (InvocationTargetException e) {
                outcome = e.getCause().getClass().getName();
            } catch (Throwable e) {
                outcome = e.getClass().getName();
            }
            System.out.println(name + ": " + outcome);
        }
    }
}
"""


def check(suite, javac):
    names = []
    for assembled in [simple(name, body) for name, body in BODIES.items()] + list(special_classes()):
        names.append(assembled.name)
        with open(os.path.join(suite.classes, assembled.name + ".class"), "wb") as out:
            out.write(assembled.bytes())
    source = os.path.join(suite.classes, "ClassFileRunner.java")
    with open(source, "w", encoding="utf-8") as out:
        out.write(RUNNER)
    subprocess.run([javac, "-d", suite.classes, source], check=True)
    expected = dict(line.split(": ") for line in suite.on_java("ClassFileRunner", names).stdout.splitlines())
    for name, ours in zip(names, suite.pool.map(lambda name: suite.on_raceproof("ClassFileRunner", [name]), names)):
        found = ours.stdout.strip().partition(": ")[2]
        good = ours.returncode == 0 and found == expected.get(name)
        if name in REFUSED:
            good = ours.returncode == 3 and "unsupported: " in ours.stderr
        problem = "" if good else f"{found or ours.stderr[-300:]} (status {ours.returncode}), on java {expected.get(name)}"
        suite.check(f"class file {name}", problem)
