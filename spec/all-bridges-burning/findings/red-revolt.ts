/**
 * 2.4 and 6.5.2 part ways over when the Red Revolt comes after the second Propaganda Round.
 *
 * @module
 */
import { finding, searched } from '../../../src/kernel/finding.js'
import { pivotalEvent } from '../clauses/propaganda-rounds.js'
import { phases, propagandaCards, redRevolt } from '../clauses/sequence-of-play.js'
import { pivotalFallback } from '../tables/cards.js'

/** The Revolt was brought by the Cells, and a Propaganda card came before it could begin. */
export const revoltStillToCome = finding('revoltStillToCome', {
  kind: 'contradiction',
  says: '2.4 asks whether the number of Cells has brought Red Revolt!, 6.5.2 whether it has occurred; it can have been brought and not have occurred',
  clauses: [
    phases.cellsTrigger,
    phases.placedAtOnce,
    phases.afterSecondPropaganda,
    pivotalEvent.replaceNext,
    pivotalEvent.onlyIfNotYet,
    propagandaCards.swap,
    redRevolt.begins,
  ],
  witness: () =>
    searched(pivotalFallback.view, (seen) => {
      const hasOccurred = seen.phase === 2
      const bySection652 = seen.round === 2 && !hasOccurred
      return bySection652 !== pivotalFallback.ask(seen)
    }),
})
