// The result file as docs/result.md describes it. Fields that a result may lack, or that older versions do not write, are optional.

export type Kind = "data-race" | "deadlock" | "livelock" | "assertion" | "exception";

export interface Place {
    class: string | null;
    method: string | null;
    file: string | null;
    line: number | null;
}

export interface Frame extends Place {
    module: string | null;
    native: boolean;
}

export interface TraceEvent extends Place {
    step: number;
    thread: string;
    number: number;
    begins_step: boolean;
    operation: string | null;
    result: string;
    memory: string | null;
    object: string | null;
    target: string | null;
    value: string | null;
    old_value: string | null;
    expected: string | null;
    woken: string[];
    call: string | null;
    source: string | null;
    alternative: number;
    context_switch: boolean;
    holds?: string[];
}

export interface Access extends Place {
    thread: string;
    number: number;
    operation: "read" | "write";
    mode: string;
    value: string | null;
    holds: string[];
    event: number | null;
    source: string | null;
    call_site: Place | null;
    started_at: Place | null;
    stack: Frame[];
}

export interface Position extends Place {
    thread: string;
    number: number;
    operation: string | null;
    target: string | null;
    source: string | null;
}

export interface StandingThread {
    thread: string;
    number: number;
    operation: string;
    can_happen: boolean;
    object_class: string | null;
    held_by: string | null;
    joins: string | null;
    stack: Frame[];
}

export interface Throwable {
    class: string;
    message: string | null;
    stack: Frame[];
    suppressed: Throwable[];
    cause: Throwable | null;
}

export interface MissingEdge {
    release: number | null;
    acquisition: number | null;
    same_element: boolean;
}

export interface Fix {
    kind: string;
    text: string;
    status: "proved" | "removes" | "deadlock" | "violation" | "undecided";
    frequency: number;
    lost_updates: (Place | null)[];
    lost_update_schedule: { thread: string; operation: string; place: Place | null }[] | null;
    acquire_release: string;
    left: string[];
    states: number;
    diff: string | null;
    patch_proved: boolean;
}

export interface Violation {
    id: string;
    kind: Kind;
    message: string;
    traces: number;
    positions: Position[];
    trace: TraceEvent[];
    edges: [number, number][];
    steps_left_out?: number;
    cycle?: number;
    threads?: StandingThread[];
    thrown?: Throwable;
    location?: string;
    location_kind?: string;
    object_class?: string | null;
    index?: number | null;
    allocated_at?: Place | null;
    race?: "WR" | "WW" | "RW";
    accesses?: [Access, Access];
    missing_edge?: MissingEdge;
    why?: string[];
    advice?: Fix[];
    no_fix?: { reason: string; text: string } | null;
    replay?: string | null;
    status?: string;
    suppressed?: { reason?: string } | null;
}

export interface Assumption {
    name: string;
    text: string;
    value: string | null;
    option: string | null;
    place: Place | null;
}

export interface WeakAccess extends Place {
    called: string | null;
}

export interface Statistics {
    states: number;
    transitions: number;
    instructions: number;
    executions: number;
    max_depth: number;
    seconds: number;
    peak_memory_bytes: number;
    store_bytes: number;
    collision_probability: number;
    growth?: [number, number][];
}

export interface HuntSide extends Partial<Place> {
    kind: string;
    called: string | null;
}

export interface Warning {
    status: "confirmed" | "refuted" | "open";
    found_by: string | null;
    location: string;
    earlier: HuntSide;
    later: HuntSide;
    attempts: number;
    searched_whole: number;
    states: number;
    seconds: number;
}

export interface Hunt {
    runs: { end: string; steps: number; instructions: number; accesses: number }[];
    warnings: Warning[];
    explored: boolean;
}

export interface SourceWindow {
    file: string;
    package: string;
    path?: string;
    first_line: number;
    lines: string[];
}

export interface Result {
    verdict: "proved" | "violation" | "bounded" | "unsupported";
    exhaustive: boolean;
    race_free: boolean;
    sequentially_consistent: boolean;
    bound: string | null;
    unsupported: string | null;
    violations: Violation[];
    assumptions: Assumption[];
    weak_accesses: WeakAccess[];
    statistics: Statistics;
    options: Record<string, unknown>;
    notes: string[];
    hunt?: Hunt;
    program?: string;
    tool?: { name: string; version: string };
    command?: string;
    sources?: SourceWindow[];
}
