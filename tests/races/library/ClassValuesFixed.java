// Nobody changes the value.
// check: --all
public class ClassValuesFixed {
    static final ClassValue<int[]> SIZES = new ClassValue<>() {
        @Override
        protected int[] computeValue(Class<?> type) {
            return new int[] {type.getName().length()};
        }
    };

    public static void main(String[] args) {
        new Thread(() -> { assert SIZES.get(String.class)[0] == 16; }).start();
        assert SIZES.get(String.class)[0] == 16;
    }
}
