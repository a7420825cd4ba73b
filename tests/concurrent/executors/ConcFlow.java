// SubmissionPublisher and a Flow.Subscriber that asks for one item at a time.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

public class ConcFlow {
    static class Collector implements Flow.Subscriber<Integer> {
        final StringBuffer log = new StringBuffer();
        final CountDownLatch done = new CountDownLatch(1);
        Flow.Subscription subscription;

        @Override public void onSubscribe(Flow.Subscription s) {
            subscription = s;
            s.request(1);
        }

        @Override public void onNext(Integer item) {
            log.append(item).append(' ');
            subscription.request(1);
        }

        @Override public void onError(Throwable e) {
            log.append(e.getMessage());
            done.countDown();
        }

        @Override public void onComplete() {
            log.append("complete");
            done.countDown();
        }
    }

    public static void main(String[] args) throws Exception {
        Collector a = new Collector(), b = new Collector(), c = new Collector();
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(Runnable::run, 2)) {
            publisher.subscribe(a);
            for (int i = 0; i < 5; i++) publisher.submit(i);
        }
        SubmissionPublisher<Integer> async = new SubmissionPublisher<>();
        async.subscribe(b);
        async.subscribe(c);
        for (int i = 0; i < 5; i++) async.submit(i * 10);
        async.closeExceptionally(new IllegalStateException("closed"));
        a.done.await();
        b.done.await();
        c.done.await();
        System.out.println(a.log);
        System.out.println(b.log.toString().endsWith("closed") + " " + c.log.toString().endsWith("closed"));
    }
}
