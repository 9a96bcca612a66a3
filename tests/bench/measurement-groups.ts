/** The measurements: groups of lines that take turns. @module */
import { type Build, type Task, WALKERS, type Walker } from './process-protocol.js'

/** The line that another one of its group is compared with, as a speed factor or as a share of the cost. */
export interface Beside {
  readonly line: string
  readonly as: 'ratio' | 'share'
}

/** One thing that is measured, in a process of its own. */
export interface Line {
  readonly label: string
  readonly build: Build
  readonly task: Task
  readonly beside?: Beside
}

/** Lines that take turns. */
export interface Group {
  readonly title: string
  /** The unit to count. */
  readonly counts: 'decisions' | 'states' | 'asks'
  /** The lines; what they need to know is found out when they are asked for. */
  readonly lines: () => Promise<readonly Line[]>
}

/** The book that has Non-players, charts to explore and tables to ask. */
const LARGEST = 'all-bridges-burning'

/** Without players a game is much longer. */
const gamesWithoutPlayers = (games: number) => Math.ceil(games / 4)

const beside = (line: string, as: Beside['as'] = 'ratio') => ({ beside: { line, as } })

/** The same task of both builds. */
const bothBuilds = (task: Task): readonly Line[] => [
  { label: 'before', build: 'before', task },
  { label: 'now', build: 'now', task, ...beside('before') },
]

function playOf(book: string, games: number): Group {
  const task = { does: 'play', book, games, nonPlayers: false } as const
  return {
    title: `${book}: random legal play`,
    counts: 'decisions',
    lines: async () => [
      ...bothBuilds({ ...task, trace: true }),
      { label: 'now, without the trace', build: 'now', task: { ...task, trace: false }, ...beside('now', 'share') },
      { label: 'now, the steps by XState alone', build: 'now', task: { does: 'step', book, games }, ...beside('now') },
    ],
  }
}

const withoutPlayers = (games: number): Group => ({
  title: `${LARGEST}: Non-players at every seat`,
  counts: 'decisions',
  lines: async () =>
    bothBuilds({
      does: 'play',
      book: LARGEST,
      games: gamesWithoutPlayers(games),
      trace: true,
      nonPlayers: true,
    }),
})

/** The charts alone that are explored are found by whoever measures. */
const exploration = (worlds: () => Promise<readonly string[]>): Group => ({
  title: `${LARGEST}: exploration of charts alone`,
  counts: 'states',
  lines: async () => {
    const names = await worlds()
    const task = (by: Walker): Task => ({ does: 'walk', book: LARGEST, worlds: names, by })
    const others = ['library with texts', 'library with numbers', 'plain'] as const
    return [
      ...bothBuilds(task('product')),
      ...others.map((by): Line => ({ label: `now, ${WALKERS[by]}`, build: 'now', task: task(by), ...beside('now') })),
    ]
  },
})

function asksOf(tables: string, why: boolean): Group {
  const task = (by: 'the table' | 'ts-pattern'): Task => ({ does: 'ask', book: LARGEST, tables, why, by })
  return {
    title: `${LARGEST}: tables of ${tables} asked ${why ? 'why they refuse' : 'whether they refuse'}`,
    counts: 'asks',
    lines: async () => [
      ...bothBuilds(task('the table')),
      { label: 'now, isMatching of ts-pattern', build: 'now', task: task('ts-pattern'), ...beside('now') },
    ],
  }
}

/** Everything that can be measured. */
export const groupsOf = (
  books: readonly string[],
  games: number,
  worlds: (book: string) => Promise<readonly string[]>,
): readonly Group[] => [
  ...books.map((book) => playOf(book, games)),
  ...(books.includes(LARGEST)
    ? [
        withoutPlayers(games),
        exploration(() => worlds(LARGEST)),
        ...['Rally', 'March'].flatMap((tables) => [asksOf(tables, false), asksOf(tables, true)]),
      ]
    : []),
]

/** Games that are compared. */
export interface Comparison {
  readonly title: string
  readonly task: Extract<Task, { does: 'digest' }>
}

/** Everything that can be compared; of a game without players a fifth as many. */
export const comparisonsOf = (books: readonly string[], games: number): readonly Comparison[] => [
  ...books.map((book): Comparison => comparison(book, games, false)),
  ...(books.includes(LARGEST) ? [comparison(LARGEST, Math.ceil(games / 5), true)] : []),
]

const comparison = (book: string, games: number, nonPlayers: boolean): Comparison => ({
  title: `${book}: behaviour${nonPlayers ? ' with Non-players at every seat' : ''}`,
  task: { does: 'digest', book, games, nonPlayers },
})
