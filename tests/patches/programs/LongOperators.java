public class LongOperators {
    long sum = Integer.MAX_VALUE;

    public static void main(String[] args) {
        LongOperators all = new LongOperators();
        int least = Integer.MIN_VALUE;
        all.sum -= least;
        System.out.println(all.sum);
        all.sum -= 3L;
        all.sum -= 'a';
        all.sum -= least + 1;
        all.sum = all.sum - least;
        all.sum = least + all.sum;
        System.out.println(all.sum);
        all.sum <<= 40L;
        all.sum >>>= 3;
        all.sum = 1000 - all.sum;
        all.sum = Math.min(all.sum, least);
        all.sum = Math.max(7, all.sum);
        System.out.println(all.sum++ + --all.sum);
        long[] index = {1, 2};
        index[(int) (all.sum - 7)] += all.sum;
        System.out.println(index[0] + " " + (all.sum += 5) + " " + (all.sum > 3L ? all.sum : -all.sum));
    }
}
