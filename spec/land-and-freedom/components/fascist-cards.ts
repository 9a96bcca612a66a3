/** The Fascist cards: the three decks, and what of them is known. @module */
import type { Fact } from 'rulewright/book'
import type { Year } from '../vocabulary.js'
import { FASCIST_CARDS, type FascistCards } from './cards.js'
import { yearOne } from './year-1.js'
import { yearTwo } from './year-2.js'
import { yearThree } from './year-3.js'

/** The one card that the text shows, and stand-ins. */
export const standInFascistCards: FascistCards = { 1: yearOne, 2: yearTwo, 3: yearThree }

const of = (year: Year) => `Fascist cards, Year ${year}`
const size = (year: Year): Fact => ({
  component: of(year),
  fact: `there are ${FASCIST_CARDS} of them`,
  source: 'rulebook',
  because: 'page 2, Components',
})
const others = (year: Year): Fact => ({
  component: of(year),
  fact: year === 2 ? 'all other cards' : 'all cards',
  source: 'stand-in',
  because:
    'they were not seen; ours hit harder from Year to Year and their Tests mostly affect whom they should, as page 5 has it',
})

/** The known facts of one card, whose Year is unknown. */
export const exampleOfFascistCard: Fact = {
  component: 'Fascist cards',
  fact: 'one card has 4 Attacks on Madrid, 2 on the Front closest to Victory, Liberty -1, and a Test on Madrid at 0',
  source: 'rulebook',
  because: 'page 5, Turn Sequence, the example',
}

/** The sources of the facts about the cards of each Year. */
export const fascistCardFacts: Readonly<Record<Year, readonly Fact[]>> = {
  1: [size(1), others(1)],
  2: [
    size(2),
    {
      component: of(2),
      fact: 'the card of the example is of Year 2; its title, its reward and its penalty',
      source: 'stand-in',
      because: 'the text does not tell them',
    },
    others(2),
  ],
  3: [size(3), others(3)],
}
