/** Numbers of the text that do not agree: of steps, rules, tokens and cards. @module */

import { among, clausesAt, finding, flag, looked, numberIn, searched, speaksOf, view } from 'rulewright/book'
import { tokensPulled } from '../10.3-end-of-the-year.js'
import { standInBoard } from '../components/stand-in-board.js'
import { sections } from '../contents.js'
import * as cited from '../rules.gen.js'
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
  clauses: [cited.clearing.tokens, cited.bagOfGlory.token],
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
  clauses: [cited.gainedMedallions.own, cited.nonPlayerMedallions.inOrder, cited.nonPlayerSpending.step],
  witness: () =>
    searched(view({ medallion: ['Organization', 'Volunteers', 'Strategy'], part: PARTS }), ({ medallion, part }) => {
      const there = speaksOf(sections, part, new RegExp(medallion))
      return there && part !== NAMED && !speaksOf(sections, NAMED, new RegExp(medallion))
    }),
})

/** Returns the number of tokens scored before the end of Year 3. */
const scoredBefore = (bid: boolean): number =>
  ([1, 2] as const).reduce<number>((sum, year) => sum + Number(tokensPulled.ask({ year, lastTokens: 'five' })), 0) +
  Number(bid)

export const fiveOrFull = finding('fiveOrFull', {
  kind: 'contradiction',
  says: 'page 4 draws tokens until the Glory area is full, and page 10 draws five: they differ where the Bid brought no token',
  clauses: [cited.winning.untilFull, cited.endOfYear3.lastFive, cited.bidWinner.direct],
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
  clauses: [
    cited.endOfYear3.lastFive,
    cited.setup.token,
    cited.bagOfGlory.token,
    cited.endOfYear.token,
    cited.onceMedallions.token,
  ],
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
  clauses: [
    cited.components.playerCards,
    cited.components.fascistCards,
    cited.components.referenceCards,
    cited.victory.card,
    cited.defeat.card,
  ],
  witness: () => {
    const cards = numberIn(cited.components.referenceCards)
    const left =
      cards - numberIn(cited.components.playerCards) - numberIn(cited.components.fascistCards) - REFERENCE_CARDS
    return looked({ cards, left }, left < 1)
  },
})
