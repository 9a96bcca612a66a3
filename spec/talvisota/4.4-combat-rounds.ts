/** 4.4: one round, or two. @module */
import { forbid, note, one, permission, prohibition, question, range, rule, view } from 'rulewright/book'
import { finnishReinforcements, finnishSupports } from './3.3-finnish-supports.js'
import { sovietSupports } from './3.3-soviet-supports.js'
import { supportPoints } from './3.3-tactical-support.js'
import { repeats } from './reasons.js'
import { section } from './section.js'

export const combatRounds = section('combatRounds', '4.4', 'Combat rounds', {
  two: prohibition('A combat has at most two rounds.'),
  again: permission('After the first round the Soviet player may attack a second time.'),
  remaining: rule('The second round is fought in the same way, with what is left of the forces.'),
  eachSpace: note('A Combat Strategy that attacks two spaces can have two rounds in each.', {
    status: repeats('the limit of a combat, and 3.2.2'),
  }),
})

export const secondRound = question('secondRound', {
  asks: 'Is the second round the choice of the attacker?',
  clauses: [combatRounds.two, combatRounds.again],
  readings: {
    may: 'Yes: the attacker may end the combat after one round, and is then defeated.',
    must: 'No: where both sides have units left, there is a second round.',
  },
  usual: 'may',
  because: 'The text says that the attacker may attack once and then a second time.',
})

export const effectWhen = question('effectWhen', {
  asks: 'Is it chosen once which effect a support with two effects has, or for every round?',
  clauses: [supportPoints.throughout, finnishSupports.mannerheimChoice, sovietSupports.meretskovChoice],
  readings: {
    once: 'Once for the whole course of the Combat Strategy.',
    'each round': 'For every round anew.',
  },
  usual: 'once',
  because: 'A support is used once a turn and lasts for the course of the strategy; so does what was chosen for it.',
  kind: 'gap',
})

export const choosesAnew = one('Combat: whether effects are chosen anew', view({ effectWhen }), (row) => [
  row(supportPoints.throughout, { effectWhen: 'once' }, false),
  row(combatRounds.remaining, { effectWhen: 'each round' }, true),
])

export const reinforcementsWhen = question('reinforcementsWhen', {
  asks: 'When can Reinforcements bring their units?',
  clauses: [supportPoints.throughout, sovietSupports.reinforcements, finnishSupports.reinforcements],
  readings: {
    'before the first round': 'Before the first round, or not at all.',
    'before any round': 'Before any round, at a second space as well.',
  },
  usual: 'before the first round',
  because: 'They are part of the force that is announced; later there is only what is left of it.',
  kind: 'gap',
})

export const reinforcesNow = one(
  'Reinforcements: whether they can come after the first round',
  view({ reinforcementsWhen }),
  (row) => [
    row(
      [sovietSupports.reinforcements, finnishSupports.reinforcements],
      { reinforcementsWhen: 'before the first round' },
      false,
    ),
    row(supportPoints.throughout, { reinforcementsWhen: 'before any round' }, true),
  ],
)

/** Where no other can come, nothing is asked any more. */
export const mayNotStopReinforcing = forbid(
  'Combat: may not be all that come with the Finnish Reinforcements',
  view({ finnishReinforcements, come: range(0, 2, 'units that have come'), reinforcementsWhen }),
  (bar) => {
    const both = { finnishReinforcements: 'only if there are too few' } as const
    return [
      bar(finnishSupports.reinforcements, { ...both, reinforcementsWhen: 'before the first round' }),
      bar(finnishSupports.reinforcements, { ...both, reinforcementsWhen: 'before any round', come: 1 }),
    ]
  },
)

/** What can be tried once a round is over. */
export const mayNotAttackAgain = forbid(
  'Combat: may not be attacked again',
  view({ rounds: range(1, 2, 'rounds that have been fought') }),
  (bar) => [bar(combatRounds.two, { rounds: 2 })],
)

export const mayNotBreakOff = forbid('Combat: may not be broken off', view({ secondRound }), (bar) => [
  bar(combatRounds.remaining, { secondRound: 'must' }),
])
