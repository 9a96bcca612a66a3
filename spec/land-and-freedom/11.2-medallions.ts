/** page 11, Appendix 2: what the Medallions do. @module */

import { among, flag, forbid, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const mayNotUse = forbid(
  'Medallions: may not be used',
  view({
    medallion: among(['Volunteers', 'Intelligence'], 'the Medallion'),
    held: flag('the player has it', 'the player does not have it'),
    used: flag('it has been used in this turn', 'it has not been used in this turn'),
    heroPoints: flag('the player has a Hero point', 'the player has no Hero point'),
    midCard: flag('a card is taking effect', 'no card is taking effect'),
    spendingMidCard: cited.spendingMidCard,
  }),
  (bar) => [
    bar(cited.spending.acquired, { held: false }),
    bar([cited.spending.anyTime, cited.eventOfACard.lines], { midCard: true, spendingMidCard: 'no' }),
    bar(cited.payingMedallions.volunteersPrice, { medallion: 'Volunteers', heroPoints: false }),
    bar(cited.payingMedallions.intelligencePrice, { medallion: 'Intelligence', heroPoints: false }),
    bar(cited.payingMedallions.intelligenceOnce, { medallion: 'Intelligence', used: true }),
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
    intelligenceTurn: cited.intelligenceTurn,
  }),
  (bar) => [
    bar(cited.spending.acquired, { held: false }),
    bar(cited.payingMedallions.organizationPrice, { heroPoints: false }),
    bar([cited.payingMedallions.organizationPrice, cited.spending.ownTurn], { ownTurn: false, intelligenceTurn: 'no' }),
    bar(cited.payingMedallions.organizationOnce, { used: true }),
    bar(cited.payingMedallions.organizationIcons, { trackIcon: false }),
  ],
)

export const mayNotAddExtra = forbid(
  'Strategy: may not add its Strength',
  view({
    held: flag('the player has it', 'the player does not have it'),
    used: flag('it has been used in this turn', 'it has not been used in this turn'),
  }),
  (bar) => [
    bar(cited.lastingMedallions.strategy, { held: false }),
    bar(cited.lastingMedallions.strategyOnce, { used: true }),
  ],
)

export const successesEarn = one(
  'Hero points: what Successes adds to a Test that is passed',
  view({ held: flag('the player has Successes', 'the player does not have Successes') }),
  (row) => [
    row([cited.lastingMedallions.successes, cited.lastingMedallions.withoutSupport], { held: true }, 2),
    row(cited.lastingMedallions.successes, { held: false }, 0),
  ],
)
