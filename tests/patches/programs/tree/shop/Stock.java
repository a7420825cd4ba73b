package shop;

public class Stock {
    public int items;
    public static final Object GUARD = new Object();

    public void add() {
        items++;
    }
}
