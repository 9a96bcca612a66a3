/** Small failures as they are told: in a report, and as an example file that the rules run. @module */

import { type Book, exampleText, type GameState, isRecord, type Json, partialOf, type RawExample, words } from '#core'
import { isWithin } from '../blame/field-of-path.js'
import type { Claim, Claims } from '../blame/responsible-clauses.js'
import type { Case, Change, Result } from '../format/case.js'
import { unclaimedText } from '../report/shared-phrases.js'
import { pathOf, pointerOf } from '../runner/differing-places.js'
import type { Mismatch, Outcome, Reduced } from '../runner/outcome.js'
import { caseClauses } from '../runner/suite.js'
import type { CaseMaker, CaseRequest } from '../vectors/case-maker.js'
import { optionIn } from '../vectors/game-cache.js'
import type { Cutter } from './shrink-case.js'
import type { Failing } from './try-smaller.js'

/** The input for describing failures. */
interface Telling<Game extends GameState> {
  readonly book: Pick<Book<Game>, 'name'>
  readonly maker: CaseMaker
  readonly cutter: Cutter
  readonly claims: Claims
}

/** Of what a small failure was made. */
interface Origin {
  readonly found: Case
  readonly outcome: Outcome
  readonly suspect: string | undefined
}

/** A small failure, as a run tells it. */
export function toldSmall<Game extends GameState>(
  { book, maker, cutter, claims }: Telling<Game>,
  { asked, found, outcome }: Failing,
  { found: { id }, suspect }: Origin,
): Reduced {
  const told = cutter.distance(asked.game)
  const { base, part } = told ?? { base: 'empty', part: asked.game as Readonly<Record<string, Json>> }
  const example = exampleOf(maker, asked, { base, part, suspect, places: outcome.places ?? [] })
  return {
    case: id,
    ...(suspect !== undefined && { suspect }),
    clauses: caseClauses(found),
    asks: asked.asks,
    procedure: asked.begin.procedure,
    args: asked.begin.args,
    base,
    part,
    choices: [...asked.choices, ...(asked.candidates ?? [])],
    says: saidOf(outcome, claims({ asked: found, game: asked.game, outcome })),
    places: outcome.places ?? [],
    ...(example && { example: exampleText(book.name, [example]) }),
  }
}

/** Describes how an answer differs, and which of the differences no clause causes. */
const saidOf = ({ says = '' }: Outcome, claim: Claim | undefined): string =>
  claim === undefined || claim.unclaimed.length === 0
    ? says
    : `${says}: ${unclaimedText(claim.unclaimed.map((field) => field.says))}`

interface Given {
  readonly base: string
  readonly part: Readonly<Record<string, Json>>
  readonly suspect: string | undefined
  /** The places where the answer differs. */
  readonly places: readonly Mismatch[]
}

/** Writes the rules' answer to a situation as an example; nothing if an example cannot express it. */
function exampleOf(
  maker: CaseMaker,
  asked: CaseRequest,
  { base, part, suspect, places }: Given,
): RawExample | undefined {
  const { candidates = [], ...situation } = asked
  const choices = [...situation.choices, ...candidates]
  const found = maker.make({ ...situation, asks: 'result', choices })
  if (found?.asks !== 'result') return undefined
  const [expected] = found.expected
  const cites = citedIn(found, suspect)
  const said = expected && saidBy(expected, staying(asked, expected, places))
  if (expected === undefined || said === undefined || cites.length === 0) return undefined
  const made = expected.verdict === 'refused' ? choices.slice(0, expected.at + 1) : choices
  const { procedure, args } = asked.begin
  return {
    name: nameOf(found, expected),
    cites,
    given: {
      ...(base !== 'empty' && { from: base }),
      procedure,
      ...(args !== null && { args }),
      ...(Object.keys(part).length > 0 && { game: part }),
    },
    ...(made.length > 0 && { when: made }),
    ...said,
  }
}

/** An example is about the clause for which it was made small, and what must be refused about those that refuse it. */
function citedIn(found: Case, suspect: string | undefined): readonly string[] {
  const all = caseClauses(found)
  const about = all.filter((clause) => clause === suspect || found.refusing.includes(clause))
  return about.length > 0 ? about : all
}

/** The unchanged places that differ in the answer. Without them, the example would allow the wrong answer. */
const staying = ({ game }: CaseRequest, expected: Result, places: readonly Mismatch[]): readonly Change[] => {
  if (expected.verdict === 'refused') return []
  const changed = expected.changes.map(({ at }) => pointerOf(at))
  return places.flatMap(({ at, expected: to }) => {
    const isSaid = at.startsWith('/due') || to === undefined || changed.some((one) => isWithin(one, at))
    return isSaid || isInList(game, pathOf(at)) ? [] : [{ at: pathOf(at), to }]
  })
}

/** True if a path leads into a list; an example lists all of it or nothing. */
const isInList = (value: unknown, [step, ...rest]: readonly string[]): boolean =>
  Array.isArray(value) || (step !== undefined && isRecord(value) && isInList(value[step], rest))

function saidBy(expected: Result, stays: readonly Change[]): RawExample | undefined {
  if (expected.verdict === 'refused')
    return expected.clauses.length > 0 ? { refused: { by: expected.clauses } } : undefined
  const game = partOfChanges([...expected.changes, ...stays])
  const due = 'over' in expected.due ? { outcome: expected.due.outcome } : { due: expected.due }
  // biome-ignore lint/suspicious/noThenProperty: a word of the format, and never a function
  return { then: { ...(Object.keys(game).length > 0 && { game }), ...due } }
}

const partOfChanges = (changes: readonly Change[]) =>
  partialOf(changes.flatMap(({ at, to }) => (to === undefined ? [] : [{ path: at, from: undefined, to }])))

function nameOf({ begin: { procedure }, choices }: Pick<Case, 'begin' | 'choices'>, expected: Result): string {
  const last = choices.at(expected.verdict === 'refused' ? expected.at : -1)
  const does = last === undefined ? 'it begins' : `${last.seat}: ${words(optionIn(last))}`
  return `${procedure}, ${does}: ${expected.verdict}`
}
