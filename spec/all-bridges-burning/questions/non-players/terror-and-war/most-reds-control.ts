/**
 * Is Reds Control that Terror creates measured by spaces or by their Population?
 *
 * @module
 */
import { question } from '../../../../../src/kernel/question.js'
import { redsTerrorCard } from '../../../clauses/non-players/reds-in-war.js'

/** Is Reds Control that Terror creates measured by spaces or by their Population? */
export const mostRedsControl = question('mostRedsControl', {
  asks: 'When Non-player Reds conduct Terror where it creates the most Control, is that counted in spaces or in Population?',
  clauses: [redsTerrorCard.control],
  readings: {
    spaces: 'Every space that comes under Reds Control counts alike.',
    Population: 'The space with the highest Population that comes under Reds Control goes first.',
  },
  usual: 'spaces',
  because: 'No measure is printed, while the card of the Senate for Terror speaks of Control of Population (8.4.4).',
})
