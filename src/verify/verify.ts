/**
 * Verification: all gates of a book, in order.
 *
 * @module
 */
import type { Book, GameState, World } from '../kernel/book.js'
import { rulesOf } from '../kernel/rules.js'
import { hearingOf } from './asked.js'
import { completionsGate } from './completions.js'
import { clauseReports, evidenceGate, reachGate, sectionReports, tallyOf } from './coverage.js'
import { type Collector, collecting, type Evidence } from './evidence.js'
import { messageOf } from './explorable.js'
import { findingsGate } from './findings.js'
import { courtOf } from './laws.js'
import { pairsIn } from './pairs.js'
import { playRandomly } from './plays.js'
import { registryGate } from './registry.js'
import {
  type ChartReport,
  type ExampleResult,
  type Finding,
  type FormulaReport,
  type Gate,
  gateOf,
  idsOf,
  type Report,
  type TableReport,
} from './report.js'
import { type Snapshot, snapshotGate } from './status.js'
import { analyseTable } from './tables.js'
import { type Enumerated, enumerate } from './worlds.js'

/** Runs the examples of a book and lets a collector hear what happens. */
export type RunExamples = (collect: Collector) => readonly ExampleResult[]

/** How far a verification has come. */
export interface Progress {
  readonly gate: string
  readonly done: number
  readonly total: number
  /** What was looked at last. */
  readonly at?: string
}

/** How a book is verified. */
export interface VerifyOptions {
  readonly plays?: number
  /** In how many of them the book plays seats, where it has priorities for that; a few of them where it is left out. */
  readonly seated?: number
  readonly seed?: number
  /** After how many decisions a random play is given up. */
  readonly longestPlay?: number
  /** How many states of a world are enumerated at most. */
  readonly bound?: number
  readonly runExamples?: RunExamples
  /** Gates beyond those of every verification; each is told how to tell how far it is. */
  readonly further?: readonly ((told: (progress: Progress) => void) => Gate)[]
  /** What the clauses had achieved; without it the snapshot gate fails. */
  readonly snapshot?: Snapshot
  /** Hears how far the work has come. */
  readonly progress?: (progress: Progress) => void
}

const PLAYS = 30
// The book tries out much before it decides: such plays are slow, and so they are few, one in four at most.
const SEATED = 7
const fewOf = (plays: number) => Math.min(SEATED, Math.floor(plays / 4))
const SEED = 1
const LONGEST_PLAY = 5_000
const BOUND = 100_000

