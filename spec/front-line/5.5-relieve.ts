/** page 5, para 5 Relieve. @module */

import { among, forbid, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { NEIGHBORHOODS } from './neighborhood.js'
import * as cited from './rules.gen.js'

export const mayNotSwap = forbid(
  'Relieve: the two may not swap',
  view({
    neighbors: among(NEIGHBORHOODS, 'how the two touch'),
    active: range(0, 2, 'active units among the two'),
  }),
  (bar, lift) => [
    bar(cited.relieve.adjacent, { neighbors: P.not('by a side') }),
    lift(cited.relieve.diagonal, { neighbors: 'by a corner' }, [cited.relieve.adjacent]),
    bar(cited.relieve.oneActive, { active: 0 }),
  ],
)
