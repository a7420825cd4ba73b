// A string that is published by a race: the reference races, its characters do not.
// check: --all
public class RacyString {
    static String name;

    public static void main(String[] args) {
        new Thread(() -> {
            name = "n" + args.length; //~ RACE RacyString.name a
        }).start();
        String seen = name; //~ RACE RacyString.name a
        if (seen != null) {
            assert seen.equals("n0");
        }
    }
}
