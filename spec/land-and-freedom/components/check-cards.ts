/** Checks of decks of player cards that a user has written. @module */
import type { Problem } from 'rulewright/book'
import { FACTIONS, type Faction } from '../vocabulary.js'
import { type PlayerCard, type PlayerCards, STRENGTHS } from './cards.js'
import { linesProblems, repeated } from './check-effects.js'
import { WITHOUT_NON_PLAYERS } from './player-cards.js'

const SIZES = [1, 2, 3] as const satisfies readonly PlayerCard['strength'][]

const strengthProblems = (deck: readonly PlayerCard[]): readonly string[] =>
  SIZES.flatMap((strength) => {
    const found = deck.filter((card) => card.strength === strength).length
    const expected = STRENGTHS[strength]
    return found === expected
      ? []
      : [`expected ${expected} ${expected === 1 ? 'card' : 'cards'} of strength ${strength}, got ${found}`]
  })

const titleProblems = (faction: Faction, deck: readonly PlayerCard[]): readonly string[] =>
  WITHOUT_NON_PLAYERS[faction]
    .filter((title) => !deck.some((card) => card.title === title))
    .map((title) => `expected a card "${title}", which is taken out for a Non-player`)

/** Nobody takes Hero points from themselves. */
const takingProblems = (faction: Faction, { event }: PlayerCard, path: Problem['path']): readonly Problem[] =>
  event.flatMap((effect, index) =>
    effect.do === 'take Hero points' &&
    (effect.who === 'self' || effect.who === faction) &&
    effect.from.includes(faction)
      ? [{ path: [...path, index, 'from'], message: `expected other factions than the ${faction}, whose card this is` }]
      : [],
  )

const deckProblems = (faction: Faction, deck: readonly PlayerCard[]): readonly Problem[] => [
  ...[...strengthProblems(deck), ...titleProblems(faction, deck)].map((message) => ({ path: [faction], message })),
  ...deck.flatMap((card, index) => {
    const path = [faction, index, 'event']
    return [...linesProblems(card.event, path, 'unknown'), ...takingProblems(faction, card, path)]
  }),
]

/** A card is known by its title, so no two of all decks have the same. */
export const sharedTitles = (titles: readonly string[]): readonly Problem[] =>
  repeated(titles).map((title) => ({
    path: [],
    message: `"${title}" is the title of several cards; expected each once, with a number where the print repeats it`,
  }))

/** Lists the problems of the decks, beyond their shape. */
export const playerCardProblems = (cards: PlayerCards): readonly Problem[] => [
  ...FACTIONS.flatMap((faction) => deckProblems(faction, cards[faction])),
  ...sharedTitles(FACTIONS.flatMap((faction) => cards[faction].map(({ title }) => title))),
]
