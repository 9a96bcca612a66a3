/** The work on a book in units, and its report from them, gate by gate. @module */

import { collecting } from '../explore/evidence.js'
import type { Book, World } from '../kernel/book/book.js'
import type { GameState } from '../kernel/sections/question.js'
import type { Enumerated } from './charts/worlds.js'
import { drawingGate } from './drawings.js'
import { chartReports, formulaReports, tableReport } from './item-reports.js'
import { caseLawsOf } from './laws/case-laws.js'
import { completionsGate } from './laws/component-completions.js'
import { courtOf } from './laws/laws.js'
import { meetingsGate } from './meetings/meetings-check.js'
import { fewerPlays, playsWithin } from './plays/play-budget.js'
import { askingHeard } from './plays/questions-by-state.js'
import { playedIn, seatedAmong } from './plays/random-plays.js'
import { type ExampleResult, type Finding, type Gate, gateOf, type PlaysReport, type Report } from './report.js'
import { secretsGate } from './secrets/verify-secrecy.js'
import { snapshotGate } from './status-snapshot.js'
import { hearingOf } from './tables/unexpected-views.js'
import { registryGate } from './text/check-clauses.js'
import { findingsGate } from './text/check-findings.js'
import { clauseReports, evidenceGate, reachGate, sectionReports, tallyOf } from './text/coverage.js'
import { halfShown } from './text/printed-examples.js'
import { declaredGate } from './text/untestable-declarations.js'
import type { VerifyOptions } from './verify-options.js'
import {
  addApart,
  type Done,
  type DoneApart,
  failedExample,
  type Listeners,
  sizesOf,
  type Unit,
  type VerifyContext,
} from './work-units.js'

const PLAYS = 30
// The book tries out much before it decides: such plays are slow, and so they are few, one in four at most.
const SEATED = 7
const fewOf = (plays: number) => Math.min(SEATED, Math.floor(plays / 4))
const SEED = 1
const LONGEST_PLAY = 5_000
const BOUND = 100_000

/** The extent of enumeration and play under these options. */
export function effortOf(options: VerifyOptions): Pick<VerifyContext<GameState>, 'bound' | 'plays'> {
  const { plays = PLAYS, seed = SEED, longestPlay = LONGEST_PLAY, bound = BOUND } = options
  return { bound, plays: { plays, seed, bound: longestPlay, seated: options.seated ?? fewOf(plays) } }
}

/** The work on a book that these options ask for. */
export function workOn<Game extends GameState>(book: Book<Game>, options: VerifyOptions): VerifyContext<Game> {
  const plays = playsWithin(book, options.plays ?? PLAYS)
  return { book, ...effortOf({ ...options, plays }), runExamples: options.runExamples, asked: options.asked }
}

/** True if random plays were played as they are where no option says otherwise. */
export function areUsualPlays<Game extends GameState>(book: Book<Game>, played: PlaysReport): boolean {
  const { plays: usual } = workOn(book, {})
  return (
    played.plays === usual.plays &&
    played.seed === usual.seed &&
    played.bound === usual.bound &&
    played.seated === seatedAmong(book, usual)
  )
}

/** The gates whose work comes in units, in their order: what is heard in one may count for those after it. */
const UNIT_GATES = [
  'tables',
  'charts',
  'worlds',
  'completions',
  'examples',
  'plays',
  'secrets',
  'readings',
  'meetings',
] as const

/**
 * The units of the work on a book, in their order.
 *
 * @param parts - into how many parts the work on each gate falls at most
 */
export function unitsOf<Game extends GameState>(work: VerifyContext<Game>, parts: number): readonly Unit[] {
  const sizes = sizesOf(work)
  return UNIT_GATES.flatMap((gate): readonly Unit[] =>
    gate === 'examples'
      ? Array.from({ length: parts }, (_, part) => ({ gate, part, of: parts }))
      : spans(sizes[gate], parts).map((span) => ({ gate, ...span })),
  )
}

function spans(size: number, parts: number) {
  const number = Math.max(1, Math.min(size, parts))
  return Array.from({ length: number }, (_, part) => ({
    from: Math.floor((size * part) / number),
    to: Math.floor((size * (part + 1)) / number),
  }))
}

/** Puts a book through all gates, from units that were done apart; they stand in the order of the units. */
export function verifyFrom<Game extends GameState>(
  book: Book<Game>,
  options: VerifyOptions,
  units: readonly Unit[],
  apart: readonly DoneApart[],
): Report {
  return reportFromUnits(workOn(book, options), options, units, (unit, listeners) => {
    const one = apart[units.indexOf(unit)]
    if (one === undefined) throw new Error(`a unit of ${unit.gate} was not done`)
    addApart(listeners, one)
    return one.done
  })
}

