/** Crackdown: white Terror against Opposition. @module */

import { asks, type Context, charting, type OptionOf, option, readingOf } from 'rulewright/book'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import { polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import { withThirdTerror } from '#spec/all-bridges-burning/3-commands/3.2.3-terror-losses'
import {
  crackdownLevel,
  crackdownMarkers,
  mayNotCrackDown,
} from '#spec/all-bridges-burning/4-special-activities/4.2.5-crackdown'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { inSpace, terrorIn, withTerror } from '#spec/all-bridges-burning/pieces'
import { crackdownProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { doorOf, type SpecialMachine } from './4.1-special-activities.js'

const where = asks<Context<Game, SpecialArgs>>().must({
  name: 'the space of the Crackdown',
  cites: [cited.specialActivitiesInGeneral.selects],
  seat: ({ data }) => data.faction,
  from: () => SPACES.map((space) => option('crack down', { space })),
  forbid: {
    table: mayNotCrackDown,
    view: {
      senateControl: ({ game }, { space }) => controlOf.compute(game, { space }) === 'senate',
      activeCell: ({ game }, { space }) => game.spaces[space].cells.senate.active > 0,
      terror: ({ game }, { space }) => terrorIn(game.spaces[space]),
      terrorReading: ({ game }) => readingOf(game, cited.crackdownTerror),
      opposition: ({ game }, { space }) => game.spaces[space].level.endsWith('Opposition'),
      oppositionReading: ({ game }) => readingOf(game, cited.crackdownOpposition),
    },
  },
})

/** A game in which the Senate has cracked down on a space. */
const crackedDown = (game: Game, name: Space): Game => {
  const placed = crackdownMarkers.ask({ terror: terrorIn(game.spaces[name]) })
  const marked = (space: SpaceState): SpaceState =>
    placed === 0 ? withThirdTerror(game, space, 'white') : withTerror(space, 'white', placed)
  const after = inSpace(game, name, (space) => ({
    ...marked(space),
    level: crackdownLevel.ask({ level: space.level }),
  }))
  return polarized(after, placed)
}

const { chart, go } = charting<Game, OptionOf<typeof where>>().implementing(crackdownProcedure, SpecialArgs)

export const crackdownActivity: SpecialMachine = {
  chart: chart({
    door: doorOf('Crackdown'),
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'choosing the space',
    states: {
      'choosing the space': {
        meta: { asks: where },
        on: {
          'crack down': go(
            'done',
            [cited.crackdown.oneSpace, cited.support.shifts, cited.polarization.actions],
            ({ context: { game }, event }) => ({ game: crackedDown(game, event.space) }),
          ),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
