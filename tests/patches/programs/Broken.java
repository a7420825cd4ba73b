public class Broken {
    int count;
    Missing missing;

    void up() {
        count++;
    }
}
