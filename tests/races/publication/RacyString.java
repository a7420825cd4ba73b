// A string made at run time and published by a race: its characters lie behind a final field.
// check: --all
public class RacyString {
    static String shared;

    public static void main(String[] args) {
        char[] letters = {'o', 'k'};
        new Thread(() -> shared = new String(letters)).start(); //~ RACE RacyString.shared a
        String seen = shared; //~ RACE RacyString.shared a
        if (seen != null) {
            assert seen.charAt(1) == 'k';
        }
    }
}
