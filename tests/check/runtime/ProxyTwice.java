// check:
// expect: none
// states: 7  transitions: 7
import java.lang.reflect.Proxy;

// Two threads ask for a proxy of the same interface: whoever comes first makes the class, for both.
public class ProxyTwice {
    static Runnable make() {
        return (Runnable) Proxy.newProxyInstance(ProxyTwice.class.getClassLoader(), new Class<?>[] {Runnable.class},
            (proxy, method, arguments) -> null);
    }

    public static void main(String[] arguments) throws Exception {
        Runnable[] made = new Runnable[2];
        Thread other = new Thread(() -> made[0] = make());
        other.start();
        made[1] = make();
        other.join();
        made[0].run();
        assert made[0].getClass() == made[1].getClass();
    }
}
