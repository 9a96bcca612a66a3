/** At which example each row, state and clause of a book is at work: the one that shows it best, by anchor. @module */

import {
  type ExampleRun,
  formulaAnchor,
  type GameState,
  type Hit,
  priorityAnchor,
  type Refusal,
  rowAnchor,
  stateAnchor,
  type Table,
  type Traced,
  wayAnchor,
} from '#core'

/** The names, in addresses, of the examples that show best what has an anchor. */
export type Workings = Readonly<Record<string, string>>

/** The anchor of a clause that is at work. */
export const clauseAnchor = (id: string): string => `clause:${id}`

/** The anchor of a table as a whole, where it is asked in a game. */
export const tableAnchor = (name: string): string => `table:${name}`

/** An example that was run: its name in addresses, and the clauses that it is about. */
export interface PublishedExample<Game extends GameState> {
  readonly id: string
  readonly length: number
  readonly run: ExampleRun<Game>
  /** The rows that were asked on the way, also those that no step told. */
  readonly hits: readonly Hit[]
}

/** Listens to examples that are run, and tells which of them show what. */
export interface Gathering {
  readonly hear: <Game extends GameState>(ran: PublishedExample<Game>) => void
  readonly workings: () => Workings
}

/** The penalties for an example that shows something only beside its choices, without a game, or without citing it. */
const [ASKED, WITHOUT_GAME, UNCITED] = [2_000_000, 2_500_000, 1_000_000]
const LONGEST = UNCITED - 1

/** An item at work: its anchor, and its clauses. */
interface Works {
  readonly anchor: string
  readonly clauses: readonly { readonly id: string }[]
}

/** Gathers at which example everything is at work, where these are the tables of the book. */
export function gathering(tables: readonly Pick<Table, 'name'>[]): Gathering {
  const best = new Map<string, { readonly id: string; readonly rank: number }>()
  const worksOf = worksOfRows(new Set(tables.map(({ name }) => name)))
  const note = (
    all: ReadonlySet<readonly Works[]>,
    { id, length, run }: PublishedExample<never>,
    asked: number,
  ): void => {
    const about = new Set(run.example.clauses.map((clause) => clause.id))
    const plain = asked + (run.example.kind === 'played' ? 0 : WITHOUT_GAME) + Math.min(length, LONGEST)
    for (const works of all)
      for (const { anchor, clauses } of works) {
        const rank = plain + (clauses.some((clause) => about.has(clause.id)) ? 0 : UNCITED)
        if (rank < (best.get(anchor)?.rank ?? Number.POSITIVE_INFINITY)) best.set(anchor, { id, rank })
      }
  }
  return {
    hear: (ran) => {
      const of = ran as unknown as PublishedExample<never>
      note(
        new Set([...of.run.trace.flatMap((line) => worksIn(line, worksOf)), ...refusedIn(of.run).map(worksOf)]),
        of,
        0,
      )
      note(new Set(ran.hits.map(worksOf)), of, ASKED)
    },
    workings: () => Object.fromEntries([...best].map(([anchor, { id }]) => [anchor, id])),
  }
}

type WorksOf = (hit: Hit | Refusal) => readonly Works[]

/** Finds the items at work for a deciding row. The same row with the same clauses gives the same list. */
function worksOfRows(names: ReadonlySet<string>): WorksOf {
  const known = new Map<string, Map<number, readonly [Hit['clauses'], readonly Works[]]>>()
  return ({ table, row, clauses }) => {
    const rows = known.get(table) ?? new Map()
    known.set(table, rows)
    const [before, works] = rows.get(row) ?? []
    if (works !== undefined && before === clauses) return works
    const own = names.has(table) ? (row < 0 ? [] : [rowAnchor(table, row)]) : [formulaAnchor(table)]
    const made = [...[...own, tableAnchor(table)].map((anchor) => ({ anchor, clauses })), ...clausesAt(clauses)]
    rows.set(row, [clauses, made])
    return made
  }
}

const clausesAt = (clauses: readonly { readonly id: string }[]): readonly Works[] =>
  clauses.map((clause) => ({ anchor: clauseAnchor(clause.id), clauses: [clause] }))

function worksIn(line: Traced, worksOf: WorksOf): readonly (readonly Works[])[] {
  switch (line.kind) {
    case 'decided':
      return [worksOf(line)]
    case 'skipped':
      return line.refused().flatMap(({ refusals }) => refusals.map(worksOf))
    case 'taken':
      return [[{ anchor: wayAnchor(line.chart, line.way), clauses: line.clauses }], clausesAt(line.clauses)]
    case 'entered':
      return [[{ anchor: stateAnchor(line.chart, line.state), clauses: line.clauses }], clausesAt(line.clauses)]
    case 'advised': {
      const { priority, clauses } = line.advice
      const own = priority === undefined ? [] : [{ anchor: priorityAnchor(priority), clauses }]
      return [own, clausesAt(clauses)]
    }
    case 'aside':
      return [clausesAt(line.clauses)]
    default:
      return []
  }
}

/** The refusals that an example is about. */
function refusedIn({ verdict }: ExampleRun<never>): readonly Refusal[] {
  if (verdict.is === 'refused') return verdict.refused.flatMap(({ refusals }) => refusals)
  return verdict.is === 'shut' || verdict.is === 'closed' || verdict.is === 'denied' ? verdict.refusals : []
}
