class Captured {
    static int value;

    static void use(int step) {
        step++;
        value = (value ^ step) * 3;
    }
}
