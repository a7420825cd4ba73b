// Made on demand without any synchronisation: the reference races, and so do the fields of what it refers to.
// check: --all
public class LazySingleton {
    int value;

    LazySingleton() {
        value = 42; //~ RACE LazySingleton.value a
    }

    private static LazySingleton instance;

    static LazySingleton get() {
        if (instance == null) { //~ RACE LazySingleton.instance a
            instance = new LazySingleton(); //~ RACE LazySingleton.instance a b; LazySingleton.instance c c
        }
        return instance; //~ RACE LazySingleton.instance b
    }

    static int use() {
        return get().value; //~ RACE LazySingleton.value a
    }

    public static void main(String[] args) {
        new Thread(LazySingleton::use).start();
        use();
    }
}
