package raceproof.testing;

import java.io.File;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Single arguments: from words of a plan, and from text by the rules of JUnit 5 (implicit conversion). */
final class Values {
    private Values() {}

    /** {@code KIND:TEXT}; kinds are those of descriptors, and S text, T type, U constant of an enum, N null, E empty. */
    static Object read(String word, Class<?> parameter) throws Throwable {
        String text = word.substring(2);
        switch (word.charAt(0)) {
            case 'N': return null;
            case 'E': return empty(parameter);
            case 'S': return converted(text, parameter);
            case 'Z': return text.equals("1");
            case 'C': return (char) Integer.parseInt(text);
            case 'B': return Byte.parseByte(text);
            case 'H': return Short.parseShort(text);
            case 'I': return Integer.parseInt(text);
            case 'J': return Long.parseLong(text);
            case 'F': return Float.intBitsToFloat(Integer.parseInt(text));
            case 'D': return Double.longBitsToDouble(Long.parseLong(text));
            case 'T': return Member.typeOf(text);
            case 'U': {
                int hash = text.indexOf('#');
                return constant(Member.typeOf(text.substring(0, hash)), text.substring(hash + 1));
            }
            default: throw new IllegalArgumentException("unknown kind of value: " + word);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object constant(Class<?> type, String name) {
        return Enum.valueOf((Class<Enum>) type, name);
    }

    private static Object empty(Class<?> type) {
        if (type == String.class) return "";
        if (type.isArray()) return Array.newInstance(type.getComponentType(), 0);
        if (type == List.class || type == Iterable.class || type == java.util.Collection.class) return new ArrayList<Object>();
        if (type == Set.class) return new HashSet<Object>();
        if (type == Map.class) return new HashMap<Object, Object>();
        throw new IllegalArgumentException("@EmptySource cannot provide an empty argument of type " + type.getName());
    }

    static Object converted(String text, Class<?> type) throws Throwable {
        if (type.isAssignableFrom(String.class)) return text;
        if (type == int.class || type == Integer.class) return Integer.decode(text);
        if (type == long.class || type == Long.class) return Long.decode(text);
        if (type == boolean.class || type == Boolean.class) return asBoolean(text);
        if (type == char.class || type == Character.class) return asCharacter(text);
        if (type == byte.class || type == Byte.class) return Byte.decode(text);
        if (type == short.class || type == Short.class) return Short.decode(text);
        if (type == float.class || type == Float.class) return Float.valueOf(text);
        if (type == double.class || type == Double.class) return Double.valueOf(text);
        if (type.isEnum()) return constant(type, text);
        if (type == Class.class) return Member.typeOf(text);
        if (type == BigInteger.class) return new BigInteger(text);
        if (type == BigDecimal.class) return new BigDecimal(text);
        if (type == File.class) return new File(text);
        return byFactory(text, type);
    }

    private static Boolean asBoolean(String text) {
        if (text.equalsIgnoreCase("true")) return true;
        if (text.equalsIgnoreCase("false")) return false;
        throw new IllegalArgumentException("String must be 'true' or 'false' (ignoring case): " + text);
    }

    private static Character asCharacter(String text) {
        if (text.length() == 1) return text.charAt(0);
        throw new IllegalArgumentException("String must have length of 1: " + text);
    }

    private static boolean takesText(Class<?>[] parameters) {
        return parameters.length == 1 && parameters[0] == String.class;
    }

    /** The only static method, else the constructor, that makes a value of a single text. java.time's parse text by another. */
    private static Object byFactory(String text, Class<?> type) throws Throwable {
        Method factory = null;
        int factories = 0;
        boolean isTime = type.getName().startsWith("java.time.");
        for (Method method : type.getDeclaredMethods()) {
            int modifiers = method.getModifiers();
            if (!Modifier.isStatic(modifiers) || Modifier.isPrivate(modifiers) || method.getReturnType() != type) continue;
            if (isTime ? !method.getName().equals("parse") || method.getParameterCount() != 1 : !takesText(method.getParameterTypes()))
                continue;
            factory = method;
            ++factories;
        }
        try {
            if (factories == 1) {
                factory.setAccessible(!isTime);
                return factory.invoke(null, text);
            }
            for (Constructor<?> constructor : type.getDeclaredConstructors()) {
                if (Modifier.isPrivate(constructor.getModifiers()) || !takesText(constructor.getParameterTypes())) continue;
                constructor.setAccessible(true);
                return constructor.newInstance(text);
            }
        } catch (InvocationTargetException wrapped) {
            throw wrapped.getCause();
        }
        throw new IllegalArgumentException("no conversion of text to " + type.getName());
    }
}
