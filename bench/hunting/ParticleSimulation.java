// Particles that move about a ring of cells. Each thread moves its share of them in every round; a cell's occupants and its energy
// are guarded by the cell. Rounds are kept apart by a barrier made of a monitor. The thread that comes last sums up the energies
// behind the barrier, which needs no lock; but each thread looks at the last sum while others may be summing up already: that is the race.
// The arguments are the number of threads and of particles; `8 4000` executes some 175 million bytecodes.
public class ParticleSimulation {
    static final int CELLS = 64, ROUNDS = 120;

    static final class Cell {
        int occupants, energy; // guarded by this

        synchronized void enter(int energyOfOne) {
            occupants++;
            energy += energyOfOne;
        }

        synchronized void leave(int energyOfOne) {
            occupants--;
            energy -= energyOfOne;
        }
    }

    static final class Particle {
        int position, velocity;

        int energy() {
            return velocity * velocity;
        }
    }

    /** The rounds of all threads. */
    static final class Rounds {
        private final int threads;
        private int waiting, round;

        Rounds(int threads) {
            this.threads = threads;
        }

        synchronized boolean arrive() throws InterruptedException {
            int own = round;
            if (++waiting == threads) {
                waiting = 0;
                round++;
                notifyAll();
                return true;
            }
            while (own == round) wait();
            return false;
        }
    }

    static final Cell[] RING = new Cell[CELLS];
    static long lastSum;

    static void move(Particle particle, int friction) {
        int from = particle.position * CELLS >>> 16;
        int energy = particle.energy();
        // What pushes it: a few harmonics, by integers.
        int force = 0;
        for (int k = 1; k <= 12; k++) {
            int phase = particle.position * k & 0xffff;
            force += phase < 0x8000 ? phase - 0x4000 : 0xc000 - phase;
        }
        particle.velocity += (force >> 12) - particle.velocity * friction / 64;
        particle.position = particle.position + particle.velocity & 0xffff;
        int to = particle.position * CELLS >>> 16;
        if (to == from && particle.energy() == energy) return;
        RING[from].leave(energy);
        RING[to].enter(particle.energy());
    }

    static void simulate(Particle[] own, Rounds rounds) throws InterruptedException {
        for (int round = 0; round < ROUNDS; round++) {
            int friction = lastSum > 1_000_000 ? 2 : 1;
            for (Particle particle : own) move(particle, friction);
            if (rounds.arrive()) {
                long sum = 0;
                for (Cell cell : RING)
                    synchronized (cell) {
                        sum += cell.energy;
                    }
                lastSum = sum;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int threads = Integer.parseInt(arguments[0]), particles = Integer.parseInt(arguments[1]);
        for (int i = 0; i < CELLS; i++) RING[i] = new Cell();
        Rounds rounds = new Rounds(threads);
        Thread[] workers = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            Particle[] own = new Particle[particles / threads];
            for (int i = 0; i < own.length; i++) {
                own[i] = new Particle();
                own[i].position = (i * 7919 + t * 104729) & 0xffff;
                own[i].velocity = i % 17 - 8;
                RING[own[i].position * CELLS >>> 16].enter(own[i].energy());
            }
            workers[t] = new Thread(() -> {
                try {
                    simulate(own, rounds);
                } catch (InterruptedException interrupted) {
                    throw new IllegalStateException(interrupted);
                }
            });
        }
        for (Thread worker : workers) worker.start();
        for (Thread worker : workers) worker.join();
        System.out.println("energy " + (lastSum > 0 ? "left" : "gone"));
    }
}
