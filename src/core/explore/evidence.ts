/**
 * Evidence: what clauses, rows, transitions and states were seen to do while the rules ran.
 *
 * A collector listens to traces and refusals. A clause is exercised when a row fires, a transition is taken, a state
 * is entered, a formula is computed or an offer is answered that cites it; it refuses when a row of a `forbid` table
 * that cites it refuses a candidate, or a law that cites it is broken by a game that is made to break it.
 *
 * @module
 */
import type { Book } from '../kernel/book/book.js'
import type { StateOf } from '../kernel/charts/chart.js'
import type { Refused } from '../kernel/offers/option.js'
import type { Advice } from '../kernel/plays/decision.js'
import type { Traced } from '../kernel/plays/trace.js'
import type { Clause } from '../kernel/sections/clause.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Hit } from '../kernel/watch/hit.js'
import { withRefusals } from '../kernel/watch/recorders.js'
import { isOwn } from '../wording/refusal-lines.js'

/** The number of occurrences, by name. */
export type Counts = Readonly<Record<string, number>>

/** The evidence of runs, as plain JSON. */
export interface Evidence {
  /** By the id of a clause. */
  readonly exercised: Counts
  /** By the id of a clause. */
  readonly refused: Counts
  /** For every table, how often each of its rows decided. */
  readonly rows: Readonly<Record<string, readonly number[]>>
  readonly formulas: Counts
  /** The number of decisions by each priority of the automated seats. */
  readonly advised: Counts
  /** The number of decisions by priorities that belong together, such as those of a card or a section. */
  readonly advisedOf: Counts
  /** The number of decisions of automated seats that relied on a component. */
  readonly leant: Counts
  /** For every chart, how often each state was entered. */
  readonly states: Readonly<Record<string, Counts>>
  /** For every chart, how often each transition was taken. */
  readonly ways: Readonly<Record<string, Counts>>
  /** Tables, formulas and charts that were at work although the book does not list them. */
  readonly unlisted: readonly string[]
}

/** The same evidence without what was never seen. */
export function seenIn(evidence: Evidence): Evidence {
  const seen = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).filter(([, times]) => times > 0))
  const seenOf = (by: Readonly<Record<string, Counts>>) =>
    Object.fromEntries(Object.entries(by).filter(([, counts]) => Object.keys(counts).length > 0))
  return {
    ...evidence,
    rows: Object.fromEntries(Object.entries(evidence.rows).filter(([, fired]) => fired.some((times) => times > 0))),
    formulas: seen(evidence.formulas),
    advised: seen(evidence.advised),
    advisedOf: seen(evidence.advisedOf),
    states: seenOf(evidence.states),
    ways: seenOf(evidence.ways),
  }
}

/** Listens while the rules run. */
export interface Collector {
  /** Hears what happened between two decisions. */
  readonly trace: (lines: readonly Traced[]) => void
  /** Asks for refused candidates and hears the rows that refuse them. */
  readonly refusing: (ask: () => readonly Refused[]) => void
  /** Hears that a law was seen to be broken by a game that breaks it. */
  readonly broke: (law: { readonly clauses: readonly Clause[] }) => void
  /** Everything heard so far. */
  readonly evidence: () => Evidence
  /** Adds what another collector has heard. */
  readonly add: (evidence: Evidence) => void
}

type Tally = Map<string, number>

const add = (tally: Tally, name: string, times = 1) => void tally.set(name, (tally.get(name) ?? 0) + times)
const addAll = (tally: Tally, counts: Counts = {}) => {
  for (const [name, times] of Object.entries(counts)) add(tally, name, times)
}
const plain = (tally: Tally): Counts => Object.fromEntries(tally)

/** The cards and sections to which a book's priorities belong. */
const groupsOf = <Game extends GameState>({ automaton }: Book<Game>): readonly string[] => [
  ...new Set((automaton?.all ?? []).flatMap(({ of }) => of ?? [])),
]

