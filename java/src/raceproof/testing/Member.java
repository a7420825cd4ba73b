package raceproof.testing;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * A method or field that a plan names: {@code LEVEL:CLASS#NAME(TYPE,…)}, a field without parentheses. The level is that of the
 * instance it belongs to.
 */
final class Member {
    final int level;
    final Method method; // null: a field
    final Field field;

    Member(String text) throws Exception {
        int colon = text.indexOf(':'), hash = text.indexOf('#'), open = text.indexOf('(');
        level = Integer.parseInt(text.substring(0, colon));
        Class<?> owner = typeOf(text.substring(colon + 1, hash));
        if (open < 0) {
            method = null;
            field = owner.getDeclaredField(text.substring(hash + 1));
            field.setAccessible(true);
        } else {
            String types = text.substring(open + 1, text.length() - 1);
            field = null;
            method = owner.getDeclaredMethod(text.substring(hash + 1, open), typesOf(types));
            method.setAccessible(true);
        }
    }

    boolean isStatic() {
        return Modifier.isStatic(method != null ? method.getModifiers() : field.getModifiers());
    }

    Object call(Object receiver, Object... arguments) throws Throwable {
        try {
            return method.invoke(isStatic() ? null : receiver, arguments);
        } catch (InvocationTargetException wrapped) {
            throw wrapped.getCause();
        }
    }

    /** What the field holds, or the method answers. */
    Object value(Object owner) throws Throwable {
        return field != null ? field.get(isStatic() ? null : owner) : call(owner);
    }

    /** An instance; of an inner class, inside of the outer one. */
    static Object make(Class<?> type, Object outer) throws Throwable {
        Constructor<?>[] constructors = type.getDeclaredConstructors();
        boolean isInner = outer != null && !Modifier.isStatic(type.getModifiers());
        for (Constructor<?> constructor : constructors) {
            if (constructor.getParameterCount() != (isInner ? 1 : 0)) continue;
            constructor.setAccessible(true);
            try {
                return isInner ? constructor.newInstance(outer) : constructor.newInstance();
            } catch (InvocationTargetException wrapped) {
                throw wrapped.getCause();
            }
        }
        throw new NoSuchMethodException(type.getName() + " has no constructor without parameters");
    }

    private static Class<?>[] typesOf(String list) throws ClassNotFoundException {
        if (list.isEmpty()) return new Class<?>[0];
        int count = 1;
        for (int i = 0; i < list.length(); ++i) if (list.charAt(i) == ',') ++count;
        Class<?>[] types = new Class<?>[count];
        for (int i = 0, start = 0; i < count; ++i) {
            int comma = list.indexOf(',', start);
            int end = comma < 0 ? list.length() : comma;
            types[i] = typeOf(list.substring(start, end));
            start = end + 1;
        }
        return types;
    }

    static Class<?> typeOf(String name) throws ClassNotFoundException {
        switch (name) {
            case "boolean": return boolean.class;
            case "byte": return byte.class;
            case "char": return char.class;
            case "short": return short.class;
            case "int": return int.class;
            case "long": return long.class;
            case "float": return float.class;
            case "double": return double.class;
            default: return Class.forName(name, false, Member.class.getClassLoader());
        }
    }
}
