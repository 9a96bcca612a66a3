/**
 * Where do the Russians go that the Red Revolt removes?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { availability } from '../../clauses/forces.js'
import { glossary } from '../../clauses/glossary.js'
import { powers } from '../../clauses/propaganda-rounds.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** Where do the Russians go that the Red Revolt removes? */
export const removedRussians = question('removedRussians', {
  asks: 'Where do the Russians go that the Red Revolt removes?',
  kind: 'gap',
  clauses: [redRevolt.russianRemove, powers.toOutOfPlay, availability.offMap, glossary.remove],
  readings: {
    'Out of Play': 'Out of Play, as in Propaganda Rounds.',
    Available: 'Into their Available Forces box.',
  },
  usual: 'Out of Play',
  because: '6.5.3 says so of the same adjustment, from where such Troops can come back.',
})
