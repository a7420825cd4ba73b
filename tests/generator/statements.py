"""Random statements. Every loop burns fuel, so every program ends; every variable is assigned where it is declared."""

from .core import INTEGRALS, NUMERIC, PRIMITIVES, VALUES, Scope

UNRELATED_EXCEPTIONS = ("ArithmeticException", "ArrayIndexOutOfBoundsException", "NullPointerException",
                        "ClassCastException", "NegativeArraySizeException", "NumberFormatException",
                        "IllegalStateException", "StringIndexOutOfBoundsException", "Oops")
MAX_NESTING = 3


def assign_text(g, scope, type, target):
    """Assigns a fresh value; strings are clipped so that loops cannot double them for ever."""
    value = g.expr(type, scope, 3)
    return f"{target} = clip({value});" if type == "String" else f"{target} = {value};"


def declaration(g, scope):
    type = g.pick(VALUES)
    name = g.local()
    value = g.expr(type, scope, 3)
    if g.chance(0.4):
        scope.declare_final(name, type)
        return [f"final {type} {name} = {value};"]
    scope.declare(name, type)
    return [f"{'var' if g.chance(0.2) else type} {name} = {value};"]


def late_declaration(g, scope):
    """A variable that each of two branches assigns: definite assignment."""
    type = g.pick(VALUES)
    name = g.local()
    lines = [f"{type} {name};", f"if ({g.expr('boolean', scope, 2)}) {{",
             [f"{name} = {g.expr(type, scope, 2)};"], "} else {", [f"{name} = {g.expr(type, scope, 2)};"], "}"]
    scope.declare(name, type)
    return lines


def array_declaration(g, scope):
    type = g.pick(VALUES)
    name = g.local("a")
    lines = []
    if g.chance(0.5):
        values = ", ".join(g.expr(type, scope, 2) for _ in range(g.number(1, 5)))
        lines.append(f"{type}[] {name} = {{{values}}};")
    elif g.chance(0.5) or type == "String":
        lines.append(f"{type}[] {name} = {g.array(type + '[]', scope)}.clone();")
    else:
        lines.append(f"{type}[] {name} = new {type}[{g.number(1, 6)}];")
    scope.declare_final(name, type + "[]")
    return lines


def assignment(g, scope):
    type = g.pick(VALUES)
    return [assign_text(g, scope, type, g.assignable(type, scope))]


def compound_assignment(g, scope):
    """`op=` with operands of different types: the result is narrowed silently."""
    type = g.pick(NUMERIC)
    target = g.assignable(type, scope)
    if type in INTEGRALS and g.chance(0.35):
        operator = g.pick(("<<=", ">>=", ">>>="))
        return [f"{target} {operator} {g.expr(g.pick(INTEGRALS), scope, 2)};"]
    if type in INTEGRALS and g.chance(0.3):
        operator = g.pick(("&=", "|=", "^="))
        return [f"{target} {operator} {g.expr(g.pick(INTEGRALS), scope, 2)};"]
    operator = g.pick(("+=", "-=", "*=", "/=", "%="))
    operand = g.pick(NUMERIC)
    value = g.expr(operand, scope, 2)
    if operator in ("/=", "%=") and operand in INTEGRALS and type in INTEGRALS and not scope.risky:
        value = f"({value} | 1)"
    return [f"{target} {operator} {value};"]


def increment(g, scope):
    target = g.assignable(g.pick(NUMERIC), scope)
    return [g.pick((f"{target}++;", f"{target}--;", f"++{target};", f"--{target};"))]


def string_append(g, scope):
    target = g.assignable("String", scope.inner(risky=False), 0)
    if "(" in target:
        target = "gText"
    return [f"{target} += {g.expr(g.pick(VALUES), scope, 2)};", f"{target} = clip({target});"]


def mix(g, scope):
    return [f"mix({g.expr(g.pick(VALUES), scope, 3)});"]


def note(g, scope):
    """Prints, outside of loops; inside, the value only goes into the checksum."""
    if scope.quiet:
        return mix(g, scope)
    return [g.note(g.pick(("p", "q", "r")), g.expr(g.pick(VALUES), scope, 3))]


