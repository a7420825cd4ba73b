// No join: the result is read while the thread may write it. And the input changes after start.
// check: --all
public class StartJoinMissing {
    static int input;
    static int output;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            int seen = input; //~ RACE StartJoinMissing.input a
            output = seen + 1; //~ RACE StartJoinMissing.output a
        });
        worker.start();
        input = 20; //~ RACE StartJoinMissing.input a
        int seen = output; //~ RACE StartJoinMissing.output a
        assert seen == 0 || seen == 1 || seen == 21;
    }
}
