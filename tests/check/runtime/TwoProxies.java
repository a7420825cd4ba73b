// Two threads make proxies at the same time.
// check:
// expect: none
// states: 7  transitions: 7
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.Callable;

// Two threads make proxies of different interfaces: which comes first decides nothing that a program can see but the class's name.
public class TwoProxies {
    interface Named { String name(); default String twice() { return name() + name(); } }

    static final class Handler implements InvocationHandler {
        final String answer;
        Handler(String answer) { this.answer = answer; }
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            if (method.isDefault()) return InvocationHandler.invokeDefault(proxy, method, arguments);
            if (method.getDeclaringClass() == Object.class) return method.getName();
            return answer;
        }
    }

    static Object make(String answer, Class<?>... interfaces) {
        return Proxy.newProxyInstance(TwoProxies.class.getClassLoader(), interfaces, new Handler(answer));
    }

    public static void main(String[] arguments) throws Exception {
        String[] seen = new String[2];
        Thread other = new Thread(() -> {
            try {
                seen[0] = (String) ((Callable<?>) make("called", Callable.class, Named.class)).call();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        Named named = (Named) make("n", Named.class, Runnable.class);
        seen[1] = named.twice();
        other.join();
        assert seen[0].equals("called") && seen[1].equals("nn");
        assert Proxy.isProxyClass(named.getClass()) && named instanceof Runnable;
        System.out.println(seen[0] + " " + seen[1] + " " + named.toString());
    }
}
