// ClassValue publishes its values without order, but safely. What threads do with them later is their own business.
// check: --all
public class ClassValues {
    static final ClassValue<int[]> SIZES = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[1];
        }
    };

    public static void main(String[] args) {
        new Thread(() -> SIZES.get(String.class)[0]++).start(); //~ RACE java.lang.ClassValue$Entry.value[] a
        SIZES.get(String.class)[0]++; //~ RACE java.lang.ClassValue$Entry.value[] a
    }
}
