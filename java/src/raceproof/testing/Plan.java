package raceproof.testing;

import java.util.ArrayList;
import java.util.List;

/**
 * What a test does, read from words {@code KIND=VALUE}; src/frameworks/plan.h explains them. Classes are not initialised by
 * reading.
 */
final class Plan {
    /** A class whose instances the test needs: the outermost first, then those nested in it. */
    static final class Level {
        final Class<?> type;
        final boolean isShared; // one instance for the whole class, made before @BeforeAll
        final List<Member> beforeAll = new ArrayList<>();
        final List<Member> afterAll = new ArrayList<>();

        Level(Class<?> type, boolean isShared) {
            this.type = type;
            this.isShared = isShared;
        }
    }

    final List<Level> levels = new ArrayList<>();
    final List<Member> classRules = new ArrayList<>();
    final List<Member> rules = new ArrayList<>();
    final List<Member> beforeEach = new ArrayList<>();
    final List<Member> afterEach = new ArrayList<>();
    final List<Member> actors = new ArrayList<>();
    final List<Member> checks = new ArrayList<>();
    final List<Class<?>> expected = new ArrayList<>();
    final List<String> tags = new ArrayList<>();
    final Arguments arguments = new Arguments(this);
    String framework = "";
    String expectedMessage;
    String displayName = "";
    int repetition = 1;
    int repetitions = 1;
    Member test;

    Plan(String[] words) throws Exception {
        for (String word : words) {
            int equals = word.indexOf('=');
            read(word.substring(0, equals), word.substring(equals + 1));
        }
    }

    private void read(String kind, String value) throws Exception {
        switch (kind) {
            case "framework": framework = value; break;
            case "class": levels.add(new Level(Member.typeOf(value), false)); break;
            case "shared-class": levels.add(new Level(Member.typeOf(value), true)); break;
            case "class-rule": classRules.add(new Member(value)); break;
            case "rule": rules.add(new Member(value)); break;
            case "before-all": last().beforeAll.add(new Member(value)); break;
            case "after-all": last().afterAll.add(new Member(value)); break;
            case "before-each": beforeEach.add(new Member(value)); break;
            case "after-each": afterEach.add(new Member(value)); break;
            case "test": test = new Member(value); break;
            case "actor": actors.add(new Member(value)); break;
            case "check": checks.add(new Member(value)); break;
            case "expected": expected.add(Member.typeOf(value)); break;
            case "expected-message": expectedMessage = value; break;
            case "row": arguments.addRow(); break;
            case "value": arguments.addValue(value); break;
            case "source": arguments.addSource(new Member(value)); break;
            case "index": arguments.index = Integer.parseInt(value); break;
            case "name": displayName = value; break;
            case "tag": tags.add(value); break;
            case "repetition": repetition = Integer.parseInt(value); break;
            case "repetitions": repetitions = Integer.parseInt(value); break;
            default: throw new IllegalArgumentException("unknown word of a plan: " + kind);
        }
    }

    private Level last() {
        return levels.get(levels.size() - 1);
    }
}
