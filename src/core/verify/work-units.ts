/**
 * The work of a verification in units that are done apart from each other, here or in several threads.
 *
 * A unit is plain data, and so is what comes of it; what was heard meanwhile comes with it and is added up in the order of
 * the units, so the report is the same however they are spread.
 *
 * @module
 */

import { type Collector, collecting, type Evidence } from '../explore/evidence.js'
import type { Book, World } from '../kernel/book/book.js'
import { rulesOf } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import { messageOf } from './charts/search-graph.js'
import { type Enumerated, enumerate } from './charts/worlds.js'
import { type Completed, complete } from './laws/component-completions.js'
import { type Court, courtOf, type Held } from './laws/laws.js'
import { type Met, metIn } from './meetings/meetings-in-plays.js'
import { type AskedByState, askingHeard } from './plays/questions-by-state.js'
import { type PlayedSome, type PlayOptions, playSome } from './plays/random-plays.js'
import { playUnder, readingSets } from './plays/reading-variants.js'
import type { ExampleResult, Finding } from './report.js'
import type { AskedBySeat } from './secrets/seat-knowledge.js'
import type { SecretsHeld } from './secrets/secrets-check.js'
import { keptSecrets, placesToKeepSecrets } from './secrets/verify-secrecy.js'
import { analyseTable, type TableAnalysis } from './tables/tables.js'
import { type Hearing, hearingOf, type UnexpectedViews } from './tables/unexpected-views.js'
import type { Progress, RunExamples } from './verify-options.js'

/** Some items of a list: those from a place on, up to another one that is not among them. */
interface Span {
  readonly from: number
  readonly to: number
}

/** The items that are meant, by their places in the whole list, where they do not stand one after the other. */
interface Some {
  readonly some?: readonly number[]
}

/** A piece of the work on a book. */
export type Unit =
  | ({
      readonly gate: 'tables' | 'charts' | 'worlds' | 'completions' | 'plays' | 'secrets' | 'readings' | 'meetings'
    } & Span &
      Some)
  /** One of several parts of the examples, counted from 0. */
  | { readonly gate: 'examples'; readonly part: number; readonly of: number }

/** The gates whose work comes in units. */
export type UnitGate = Unit['gate']

/** The result of a unit, by its check. */
export interface Done {
  readonly tables?: readonly TableAnalysis[]
  readonly worlds?: readonly Enumerated[]
  readonly completed?: readonly Completed[]
  readonly examples?: readonly ExampleResult[]
  readonly plays?: PlayedSome
  /** The questions asked in the plays. */
  readonly asked?: AskedByState
  /** The results of comparing positions that a seat cannot distinguish. */
  readonly secrets?: readonly SecretsHeld[]
  /** The faults under other readings. */
  readonly readings?: readonly (readonly Finding[])[]
  /** The rules that met in some plays. */
  readonly met?: readonly Met[]
}

/** The result of a unit done elsewhere, with everything recorded meanwhile. */
export interface DoneApart {
  readonly done: Done
  readonly evidence: Evidence
  readonly held: Held
  readonly heard: UnexpectedViews
}

/** The data that all units of a book share. */
export interface VerifyContext<Game extends GameState> {
  readonly book: Book<Game>
  readonly bound: number
  readonly plays: PlayOptions
  readonly runExamples: RunExamples | undefined
  readonly asked: AskedBySeat | undefined
}

/** The listeners that record while units are done. */
export interface Listeners<Game extends GameState> {
  readonly watch: Collector
  readonly court: Court<Game>
  readonly hearing: Hearing
  readonly progress: (progress: Progress) => void
}

/** The worlds of a book that are enumerated in the same way. */
export const worldsOf = <Game extends GameState>(book: Book<Game>, gate: 'charts' | 'worlds') =>
  book.worlds.filter(({ reach }) => reach === REACH[gate])

const REACH: Readonly<Record<'charts' | 'worlds', World['reach']>> = { charts: 'alone', worlds: 'whole' }

/** The number of items in the work of each check. */
export const sizesOf = <Game extends GameState>({
  book,
  plays,
}: Pick<VerifyContext<Game>, 'book' | 'plays'>): Readonly<Record<Exclude<UnitGate, 'examples'>, number>> => ({
  tables: book.tables.length,
  charts: worldsOf(book, 'charts').length,
  worlds: worldsOf(book, 'worlds').length,
  completions: book.completions?.().length ?? 0,
  plays: plays.plays,
  secrets: placesToKeepSecrets(book, plays).length,
  readings: readingSets(book, plays.seed).length,
  meetings: book.meetings ? 1 : 0,
})

