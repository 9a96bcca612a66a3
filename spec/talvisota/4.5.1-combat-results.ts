/** 4.5.1: losses. @module */
import { note, question, rule } from 'rulewright/book'
import { POINTER } from './reasons.js'
import { section } from './section.js'

export const combatResults = section('combatResults', '4.5.1', 'General points', {
  losses: rule('The combat table gives the losses of a combat.', { see: ['4.3'] }),
  morale: note('The Combat Strategy gives the morale that it costs.', { status: POINTER, see: ['7'] }),
  lost: rule('A side loses as many units as the result says.'),
  ownerChooses: rule('The owner chooses which units are lost.'),
  lossesBox: rule("They go to the Losses space of the owner's Command Sheet."),
  sides: rule('The results are those of the Soviet attacker and of the Finnish defender.'),
})

export const tableSides = question('tableSides', {
  asks: 'Who are the attacker and the defender of the table, where the Finnish force is worth more?',
  clauses: [combatResults.sides, combatResults.lost],
  readings: {
    'who rolls attacks': 'The side that rolls is the attacker of the table; the other side is its defender.',
    'the Soviets attack': 'The attacker of the table is the Soviet player, whoever rolls.',
  },
  usual: 'who rolls attacks',
  because:
    'A bigger difference is better for the attacker of the table, and the Supply support takes one from the die of the Finns to help the Soviets.',
})
