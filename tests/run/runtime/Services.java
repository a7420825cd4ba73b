import java.util.ServiceLoader;

public class Services {
    public interface Greeter { String greet(); }
    public static void main(String[] arguments) throws Exception {
        System.out.println(ServiceLoader.load(Greeter.class).findFirst().isPresent());
        int count = 0;
        for (Greeter greeter : ServiceLoader.load(Greeter.class)) count++;
        System.out.println(count);
    }
}