def branch(g, scope):
    lines = [f"if ({g.expr('boolean', scope, 3)}) {{", nested_block(g, scope, g.number(1, 3))]
    if g.chance(0.3):
        lines += [f"}} else if ({g.expr('boolean', scope, 2)}) {{", nested_block(g, scope, g.number(1, 2))]
    if g.chance(0.6):
        lines += ["} else {", nested_block(g, scope, g.number(1, 2))]
    return lines + ["}"]


def loop(g, scope):
    label = g.local("loop") if g.chance(0.3) else ""
    prefix = label + ": " if label else ""
    inner = scope.inner(loops=scope.loops + (label,), quiet=True, nesting=scope.nesting + 1)
    index = g.local("i")
    bound = g.number(2, 7)
    kind = g.number(0, 5)
    if kind == 0:
        inner.declare_index(index)
        head, foot = [f"{prefix}for (int {index} = 0; {index} < {bound} && fuel-- > 0; {index}++) {{"], ["}"]
    elif kind == 1:
        inner.declare_index(index, "long")
        step = g.number(1, 3)
        head = [f"{prefix}for (long {index} = {bound}L; {index} > 0 && fuel-- > 0; {index} -= {step}) {{"]
        foot = ["}"]
    elif kind == 2:
        inner.declare_index(index)
        head = [f"int {index} = 0;", f"{prefix}while ({index}++ < {bound} && fuel-- > 0) {{"]
        foot = ["}"]
    elif kind == 3:
        head = [f"{prefix}do {{"]
        foot = [f"}} while ({g.expr('boolean', scope, 2)} && fuel-- > {g.number(0, 40) * 20});"]
    elif kind == 4:
        type = g.pick(VALUES)
        inner.declare_final(index, type)
        head, foot = [f"{prefix}for ({type} {index} : {g.array(type + '[]', scope)}) {{"], ["}"]
    else:
        inner.declare_index(index, "char")
        head = [f"{prefix}for (char {index} = 'a'; {index} < 'a' + {bound} && --fuel > 0; {index}++) {{"]
        foot = ["}"]
    body = ["if (fuel-- <= 0) break;"] if kind == 4 else []
    if g.chance(0.3):
        body += conditional_jump(g, inner)
    body += block(g, inner, g.number(1, 3))
    return head + [body] + foot


def conditional_jump(g, scope):
    if not scope.loops:
        return early_return(g, scope)
    jump = f"{g.pick(('break', 'continue'))} {g.pick(scope.loops)}".strip()
    return [f"if ({g.expr('boolean', scope, 2)}) {jump};"]


def switch_statement(g, scope):
    """The old form, with falling through, over int, char or String."""
    kind = g.pick(("int", "char", "String"))
    if kind == "int":
        subject = g.fill("$int & 7", scope)
        labels = [str(n) for n in g.sample(range(0, 8), 4)]
        if g.chance(0.3):
            labels[0] = str(g.pick((-1000000, 123456789)))
    elif kind == "char":
        subject = g.fill("(char) ('a' + ($int & 7))", scope)
        labels = [f"'{letter}'" for letter in g.sample("abcdefgh", 4)]
    else:
        subject = g.expr("String", scope, 2)
        labels = [f'"{word}"' for word in g.sample(("Aa", "BB", "a", "b", "12", "", "race"), 4)]
    cases = []
    for label in labels[:3]:
        end = ["break;"] if g.chance(0.6) else []
        cases += [f"case {label}: {{", nested_block(g, scope, 1) + end, "}"]
    if g.chance(0.8):
        cases += [f"case {labels[3]}:", "default: {", nested_block(g, scope, 1), "}"]
    return [f"switch ({subject}) {{", cases, "}"]


def switch_arrow(g, scope):
    first, second, third = g.sample(range(-3, 9), 3)
    return [f"switch ({g.fill('$int % 9', scope)}) {{",
            [f"case {first} -> {{", nested_block(g, scope, 1), "}",
             f"case {second}, {third} -> {g.fill('mix($int);', scope)}",
             "default -> {", nested_block(g, scope, 1), "}"], "}"]


