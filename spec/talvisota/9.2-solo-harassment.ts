/** 9.2: the harassment of the solo game. @module */
import { flag, forbid, one, permission, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { section } from './section.js'

export const soloHarassment = section('soloHarassment', '9.2', 'Finnish harassment', {
  target: rule('The Soviet player chooses a space with a Possession marker, or the one of the weakest Soviet force.'),
  die: rule('One die says how many SCT come: one on 1 or 2, two on 3 or 4, three on 5 or 6.'),
  resolved: rule('The harassment is then resolved as ever.', { see: ['5'] }),
  stay: rule('The SCT stay where they are victorious.'),
  incomplete: permission('A Combat Strategy for which too few Finnish units are left is played incomplete.'),
})

export const weakestForce = question('weakestForce', {
  asks: 'Which Soviet force is the weakest?',
  clauses: [soloHarassment.target],
  readings: {
    'by units': 'The one with the fewest units.',
    'by strength': 'The one whose units add up to the least strength.',
  },
  usual: 'by strength',
  because: 'Strong and weak are words for strength, as in the order of the Finnish units.',
})

export const soloEveryTurn = question('soloEveryTurn', {
  asks: 'Is there a harassment in every turn of the solo game?',
  clauses: [soloHarassment.target],
  readings: {
    'every turn': 'Yes, where there is a space for it and an SCT.',
    'if the player likes': 'Only where the Soviet player says so.',
  },
  usual: 'every turn',
  because: 'It is told as something that is done, not as something that may be done.',
})

export const fewScouts = question('fewScouts', {
  asks: 'What if the die calls for more SCT than the Finns have?',
  clauses: [soloHarassment.die, soloHarassment.incomplete],
  readings: {
    'as many as there are': 'As many come as there are.',
    none: 'None comes.',
  },
  usual: 'as many as there are',
  because: 'A Combat Strategy, too, is played with what there is.',
  kind: 'gap',
})

export const scoutsByDie = one('Solo: SCT by the die', view({ die: range(1, 6, 'the die') }), (row) => [
  row(soloHarassment.die, { die: P.union(1, 2) }, 1),
  row(soloHarassment.die, { die: P.union(3, 4) }, 2),
  row(soloHarassment.die, { die: P.union(5, 6) }, 3),
])

export const scoutsThatCome = one(
  'Solo: SCT that come',
  view({ called: range(1, 3, 'SCT that are called for'), there: range(0, 3, 'SCT on the sheet'), fewScouts }),
  (row) => [
    row([soloHarassment.die, soloHarassment.incomplete], { fewScouts: 'as many as there are' }, ({ called, there }) =>
      Math.min(called, there),
    ),
    row(soloHarassment.die, { fewScouts: 'none' }, ({ called, there }) => (there < called ? 0 : called)),
  ],
)

export const forceCounted = one('Solo: how a force is weak', view({ weakestForce }), (row) => [
  row(soloHarassment.target, { weakestForce: 'by units' }, 'units'),
  row(soloHarassment.target, { weakestForce: 'by strength' }, 'strength'),
])

export const mayNotForgo = forbid(
  'Solo: a harassment may not be left out',
  view({ solo: flag('one player plays', 'two players play'), soloEveryTurn }),
  (bar) => [bar(soloHarassment.target, { solo: true, soloEveryTurn: 'every turn' })],
)
