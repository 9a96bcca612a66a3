/**
 * What every Special Activity brings: its chart, and whether it can be carried out anywhere.
 *
 * @module
 */
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import type { SpecialArgs } from '../../../spec/all-bridges-burning/procedures/special-activities.js'
import type { Opening } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { Chart } from '../../../src/kernel/chart.js'
import type { Offer } from '../../../src/kernel/offer.js'

/** A Special Activity: its chart, and whether it can be carried out anywhere. */
export interface SpecialMachine {
  readonly chart: Chart
  readonly opening: (game: Game, args: SpecialArgs) => Exclude<Opening, 'unaffordable'>
}

/** Whether the first choice of a Special Activity has an option. */
export const startOf = <C>(offer: Offer<C>, context: C): Exclude<Opening, 'unaffordable'> =>
  offer.open(context) ? 'open' : 'nowhere'