/** Puts a book through all gates. */
export function verify<Game extends GameState>(book: Book<Game>, options: VerifyOptions = {}): Report {
  const { plays = PLAYS, seed = SEED, longestPlay = LONGEST_PLAY, bound = BOUND, progress = () => undefined } = options
  const watch = collecting(book)
  const court = courtOf(book, watch)
  const each = eachOf(progress)

  const registry = registryGate(book)
  const walked = each('tables', book.tables, (table) => ({ table, ...analyseTable(table) }))
  const enumerated = (reach: World['reach']) =>
    each(reach === 'alone' ? 'charts' : 'worlds', worldsOf(book, reach), (world) =>
      enumerate({ book, watch, court, bound }, world),
    )
  const alone = enumerated('alone')
  // A chart alone meets answers of its calls that they never give together; what is heard comes after it.
  const hearing = hearingOf(book.tables)
  const whole = hearing.during(() => enumerated('whole'))
  const reach = reachGate(book, watch.evidence())
  const completions = completionsGate(book, bound, (done, total) => progress({ gate: 'completions', done, total }))
  const examples = hearing.during(() => examplesOf(options.runExamples, watch))
  const played = hearing.during(() =>
    playRandomly(
      rulesOf(book),
      { plays, seed, bound: longestPlay, seated: options.seated ?? fewOf(plays) },
      { watch, court, played: (done) => progress({ gate: 'plays', done, total: plays }) },
    ),
  )

  const tables = walked.map(({ findings, ...one }) => ({
    ...one,
    findings: [...findings, ...hearing.findings(one.table)],
  }))
  const texts = findingsGate(book)
  const evidence = watch.evidence()
  const clauses = clauseReports(book, evidence)
  const laws = court.reports()
  const gates: readonly Gate[] = [
    registry,
    gateOf(
      'tables',
      sum(tables.map(({ combinations }) => combinations)),
      tables.flatMap(({ findings }) => findings),
    ),
    worldsGate('charts', alone),
    worldsGate('worlds', whole),
    reach,
    completions,
    gateOf('laws', sum(laws.map(({ checked }) => checked)), court.findings()),
    texts.gate,
    gateOf('examples', examples.length, examples.flatMap(failedExample), examples.length > 0 ? [] : [NO_EXAMPLES]),
    gateOf('plays', played.report.plays, played.findings),
    evidenceGate(book, clauses, evidence),
    snapshotGate(clauses, options.snapshot),
    ...(options.further ?? []).map((gate) => gate(progress)),
  ]
  return {
    book: book.name,
    title: book.title,
    edition: book.edition,
    passed: gates.every(({ passed }) => passed),
    gates,
    tally: tallyOf(clauses),
    sections: sectionReports(book, clauses),
    clauses,
    tables: tables.map(({ table, ...analysis }) => tableReport(table, analysis, evidence)),
    formulas: formulaReports(book, evidence),
    charts: chartReports(book, [...alone, ...whole], evidence),
    worlds: [...alone, ...whole].map(({ report }) => report),
    laws,
    textFindings: texts.reports,
    examples,
    plays: played.report,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const worldsOf = <Game extends GameState>(book: Book<Game>, reach: World['reach']) =>
  book.worlds.filter((world) => world.reach === reach)

/** Does something with each of a list and tells how far it has come. */
const eachOf =
  (progress: (progress: Progress) => void) =>
  <Item extends object, Result>(
    gate: string,
    items: readonly Item[],
    visit: (item: Item) => Result,
  ): readonly Result[] =>
    items.map((item, index) => {
      const at = 'name' in item ? { at: String(item.name) } : {}
      progress({ gate, done: index, total: items.length, ...at })
      const result = visit(item)
      progress({ gate, done: index + 1, total: items.length, ...at })
      return result
    })

/** A book without a single world of a kind has proved nothing by enumeration, and says so. */
const worldsGate = (name: string, worlds: readonly Enumerated[]): Gate =>
  gateOf(
    name,
    sum(worlds.map(({ report }) => report.edges)),
    worlds.length > 0
      ? worlds.flatMap(({ findings }) => findings)
      : [{ what: 'the book has no world to enumerate', where: name, clauses: [] }],
    worlds.flatMap(({ notes }) => notes),
  )

/** Examples that cannot even be run are an example that fails. */
function examplesOf(run: RunExamples | undefined, watch: Collector): readonly ExampleResult[] {
  try {
    return run?.(watch) ?? []
  } catch (thrown) {
    return [{ name: 'the examples', file: '', passed: false, message: messageOf(thrown), clauses: [] }]
  }
}

const NO_EXAMPLES: Finding = { what: 'the book has no examples', where: 'examples', clauses: [] }

const failedExample = ({ name, file, passed, message = 'failed', clauses }: ExampleResult): readonly Finding[] =>
  passed ? [] : [{ what: `"${name}": ${message}`, where: file, clauses }]

const tableReport = (
  { name, policy, rows }: Book['tables'][number],
  { combinations, impossible, matched, findings }: ReturnType<typeof analyseTable>,
  evidence: Evidence,
): TableReport => ({
  name,
  policy,
  combinations,
  impossible,
  rows: rows.map(({ clauses }, row) => ({
    clauses: idsOf(clauses),
    matched: matched[row] ?? 0,
    fired: evidence.rows[name]?.[row] ?? 0,
  })),
  findings,
})

const formulaReports = <Game extends GameState>(
  { formulas }: Book<Game>,
  evidence: Evidence,
): readonly FormulaReport[] =>
  formulas.map(({ name, clauses }) => ({ name, clauses: idsOf(clauses), computed: evidence.formulas[name] ?? 0 }))

const chartReports = <Game extends GameState>(
  { charts }: Book<Game>,
  worlds: readonly Enumerated[],
  evidence: Evidence,
): readonly ChartReport[] =>
  charts.map((chart) => ({
    name: chart.name,
    worlds: worlds.filter((world) => world.charts.includes(chart.name)).map(({ report }) => report.name),
    pairs: pairsIn(chart, new Set(worlds.flatMap(({ pairs }) => [...pairs]))),
    states: Object.values(chart.states).map((state) => ({
      name: state.name,
      does: state.does,
      entered: evidence.states[chart.name]?.[state.name] ?? 0,
    })),
    ways: Object.values(chart.states).flatMap(({ ways }) =>
      ways.map(({ id }) => ({ id, taken: evidence.ways[chart.name]?.[id] ?? 0 })),
    ),
  }))
