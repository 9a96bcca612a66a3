/** page 3, para 8 Re-roll to page 3, para 10 Disrupt. @module */
import { among, forbid, note, one, permission, prohibition, question, rule, view } from 'rulewright/book'
import { advantage } from './3.6-attack-results.js'
import { POINTER } from './reasons.js'
import { section } from './section.js'

export const reRoll = section('reRoll', 'page 3, para 8', 'Re-roll', {
  untilFinal: permission(
    'Before a result is final, the player who has the Edge with its On side up may have all dice rolled again.',
  ),
  onlyOn: prohibition('The Edge must lie at the end of that player, its On side up.'),
  acceptedByBoth: rule('A result is final when both players accept it.'),
  thenOff: rule('The Edge is then turned Off and goes back beside the middle of the board.'),
})

export const blitz = section('blitz', 'page 3, para 9', 'Blitz', {
  removed: rule('A Blitz takes the target out of the game.'),
  notReserve: prohibition('It does not go to the reserve.'),
  disruptedTarget: rule('For a target that is disrupted already, Disrupt and Rout become a Blitz.'),
  displacement: note('Displacement may follow.', { status: POINTER }),
})

export const disrupt = section('disrupt', 'page 3, para 10', 'Disrupt', {
  flips: rule('A Disrupt turns an active target to its disrupted side.'),
})

export const finalOrder = question('finalOrder', {
  asks: 'Do Tanks pick a die before dice can be rolled again, or after?',
  clauses: [reRoll.untilFinal, reRoll.acceptedByBoth, advantage.tanksChoose],
  readings: {
    'pick first': 'What the players accept is the result, so the pick is known.',
    'roll first': 'The dice are accepted or rolled again before one of them is picked.',
  },
  usual: 'pick first',
  because: 'It is a result that both accept, and before the pick there is none.',
})

/** Who can have the Edge, as an attack sees it. */
export const HOLDERS = ['nobody', 'attacker', 'defender'] as const

export const mayNotReRoll = forbid(
  'Edge: may not roll again',
  view({ holder: among(HOLDERS, 'who has the Edge'), side: among(['On', 'Off'], 'the side of it that is up') }),
  (bar) => [
    bar([reRoll.onlyOn, reRoll.untilFinal], { holder: 'nobody' }),
    bar([reRoll.onlyOn, reRoll.untilFinal], { side: 'Off' }),
  ],
)

export const firstAfterDice = one('Attack: what comes first after the dice', view({ reading: finalOrder }), (row) => [
  row([reRoll.acceptedByBoth, advantage.tanksChoose], { reading: 'pick first' }, 'the pick'),
  row(reRoll.untilFinal, { reading: 'roll first' }, 'rolling again'),
])

export type Holder = (typeof HOLDERS)[number]

/** The rolls that a player may make with an Edge: against a unit, or in a City Only. */
export const ROLLS = ['the Attack Results chart', 'City Only'] as const
export type Roll = (typeof ROLLS)[number]
