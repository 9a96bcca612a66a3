/** Checks of Fascist decks that a user has written. @module */
import type { Problem } from 'rulewright/book'
import { YEARS, type Year } from '../vocabulary.js'
import { FASCIST_CARDS, type FascistCard, type FascistCards } from './cards.js'
import { sharedTitles } from './check-cards.js'
import { linesProblems, repeated } from './check-effects.js'

const letterProblems = (card: FascistCard, path: Problem['path']): readonly Problem[] =>
  repeated(card.attacks.map(({ letter }) => letter)).map((letter) => ({
    path: [...path, 'attacks'],
    message: `names ${letter} twice; expected all Attacks of a letter in one number`,
  }))

const cardProblems = (card: FascistCard, path: Problem['path']): readonly Problem[] => [
  ...letterProblems(card, path),
  ...linesProblems(card.harm, [...path, 'harm'], 'unknown'),
  ...linesProblems(card.test.reward, [...path, 'test', 'reward'], 'known'),
  ...linesProblems(card.test.penalty, [...path, 'test', 'penalty'], 'known'),
]

const deckProblems = (year: Year, deck: readonly FascistCard[]): readonly Problem[] => [
  ...(deck.length === FASCIST_CARDS
    ? []
    : [{ path: [String(year)], message: `expected ${FASCIST_CARDS} cards, got ${deck.length}` }]),
  ...deck.flatMap((card, index) => cardProblems(card, [String(year), index])),
]

/** Lists the problems of the decks, beyond their shape. */
export const fascistCardProblems = (cards: FascistCards): readonly Problem[] => [
  ...YEARS.flatMap((year) => deckProblems(year, cards[year])),
  ...sharedTitles(YEARS.flatMap((year) => cards[year].map(({ title }) => title))),
]
