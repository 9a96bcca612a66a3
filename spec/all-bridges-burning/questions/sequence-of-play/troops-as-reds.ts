/**
 * Are Russian Troops Reds pieces, where a Town with Reds pieces is asked for?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { friendsAndEnemies } from '../../clauses/introduction.js'
import { powers } from '../../clauses/propaganda-rounds.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** Are Russian Troops Reds pieces, where a Town with Reds pieces is asked for? */
export const troopsAsReds = question('troopsAsReds', {
  asks: 'Are Russian Troops Reds pieces, where a Town with Reds pieces is asked for?',
  clauses: [redRevolt.rallyWhere, redRevolt.russianRandomTown, powers.placeRussians, friendsAndEnemies.russia],
  readings: {
    no: 'No: Reds pieces are their Cells and Administrations.',
    yes: 'Yes: Russia is friendly to the Reds, and their Commands move its Troops.',
  },
  usual: 'no',
  because: 'The Troops are pieces of a Power, and friendly to the Reds is not of the Reds.',
})
