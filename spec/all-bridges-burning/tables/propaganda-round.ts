/**
 * What differs from one Propaganda Round to the next.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { one } from '../../../src/kernel/table.js'
import { among, range, view } from '../../../src/kernel/view.js'
import { availability } from '../clauses/forces.js'
import { conscription, gameEnd, powers, prisoners, russianTurmoil } from '../clauses/propaganda-rounds.js'
import { finalPropaganda } from '../clauses/sequence-of-play.js'
import { vassalage as vassalageClauses } from '../clauses/tracks.js'
import { TRACKS } from '../components/forces.js'
import { conscriptsAtStart } from '../questions/propaganda-rounds/conscripts-at-start.js'

const round = view({ round: range(1, 4, 'the Propaganda Round') })

/** Whether the game ends in this round. */
export const finalRound = one('Propaganda Round: is it the final one', round, (row) => [
  row([gameEnd.finalRoundEnds, finalPropaganda.gameEnds], { round: 4 }, true),
  row(gameEnd.otherwiseReset, { round: P.number.lt(4) }, false),
])

/** Whether the Prisoners and the Powers have their steps in the Reset Phase. */
export const phaseTwoSteps = one(
  'Reset Phase: are there Prisoners and Powers',
  view({ phase: among([1, 2], 'the Phase') }),
  (row) => [
    row([prisoners.phaseTwoOnly, powers.phaseTwoOnly], { phase: 1 }, false),
    row([prisoners.phaseTwoOnly, powers.phaseTwoOnly], { phase: 2 }, true),
  ],
)

/** Whether the Senate conscripts in this round. */
export const firstRound = one('Senate Conscription: is it the first round', round, (row) => [
  row(conscription.tenCells, { round: 1 }, true),
  row(conscription.firstRoundOnly, { round: P.number.gt(1) }, false),
])

/** Where the Senate Cells that are to be conscripted wait until then. */
export const conscriptsWait = one(
  'Senate Conscription: where its Cells begin',
  view({ reading: conscriptsAtStart }),
  (row) => [
    row([conscription.tenCells, availability.outOfPlay], { reading: 'Out of Play' }, 'Out of Play'),
    row(availability.offMap, { reading: 'Available' }, 'Available'),
  ],
)

/** The level of Russian Vassalage after Russian Turmoil. */
export const turmoil = one(
  'Russian Turmoil: Vassalage afterwards',
  view({ vassalage: range(0, TRACKS.vassalage, 'Russian Vassalage') }),
  (row) => [
    row(russianTurmoil.atZero, { vassalage: 0 }, 0),
    row(
      [russianTurmoil.towardZero, vassalageClauses.turmoil],
      { vassalage: P.number.positive() },
      ({ vassalage }) => vassalage - 1,
    ),
  ],
)