/** Does a unit in the hearing of others. */
export function doUnit<Game extends GameState>(
  work: VerifyContext<Game>,
  listeners: Listeners<Game>,
  unit: Unit,
): Done {
  const { book, bound } = work
  const { watch, court, hearing, progress } = listeners
  const told = <Item extends object, Result>(items: readonly Item[], visit: (item: Item) => Result) =>
    unit.gate === 'examples' ? [] : eachOf(progress, unit, items, visit)
  switch (unit.gate) {
    case 'tables':
      return { tables: told(book.tables, (table) => analyseTable(table)) }
    case 'charts':
      return { worlds: told(worldsOf(book, 'charts'), (world) => enumerate({ book, watch, court, bound }, world)) }
    // A chart alone meets answers of its calls that they never give together, so what it asks is not heard.
    case 'worlds':
      return hearing.during(() => ({
        worlds: told(worldsOf(book, 'worlds'), (world) => enumerate({ book, watch, court, bound }, world)),
      }))
    case 'completions':
      return { completed: told(book.completions?.() ?? [], (completion) => complete(completion, book.worlds, bound)) }
    case 'examples': {
      const examples = hearing.during(() => examplesOf(work.runExamples, watch, unit))
      progress({ gate: 'examples', done: unit.part + 1, total: unit.of })
      return { examples }
    }
    case 'readings':
      return {
        readings: told(
          readingSets(book, work.plays.seed).map((readings, number) => ({ readings, number })),
          (set) => playUnder(book, court, set, work.plays),
        ),
      }
    case 'secrets':
      return {
        secrets: told(placesToKeepSecrets(book, work.plays), (place) => keptSecrets(book, place, work)),
      }
    case 'meetings':
      return { met: told([book].slice(0, book.meetings ? 1 : 0), (one) => metIn(rulesOf(one), work.plays)).flat() }
    case 'plays':
      return hearing.during(() => playsOf(work, listeners, unit))
  }
}

/** Does a unit where nobody else listens. */
export function doApart<Game extends GameState>(
  work: VerifyContext<Game>,
  unit: Unit,
  progress: (progress: Progress) => void,
): DoneApart {
  const { book } = work
  const watch = collecting(book)
  const court = courtOf(book, { worlds: book.worlds })
  const hearing = hearingOf(book.tables)
  const done = doUnit(work, { watch, court, hearing, progress }, unit)
  return { done, evidence: watch.evidence(), held: court.held(), heard: hearing.heard() }
}

/** Collects what a unit that was done apart found wrong. */
export function findingsIn({ done, held }: DoneApart): readonly Finding[] {
  return [
    ...(done.tables ?? []).flatMap(({ findings }) => findings),
    ...(done.worlds ?? []).flatMap(({ findings }) => findings),
    ...(done.completed ?? []).flatMap(({ findings }) => findings),
    ...(done.plays?.findings ?? []),
    ...(done.secrets ?? []).flatMap(({ findings }) => findings),
    ...(done.readings ?? []).flat(),
    ...(done.examples ?? []).flatMap(failedExample),
    ...held.laws.flatMap(({ breaches }) => breaches.map(({ finding }) => finding)),
  ]
}

/** The finding of an example that fails. */
export const failedExample = ({
  name,
  file,
  passed,
  message = 'failed',
  clauses,
}: ExampleResult): readonly Finding[] => (passed ? [] : [{ what: `"${name}": ${message}`, where: file, clauses }])

/** True if a unit done elsewhere found no fault, so that it counts as proof. */
export const isProof = (apart: DoneApart): boolean =>
  findingsIn(apart).length === 0 &&
  apart.held.laws.every(({ broken }) => broken === 0) &&
  Object.keys(apart.heard).length === 0

/** Lets listeners hear what was heard elsewhere. */
export function addApart<Game extends GameState>(
  { watch, court, hearing }: Listeners<Game>,
  { evidence, held, heard }: DoneApart,
): void {
  watch.add(evidence)
  court.add(held)
  hearing.add(heard)
}

/** Does something with each item of a span and tells how far it has come. */
const eachOf = <Item extends object, Result>(
  progress: (progress: Progress) => void,
  { gate, from, to, some }: Span & Some & { readonly gate: string },
  items: readonly Item[],
  visit: (item: Item) => Result,
): readonly Result[] =>
  (some?.flatMap((place) => items.slice(place, place + 1)) ?? items.slice(from, to)).map((item, index) => {
    const at = 'name' in item ? { at: String(item.name) } : {}
    progress({ gate, done: from + index, total: items.length, ...at })
    const result = visit(item)
    progress({ gate, done: from + index + 1, total: items.length, ...at })
    return result
  })

/** Examples that cannot even be run are an example that fails. */
function examplesOf(
  run: RunExamples | undefined,
  watch: Collector,
  share: { readonly part: number; readonly of: number },
): readonly ExampleResult[] {
  try {
    return run?.(watch, share) ?? []
  } catch (thrown) {
    return [{ name: 'the examples', file: '', passed: false, message: messageOf(thrown), clauses: [] }]
  }
}

function playsOf<Game extends GameState>(
  { book, plays }: VerifyContext<Game>,
  { watch, court, progress }: Listeners<Game>,
  { from, to }: Span,
): Pick<Done, 'plays' | 'asked'> {
  const played = (done: number) => progress({ gate: 'plays', done, total: plays.plays })
  const asking = askingHeard()
  const listening = { watch, court, asked: asking.hear, played, recorded: true }
  const some = playSome(rulesOf(book), plays, { from: from + 1, to }, listening)
  return { plays: some, asked: asking.asked() }
}
