// Which random numbers are choices of the schedule, and which are the program's own.
// check: --random explore
// args: boolean
// expect: assertion
// states: 2  transitions: 2
// check: --random explore --strict
// args: all
// expect: none
// assumes: none
// states: 5  transitions: 22
// check: --random explore
// args: local
// expect: assertion
// states: 4  transitions: 6
// check: --random explore
// args: between
// expect: assertion
// states: 4  transitions: 6
// check: --random explore
// args: secure
// expect: assertion
// states: 4  transitions: 13
// check: --random explore
// args: many
// expect: none
// assumes: random-numbers
// states: 3  transitions: 3
// check: --random explore
// args: seeded
// expect: none
// assumes: none
// states: 3  transitions: 3
// check: --random explore
// args: reseeded
// expect: none
// assumes: none
// states: 3  transitions: 3
// check: --random explore
// args: own
// expect: none
// assumes: none
// states: 3  transitions: 3
// check:
// args: seeded
// expect: none
// assumes: none
// states: 3  transitions: 3
// check: -da
// args: boolean
// expect: none
// assumes: random-numbers
// states: 3  transitions: 3
import java.security.SecureRandom;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

public class RandomChoices {
    static class Constant extends Random {
        @Override protected int next(int bits) { return 0; }
    }

    static void expect(boolean holds) {
        assert holds; //~ ASSERTION
    }

    public static void main(String[] arguments) {
        switch (arguments[0]) {
            case "boolean":
                expect(new Random().nextBoolean()); //~ USES random-numbers
                break;
            case "all":
                Random random = new Random();
                expect(random.nextInt(3) < 3 && random.nextInt(16) < 16);
                break;
            case "local": expect(ThreadLocalRandom.current().nextInt(3) != 2); break;
            case "between": expect(ThreadLocalRandom.current().nextInt(5, 8) != 7); break;
            case "secure": expect(new SecureRandom().nextInt(10) != 9); break;
            case "many":
                expect(new Random().nextInt(1000) < 1000); //~ USES random-numbers
                break;
            case "seeded": expect(new Random(42).nextInt(10) == 0); break;
            case "reseeded": {
                Random reseeded = new Random();
                reseeded.setSeed(42);
                expect(reseeded.nextInt(10) == 0);
                break;
            }
            default: expect(!new Constant().nextBoolean());
        }
    }
}
