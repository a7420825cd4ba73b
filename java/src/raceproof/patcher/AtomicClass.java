package raceproof.patcher;

import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The class of java.util.concurrent.atomic for a type, or for the elements of an array. */
enum AtomicClass {
    INTEGER("AtomicInteger"),
    LONG("AtomicLong"),
    BOOLEAN("AtomicBoolean"),
    REFERENCE("AtomicReference"),
    INTEGER_ARRAY("AtomicIntegerArray"),
    LONG_ARRAY("AtomicLongArray"),
    BOOLEAN_ARRAY("AtomicIntegerArray"),  // 0 and 1
    REFERENCE_ARRAY("AtomicReferenceArray");

    private static final String PACKAGE = "java.util.concurrent.atomic.";
    private final String simpleName;

    AtomicClass(String simpleName) {
        this.simpleName = simpleName;
    }

    String qualifiedName() {
        return PACKAGE + simpleName;
    }

    boolean isGeneric() {
        return this == REFERENCE || this == REFERENCE_ARRAY;
    }

    /** Whether sums and the like are numbers of the machine, of 32 or 64 bits. */
    boolean isNumber() {
        return this == INTEGER || this == LONG || this == INTEGER_ARRAY || this == LONG_ARRAY;
    }

    boolean isLong() {
        return this == LONG || this == LONG_ARRAY;
    }

    boolean isTruth() {
        return this == BOOLEAN || this == BOOLEAN_ARRAY;
    }

    /** Null if there is none. */
    static AtomicClass of(TypeMirror type) {
        return switch (type.getKind()) {
            case INT -> INTEGER;
            case LONG -> LONG;
            case BOOLEAN -> BOOLEAN;
            case DECLARED, ARRAY, TYPEVAR -> REFERENCE;
            default -> null;
        };
    }

    static AtomicClass ofElements(TypeMirror elementType) {
        AtomicClass single = of(elementType);
        return single == null ? null : valueOf(single + "_ARRAY");
    }

    /** Whether an operand of this type can be widened to what the class counts in. */
    boolean takes(TypeMirror operand) {
        TypeKind kind = operand.getKind();
        return switch (kind) {
            case BYTE, SHORT, CHAR, INT -> true;
            case LONG -> isLong();
            default -> operand.toString().equals("java.lang.Integer") || isLong() && operand.toString().equals("java.lang.Long");
        };
    }
}
