/**
 * The dice that Non-player cards have rolled before their Command: for the condition, and for priorities.
 *
 * @module
 */

import { readingOf } from 'rulewright/book'
import { placeable } from '#spec/all-bridges-burning/3-commands/3.3.4-politics'
import { diceWait } from '#spec/all-bridges-burning/8-non-players/8.2.3-executing'
import { isAmongEnemies } from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import { newsSought } from '#spec/all-bridges-burning/8-non-players/8.5.4-moderates-message-in-war'
import type { Game } from '#spec/all-bridges-burning/game'
import { type CardNumber, DECKS, isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { overMap } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { COLORS, type Faction, SPACES } from '#spec/all-bridges-burning/vocabulary'

/** The highest face of a die. */
const HIGHEST = 6

/** True if a die can Activate Reds: some are Inactive, and it can show more than the number of Active ones. */
const canActivate = (game: Game) =>
  overMap(game, ({ cells }) => cells.reds.inactive) > 0 && overMap(game, ({ cells }) => cells.reds.active) < HIGHEST

/** A die for the priorities of a card. */
interface Die {
  /** The words for its purpose. */
  readonly name: string
  readonly isAskedFor: (game: Game) => boolean
}

/** The cards whose priorities ask for a die, each for one. */
export const DICE = {
  50: { name: 'the Activation of own Cells', isAskedFor: canActivate },
  54: { name: 'Cells among enemies', isAskedFor: (game) => SPACES.some((name) => isAmongEnemies(game, name)) },
  60: { name: 'the order of the nested priorities', isAskedFor: () => true },
  63: { name: 'the News to move', isAskedFor: (game) => newsSought(game, 0).flat().length > 1 },
  64: { name: 'the color of the cube', isAskedFor: (game) => placeable(game).length === COLORS.length },
} as const satisfies Partial<Readonly<Record<CardNumber, Die>>>

/** The cards whose condition needs a die, as long as it does. */
const CONDITIONS = {
  49: () => true,
  56: ({ phase }) => phase === 1,
} as const satisfies Partial<Readonly<Record<CardNumber, (game: Pick<Game, 'phase'>) => boolean>>>

type Card = Game['nonPlayers']['card']
type CardWithDie = keyof typeof DICE
type CardOfDie = keyof typeof CONDITIONS

export const isWithDie = (card: Card): card is CardWithDie => card in DICE
const isOfDie = (card: Card): card is CardOfDie => card in CONDITIONS

/** The face of the die for the priorities of a card; 0 if none was rolled. */
export const faceFor = ({ nonPlayers: { dice } }: Game, card: CardWithDie): number => dice[DICE[card].name] ?? 0

/** The die that the priorities of the card in hand still ask for, if they do. */
export function dieToRoll(game: Game): string | undefined {
  const { card } = game.nonPlayers
  if (!isWithDie(card) || !DICE[card].isAskedFor(game) || faceFor(game, card) > 0) return undefined
  return DICE[card].name
}

/** True if the condition of a card needs a die. */
export const rollsForCondition = (game: Game, card: CardNumber): boolean => isOfDie(card) && CONDITIONS[card](game)

/** True if the dice for priorities wait until the card is executed. */
export const waits = (game: Game): boolean => diceWait.ask({ reading: readingOf(game, cited.diceOfTheCard) })

/** The card in hand of a Non-player that is about to begin its Command without a die that comes first; 0 for none. */
export function cardWithoutDie(game: Game, faction: Faction): CardWithDie | CardOfDie | 0 {
  const { card, die } = game.nonPlayers
  if (!isNonPlayer(game, faction) || !DECKS[faction].some((own) => own === card)) return 0
  if (isOfDie(card)) return die === 0 && CONDITIONS[card](game) ? card : 0
  return isWithDie(card) && !waits(game) && dieToRoll(game) !== undefined ? card : 0
}
