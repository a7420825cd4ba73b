// A text adventure as a state machine: rooms, items, synonyms, puzzles, scoring; the session comes from standard input.
// stdin: look
// stdin: go north
// stdin: take lamp
// stdin: n
// stdin: examine lamp
// stdin: light lamp
// stdin: inventory
// stdin: north
// stdin: take the rusty key
// stdin: drop lamp
// stdin: look
// stdin: get lamp
// stdin: south
// stdin: south
// stdin: unlock door with key
// stdin: open door
// stdin: east
// stdin: read
// stdin: read scroll
// stdin: dance
// stdin: go
// stdin: go sideways
// stdin: take all
// stdin: say xyzzy
// stdin: score
// stdin: back
// stdin: west
// stdin: undo
// stdin: quit
// stdin: yes
// stdin: look
import java.util.*;
import java.util.stream.*;

public class AppTextAdventure {
    enum Dir {
        NORTH, SOUTH, EAST, WEST;
        Dir opposite() { return switch (this) { case NORTH -> SOUTH; case SOUTH -> NORTH; case EAST -> WEST; case WEST -> EAST; }; }
        static Optional<Dir> of(String s) { return Arrays.stream(values()).filter(d -> s.equals(d.name().toLowerCase(Locale.ROOT)) || s.length() == 1 && d.name().toLowerCase(Locale.ROOT).startsWith(s)).findFirst(); }
    }

    enum Mode { PLAYING, CONFIRM_QUIT, OVER }

    static final class Item {
        final String name, text;
        final boolean fixed;
        Item(String name, String text, boolean fixed) { this.name = name; this.text = text; this.fixed = fixed; }
        @Override public String toString() { return name; }
    }

    static final class Room {
        final String name, text;
        final boolean dark;
        final EnumMap<Dir, Room> exits = new EnumMap<>(Dir.class);
        final EnumMap<Dir, String> locked = new EnumMap<>(Dir.class);
        final Map<String, Item> items = new TreeMap<>();
        boolean visited;
        Room(String name, String text, boolean dark) { this.name = name; this.text = text; this.dark = dark; }
        void join(Dir d, Room o) { exits.put(d, o); o.exits.put(d.opposite(), this); }
        void add(Item... is) { for (Item i : is) items.put(i.name, i); }
    }

    static final class Refusal extends RuntimeException {
        Refusal(String m) { super(m, null, false, false); }
    }

    record Snapshot(Room room, Map<String, Item> bag, int score, boolean lit) {}

    interface Command { String run(List<String> words); }

    private final Map<String, Command> commands = new HashMap<>();
    private final Map<String, String> synonyms = new HashMap<>();
    private final Map<String, Item> bag = new TreeMap<>();
    private final Deque<Snapshot> history = new ArrayDeque<>();
    private final Deque<Room> path = new ArrayDeque<>();
    private final Set<String> achieved = new LinkedHashSet<>();
    private Room room;
    private Mode mode = Mode.PLAYING;
    private boolean lit, doorOpen;
    private int turns, score;

    AppTextAdventure() {
        Room hall = new Room("Hall", "A draughty hall. A door leads east.", false);
        Room cellar = new Room("Cellar", "Shelves of dust.", false);
        Room cave = new Room("Cave", "Water drips. Something glints.", true);
        Room study = new Room("Study", "A desk covered with papers.", false);
        hall.join(Dir.NORTH, cellar);
        cellar.join(Dir.NORTH, cave);
        hall.join(Dir.EAST, study);
        hall.locked.put(Dir.EAST, "The door is locked.");
        hall.add(new Item("door", "Oak, with an iron lock.", true));
        cellar.add(new Item("lamp", "Brass, half full of oil.", false));
        cave.add(new Item("key", "Rusty but whole.", false), new Item("pool", "Black water.", true));
        study.add(new Item("scroll", "It says: say xyzzy.", false), new Item("coin", "A gold coin.", false), new Item("desk", "Too heavy.", true));
        room = hall;
        for (String s : "n:north s:south e:east w:west get:take grab:take pick:take x:examine inspect:examine i:inventory inv:inventory l:look walk:go run:go q:quit exit:quit".split(" ")) synonyms.put(s.split(":")[0], s.split(":")[1]);
        for (Dir d : Dir.values()) commands.put(d.name().toLowerCase(Locale.ROOT), w -> move(d));
        commands.put("go", w -> {
            if (w.isEmpty()) throw new Refusal("Go where?");
            return move(Dir.of(w.get(0)).orElseThrow(() -> new Refusal("You cannot go " + w.get(0) + ".")));
        });
        commands.put("look", w -> describe(true));
        commands.put("inventory", w -> bag.isEmpty() ? "You carry nothing." : "You carry: " + String.join(", ", bag.keySet()) + (lit ? " (lamp lit)" : ""));
        commands.put("take", this::take);
        commands.put("drop", w -> {
            Item i = held(w);
            bag.remove(i.name);
            room.add(i);
            return "Dropped " + i + ".";
        });
        commands.put("examine", w -> find(w).text);
        commands.put("light", w -> {
            if (!find(w).name.equals("lamp")) throw new Refusal("That does not burn.");
            if (!bag.containsKey("lamp")) throw new Refusal("Take it first.");
            lit = true;
            award("light", 5);
            return "The lamp glows.";
        });
        commands.put("unlock", w -> {
            if (!bag.containsKey("key")) throw new Refusal("With what?");
            if (room.locked.remove(Dir.EAST) == null) throw new Refusal("Nothing to unlock here.");
            award("unlock", 10);
            return "Click.";
        });
        commands.put("open", w -> {
            if (room.locked.containsKey(Dir.EAST)) throw new Refusal(room.locked.get(Dir.EAST));
            doorOpen = true;
            return "The " + find(w).name + " swings open.";
        });
        commands.put("read", w -> {
            Item i = find(w);
            if (!i.name.equals("scroll")) throw new Refusal("Nothing is written on the " + i + ".");
            award("read", 10);
            return i.text;
        });
        commands.put("say", w -> {
            if (!w.isEmpty() && w.get(0).equals("xyzzy") && achieved.contains("read")) {
                award("magic", 25);
                return "The walls hum.";
            }
            return "Your voice echoes: " + String.join(" ", w) + ".";
        });
        commands.put("score", w -> score + " points in " + turns + " turns, for " + achieved);
        commands.put("back", w -> {
            if (path.isEmpty()) throw new Refusal("You have not moved.");
            room = path.pop();
            return describe(false);
        });
        commands.put("undo", w -> {
            if (history.size() < 2) throw new Refusal("Nothing to undo.");
            history.pop();
            Snapshot s = history.pop();
            room = s.room;
            bag.clear();
            bag.putAll(s.bag);
            score = s.score;
            lit = s.lit;
            return "Undone. " + describe(false);
        });
        commands.put("quit", w -> {
            mode = Mode.CONFIRM_QUIT;
            return "Really quit?";
        });
    }

