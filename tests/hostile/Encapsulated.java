// exports: java.base/jdk.internal.misc
// exports: java.base/sun.security.action
// again: --add-exports java.base/jdk.internal.misc=ALL-UNNAMED
// again: --add-opens java.base/jdk.internal.misc=ALL-UNNAMED --add-exports java.base/sun.security.action=ALL-UNNAMED
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Packages that the modules of the JDK keep to themselves; javac was told to look away. */
public class Encapsulated extends Cases {
    @Override
    void add() {
        same("static-call", () -> jdk.internal.misc.Unsafe.getUnsafe() != null);
        same("static-field", () -> jdk.internal.misc.Unsafe.INVALID_FIELD_OFFSET);
        same("instance", () -> new sun.security.action.GetPropertyAction("x").run());
        same("class-constant", () -> jdk.internal.misc.VM.class);
        same("array", () -> new jdk.internal.misc.VM[2].length);
        same("cast", () -> (jdk.internal.misc.Unsafe) (Object) "text");
        same("subclass", () -> new Object() {
            Object make() {
                return new Subclass("x");
            }
        }.make());
        same("reflection", () -> Class.forName("jdk.internal.misc.VM").getMethod("initLevel").invoke(null));
        same("handle", () -> MethodHandles.lookup().findStatic(Class.forName("jdk.internal.misc.VM"), "initLevel",
                MethodType.methodType(int.class)));
        same("private-lookup", () -> MethodHandles.privateLookupIn(Class.forName("jdk.internal.misc.VM"), MethodHandles.lookup()));
        same("accessible", () -> {
            Class.forName("jdk.internal.misc.VM").getDeclaredField("initLevel").setAccessible(true);
            return "accessible";
        });
        same("try-accessible", () -> Class.forName("jdk.internal.misc.VM").getDeclaredField("initLevel").trySetAccessible());
        same("exported", () -> Object.class.getModule().isExported("java.util"));
        same("not-exported-to-us",
                () -> Object.class.getModule().isExported("jdk.internal.misc", Encapsulated.class.getModule()));
        same("not-open", () -> Object.class.getModule().isOpen("java.lang", Encapsulated.class.getModule()));
        same("method-of-hidden-class", () -> java.util.List.of(1).getClass().getMethod("size").invoke(java.util.List.of(1)));
        same("hidden-class-by-interface", () -> java.util.Collection.class.getMethod("size").invoke(java.util.List.of(1)));
    }

    static class Subclass extends sun.security.action.GetPropertyAction {
        Subclass(String name) {
            super(name);
        }
    }

    public static void main(String[] arguments) throws Throwable {
        new Encapsulated().run(arguments);
    }
}
