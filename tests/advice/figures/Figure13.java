// Thread 1 publishes an object, completes it, and says by a plain flag that it is complete.
// race s4 t2: volatile goFlag; move s4 before s2
// race t2 s4: volatile goFlag
// race set get: volatile desc; move set before s2; volatile goFlag
// best s4 t2: proved: volatile goFlag
// best set get: proved: volatile goFlag
public class Figure13 {
    static class Data {
        private String desc;

        void setDesc(String desc) {
            this.desc = desc; // set
        }

        String getDesc() {
            return desc; // get
        }
    }

    static boolean goFlag;
    static volatile Data publish;

    public static void main(String[] args) {
        new Thread(() -> {
            Data r = new Data(); // s1
            publish = r; // s2
            r.setDesc("e"); // s3
            goFlag = true; // s4
        }).start();
        new Thread(() -> {
            if (publish != null) { // t1
                while (!goFlag) {} // t2
                String s = publish.getDesc(); // t3
                assert s.equals("e"); // t4
            }
        }).start();
    }
}
