/**
 * Politics: a cube for the Political Display.
 *
 * @module
 */
import { politics as clauses } from '../../../spec/all-bridges-burning/clauses/commands/politics.js'
import { politicalDisplay, resources } from '../../../spec/all-bridges-burning/clauses/tracks.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { paid } from '../../../spec/all-bridges-burning/pieces.js'
import { politicsProcedure } from '../../../spec/all-bridges-burning/procedures/commands.js'
import { politicsPrice } from '../../../spec/all-bridges-burning/tables/politics.js'
import { charting } from '../../../src/kernel/chart.js'
import type { OptionOf } from '../../../src/kernel/offer.js'
import type { CommandMachine } from './command-machine.js'
import { doorOf } from './door.js'
import { begun, conduct, cubes, PoliticsData } from './politics-offers.js'

const { chart, effect } = charting<Game, OptionOf<typeof conduct> | OptionOf<typeof cubes>>().implementing(
  politicsProcedure,
  PoliticsData,
)

/** Politics. */
export const politics: CommandMachine = {
  chart: chart({
    door: doorOf('Politics', politicsProcedure),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'conducting',
    states: {
      conducting: {
        meta: { asks: conduct, requirements: [clauses.noSpaces], seam: true },
        on: {
          'conduct Politics': {
            target: 'cube',
            meta: { requirements: [resources.payment] },
            actions: effect(({ context: { game, data } }) => ({
              game: paid(game, data.faction, politicsPrice.ask({ free: data.free, polarization: game.polarization })),
              data: { ...data, conducted: true },
            })),
          },
          nothing: 'done',
        },
      },
      cube: {
        meta: { asks: cubes },
        on: {
          'place cube': {
            target: 'done',
            meta: {
              requirements: [clauses.place, clauses.oneCube, clauses.eitherColor, politicalDisplay.politics],
            },
            actions: effect(({ context: { game }, event: { color } }) => ({
              game: { ...game, cubes: { ...game.cubes, [color]: game.cubes[color] + 1 } },
            })),
          },
          'no cube': { target: 'done', meta: { requirements: [clauses.oneCube] } },
          nothing: { target: 'done', meta: { requirements: [clauses.ifAvailable] } },
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.conducted ? 'executed' : 'nowhere'),
  }),
}
