package other;

import shop.Stock;

public class Buyer {
    public void buy(Stock stock) {
        stock.items--;
    }

    public int clear(Stock stock) {
        int left = stock.items;
        stock.items = 0;
        return left;
    }
}
