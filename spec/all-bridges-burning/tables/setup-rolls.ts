/**
 * The two die rolls of the Setup page.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { one } from '../../../src/kernel/table.js'
import { range, view } from '../../../src/kernel/view.js'
import { setup } from '../clauses/setup.js'

const die = view({ face: range(1, 6, 'the die') })

/** Where the further Senate Cell begins. */
export const senateCellTown = one('Setup: where the Senate Cell begins', die, (row) => [
  row(setup.senateRoll, { face: P.number.lte(3) }, 'Turku'),
  row(setup.senateRoll, { face: P.number.gte(4) }, 'Viipuri'),
])

/** Where the further Moderates Cell begins. */
export const moderatesCellTown = one('Setup: where the Moderates Cell begins', die, (row) => [
  row(setup.moderatesRoll, { face: P.union(1, 2) }, 'Turku'),
  row(setup.moderatesRoll, { face: P.union(3, 4) }, 'Tampere'),
  row(setup.moderatesRoll, { face: P.union(5, 6) }, 'Viipuri'),
])
