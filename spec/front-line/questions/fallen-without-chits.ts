/**
 * What is swapped when a city falls whose stack has no chits at all?
 *
 * @module
 */
import { question } from '../../../src/kernel/question.js'
import { fall, free } from '../clauses/cities.js'

/** What is swapped when a city falls whose stack has no chits at all? */
export const fallenWithoutChits = question('fallenWithoutChits', {
  asks: 'What is swapped when a city falls whose stack has no chits at all?',
  clauses: [fall.supply, free.usedChit],
  readings: {
    nothing: 'Nothing: where no chits lie, no Fallen chit takes their place.',
    'a used chit': 'A Fallen chit is laid in the Used Supply area all the same.',
  },
  usual: 'nothing',
  because: 'The Fallen chit is swapped for chits; a city that was freed after its Fallen chit was used has none.',
})
