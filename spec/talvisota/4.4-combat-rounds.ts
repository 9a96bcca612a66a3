/** 4.4: one round, or two. @module */
import { forbid, note, permission, prohibition, question, range, rule, view } from 'rulewright/book'
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

/** What can be tried once a round is over. */
export const mayNotAttackAgain = forbid(
  'Combat: may not be attacked again',
  view({ rounds: range(1, 2, 'rounds that have been fought') }),
  (bar) => [bar(combatRounds.two, { rounds: 2 })],
)

export const mayNotBreakOff = forbid('Combat: may not be broken off', view({ secondRound }), (bar) => [
  bar(combatRounds.remaining, { secondRound: 'must' }),
])
