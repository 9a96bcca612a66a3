/** page 11, Appendix 1: of what effects are made. @module */

import { among, flag, forbid, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const mayNotBeMost = forbid(
  'Most Hero points: may not be meant',
  view({ most: flag('nobody has more Hero points', 'somebody has more Hero points') }),
  (bar) => [bar(cited.symbols.most, { most: false })],
)

export const decidesLine = one(
  'Who decides what a line leaves open',
  view({
    by: among(['card', 'Fascists', 'track'], 'what the line stands on'),
    effectsOfFascists: cited.effectsOfFascists,
  }),
  (row) => [
    row(cited.eventOfACard.lines, { by: 'card' }, 'who is named'),
    row(cited.ownTriggers.strength, { by: 'track' }, 'who is named'),
    row(cited.symbols.either, { by: 'Fascists', effectsOfFascists: 'who is named' }, 'who is named'),
    row(cited.symbols.either, { by: 'Fascists', effectsOfFascists: 'the Initiative player' }, 'the Initiative player'),
  ],
)

export const mayNotMoveTrack = forbid(
  'A track: may not be the one that moves',
  view({
    moves: flag('it can go a step', 'it cannot go a step'),
    others: flag('another one that is meant can go a step', 'no other one that is meant can'),
    uselessArea: cited.uselessArea,
  }),
  (bar) => [bar(cited.eventOfACard.lines, { moves: false, others: true, uselessArea: 'no' })],
)

export const mayNotTakeFrom = forbid(
  'Hero points: may not be taken from',
  view({ own: flag('it is the own faction', 'it is another faction') }),
  (bar) => [bar(cited.losingHeroPoints.lost, { own: true })],
)
