/** page 4, para 7 The Edge. @module */

import { among, one, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { cityOnly } from './3.2-attack.js'
import { advantage } from './3.6-attack-results.js'
import { HOLDERS, ROLLS, reRoll } from './3.8-re-roll.js'
import { section } from './section.js'

export const edge = section('edge', 'page 4, para 7', 'The Edge', {
  afterOne: rule('After a final attack roll of 1 the Edge goes to the defender, if the attacker has it or nobody.'),
  oneHeld: rule('Where the defender has it already, a 1 changes nothing.'),
  afterSix: rule('After a final attack roll of 6 the Edge goes to the attacker, if the defender has it or nobody.'),
  sixHeld: rule('Where the attacker has it already, a 6 changes nothing.'),
  side: rule('The text has it laid with the side "Edge Is Off" up.'),
})

export const edgeCityOnly = question('edgeCityOnly', {
  asks: 'Does the die against an empty city move the Edge?',
  clauses: [edge.afterOne, edge.afterSix, cityOnly.oneDie],
  readings: {
    counts: 'It is an attack roll like any other.',
    'does not count': 'Only rolls for the Attack Results table move the Edge.',
  },
  usual: 'counts',
  because: 'Page 4, para 7 speaks of any attack roll, and the action is an Attack.',
})

export const edgeDie = question('edgeDie', {
  asks: 'Which die makes an attack roll of 1 or of 6 where two dice are rolled?',
  clauses: [edge.afterOne, edge.afterSix, advantage.both],
  readings: {
    white: 'The white die.',
    deciding: 'The die whose column gave the result.',
    'any die': 'Every die that was rolled: first what a 1 does, then what a 6 does, as the paragraph has them.',
  },
  usual: 'white',
  because: 'Page 3, para 7 calls the white one the attack die.',
})

export const edgeSide = question('edgeSide', {
  asks: 'Which side of the Edge is up when a player gets it?',
  clauses: [edge.side, reRoll.untilFinal],
  readings: {
    On: 'It is laid with its On side up, and its holder can have dice rolled again.',
    Off: 'It is laid with its Off side up; as nothing ever turns it On, nobody rolls again.',
  },
  usual: 'On',
  because:
    'The text prints Off, but page 3 lets a holder roll again with On up, and nothing else would ever turn it On.',
})

export const edgeCounts = one(
  'Edge: does the roll count',
  view({ roll: among(ROLLS, 'what is rolled for'), reading: edgeCityOnly }),
  (row) => [
    row([edge.afterOne, edge.afterSix], { roll: 'the Attack Results chart' }, true),
    row([edge.afterOne, edge.afterSix], { roll: 'City Only', reading: 'counts' }, true),
    row([edge.afterOne, edge.afterSix], { roll: 'City Only', reading: 'does not count' }, false),
  ],
)

export const edgeRoll = one('Edge: which die counts', view({ reading: edgeDie }), (row) => [
  row([edge.afterOne, edge.afterSix], { reading: 'white' }, 'white'),
  row([edge.afterOne, edge.afterSix], { reading: 'deciding' }, 'deciding'),
  row([edge.afterOne, edge.afterSix], { reading: 'any die' }, 'both'),
])

export const edgeAfter = one(
  'Edge: who gets it',
  view({ face: range(1, 6, 'the die'), holder: among(HOLDERS, 'who has the Edge') }),
  (row) => [
    row(edge.afterOne, { face: 1, holder: P.union('nobody', 'attacker') }, 'defender'),
    row(edge.oneHeld, { face: 1, holder: 'defender' }, 'as it was'),
    row(edge.afterSix, { face: 6, holder: P.union('nobody', 'defender') }, 'attacker'),
    row(edge.sixHeld, { face: 6, holder: 'attacker' }, 'as it was'),
    row([edge.afterOne, edge.afterSix], { face: P.union(2, 3, 4, 5) }, 'as it was'),
  ],
)

export const edgeLaid = one('Edge: the side that is up', view({ reading: edgeSide }), (row) => [
  row([edge.side, reRoll.untilFinal], { reading: 'On' }, 'On'),
  row(edge.side, { reading: 'Off' }, 'Off'),
])