    private void award(String what, int points) { if (achieved.add(what)) score += points; }

    private boolean canSee() { return !room.dark || lit && (bag.containsKey("lamp") || room.items.containsKey("lamp")); }

    private String describe(boolean full) {
        if (!canSee()) return room.name + ": it is too dark to see.";
        boolean first = !room.visited;
        room.visited = true;
        StringBuilder sb = new StringBuilder(room.name);
        if (first || full) sb.append(": ").append(room.text);
        if (!room.items.isEmpty()) sb.append(" Here: ").append(String.join(", ", room.items.keySet())).append('.');
        return sb.append(" Exits: ").append(room.exits.keySet().stream().map(d -> d.name().toLowerCase(Locale.ROOT)).collect(Collectors.joining(", "))).append('.').toString();
    }

    private String move(Dir d) {
        if (room.locked.containsKey(d)) throw new Refusal(room.locked.get(d));
        Room next = room.exits.get(d);
        if (next == null) throw new Refusal("No way " + d.name().toLowerCase(Locale.ROOT) + ".");
        if (d == Dir.EAST && !doorOpen) throw new Refusal("The door is closed.");
        path.push(room);
        room = next;
        return describe(false);
    }

    private Item find(List<String> w) {
        if (w.isEmpty()) throw new Refusal("What?");
        for (String s : w) {
            if (bag.containsKey(s)) return bag.get(s);
            if (canSee() && room.items.containsKey(s)) return room.items.get(s);
        }
        throw new Refusal("You see no " + w.get(w.size() - 1) + " here.");
    }

    private Item held(List<String> w) {
        Item i = find(w);
        if (!bag.containsKey(i.name)) throw new Refusal("You are not carrying the " + i + ".");
        return i;
    }

    private String take(List<String> w) {
        if (w.equals(List.of("all"))) {
            List<Item> got = room.items.values().stream().filter(i -> !i.fixed).toList();
            got.forEach(i -> { room.items.remove(i.name); bag.put(i.name, i); });
            return got.isEmpty() ? "Nothing to take." : "Taken: " + got;
        }
        Item i = find(w);
        if (bag.containsKey(i.name)) throw new Refusal("You have it already.");
        if (i.fixed) throw new Refusal("It will not move.");
        room.items.remove(i.name);
        bag.put(i.name, i);
        award("take " + i, 2);
        return "Taken: " + i + ".";
    }

    String step(String line) {
        if (mode == Mode.CONFIRM_QUIT) {
            mode = line.startsWith("y") ? Mode.OVER : Mode.PLAYING;
            return mode == Mode.OVER ? "Final score " + score + "." : "Then go on.";
        }
        List<String> words = Arrays.stream(line.toLowerCase(Locale.ROOT).trim().split("\\s+")).filter(x -> !Set.of("the", "a", "with", "to").contains(x)).collect(Collectors.toList());
        String verb = synonyms.getOrDefault(words.get(0), words.get(0));
        Command c = commands.get(verb);
        if (c == null) return "I do not know how to " + verb + ".";
        turns++;
        history.push(new Snapshot(room, new TreeMap<>(bag), score, lit));
        try {
            return c.run(words.subList(1, words.size()));
        } catch (Refusal e) {
            history.pop();
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        AppTextAdventure game = new AppTextAdventure();
        Scanner in = new Scanner(System.in);
        while (game.mode != Mode.OVER && in.hasNextLine()) {
            String line = in.nextLine();
            System.out.println("> " + line);
            System.out.println(game.step(line));
        }
        System.out.println(game.mode + " " + game.room.name + " " + game.bag.keySet() + " " + game.history.size());
        System.exit(game.score);
    }
}
