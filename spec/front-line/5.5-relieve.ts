/** page 5, para 5 Relieve. @module */

import { among, forbid, permission, prohibition, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { NEIGHBORHOODS } from './neighborhood.js'
import { section } from './section.js'

export const relieve = section('relieve', 'page 5, para 5', 'Relieve', {
  swap: rule('Two units of the player swap places.'),
  adjacent: prohibition('The two are adjacent.'),
  oneActive: prohibition('One of the two at least is active.'),
  diagonal: permission('Every unit may swap diagonally.'),
})

export const mayNotSwap = forbid(
  'Relieve: the two may not swap',
  view({
    neighbors: among(NEIGHBORHOODS, 'how the two touch'),
    active: range(0, 2, 'active units among the two'),
  }),
  (bar, lift) => [
    bar(relieve.adjacent, { neighbors: P.not('by a side') }),
    lift(relieve.diagonal, { neighbors: 'by a corner' }, [relieve.adjacent]),
    bar(relieve.oneActive, { active: 0 }),
  ],
)