def try_statement(g, scope):
    risky = scope.inner(risky=True, nesting=scope.nesting + 1)
    lines = ["try {", block(g, risky, g.number(1, 3))]
    if g.chance(0.4):
        lines[1].append(g.fill('if ($boolean) throw new Oops("oops " + $int, $~int);', risky, 2))
    chosen = g.sample(UNRELATED_EXCEPTIONS, 3)
    caught = g.local("e")
    if g.chance(0.4):
        lines += [f"}} catch ({chosen[0]} {caught}) {{", [f"mix({caught});"] + nested_block(g, scope, 1)]
    if g.chance(0.4):
        lines += [f"}} catch ({chosen[1]} | {chosen[2]} {caught}) {{", [f"mix({caught});"] + nested_block(g, scope, 1)]
    if g.chance(0.9) or len(lines) == 2:
        kind = g.pick(("RuntimeException", "Exception", "Throwable"))
        answer = f"mix({caught});" if scope.quiet else g.note("caught", caught)
        lines += [f"}} catch ({kind} {caught}) {{", [answer]]
    if g.chance(0.4):
        lines += ["} finally {", nested_block(g, scope, 1)]
    return lines + ["}"]


def synchronized_block(g, scope):
    lock = g.pick(("Main.class", "ints", "texts"))
    return [f"synchronized ({lock}) {{", nested_block(g, scope, g.number(1, 2)), "}"]


def early_return(g, scope):
    if scope.returns is None or scope.nesting == 0:
        return mix(g, scope)
    value = "" if scope.returns == "void" else " " + g.expr(scope.returns, scope, 2)
    return [f"if ({g.expr('boolean', scope, 2)}) return{value};"]


def lambda_declaration(g, scope):
    """A lambda in a variable, called at once or twice."""
    name, parameter = g.local("f"), g.local("p")
    inner = scope.captured()
    inner.declare_final(parameter, "int")
    if g.chance(0.5):
        body = g.expr("int", inner, 3)
        lines = [f"IntUnaryOperator {name} = {parameter} -> {body};"]
    else:
        inner.returns = "int"
        lines = [f"IntUnaryOperator {name} = {parameter} -> {{",
                 block(g, inner, 2) + [f"return {g.expr('int', inner, 2)};"], "};"]
    return lines + [g.fill(f"mix({name}.applyAsInt($int) + {name}.applyAsInt($~int));", scope)]


def plain_block(g, scope):
    return ["{", nested_block(g, scope, 2), "}"]


SIMPLE = [(5, declaration), (1, late_declaration), (2, array_declaration), (5, assignment), (6, compound_assignment),
          (3, increment), (2, string_append), (4, mix), (5, note)]
NESTED = [(5, branch), (6, loop), (3, switch_statement), (2, switch_arrow), (4, try_statement),
          (1, synchronized_block),
          (1, early_return), (2, conditional_jump), (1, lambda_declaration), (1, plain_block)]


def statement(g, scope):
    if scope.nesting >= MAX_NESTING or g.chance(0.55):
        return g.weighted(SIMPLE)(g, scope)
    return g.weighted(NESTED)(g, scope)


def block(g, scope, count):
    """So many statements; what they declare is added to the scope."""
    lines = []
    for _ in range(count):
        lines += statement(g, scope)
    return lines


def nested_block(g, scope, count):
    """So many statements one level deeper; what they declare ends with them."""
    return block(g, scope.inner(nesting=scope.nesting + 1), count)


def parameters(g, count, types=PRIMITIVES + ("String", "int", "long")):
    """The types of a parameter list, its text, and the scope of a method that has it."""
    scope = Scope()
    chosen = [g.pick(types) for _ in range(count)]
    names = [scope.declare(g.local("x"), type) for type in chosen]
    return chosen, ", ".join(f"{type} {name}" for type, name in zip(chosen, names)), scope
