/**
 * Prisoners of War: who is released, and what the others do to Polarization.
 *
 * @module
 */
import { z } from 'zod'
import { prisoners } from '../../../spec/all-bridges-burning/clauses/propaganda-rounds.js'
import { polarization } from '../../../spec/all-bridges-burning/clauses/tracks.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { polarized } from '../../../spec/all-bridges-burning/pieces.js'
import { prisonersProcedure } from '../../../spec/all-bridges-burning/procedures/turn.js'
import { mayNotRelease } from '../../../spec/all-bridges-burning/tables/prisoners.js'
import { FACTIONS, type Faction, type Militant } from '../../../spec/all-bridges-burning/vocabulary.js'
import { NAMES } from '../../../spec/all-bridges-burning/wording.js'
import { type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'

const Data = z.strictObject({}).readonly()
type C = Context<Game, z.infer<typeof Data>>

const releasing = (by: Militant) =>
  asks<C>().upTo(option('stop'), {
    name: 'an enemy Prisoner to release',
    cites: [prisoners.redsRelease, prisoners.senateRelease],
    seat: () => by,
    from: () => FACTIONS.map((of) => option('release', { of })),
    says: (_, { of }) => `a Cell of ${NAMES[of]}`,
    forbid: {
      table: mayNotRelease,
      view: {
        by: () => by,
        of: (_, { of }) => of,
        imprisoned: ({ game }, { of }) => game.prisoners[of] > 0,
      },
    },
  })
const byReds = releasing('reds')
const bySenate = releasing('senate')

const { chart, effect } = charting<Game, OptionOf<typeof byReds>>().implementing(prisonersProcedure, Data)

const released = (game: Game, of: Faction): Game => ({
  ...game,
  prisoners: { ...game.prisoners, [of]: game.prisoners[of] - 1 },
})
const left = ({ prisoners: { reds, senate, moderates } }: Game) => reds + senate + moderates

/** The chart of the release of Prisoners. */
export const prisonersChart = chart({
  door: { phase: ({ game }) => game.phase },
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'the Reds release',
  states: {
    'the Reds release': {
      meta: { asks: byReds, requirements: [prisoners.redsFirst] },
      on: {
        release: {
          target: 'the Reds release',
          meta: { requirements: [prisoners.redsRelease, prisoners.toAvailable] },
          actions: effect(({ context: { game }, event }) => ({ game: released(game, event.of) })),
        },
        stop: 'the Senate releases',
        nothing: 'the Senate releases',
      },
    },
    'the Senate releases': {
      meta: { asks: bySenate },
      on: {
        release: {
          target: 'the Senate releases',
          meta: { requirements: [prisoners.senateRelease, prisoners.toAvailable] },
          actions: effect(({ context: { game }, event }) => ({ game: released(game, event.of) })),
        },
        stop: 'Polarization',
        nothing: 'Polarization',
      },
    },
    Polarization: {
      always: {
        target: 'done',
        meta: { requirements: [prisoners.polarization, prisoners.anyColor, polarization.prisoners] },
        actions: effect(({ context: { game } }) => ({ game: polarized(game, Math.floor(left(game) / 2)) })),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
