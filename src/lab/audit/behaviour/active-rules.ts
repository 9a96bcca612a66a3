/** Behaviours of rules at work. @module */

import {
  type Book,
  bookClauses,
  type Choice,
  type Clause,
  canonical,
  type Decision,
  type GameState,
  type Over,
  type Parsed,
  type Position,
  parsePosition,
  pathText,
  type Refusal,
  type Rules,
  rulesOf,
  type Traced,
  withHits,
} from '#core'
import {
  type Attempted,
  type Behaviour,
  type Cause,
  type GameProblem,
  type OfferedOption,
  type OpeningCall,
  outcomeOf,
  type PendingLook,
} from './behaviour-types.js'
import { tablesOf } from './changed-tables.js'
import type { Kernel } from './compatible-kernels.js'
import { fingerprintOf } from './position-fingerprint.js'
import { rowAtWork, rowsWrittenIn, type WrittenRows } from './rows-written.js'

/** The kernel of this program. */
export const KERNEL: Kernel = { rulesOf, bookClauses, observed: withHits }

/** The behaviour of a book whose rules are at work. */
export function liveBehaviour(book: Book, version: string, kernel: Kernel = KERNEL): Behaviour {
  const make = kernel.rulesOf
  const quick = make(book, { trace: false })
  const telling = make(book)
  const written = rowsWrittenIn(book)
  const judged = new Map<string, readonly GameProblem[]>()
  const looked = new WeakMap<Position, Attempted<PendingLook>>()
  const chosen = new WeakMap<Position, Map<string, Attempted<Position>>>()
  return {
    about: { book: book.name, edition: book.edition, version },
    empty: book.empty,
    bases: { empty: book.empty, ...book.bases },
    numbers: Object.fromEntries(kernel.bookClauses(book).map(({ id, section }) => [id, section.number])),
    written: new Set([...written.values()].flat()),
    tables: tablesOf(book, kernel, written),
    problems: (game) => {
      const mark = fingerprintOf(game)
      const found = judged.get(mark) ?? problemsIn(parsePosition(book, { game, stack: [] }))
      judged.set(mark, found)
      return found
    },
    begin: (opening) => outcomeOf(() => quick.begin(opening.game, opening.procedure, argsFor(book, opening)).position),
    resume: (position) => {
      const parsed = parsePosition(book, position)
      return parsed.ok ? parsed.value : undefined
    },
    decide: (position) => {
      const look = looked.get(position) ?? outcomeOf(() => lookAt(quick.decide(position)))
      looked.set(position, look)
      return look
    },
    choose: (position, option) => {
      const results = chosen.get(position) ?? new Map<string, Attempted<Position>>()
      chosen.set(position, results)
      const name = canonical(option)
      const result = results.get(name) ?? outcomeOf(() => quick.choose(position, option).position)
      results.set(name, result)
      return result
    },
    causes: (position, option) => {
      const trace = outcomeOf(() => telling.choose(position, option).trace)
      return trace.ok ? trace.value.flatMap((line) => causesIn(line, written)) : []
    },
    asked: (position) => {
      const heard = outcomeOf(() => kernel.observed(() => askedAgain(quick, position))[1])
      return heard.ok ? heard.value.flatMap((hit) => rowAtWork(hit, written)) : []
    },
  }
}

function argsFor(book: Book, { procedure, args }: OpeningCall) {
  const chart = book.charts.find(({ name }) => name === procedure)
  if (chart && !chart.procedure.args.safeParse(args).success)
    throw new Error(`${procedure} does not take the argument ${canonical(args)}`)
  return args
}

const problemsIn = (parsed: Parsed<Position<GameState>>): readonly GameProblem[] =>
  parsed.ok ? [] : parsed.problems.map(({ path, message }) => ({ field: pathText(path), message }))

/** Finds what is due once more; the game is a new value, so that nothing worked out before is used. */
function askedAgain({ decide }: Rules, position: Position): void {
  const decision = decide({ ...position, game: { ...position.game } })
  if (!decision.over) decision.refused()
}

function lookAt(decision: Decision | Over): PendingLook {
  if (decision.over) return { over: true, outcome: decision.outcome }
  const { seat, asks, cites, choices, asides, advised } = decision
  return {
    over: false,
    seat,
    asks,
    cites: uniqueIds(cites),
    offered: once(() => [...choices, ...asides.choices()].map(offeredFrom)),
    refused: once(() =>
      [...decision.refused(), ...asides.refused()].map(({ option, refusals }) => ({
        option,
        clauses: idsIn(refusals),
      })),
    ),
    narrowed: advised ? uniqueIds(advised.advice.steps.flatMap(({ clauses }) => clauses)) : [],
  }
}

const offeredFrom = ({ seat, option, cites, weight }: Choice): OfferedOption => ({
  seat,
  option,
  cites: uniqueIds(cites),
  weight,
})

/** Computes a value at first use, and stores it. */
function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}

const uniqueIds = (clauses: readonly Clause[]): readonly string[] => [...new Set(clauses.map(({ id }) => id))]

const idsIn = (refusals: readonly Refusal[]): readonly string[] => uniqueIds(refusals.flatMap(({ clauses }) => clauses))

/** The causes at work in a line of a trace. */
function causesIn(line: Traced, written: WrittenRows): readonly Cause[] {
  switch (line.kind) {
    case 'taken':
      return causedBy(`${line.chart}: ${line.way}`, line.clauses)
    case 'entered':
      return causedBy(`${line.chart}: ${line.state}`, line.clauses)
    case 'decided':
      return rowAtWork(line, written)
    case 'aside':
      return causedBy(`${line.chart}: ${line.asks}`, line.clauses)
    case 'skipped':
      return causedBy(
        `${line.chart}: ${line.asks}`,
        line.refused().flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => clauses)),
      )
    case 'advised':
      return line.advice.steps.flatMap(({ says, clauses }) => causedBy(says, clauses))
    case 'chosen':
    case 'called':
    case 'returned':
      return []
  }
}

const causedBy = (at: string, clauses: readonly Clause[]): readonly Cause[] =>
  clauses.length > 0 ? [{ at, clauses: uniqueIds(clauses) }] : []
