/**
 * In which order do the spaces of Terror get their markers and lose pieces?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { commandsInGeneral } from '../../clauses/commands/general.js'
import { terror } from '../../clauses/commands/terror.js'

/** In which order do the spaces of Terror get their markers and lose pieces? */
export const terrorOrder = question('terrorOrder', {
  asks: 'In which order do the spaces of Terror get their markers and lose pieces?',
  clauses: [terror.placeMarker, terror.removeEnemies, commandsInGeneral.actorOrdersSpaces],
  readings: {
    'as selected': 'In the order in which they were selected.',
    anew: 'In an order that the Faction chooses at each step.',
  },
  usual: 'as selected',
  because: 'The acting Faction orders the spaces; it does so as it selects them.',
  kind: 'gap',
  editorial:
    'The Faction selects in whatever order it likes, markers and removals of one space do not depend on another, and so every result can be had.',
})
