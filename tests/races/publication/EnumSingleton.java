// An enum constant is made by the initialiser of its class.
// check: --all
public class EnumSingleton {
    enum Service {
        INSTANCE;

        private int value = 42;
    }

    static void use() {
        assert Service.INSTANCE.value == 42;
    }

    public static void main(String[] args) {
        new Thread(EnumSingleton::use).start();
        use();
    }
}
