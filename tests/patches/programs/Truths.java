public class Truths {
    boolean on;

    public static void main(String[] args) {
        Truths truths = new Truths();
        for (int i = 0; i < 3; i++) {
            System.out.println(truths.on ? "on" : "off");
            if (!truths.on && i > 0) truths.on = i == 1;
            Runnable off = () -> truths.on = false;
            if (i == 2) off.run();
        }
        System.out.println(truths.on);
    }
}
