/**
 * The door of the Revolution Phase and of its steps: when there is no Revolution, whatever is said to bring it.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/forbid.js'
import { flag, range, view } from '../../../src/kernel/view.js'
import { onceAGame } from '../clauses/economy.js'
import { opening } from '../clauses/opening.js'
import { ROUNDS_TOLD_APART } from '../tables/revolution.js'

const before = flag('there was a Revolution before', 'there was no Revolution before')

/** When the Revolution Phase does not begin. */
export const mayNotRevolt = forbid(
  'Revolution: may not begin',
  view({
    round: range(1, ROUNDS_TOLD_APART, 'the round, later ones counted as this'),
    met: flag('the conditions of the Revolution are met', 'the conditions of the Revolution are not met'),
    before,
  }),
  (bar) => [
    bar(opening.fromRound, { round: P.number.lt(4) }),
    bar(opening.conditions, { met: false }),
    bar([onceAGame.once, onceAGame.notAgain], { before: true }),
  ],
)

/** When nobody leaves Inner Russia: the Soviets come after those who leave. */
export const mayNotLeave = forbid('Revolution: nobody has to leave', view({ before }), (bar) => [
  bar([onceAGame.once, onceAGame.notAgain], { before: true }),
])
