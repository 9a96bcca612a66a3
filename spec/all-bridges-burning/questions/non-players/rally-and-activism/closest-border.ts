/**
 * What makes a border the closest to a Train?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsRallyCard } from '../../../clauses/non-players/reds.js'
import { senateRallyCard54 } from '../../../clauses/non-players/senate.js'

/** What makes a border the closest to a Train? */
export const closestBorder = question('closestBorder', {
  asks: 'By what is a border the closest to a Train?',
  kind: 'gap',
  clauses: [redsRallyCard.sabotage, senateRallyCard54.sabotageClosest],
  readings: {
    adjacency: 'By the number of spaces that lie between them, whatever borders they share.',
    Railways: 'By the number of borders that the Train would have to cross on its way to it, by Railway.',
  },
  usual: 'adjacency',
  because:
    'No measure is printed, and spaces lie beside each other by adjacency; that Sabotage hinders only Trains is another matter.',
})
