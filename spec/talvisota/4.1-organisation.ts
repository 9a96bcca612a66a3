/** 4.1: how combats begin. @module */
import { among, forbid, one, question, rule, view } from 'rulewright/book'
import { deployment } from './3.2-deployment.js'
import { sovietStrategies } from './3.2-soviet-strategies.js'
import { ahead, section } from './section.js'

export const combatForces = section('combatForces', '4.1', 'Organisation of the forces of the two camps', {
  order: rule('The Soviet player says in which order the combats are resolved.'),
  deployed: rule('Both fight with the units and Supports that they have given to the Combat Strategies there.'),
  revealed: rule('Once both are ready, they reveal their Combat Strategies and their Command Sheets.', {
    see: ['3.2.1'],
  }),
  oneByOne: rule('Then the confrontations are resolved one after the other.'),
})

export const revealedWhen = question('revealedWhen', {
  asks: 'When is it revealed what has been given to a Combat Strategy?',
  clauses: [combatForces.revealed, combatForces.oneByOne, deployment.revealed],
  readings: {
    'all at once': 'Before the first combat, for all of them.',
    'one by one': 'As its combat is resolved.',
  },
  usual: 'all at once',
  because: 'The Command Sheets are revealed before the first combat; only 3.2.1 speaks of revealing combat by combat.',
  kind: 'contradiction',
})

export const revealing = one('Combats: what lies open as they begin', view({ revealedWhen }), (row) => [
  row([combatForces.revealed, deployment.revealed], { revealedWhen: 'all at once' }, 'all'),
  row([combatForces.oneByOne, deployment.revealed], { revealedWhen: 'one by one' }, 'nothing'),
])

export const calledOff = question('calledOff', {
  asks: 'Can a Soviet Combat Strategy that is on the map be called off before its first round?',
  clauses: [
    combatForces.oneByOne,
    deployment.resolved,
    sovietStrategies.fewer,
    sovietStrategies.once,
    ahead('sovietMorale.massiveLost'),
    ahead('sovietMorale.armouredLost'),
  ],
  readings: {
    no: 'No: it must be fought.',
    'for nothing': 'Yes: it is one of those that are not used: nothing is lost by it, and its units are free again.',
    'without progress': 'Yes: but it has conquered no space, and costs what 7.1 says of that.',
  },
  usual: 'no',
  because: 'Once all are on the map the combats are resolved; unused are those that stay on the sheet.',
})

export const mayNotCallOff = forbid(
  'Combats: may not be called off',
  view({ what: among(['resolve', 'call off'], 'what is done with the Combat Strategy'), calledOff }),
  (bar) => [bar([combatForces.oneByOne, deployment.resolved], { what: 'call off', calledOff: 'no' })],
)

export const calledOffAs = one(
  'Combats: what a Combat Strategy is that is called off',
  view({ calledOff }, [{ because: 'none is called off', when: (asked) => asked.calledOff === 'no' }]),
  (row) => [
    row([sovietStrategies.fewer, sovietStrategies.once], { calledOff: 'for nothing' }, 'unused'),
    row(
      [sovietStrategies.fewer, ahead('sovietMorale.massiveLost'), ahead('sovietMorale.armouredLost')],
      { calledOff: 'without progress' },
      'defeated',
    ),
  ],
)
