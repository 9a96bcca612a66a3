/**
 * Is a random Troop drawn among the Troops, or among the spaces that hold some?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { powers } from '../../clauses/propaganda-rounds.js'
import { redRevolt } from '../../clauses/sequence-of-play.js'

/** Is a random Troop drawn among the Troops, or among the spaces that hold some? */
export const randomTroops = question('randomTroops', {
  asks: 'Is a random Troop drawn among the Troops, or among the spaces that hold some?',
  clauses: [redRevolt.russianRemove, powers.removeRandom],
  readings: {
    'among Troops': 'Every Troop is as likely as every other.',
    'among spaces': 'Every space with Troops is as likely as every other.',
  },
  usual: 'among Troops',
  because: 'It is the Troops that are called random.',
  editorial:
    'Either way the same Troops can be drawn; only the odds differ, and no course of play is possible under one alone.',
})
