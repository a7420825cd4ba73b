"""Every execution of a program: all steps in all orders.

A state is a list of numbers and tuples; `Layout` hands out its places. The code of a thread is a list of steps. A step that nobody
else can observe (`is_local`) is taken together with the one before it. States that were there before are not entered again.
"""

from .happens_before import Events

NOT_STARTED, ENDED = -1, -2
STATES = 30_000


class TooLarge(Exception):
    """More states than are worth it."""


class Layout:
    """Places of a state. The first are, for each thread: where it is, and what it is ordered after."""

    def __init__(self, thread_count):
        self.thread_count = thread_count
        self.initial = [NOT_STARTED] * thread_count + [0] * thread_count + [0]
        self.executed = 2 * thread_count  # the events that some thread is not ordered after
        self.knowledge = list(range(thread_count, 2 * thread_count))  # all places that hold sets of events
        self.queues = []  # places that hold tuples of (…, set of events)

    def place(self, value=0):
        self.initial.append(value)
        return len(self.initial) - 1

    def knowledge_place(self):
        self.knowledge.append(self.place())
        return self.knowledge[-1]

    def queue_place(self):
        self.queues.append(self.place(()))
        return self.queues[-1]


class Step:
    """One step of one thread. `run` changes the state, and returns None, or all states that may follow."""

    is_local = False

    def __init__(self, code):
        self.code, self.model, self.thread = code, code.model, code.thread
        self.known = self.model.layout.thread_count + self.thread
        self.handler, self.line = code.handler, code.line
        self.position = len(code.steps)
        code.steps.append(self)

    def ready(self, _):
        return True

    def run(self, state):
        raise NotImplementedError

    def interrupted(self, state):
        """Another thread interrupts the thread, which is here. Most steps do not notice."""

    def joined_thread_ended(self, state, thread):
        """The thread, which is here, may wait for the end of another."""

    # For `run`.
    def go_on(self, state, position=None):
        state[self.thread] = self.position + 1 if position is None else position

    def acquire(self, state, place):
        state[self.known] |= state[place]

    def release(self, state, place):
        """Later acquirers are ordered after this thread, and after whom they were ordered after before."""
        state[place] |= state[self.known]

    def access(self, state, number):
        """An event. What races with it is noted."""
        model, bit = self.model, 1 << number
        executed = state[model.layout.executed]
        racing = executed & model.events.conflicts[number] & ~state[self.known]
        if racing:
            model.events.note_races(number, racing)
        if executed & bit:
            model.forget(state, bit)
        state[model.layout.executed] |= bit
        state[self.known] |= bit

    def throw(self, state, exception):
        """An exception that is thrown here, or again: then it is NAME@LINE with the line that threw it first."""
        name, _, line = exception.partition("@")
        exception = f"{name}@{line or self.line}"
        handler = self.handler
        while handler:
            kinds, target, handler = handler
            if kinds is None or name in kinds:
                state[self.code.exception] = exception
                state[self.thread] = target.position
                return
        self.model.uncaught(state, self.thread, exception)


class Label:
    position = None


class Code:
    """The steps of a thread while they are made."""

    def __init__(self, model, thread):
        self.model, self.thread, self.steps, self.handler = model, thread, [], None
        self.line = 0  # of the statement whose steps these are
        self.exception = model.layout.place("")  # the last that was caught
        self.initialising = ()  # classes whose initialisers these steps belong to

    def label(self):
        return Label()

    def here(self, label):
        label.position = len(self.steps)


class Model:
    """A program that can be run: the code of its threads, which program.py makes, and what was found."""

    def __init__(self, names, is_strict):
        self.names, self.is_strict = names, is_strict
        self.layout = Layout(len(names))
        self.events = Events()
        self.code = [Code(self, thread) for thread in range(len(names))]
        self.interrupts = [self.layout.place() for _ in names]
        self.interrupters = [self.layout.knowledge_place() for _ in names]
        self.outcomes = set()
        self.observed = []  # places whose values make a final state
        self.states = 0
        self.took_sides = False  # did it matter which reading this is?
        self.used_weak_modes = False  # weaker than volatile, and not plain
        self.used_them_together = False  # while another thread was alive

    def forget(self, state, bits):
        """Nobody is ordered after these events."""
        keep = ~bits
        for place in self.layout.knowledge:
            state[place] &= keep
        for place in self.layout.queues:
            if state[place]:
                state[place] = tuple((*entry[:-1], entry[-1] & keep) for entry in state[place])

    def settle(self, state):
        """What everybody is ordered after can race with nothing any more."""
        count, executed = self.layout.thread_count, state[self.layout.executed]
        if not executed:
            return
        common = executed
        for thread in range(count):
            if state[thread] >= 0:
                common &= state[count + thread]
        if common:
            self.forget(state, common)
            state[self.layout.executed] &= ~common

    def note_weak_mode(self, state, thread):
        self.used_weak_modes = True
        self.used_them_together |= any(state[other] >= 0 for other in range(self.layout.thread_count) if other != thread)

    def uncaught(self, state, thread, exception):
        self.outcomes.add(self.violation(thread, exception))
        self.end(state, thread)

    def violation(self, thread, exception):
        name, _, line = exception.partition("@")
        return f"{'assertion' if name == 'AssertionError' else 'exception'}:{self.names[thread]}@{line}"

    def end(self, state, thread):
        state[thread] = ENDED
        for other, position in enumerate(state[:self.layout.thread_count]):
            if position >= 0:
                self.code[other].steps[position].joined_thread_ended(state, thread)

    def take(self, state, thread):
        """The states after the thread's next step, up to what the thread does next that others can observe."""
        pending, done = [list(state)], []
        steps = self.code[thread].steps
        is_first = True
        while pending:
            current = pending.pop()
            step = steps[current[thread]]
            if not is_first and not step.is_local:
                done.append(current)
                continue
            is_first = False
            following = step.run(current)
            for after in (current,) if following is None else following:
                (pending if after[thread] >= 0 else done).append(after)
        return done

    def record_end(self, state):
        stuck = [name for thread, name in enumerate(self.names) if state[thread] >= 0]
        if stuck:
            self.outcomes.add("deadlock:" + ",".join(sorted(stuck)))
        else:
            self.outcomes.add("final:" + ",".join(str(state[place]) for place in self.observed))

    def explore(self):
        self.events.seal()
        initial = list(self.layout.initial)
        initial[0] = 0
        todo, seen = [initial], {tuple(initial)}
        while todo:
            state = todo.pop()
            stuck = True
            for thread in range(self.layout.thread_count):
                position = state[thread]
                if position < 0 or not self.code[thread].steps[position].ready(state):
                    continue
                stuck = False
                for after in self.take(state, thread):
                    self.settle(after)
                    key = tuple(after)
                    if key not in seen:
                        seen.add(key)
                        todo.append(after)
            if stuck:
                self.record_end(state)
            if len(seen) > STATES:
                raise TooLarge
        self.states = len(seen)
        return self
