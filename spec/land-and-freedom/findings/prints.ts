/** Numbers of the text that do not agree: of steps, rules, tokens and cards. @module */
import { among, clausesAt, finding, flag, looked, numberIn, searched, speaksOf, view } from 'rulewright/book'
import { components } from '../2.1-introduction.js'
import { setup } from '../3.1-setup.js'
import { winning } from '../4.1-winning-and-losing.js'
import { bagOfGlory, clearing } from '../5.1-turn-sequence.js'
import { victory } from '../8.1-victory-on-a-front.js'
import { defeat } from '../8.2-defeat-on-a-front.js'
import { bidWinner } from '../10.2-final-bid.js'
import { endOfYear, endOfYear3, tokensPulled } from '../10.3-end-of-the-year.js'
import { onceMedallions } from '../11.2-medallions.js'
import { nonPlayerMedallions, nonPlayerSpending } from '../12.2-non-player-means.js'
import { gainedMedallions } from '../12.6-non-player-medallions.js'
import { standInBoard } from '../components/stand-in-board.js'
import { sections } from '../contents.js'
import { FACTIONS, TURNS, YEARS } from '../vocabulary.js'

/** The number that is printed before the last step of the turn. */
const LAST_STEP = 6
const stepsOfTheTurn = (): number =>
  Array.from({ length: LAST_STEP }, (_, place) => `page 5, Turn Sequence, step ${place + 1}`).filter(
    (number) => clausesAt(sections, number).length > 0,
  ).length

export const numberOfTheLastStep = finding('numberOfTheLastStep', {
  kind: 'slip',
  says: 'the last step of the turn has the number 6 in print, and is the fifth',
  clauses: [clearing.tokens, bagOfGlory.token],
  witness: () => looked({ printed: LAST_STEP, steps: stepsOfTheTurn() }, stepsOfTheTurn() !== LAST_STEP),
})

/** The parts of rule 2 that stand on a line of their own, with the one that rule 6 names, 2d. */
const PARTS = [
  'page 12, Appendix 3, 2a',
  'page 12, Appendix 3, 2b',
  'page 12, Appendix 3, 2c',
  'page 13, Appendix 3, 2d',
]
const NAMED = 'page 13, Appendix 3, 2d'

export const ruleOfMedallions = finding('ruleOfMedallions', {
  kind: 'slip',
  says: 'rule 6 seeks in 2d what three Medallions do, and only 2c speaks of them',
  clauses: [gainedMedallions.own, nonPlayerMedallions.inOrder, nonPlayerSpending.step],
  witness: () =>
    searched(view({ medallion: ['Organization', 'Volunteers', 'Strategy'], part: PARTS }), ({ medallion, part }) => {
      const there = speaksOf(sections, part, new RegExp(medallion))
      return there && part !== NAMED && !speaksOf(sections, NAMED, new RegExp(medallion))
    }),
})

/** What has been scored before the end of Year 3. */
const scoredBefore = (bid: boolean): number =>
  ([1, 2] as const).reduce<number>((sum, year) => sum + Number(tokensPulled.ask({ year, lastTokens: 'five' })), 0) +
  Number(bid)

export const fiveOrFull = finding('fiveOrFull', {
  kind: 'contradiction',
  says: 'page 4 draws tokens until the Glory area is full, and page 10 draws five: they differ where the Bid brought no token',
  clauses: [winning.untilFull, endOfYear3.lastFive, bidWinner.direct],
  witness: () =>
    searched(view({ bid: flag('the Final Bid has brought a token', 'the Final Bid has brought none') }), ({ bid }) => {
      return standInBoard.glory - scoredBefore(bid) !== tokensPulled.ask({ year: 3, lastTokens: 'five' })
    }),
})

/** The tokens in the Bag when the last are drawn: of Setup, of every turn and Year, of a Medallion, without those pulled. */
const inTheBagAtLast = (medallion: boolean): number =>
  FACTIONS.length + YEARS.length * (TURNS + 1) + Number(medallion) - scoredBefore(false)

export const notTheLastOnes = finding('notTheLastOnes', {
  kind: 'slip',
  says: 'the five tokens that are pulled at the end are called the last of the Bag, which has three times as many',
  clauses: [endOfYear3.lastFive, setup.token, bagOfGlory.token, endOfYear.token, onceMedallions.token],
  witness: () =>
    searched(
      view({
        medallion: flag('a Medallion has put a token into the Bag', 'no Medallion has put a token into the Bag'),
        left: among([15, 16], 'the tokens in the Bag'),
      }),
      ({ medallion, left }) =>
        left === inTheBagAtLast(medallion) && left > Number(tokensPulled.ask({ year: 3, lastTokens: 'five' })),
    ),
})

const REFERENCE_CARDS = 3

export const cardsThatCover = finding('cardsThatCover', {
  kind: 'contradiction',
  says: 'a card is to cover a Front that is won or lost, and of the cards in the box none is left for that',
  clauses: [components.playerCards, components.fascistCards, components.referenceCards, victory.card, defeat.card],
  witness: () => {
    const cards = numberIn(components.referenceCards)
    const left = cards - numberIn(components.playerCards) - numberIn(components.fascistCards) - REFERENCE_CARDS
    return looked({ cards, left }, left < 1)
  },
})
