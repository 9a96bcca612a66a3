/**
 * Questions of a seat from which something is kept, and their answers, which must not tell what is kept. The commands ask here.
 * The law on secrets compares the same answers in positions that the seat cannot tell apart.
 *
 * @module
 */

import {
  type AskedBySeat,
  type Book,
  EMPTY,
  type GameState,
  isRecord,
  type Json,
  type Named,
  type Position,
  playChoices,
  type RefusedChoice,
  type Rules,
  type Seat,
  type SeatView,
  sightOf,
  Unreadable,
  words,
} from '#core'
import type { Meaning } from './meaning.js'
import { type Understood, understand, type Where } from './understand.js'

/**
 * Understands the sentence of such a seat: by the rules alone, whatever the position is.
 *
 * What an action comes to, and whether it can be meant at all, may lean on what the seat may not know: nothing is told of one.
 */
export function understandFor<Game extends GameState>(
  rules: Rules<Game>,
  sentence: string,
): Understood<Game> | undefined {
  const { present: _, ...understood } = understand(rules, sentence, { is: 'anywhere' })
  return understood.meanings.every(({ is }) => is === 'statements') ? { ...understood, present: [] } : undefined
}

/** True where something is kept from a seat; nothing is, where none is named. */
export const isUnseeing = <Game extends GameState>(book: Book<Game>, seat: Seat | undefined): seat is Seat =>
  seat !== undefined && sightOf(book, seat).seat !== undefined

/** Understands a sentence for a seat, or for who may know all: the position is looked at only where nothing is kept from the seat. */
export function understoodBy<Game extends GameState>(
  rules: Rules<Game>,
  sentence: string,
  seat: Seat | undefined,
  where: () => Where<Game>,
): Understood<Game> {
  if (!isUnseeing(rules.book, seat)) return understand(rules, sentence, where())
  const understood = understandFor(rules, sentence)
  if (understood !== undefined) return understood
  throw new Unreadable([
    `--seat: what a sentence comes to is told as to a judge, who may know what is kept from ${seat}; ` +
      'expected it without --seat, a question to the rules, or a position without a sentence',
  ])
}

/**
 * Refuses a file in which something begins or is chosen, for a seat from which something is kept: whether that may be, and what
 * comes of it, could lean on what the seat may not know. What was chosen in a play was chosen.
 */
export function mustStand<Game extends GameState>(book: Book<Game>, seat: Seat | undefined, written: unknown): void {
  if (!isUnseeing(book, seat) || (isRecord(written) && stands(written) && !chooses(written))) return
  throw new Unreadable([
    `--seat: what begins or is chosen in a file could tell what is kept from ${seat}; ` +
      'expected a whole position, as "save" writes one, or a play',
  ])
}

type Written = Readonly<Record<string, unknown>>

/** True where a file gives a whole position, in itself or by another file. */
function stands({ given, ...whole }: Written): boolean {
  if (!isRecord(given)) return 'position' in whole || 'stack' in whole
  const { stack, procedure, from = EMPTY } = given
  return stack !== undefined || (procedure === undefined && from !== EMPTY)
}

const chooses = ({ when = [] }: Written): boolean => !(Array.isArray(when) && when.length === 0)

/** The number of options of each position to make as a choice. */
const TRIED = 2

/** Answers to a seat in positions that it cannot tell apart, about options of all of them; one is also asked as a sentence. */
export const askedBySeat: AskedBySeat = (rules, seat, positions) => {
  const options = positions.flatMap((position) => {
    const due = rules.decide(position)
    return due.over ? [] : due.choices.slice(0, TRIED)
  })
  // To understand a sentence costs as much as many decisions.
  const sentences = options.slice(-1).map((choice) => `may ${choice.seat} ${words(choice.option)}`)
  return positions.map(
    (position): SeatView =>
      Object.fromEntries([
        ...sentences.map((sentence) => [
          `"${sentence}"`,
          answered(() => understoodIn(rules, position, seat, sentence)),
        ]),
        ...options.map(({ seat: whose, option }) => [
          `whether ${whose} can ${words(option)}`,
          answered(() => triedIn(rules, position, seat, { ...option, seat: whose })),
        ]),
      ]),
  )
}

/** An answer, or the message with which it is refused. */
function answered(ask: () => Json): Json {
  try {
    return ask()
  } catch (thrown) {
    if (thrown instanceof Unreadable) return thrown.message
    throw thrown
  }
}

function understoodIn<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  seat: Seat,
  sentence: string,
) {
  const { game } = position
  const at = { from: 'here', game, position, procedure: procedureIn(rules, position) }
  const { meanings, impossible = [] } = understoodBy(rules, sentence, seat, () => ({ is: 'given', at }))
  return { meanings: meanings.map(meaningTold), impossible }
}

const meaningTold = <Game extends GameState>(meaning: Meaning<Game>): Json =>
  meaning.is === 'action'
    ? { parts: partsIn(meaning), comesTo: meaning.comesTo?.().verdict.is ?? null }
    : partsIn(meaning)

const partsIn = ({ parts }: Pick<Meaning, 'parts'>): Json => parts.map(({ means }) => means)

function triedIn<Game extends GameState>(rules: Rules<Game>, position: Position<Game>, seat: Seat, named: Named): Json {
  mustStand(rules.book, seat, { position, when: [named] })
  const { game } = position
  const begun = { game, position, procedure: procedureIn(rules, position), trace: [] }
  const [verdict] = playChoices(rules, { begun, groups: [[named]] })
  return { is: verdict.is, refused: verdict.is === 'refused' ? verdict.refused.flatMap(clausesOf) : [] }
}

const clausesOf = ({ refusals }: RefusedChoice): readonly string[] =>
  refusals.flatMap(({ clauses }) => clauses.map(({ id }) => id))

const procedureIn = <Game extends GameState>({ book }: Rules<Game>, { stack }: Position<Game>): string =>
  stack[0]?.chart ?? book.main.procedure.name
