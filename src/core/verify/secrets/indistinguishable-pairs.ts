/**
 * Look-alikes: positions that a seat cannot tell from the one in which a game stands.
 *
 * Some the book names itself. Others come of the rules: wherever somebody chooses what a seat does not see, whatever else
 * could be chosen leads to such a position, as long as the rules do not reveal it. They are played on beside the game, as
 * far as what the seat sees can happen in them too.
 *
 * @module
 */

import type { Seat } from '../../kernel/offers/option.js'
import type { Choice, Decision } from '../../kernel/plays/decision.js'
import type { Position } from '../../kernel/plays/position.js'
import type { Rules } from '../../kernel/plays/rules.js'
import type { Traced } from '../../kernel/plays/trace.js'
import { sightOf, viewersOf } from '../../kernel/seats/secrets.js'
import type { GameState } from '../../kernel/sections/question.js'
import { canonical, equals } from '../../values/json.js'

/** A position that a seat cannot tell from another. */
export interface LookAlike<Game extends GameState> {
  readonly seat: Seat
  readonly position: Position<Game>
}

/** A choice in a position, and what came of it. */
export interface ChoiceStep<Game extends GameState> {
  readonly from: Position<Game>
  readonly due: Decision
  readonly choice: Choice
  readonly to: Position<Game>
  readonly trace: readonly Traced[]
}

/** A look-alike that was played on, and what the choice did there. */
export interface PlayedOn<Game extends GameState> extends LookAlike<Game> {
  readonly option: Choice['option']
  readonly trace: readonly Traced[]
}

/** The number of alternatives to try for a choice that some seat does not see, and for one that all seats see. */
const TRIED = { unseen: 4, seen: 2 }

/** True if a seat sees the same game twice. */
export const looksSame = <Game extends GameState>(
  { book }: Pick<Rules<Game>, 'book'>,
  seat: Seat,
  one: Game,
  other: Game,
): boolean => {
  const { game } = sightOf(book, seat)
  return one === other || equals(game(one), game(other))
}

/** The look-alikes that a book names itself. */
export const namedByBook = <Game extends GameState>(
  { book }: Pick<Rules<Game>, 'book'>,
  position: Position<Game>,
): readonly LookAlike<Game>[] =>
  viewersOf(book).flatMap((seat) =>
    (book.secrets?.couldBe?.(position.game, seat) ?? []).map((game) => ({ seat, position: { ...position, game } })),
  )

/** The choice of a decision that is meant by an option, the rights that may be used at any time included. */
export const choiceOf = (due: Decision, option: Choice['option']): Choice | undefined => {
  const wanted = canonical(option)
  return [...due.choices, ...due.asides.choices()].find((choice) => canonical(choice.option) === wanted)
}

/** Makes a choice; nothing comes of it where the rules contradict themselves, which is told elsewhere. */
function chosenIn<Game extends GameState>(rules: Rules<Game>, from: Position<Game>, due: Decision, choice: Choice) {
  try {
    const { position, trace } = rules.choose(from, choice.option)
    return { from, due, choice, to: position, trace }
  } catch {
    return undefined
  }
}

/** Makes a choice and returns it with its result. */
export const madeIn = <Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  due: Decision,
  option: Choice['option'],
): ChoiceStep<Game> | undefined => {
  const choice = choiceOf(due, option)
  return choice && chosenIn(rules, from, due, choice)
}

/** Some choices in the place of one: the first ones, and the last. */
const insteadOf = (due: Decision, { seat, asks, option, seenBy }: Choice): readonly Choice[] => {
  const most = seenBy === undefined ? TRIED.seen : TRIED.unseen
  return [...due.choices, ...due.asides.choices()]
    .filter((other) => other.asks === asks && other.seat === seat && !equals(other.option, option))
    .filter((_, place, all) => place < most - 1 || place === all.length - 1)
}

/** The seats that do not see a choice. */
export const unseeing = <Game extends GameState>(
  { book }: Pick<Rules<Game>, 'book'>,
  choice: Pick<Choice, 'seenBy'>,
): readonly Seat[] => viewersOf(book).filter((seat) => !sightOf(book, seat).sees(choice))

/** An alternative choice whose result looks the same to a seat. */
export interface Besides<Game extends GameState> extends LookAlike<Game> {
  readonly option: Choice['option']
  /** True if the seat could see the choice. */
  readonly sees: boolean
}

/** Finds the alternative choices for every seat to which the results would look the same. */
export function besides<Game extends GameState>(rules: Rules<Game>, made: ChoiceStep<Game>): readonly Besides<Game>[] {
  const { from, due, choice, to } = made
  const others = insteadOf(due, choice).flatMap((other) => chosenIn(rules, from, due, other) ?? [])
  const unlike = others.filter((other) => !equals(to.game, other.to.game) || !equals(to.stack, other.to.stack))
  if (unlike.length === 0) return []
  return viewersOf(rules.book).flatMap((seat) => {
    const sees = sightOf(rules.book, seat).sees(choice)
    return unlike
      .filter((other) => looksSame(rules, seat, to.game, other.to.game))
      .map((other) => ({ seat, position: other.to, option: other.choice.option, sees }))
  })
}

/** A look-alike after a choice was made in the game, where the same can happen in it; nothing where it cannot, or looks otherwise. */
export function playedOn<Game extends GameState>(
  rules: Rules<Game>,
  { seat, position }: LookAlike<Game>,
  { choice, to }: ChoiceStep<Game>,
): PlayedOn<Game> | undefined {
  const due = rules.decide(position)
  if (due.over) return undefined
  const same = choiceOf(due, choice.option)
  const sees = sightOf(rules.book, seat).sees(choice)
  const tries = [...(same ? [same] : []), ...(sees ? [] : insteadOf(due, choice))]
  for (const one of tries) {
    const made = chosenIn(rules, position, due, one)
    if (made && looksSame(rules, seat, to.game, made.to.game))
      return { seat, position: made.to, option: one.option, trace: made.trace }
  }
  return undefined
}