/** A collector of evidence about a book. */
export function collecting<Game extends GameState>(book: Book<Game>): Collector {
  const exercised: Tally = new Map()
  const refused: Tally = new Map()
  const formulas: Tally = new Map(book.formulas.map(({ name }) => [name, 0]))
  const rows = new Map(book.tables.map((table) => [table.name, { table, fired: table.rows.map(() => 0) }]))
  const charts = new Map(
    book.charts.map((chart) => [chart.name, { chart, states: new Map() as Tally, ways: new Map() as Tally }]),
  )
  const advised: Tally = new Map((book.automaton?.all ?? []).map(({ name }) => [name, 0]))
  const advisedOf: Tally = new Map(groupsOf(book).map((name) => [name, 0]))
  const leant: Tally = new Map()
  const unlisted = new Set<string>()

  const exercise = (clauses: readonly Clause[]) => {
    for (const { id } of clauses) add(exercised, id)
  }

  const hit = ({ table: name, row, clauses }: Hit) => {
    const known = rows.get(name)
    if (known) known.fired[row] = (known.fired[row] ?? 0) + 1
    else if (formulas.has(name)) add(formulas, name)
    else unlisted.add(name)
    if (known?.table.policy !== 'forbid' || known.table.rows[row]?.lifts) exercise(clauses)
    else for (const { id } of clauses) add(refused, id)
  }

  const heeded = ({ priority, of, leansOn, clauses }: Advice) => {
    exercise(clauses)
    if (of !== undefined) add(advisedOf, of)
    for (const component of leansOn) add(leant, component)
    if (priority === undefined) return
    if (advised.has(priority)) add(advised, priority)
    else unlisted.add(priority)
  }

  const taken = ({ chart: name, way, from, clauses }: Traced & { kind: 'taken' }, aside: boolean) => {
    const known = charts.get(name)
    if (known === undefined) return void unlisted.add(name)
    add(known.ways, way)
    exercise(clauses)
    const state = known.chart.states[from]
    if (state && !aside) exercise(answeredBy(state, way))
  }

  const entered = ({ chart, state, clauses }: Traced & { kind: 'entered' }) => {
    const known = charts.get(chart)
    if (known) add(known.states, state)
    exercise(clauses)
  }

  const skipped = ({ refused: candidatesOf }: Traced & { kind: 'skipped' }) => {
    for (const refusal of candidatesOf().flatMap(({ refusals }) => refusals)) if (isOwn(refusal)) hit(refusal)
  }

  return {
    trace: (lines) => {
      for (const [index, line] of lines.entries()) {
        if (line.kind === 'taken') taken(line, lines[index - 1]?.kind === 'aside')
        else if (line.kind === 'aside') exercise(line.clauses)
        else if (line.kind === 'entered') entered(line)
        else if (line.kind === 'decided') hit(line)
        else if (line.kind === 'skipped') skipped(line)
        else if (line.kind === 'advised') heeded(line.advice)
      }
    },
    refusing: (ask) => {
      for (const heard of withRefusals(ask)[1]) if (rows.has(heard.table)) hit(heard)
    },
    broke: ({ clauses }) => {
      for (const { id } of clauses) add(refused, id)
    },
    evidence: () => ({
      exercised: plain(exercised),
      refused: plain(refused),
      rows: Object.fromEntries([...rows].map(([name, { fired }]) => [name, [...fired]])),
      formulas: plain(formulas),
      advised: plain(advised),
      advisedOf: plain(advisedOf),
      leant: plain(leant),
      states: Object.fromEntries([...charts].map(([name, { states }]) => [name, plain(states)])),
      ways: Object.fromEntries([...charts].map(([name, { ways }]) => [name, plain(ways)])),
      unlisted: [...unlisted].sort(),
    }),
    add: (heard) => {
      addAll(exercised, heard.exercised)
      addAll(refused, heard.refused)
      addAll(formulas, heard.formulas)
      addAll(advised, heard.advised)
      addAll(advisedOf, heard.advisedOf)
      addAll(leant, heard.leant)
      for (const [name, { fired }] of rows)
        for (const [row, times] of (heard.rows[name] ?? []).entries()) fired[row] = (fired[row] ?? 0) + times
      for (const [name, { states, ways }] of charts) {
        addAll(states, heard.states[name])
        addAll(ways, heard.ways[name])
      }
      for (const name of heard.unlisted) unlisted.add(name)
    },
  }
}

const UNASKED: readonly string[] = ['always', 'nothing', 'returned']

/**
 * The clauses of the offer that is answered, otherwise than by its decline, when a transition is taken. Of which of several
 * rights it is, the transition does not tell: then it is none of theirs for sure.
 */
function answeredBy({ asks, meanwhile, ways }: StateOf, taken: string): readonly Clause[] {
  const on = ways.find(({ id }) => id === taken)?.on
  const [right, another] = meanwhile
  const offer = asks ?? (another ? undefined : right?.asks)
  if (on === undefined || UNASKED.includes(on) || on === offer?.declines) return []
  return offer?.cites ?? []
}
