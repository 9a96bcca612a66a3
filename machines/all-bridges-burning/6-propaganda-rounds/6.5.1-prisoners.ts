/** Prisoners of War: who is released, and what the others do to Polarization. @module */

import { asks, type Context, charting, type OptionOf, option, record } from 'rulewright/book'
import type { z } from 'zod'
import { polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import { mayNotRelease } from '#spec/all-bridges-burning/6-propaganda-rounds/6.5-reset-phase'
import type { Game } from '#spec/all-bridges-burning/game'
import { withPrisonersOf } from '#spec/all-bridges-burning/pieces'
import { prisonersProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction, type Militant } from '#spec/all-bridges-burning/vocabulary'
import { NAMES } from '#spec/all-bridges-burning/wording'

const Data = record({})
type C = Context<Game, z.infer<typeof Data>>

const releasing = (by: Militant) =>
  asks<C>().upTo(option('stop'), {
    name: 'an enemy Prisoner to release',
    cites: [cited.prisoners.redsRelease, cited.prisoners.senateRelease],
    seat: () => by,
    from: () => FACTIONS.map((of) => option('release', { of })),
    says: (_, { of }) => `a Cell of ${NAMES[of]}`,
    forbid: {
      table: mayNotRelease,
      view: { by: () => by, of: (_, { of }) => of, imprisoned: ({ game }, { of }) => game.prisoners[of] > 0 },
    },
  })

const byReds = releasing('reds')
const bySenate = releasing('senate')
const { chart, go } = charting<Game, OptionOf<typeof byReds>>().implementing(prisonersProcedure, Data)

const released = (game: Game, of: Faction): Game => withPrisonersOf(game, of, -1)

const left = ({ prisoners: { reds, senate, moderates } }: Game) => reds + senate + moderates

export const prisonersChart = chart({
  door: { phase: ({ game }) => game.phase },
  context: ({ input: { game } }) => ({ game, data: {} }),
  initial: 'the Reds release',
  states: {
    'the Reds release': {
      meta: { asks: byReds, requirements: [cited.prisoners.redsFirst] },
      on: {
        release: go(
          'the Reds release',
          [cited.prisoners.redsRelease, cited.prisoners.toAvailable],
          ({ context: { game }, event }) => ({ game: released(game, event.of) }),
        ),
        stop: 'the Senate releases',
        nothing: 'the Senate releases',
      },
    },
    'the Senate releases': {
      meta: { asks: bySenate },
      on: {
        release: go(
          'the Senate releases',
          [cited.prisoners.senateRelease, cited.prisoners.toAvailable],
          ({ context: { game }, event }) => ({ game: released(game, event.of) }),
        ),
        stop: 'Polarization',
        nothing: 'Polarization',
      },
    },
    Polarization: {
      always: go(
        'done',
        [cited.prisoners.polarization, cited.prisoners.anyColor, cited.polarization.prisoners],
        ({ context: { game } }) => ({ game: polarized(game, Math.floor(left(game) / 2)) }),
      ),
    },
    done: { type: 'final' },
  },
  output: null,
})
