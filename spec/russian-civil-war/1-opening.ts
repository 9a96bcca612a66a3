/** Opening paragraph A&A 1914 - Russian Civil War. @module */

import { among, computed, first, flag, forbid, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import type { Components } from './components/components.js'
import { adjacentTo } from './components/map.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { heldBy, isCentral } from './sides.js'
import { TERRITORIES } from './vocabulary.js'

/** Rounds from this one on are alike for this table. */
export const ROUNDS_TOLD_APART = 5

export const afterMobilizing = first(
  'Revolution: after Mobilize New Units',
  view({
    turn: among(['Russia', 'another power'], 'whose turn it is'),
    round: range(1, ROUNDS_TOLD_APART, 'the round, later ones counted as this'),
    met: flag('the conditions of the Revolution are met', 'the conditions of the Revolution are not met'),
    before: flag('there was a Revolution before', 'there was no Revolution before'),
    checkWhen: cited.checkWhen,
  }),
  (row) => [
    row(cited.opening.when, { turn: 'another power' }, 'no Revolution'),
    row(cited.opening.fromRound, { round: P.number.lt(4) }, 'no Revolution'),
    row(cited.opening.fromRound, { round: P.number.gt(4), checkWhen: 'in round 4 only' }, 'no Revolution'),
    row(cited.opening.conditions, { met: false }, 'no Revolution'),
    row([cited.onceAGame.once, cited.onceAGame.notAgain], { before: true }, 'no Revolution'),
    row([cited.opening.when, cited.opening.fromRound, cited.opening.atOnce], {}, 'Revolution'),
  ],
)

export const before = flag('there was a Revolution before', 'there was no Revolution before')

export const mayNotRevolt = forbid(
  'Revolution: may not begin',
  view({
    round: range(1, ROUNDS_TOLD_APART, 'the round, later ones counted as this'),
    met: flag('the conditions of the Revolution are met', 'the conditions of the Revolution are not met'),
    before,
    checkWhen: cited.checkWhen,
  }),
  (bar) => [
    bar(cited.opening.fromRound, { round: P.number.lt(4) }),
    bar(cited.opening.fromRound, { round: P.number.gt(4), checkWhen: 'in round 4 only' }),
    bar(cited.opening.conditions, { met: false }),
    bar([cited.onceAGame.once, cited.onceAGame.notAgain], { before: true }),
  ],
)

export const conditionsMet = computed(
  'Revolution: the conditions of the base game',
  [cited.opening.conditions],
  ({ map, base }: Components, { territories }: Game): boolean => {
    const central = TERRITORIES.filter((name) => isCentral(territories[name].control))
    const beside = central.filter((name) => adjacentTo(map, 'Moscow').includes(name))
    const elsewhere = central.filter((name) => map.printed[name] === 'Russia' && !beside.includes(name))
    const spare = beside.length - base.revolution.adjacentToMoscow
    return (
      heldBy(territories.Moscow, (power) => power === 'Russia') &&
      spare >= 0 &&
      elsewhere.length + spare >= base.revolution.elsewhere
    )
  },
)
