/** Every operator on an int, with and without a use of its value. */
public class Operators {
    private volatile int count = "four".length();

    public static void main(String[] args) {
        Operators operators = new Operators();
        int sum = 0;
        for (int step = 1; step < 4; step++) {
            operators.count += step;
            sum += operators.count -= step * 2;
            operators.count *= 3;
            operators.count /= 2;
            operators.count %= 1000;
            operators.count &= 0xff;
            operators.count ^= step;
            operators.count <<= 1;
            operators.count >>= 1;
            operators.count >>>= 0;
            operators.count = operators.count + 1;
            operators.count = (operators.count * 3) % 17;
            sum += operators.count++ - ++operators.count;
            sum -= -operators.count-- + --operators.count;
            char letter = 'a';
            operators.count += letter;
        }
        System.out.println(operators.count + " " + sum);
    }
}
