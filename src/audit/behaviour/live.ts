/**
 * Behaviours of rules at work.
 *
 * @module
 */
import { pathText } from '../../examples/source.js'
import { type Book, bookClauses, type GameState } from '../../kernel/book.js'
import type { Clause } from '../../kernel/clause.js'
import type { Decision } from '../../kernel/decision.js'
import { canonical } from '../../kernel/json.js'
import type { Option } from '../../kernel/offer.js'
import { type Parsed, type Position, parsePosition } from '../../kernel/position.js'
import { rulesOf } from '../../kernel/rules.js'
import type { Refusal } from '../../kernel/table.js'
import type { Traced } from '../../kernel/trace.js'
import { type Behaviour, type Cause, type GameProblem, type Look, type Opening, tried } from './behaviour.js'

/** How a book is put to work, and its clauses read: another checkout knows only values that it made itself. */
export interface Kernel {
  readonly rulesOf: typeof rulesOf
  readonly bookClauses: typeof bookClauses
}

/** The kernel of this program. */
export const KERNEL: Kernel = { rulesOf, bookClauses }

/** The behaviour of a book whose rules are at work. */
export function liveBehaviour(book: Book, version: string, kernel: Kernel = KERNEL): Behaviour {
  const make = kernel.rulesOf
  const quick = make(book, { trace: false })
  const telling = make(book)
  const judged = new Map<string, readonly GameProblem[]>()
  return {
    about: { book: book.name, edition: book.edition, version },
    empty: book.empty,
    bases: { empty: book.empty, ...book.bases },
    numbers: Object.fromEntries(kernel.bookClauses(book).map(({ id, section }) => [id, section.number])),
    problems: (game) => {
      const text = canonical(game)
      const found = judged.get(text) ?? problemsIn(parsePosition(book, { game, stack: [] }))
      judged.set(text, found)
      return found
    },
    begin: (opening) => tried(() => quick.begin(opening.game, opening.procedure, argsFor(book, opening)).position),
    resume: (position) => {
      const parsed = parsePosition(book, position)
      return parsed.ok ? parsed.value : undefined
    },
    decide: (position) =>
      tried(() => {
        const decision = quick.decide(position)
        return decision.over ? { over: true, outcome: decision.outcome } : lookAt(decision)
      }),
    choose: (position, option) => tried(() => quick.choose(position, option).position),
    causes: (position, option) => {
      const chosen = tried(() => telling.choose(position, option).trace)
      return chosen.ok ? chosen.value.flatMap(causesIn) : []
    },
  }
}

function argsFor(book: Book, { procedure, args }: Opening) {
  const chart = book.charts.find(({ name }) => name === procedure)
  if (chart && !chart.procedure.args.safeParse(args).success)
    throw new Error(`${procedure} does not take the argument ${canonical(args)}`)
  return args
}

const problemsIn = (parsed: Parsed<Position<GameState>>): readonly GameProblem[] =>
  parsed.ok ? [] : parsed.problems.map(({ path, message }) => ({ field: pathText(path), message }))

const lookAt = (decision: Decision): Look => {
  const { seat, asks, cites, choices, asides, advised } = decision
  const offered = [...choices, ...asides.choices()]
  return {
    over: false,
    seat,
    asks,
    cites: uniqueIds(cites),
    offered: offered.map(({ seat: whose, option, weight }) => ({ seat: whose, option, weight })),
    refused: () =>
      [...decision.refused(), ...asides.refused()].map(({ option, refusals }) => ({
        option: option as Option,
        clauses: idsIn(refusals),
      })),
    narrowed: advised ? uniqueIds(advised.advice.steps.flatMap(({ clauses }) => clauses)) : [],
  }
}

const uniqueIds = (clauses: readonly Clause[]): readonly string[] => [...new Set(clauses.map(({ id }) => id))]

const idsIn = (refusals: readonly Refusal[]): readonly string[] => uniqueIds(refusals.flatMap(({ clauses }) => clauses))

/** What a line of a trace says is at work. */
function causesIn(line: Traced): readonly Cause[] {
  switch (line.kind) {
    case 'taken':
      return causeOf(`${line.chart}: ${line.way}`, line.clauses)
    case 'entered':
      return causeOf(`${line.chart}: ${line.state}`, line.clauses)
    case 'decided':
      return causeOf(`${line.chart}: ${line.table}, row ${line.row}`, line.clauses)
    case 'aside':
      return causeOf(`${line.chart}: ${line.asks}`, line.clauses)
    case 'skipped':
      return causeOf(
        `${line.chart}: ${line.asks}`,
        line.refused.flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => clauses)),
      )
    case 'advised':
      return line.advice.steps.flatMap(({ says, clauses }) => causeOf(says, clauses))
    case 'chosen':
    case 'called':
    case 'returned':
      return []
  }
}

const causeOf = (at: string, clauses: readonly Clause[]): readonly Cause[] =>
  clauses.length > 0 ? [{ at, clauses: uniqueIds(clauses) }] : []
