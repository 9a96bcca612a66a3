/** Setup. @module */

import { one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'

const die = view({ face: range(1, 6, 'the die') })

export const senateCellTown = one('Setup: where the Senate Cell begins', die, (row) => [
  row(cited.setup.senateRoll, { face: P.number.lte(3) }, 'Turku'),
  row(cited.setup.senateRoll, { face: P.number.gte(4) }, 'Viipuri'),
])

export const moderatesCellTown = one('Setup: where the Moderates Cell begins', die, (row) => [
  row(cited.setup.moderatesRoll, { face: P.union(1, 2) }, 'Turku'),
  row(cited.setup.moderatesRoll, { face: P.union(3, 4) }, 'Tampere'),
  row(cited.setup.moderatesRoll, { face: P.union(5, 6) }, 'Viipuri'),
])
