/** page 11, Appendix 2: what the Medallions do. @module */

import { among, exception, flag, forbid, one, permission, prohibition, question, rule, view } from 'rulewright/book'
import { eventOfACard } from './6.1-player-cards.js'
import { spending, spendingMidCard } from './7.3-hero-points.js'
import { section } from './section.js'

export const onceMedallions = section(
  'onceMedallions',
  'page 11, Appendix 2, Immediate One Time Bonuses',
  'Immediate One Time Bonuses',
  {
    token: rule('Token: one more player token goes into the Bag of Glory.'),
    sevenHeroPoints: rule('Seven Hero points: the player gains 7 Hero points.'),
    anotherCard: rule('Another card: the player plays another card.'),
  },
)

export const lastingMedallions = section(
  'lastingMedallions',
  'page 11, Appendix 2, Permanent Upgrades',
  'Permanent Upgrades',
  {
    strategy: rule('Strategy: when supporting a Front, the player adds 1 extra Strength.'),
    strategyOnce: prohibition('Strategy does so only once in a turn.'),
    successes: rule('Successes: each Test that is passed brings the player 2 extra Hero points.'),
    withoutSupport: exception('That is so even if the player did not support the Front.'),
    archives: rule('Archives: whenever the player draws from their deck, it is one card more.'),
    keep: permission('Archives: at the end of a Year the player may keep one card more in hand.'),
    notTableau: prohibition('Archives lets no more cards be kept in the tableau.'),
  },
)

export const payingMedallions = section(
  'payingMedallions',
  'page 11, Appendix 2, Utilize Hero Points',
  'Utilize Hero Points',
  {
    volunteers: permission('Volunteers: any number of Hero points can be made into Strength, on any Fronts.'),
    volunteersPrice: rule('Volunteers: each Hero point is 1 Strength.'),
    intelligence: permission('Intelligence: a Blank marker is taken from a track.'),
    intelligencePrice: rule('Intelligence costs 1 Hero point.'),
    intelligenceOnce: prohibition('Intelligence does so only once in a turn.'),
    organization: permission('Organization: an icon of the card that is played counts once more for the Morale Bonus.'),
    organizationPrice: rule('Organization costs 1 Hero point.'),
    organizationIcons: prohibition('Organization is for icons of the five tracks only.'),
    organizationOnce: prohibition('Organization does so only once in a turn.'),
  },
)

export const strategyWhen = question('strategyWhen', {
  asks: 'Must the extra Strength of Strategy be added the first time that its player supports a Front in a turn?',
  clauses: [lastingMedallions.strategy, lastingMedallions.strategyOnce],
  readings: {
    'the first time': 'Yes: it is added whenever it can be.',
    'any time': 'No: the player chooses which time it is.',
  },
  usual: 'any time',
  because: 'It is an upgrade of the player, once a turn, and no text says which time.',
})

export const archivesAndHeroPoints = question('archivesAndHeroPoints', {
  asks: 'Does Archives give a card more with every Hero point that is spent to draw?',
  clauses: [lastingMedallions.archives, spending.draw],
  readings: {
    'every time': 'Yes: each point draws a card, and each time it is one more.',
    'once in a turn': 'No: for all that is spent in a turn for cards it is one more.',
  },
  usual: 'every time',
  because: 'Whenever cards are drawn there is one more, and each point draws a card.',
})

export const intelligenceTurn = question('intelligenceTurn', {
  asks: 'Can Organization be used for a card that its player plays in the turn of another player?',
  clauses: [payingMedallions.organization, payingMedallions.organizationPrice, spending.anyTime],
  readings: {
    no: 'No: Hero points are spent in the own turn.',
    yes: 'Yes: it belongs to the Morale Bonus of the card, whoever has the turn.',
  },
  usual: 'no',
  because: 'A player spends Hero points at any time of their turn, Medallions among the rest, and this spends one.',
})

export const mayNotUse = forbid(
  'Medallions: may not be used',
  view({
    medallion: among(['Volunteers', 'Intelligence'], 'the Medallion'),
    held: flag('the player has it', 'the player does not have it'),
    used: flag('it has been used in this turn', 'it has not been used in this turn'),
    heroPoints: flag('the player has a Hero point', 'the player has no Hero point'),
    midCard: flag('a card is taking effect', 'no card is taking effect'),
    spendingMidCard,
  }),
  (bar) => [
    bar(spending.acquired, { held: false }),
    bar([spending.anyTime, eventOfACard.lines], { midCard: true, spendingMidCard: 'no' }),
    bar(payingMedallions.volunteersPrice, { medallion: 'Volunteers', heroPoints: false }),
    bar(payingMedallions.intelligencePrice, { medallion: 'Intelligence', heroPoints: false }),
    bar(payingMedallions.intelligenceOnce, { medallion: 'Intelligence', used: true }),
  ],
)

export const mayNotCountMore = forbid(
  'Organization: may not count an icon once more',
  view({
    held: flag('the player has it', 'the player does not have it'),
    used: flag('it has been used in this turn', 'it has not been used in this turn'),
    heroPoints: flag('the player has a Hero point', 'the player has no Hero point'),
    trackIcon: flag('the icon is one of a track', 'the icon is not one of a track'),
    ownTurn: flag('the player has the turn', 'the player does not have the turn'),
    intelligenceTurn,
  }),
  (bar) => [
    bar(spending.acquired, { held: false }),
    bar(payingMedallions.organizationPrice, { heroPoints: false }),
    bar([payingMedallions.organizationPrice, spending.ownTurn], { ownTurn: false, intelligenceTurn: 'no' }),
    bar(payingMedallions.organizationOnce, { used: true }),
    bar(payingMedallions.organizationIcons, { trackIcon: false }),
  ],
)

export const mayNotAddExtra = forbid(
  'Strategy: may not add its Strength',
  view({
    held: flag('the player has it', 'the player does not have it'),
    used: flag('it has been used in this turn', 'it has not been used in this turn'),
  }),
  (bar) => [bar(lastingMedallions.strategy, { held: false }), bar(lastingMedallions.strategyOnce, { used: true })],
)

export const successesEarn = one(
  'Hero points: what Successes adds to a Test that is passed',
  view({ held: flag('the player has Successes', 'the player does not have Successes') }),
  (row) => [
    row([lastingMedallions.successes, lastingMedallions.withoutSupport], { held: true }, 2),
    row(lastingMedallions.successes, { held: false }, 0),
  ],
)
