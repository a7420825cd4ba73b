// A ray tracer with threads, after the benchmark mtrt. It renders spheres over a plane, with shadows and reflections, into
// a shared image: threads take rows under a lock, and no two write the same pixel. The race is that of mtrt: the number of threads
// that still work is a plain static field, which each thread counts down without a lock when it is done.
// The arguments are the number of threads and the width and height of the image: `2` is the real thing, `2 2` a tiny one.
// check:
// args: 2
public class RayTracer {
    static int threadCount; // guarded by nothing

    /** A point or a direction. Never changes. */
    static final class Vector {
        final double x;
        final double y;
        final double z;

        Vector(double x, double y, double z) {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        Vector plus(Vector other, double times) {
            return new Vector(x + times * other.x, y + times * other.y, z + times * other.z);
        }

        double dot(Vector other) {
            return x * other.x + y * other.y + z * other.z;
        }

        Vector unit() {
            double length = Math.sqrt(dot(this));
            return new Vector(x / length, y / length, z / length);
        }
    }

    /** What a ray can hit. */
    abstract static class Body {
        final double brightness;
        final double mirror;

        Body(double brightness, double mirror) {
            this.brightness = brightness;
            this.mirror = mirror;
        }

        /** How far along the ray it is hit, or infinity. */
        abstract double distance(Vector origin, Vector direction);

        abstract Vector normal(Vector point);
    }

    static final class Sphere extends Body {
        private final Vector centre;
        private final double radius;

        Sphere(Vector centre, double radius, double brightness, double mirror) {
            super(brightness, mirror);
            this.centre = centre;
            this.radius = radius;
        }

        @Override
        double distance(Vector origin, Vector direction) {
            Vector toOrigin = origin.plus(centre, -1);
            double half = toOrigin.dot(direction);
            double discriminant = half * half - toOrigin.dot(toOrigin) + radius * radius;
            if (discriminant < 0) return Double.POSITIVE_INFINITY;
            double near = -half - Math.sqrt(discriminant);
            return near > 1e-6 ? near : Double.POSITIVE_INFINITY;
        }

        @Override
        Vector normal(Vector point) {
            return point.plus(centre, -1).unit();
        }
    }

    /** The floor, y = 0. */
    static final class Plane extends Body {
        private static final Vector UP = new Vector(0, 1, 0);

        Plane(double brightness, double mirror) {
            super(brightness, mirror);
        }

        @Override
        double distance(Vector origin, Vector direction) {
            double distance = -origin.y / direction.y;
            return distance > 1e-6 ? distance : Double.POSITIVE_INFINITY;
        }

        @Override
        Vector normal(Vector point) {
            return UP;
        }
    }

    static final class Scene {
        private static final Vector EYE = new Vector(0, 2, -6);
        private static final Vector LIGHT = new Vector(-0.5, 0.8, -0.4).unit();
        private static final int MOST_REFLECTIONS = 3;
        private final Body[] bodies;

        Scene(int spheres) {
            bodies = new Body[spheres + 1];
            bodies[0] = new Plane(0.6, 0.2);
            int seed = 1998;
            for (int i = 1; i <= spheres; i++) {
                double[] chance = new double[5];
                for (int k = 0; k < chance.length; k++) {
                    seed = seed * 1103515245 + 12345;
                    chance[k] = (seed >>> 16) / 65536.0;
                }
                double radius = 0.3 + 0.5 * chance[0];
                Vector centre = new Vector(6 * chance[1] - 3, radius + 2 * chance[2], 6 * chance[3]);
                bodies[i] = new Sphere(centre, radius, 0.5 + 0.5 * chance[4], 0.4);
            }
        }

        int pixel(int column, int row, int size) {
            Vector direction = new Vector((column + 0.5) / size - 0.5, 0.4 - (row + 0.5) / size, 1).unit();
            return (int) (255 * Math.min(1, trace(EYE, direction, 0)));
        }

        private double trace(Vector origin, Vector direction, int reflections) {
            Body hit = null;
            double nearest = Double.POSITIVE_INFINITY;
            for (Body body : bodies) {
                double distance = body.distance(origin, direction);
                if (distance < nearest) {
                    nearest = distance;
                    hit = body;
                }
            }
            if (hit == null) return 0.3 + 0.5 * Math.abs(direction.y);
            Vector point = origin.plus(direction, nearest);
            Vector normal = hit.normal(point);
            double light = 0.1;
            double slope = normal.dot(LIGHT);
            if (slope > 0 && !inShadow(point)) light += 0.9 * slope;
            double colour = hit.brightness * light;
            if (reflections < MOST_REFLECTIONS && hit.mirror > 0) {
                Vector mirrored = direction.plus(normal, -2 * normal.dot(direction)).unit();
                colour += hit.mirror * trace(point, mirrored, reflections + 1);
            }
            return colour;
        }

        private boolean inShadow(Vector point) {
            for (Body body : bodies) {
                if (body.distance(point, LIGHT) < Double.POSITIVE_INFINITY) return true;
            }
            return false;
        }
    }

    /** The picture and which of its rows are not yet taken. */
    static final class Image {
        final int size;
        final int[] pixels;
        private int nextRow;

        Image(int size) {
            this.size = size;
            pixels = new int[size * size];
        }

        /** -1 if all rows are taken. */
        synchronized int takeRow() {
            return nextRow < size ? nextRow++ : -1;
        }

        int checksum() {
            int sum = 0;
            for (int pixel : pixels) sum = 31 * sum + pixel;
            return sum;
        }
    }

    static final class Renderer extends Thread {
        private final Scene scene;
        private final Image image;

        Renderer(Scene scene, Image image) {
            this.scene = scene;
            this.image = image;
        }

        @Override
        public void run() {
            for (int row = image.takeRow(); row >= 0; row = image.takeRow()) {
                for (int column = 0; column < image.size; column++) {
                    image.pixels[row * image.size + column] = scene.pixel(column, row, image.size);
                }
            }
            threadCount--; //~ RACE RayTracer.threadCount a a
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 64;
        Scene scene = new Scene(Math.min(10, size));
        Image image = new Image(size);
        Renderer[] renderers = new Renderer[threads];
        for (int i = 0; i < threads; i++) renderers[i] = new Renderer(scene, image);
        threadCount = threads;
        for (Renderer renderer : renderers) renderer.start();
        for (Renderer renderer : renderers) renderer.join();
        System.out.println(size + " x " + size + " pixels, checksum " + image.checksum() + ", threads at work " + threadCount);
    }
}