/** The report of a book, from its units, each done, or added, when its turn comes. */
export function reportFromUnits<Game extends GameState>(
  { book, plays: how }: VerifyContext<Game>,
  options: VerifyOptions,
  units: readonly Unit[],
  turn: (unit: Unit, listeners: Listeners<Game>) => Done,
): Report {
  const { progress = () => undefined } = options
  const watch = collecting(book)
  const court = courtOf(book, { watch, worlds: book.worlds })
  const hearing = hearingOf(book.tables)
  const doneAt = (gate: Unit['gate']) =>
    units.filter((unit) => unit.gate === gate).map((unit) => turn(unit, { watch, court, hearing, progress }))

  const registry = registryGate(book)
  const analysed = doneAt('tables').flatMap((done) => done.tables ?? [])
  const walked = book.tables.flatMap((table, index) => {
    const analysis = analysed[index]
    return analysis ? [{ table, ...analysis }] : []
  })
  const places = new Map(book.worlds.map(({ name }, place) => [name, place]))
  const placeOf = ({ report }: Enumerated) => places.get(report.name) ?? 0
  const alone = doneAt('charts')
    .flatMap(({ worlds = [] }) => worlds)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  const whole = doneAt('worlds').flatMap(({ worlds = [] }) => worlds)
  const reach = reachGate(book, watch.evidence())
  const completions = completionsGate(doneAt('completions').flatMap(({ completed = [] }) => completed))
  const examples = doneAt('examples').flatMap((done) => done.examples ?? [])
  const plays = doneAt('plays')
  const asking = askingHeard()
  for (const { asked = {} } of plays) asking.add(asked)
  const played = playedIn(
    book,
    how,
    plays.flatMap((done) => done.plays ?? []),
  )

  const secrets =
    book.secrets &&
    secretsGate(
      book,
      doneAt('secrets').flatMap((done) => done.secrets ?? []),
    )
  if (book.secrets && secrets && secrets.checked > 0 && secrets.passed) watch.broke(book.secrets)
  const underOthers = doneAt('readings').flatMap(({ readings = [] }) => readings)

  const met = doneAt('meetings').flatMap((done) => done.met ?? [])

  const tables = walked.map(({ findings, ...one }) => ({
    ...one,
    findings: [...findings, ...hearing.findings(one.table)],
  }))
  const texts = findingsGate(book)
  const drawing = drawingGate(book)
  const evidence = watch.evidence()
  const clauses = clauseReports(book, evidence)
  const cases = caseLawsOf(book)
  const laws = [...court.reports(), ...cases.reports]
  const gates: readonly Gate[] = [
    registry,
    gateOf(
      'tables',
      sum(tables.map(({ combinations }) => combinations)),
      tables.flatMap(({ findings }) => findings),
    ),
    worldsGate('charts', 'alone', alone),
    worldsGate('worlds', 'whole', whole),
    reach,
    completions,
    gateOf('laws', sum(laws.map(({ checked }) => checked)), [...court.findings(), ...cases.findings]),
    texts.gate,
    examplesGate(book, examples),
    gateOf('plays', played.report.plays, played.findings, fewerPlays(book, options.plays ?? PLAYS)),
    ...(secrets ? [secrets] : []),
    ...(drawing ? [drawing] : []),
    gateOf('readings', underOthers.length, underOthers.flat()),
    ...(book.meetings ? [meetingsGate(book, met)] : []),
    evidenceGate(book, clauses, evidence),
    snapshotGate(clauses, options.snapshot),
    ...(options.declared ? [declaredGate(book, options.declared, played.report)] : []),
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
    ...(book.neverRefuses && { neverRefuses: book.neverRefuses }),
    tables: tables.map(({ table, ...analysis }) => tableReport(table, analysis, evidence)),
    formulas: formulaReports(book, evidence),
    charts: chartReports(book, [...alone, ...whole], evidence, asking.asked()),
    worlds: [...alone, ...whole].map(({ report }) => report),
    laws,
    textFindings: texts.reports,
    examples,
    plays: played.report,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A book without a single world of a kind has proved nothing by enumeration, and says so. */
const worldsGate = (name: string, explored: World['reach'], worlds: readonly Enumerated[]): Gate =>
  gateOf(
    name,
    sum(worlds.map(({ report }) => report.edges)),
    worlds.length > 0
      ? worlds.flatMap(({ findings }) => findings)
      : [
          {
            what: `the book has no world to enumerate; expected an example with explore: ${explored}`,
            where: name,
            clauses: [],
          },
        ],
    worlds.flatMap(({ notes }) => notes),
  )

/** Checks that the rules say what the examples say, and that printed examples are expected in full; notes what they cite that is not at work in them. */
const examplesGate = <Game extends GameState>(book: Book<Game>, examples: readonly ExampleResult[]): Gate =>
  gateOf(
    'examples',
    examples.length,
    [...examples.flatMap(failedExample), ...(examples.length > 0 ? halfShown(book, examples) : [])],
    examples.length > 0 ? examples.flatMap(citingIdly) : [NO_EXAMPLES],
  )

const citingIdly = ({ name, file, idle = [] }: ExampleResult): readonly Finding[] =>
  idle.length === 0 ? [] : [{ what: `"${name}" cites clauses that decide nothing in it`, where: file, clauses: idle }]

const NO_EXAMPLES: Finding = { what: 'the book has no examples', where: 'examples', clauses: [] }
