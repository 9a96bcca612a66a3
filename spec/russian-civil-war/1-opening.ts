/** Opening paragraph A&A 1914 - Russian Civil War. @module */

import { among, computed, first, flag, forbid, leftToComponent, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import type { Components } from './components/components.js'
import { adjacentTo } from './components/map.js'
import type { Game } from './game.js'
import { ahead, section } from './section.js'
import { heldBy, isCentral } from './sides.js'
import { TERRITORIES } from './vocabulary.js'

export const opening = section('opening', 'Opening paragraph', 'A&A 1914 - Russian Civil War', {
  when: rule('Whether the Revolution comes is looked at as Mobilize New Units ends, in any turn of Russia.'),
  fromRound: rule('The first time to look is the Russian turn of round 4.'),
  conditions: rule('What brings the Bolshevik Revolution about is told by the rules of the base game.', {
    status: leftToComponent('the conditions stand in the rules of A&A 1914, of which a small part is a component'),
  }),
  atOnce: rule('If the conditions hold, the Revolution happens there and then.'),
  noIncome: rule('The phase in which Russia would Collect Income falls away in that turn.'),
  germanyNext: rule('Germany comes next, as soon as the Revolution is carried out.'),
})

export const checkWhen = question('checkWhen', {
  asks: 'Is the Revolution looked for in every Russian turn from round 4 on, or only in the one of round 4?',
  clauses: [opening.fromRound, opening.when],
  readings: {
    'from round 4 on': 'In the turn of round 4 and in every Russian turn after it.',
    'in round 4 only': 'Only in the Russian turn that starts in round 4.',
  },
  usual: 'from round 4 on',
  because:
    'The text says any turn; a single turn would not be any. And "once per game" would say nothing if there were one look.',
})

/** Rounds from this one on are alike for this table. */
export const ROUNDS_TOLD_APART = 5

export const afterMobilizing = first(
  'Revolution: after Mobilize New Units',
  view({
    turn: among(['Russia', 'another power'], 'whose turn it is'),
    round: range(1, ROUNDS_TOLD_APART, 'the round, later ones counted as this'),
    met: flag('the conditions of the Revolution are met', 'the conditions of the Revolution are not met'),
    before: flag('there was a Revolution before', 'there was no Revolution before'),
    checkWhen,
  }),
  (row) => [
    row(opening.when, { turn: 'another power' }, 'no Revolution'),
    row(opening.fromRound, { round: P.number.lt(4) }, 'no Revolution'),
    row(opening.fromRound, { round: P.number.gt(4), checkWhen: 'in round 4 only' }, 'no Revolution'),
    row(opening.conditions, { met: false }, 'no Revolution'),
    row([ahead('onceAGame.once'), ahead('onceAGame.notAgain')], { before: true }, 'no Revolution'),
    row([opening.when, opening.fromRound, opening.atOnce], {}, 'Revolution'),
  ],
)

export const before = flag('there was a Revolution before', 'there was no Revolution before')

export const mayNotRevolt = forbid(
  'Revolution: may not begin',
  view({
    round: range(1, ROUNDS_TOLD_APART, 'the round, later ones counted as this'),
    met: flag('the conditions of the Revolution are met', 'the conditions of the Revolution are not met'),
    before,
    checkWhen,
  }),
  (bar) => [
    bar(opening.fromRound, { round: P.number.lt(4) }),
    bar(opening.fromRound, { round: P.number.gt(4), checkWhen: 'in round 4 only' }),
    bar(opening.conditions, { met: false }),
    bar([ahead('onceAGame.once'), ahead('onceAGame.notAgain')], { before: true }),
  ],
)

export const conditionsMet = computed(
  'Revolution: the conditions of the base game',
  [opening.conditions],
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
