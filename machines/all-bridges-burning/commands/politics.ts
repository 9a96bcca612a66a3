/**
 * Politics: a cube for the Political Display.
 *
 * @module
 */

import { charting, type OptionOf } from '#kernel'
import { resources } from '#spec/all-bridges-burning/1-introduction/1.5-resources'
import { politicalDisplay } from '#spec/all-bridges-burning/1-introduction/1.11-political-display'
import { politics as clauses, politicsPrice } from '#spec/all-bridges-burning/3-commands/3.3.4-politics'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import type { Game } from '#spec/all-bridges-burning/game'
import { politicsProcedure } from '#spec/all-bridges-burning/procedures/commands'
import type { CommandMachine } from './command-machine.js'
import { doorOf } from './door.js'
import { begun, conduct, cubes, PoliticsData } from './politics-offers.js'

const { chart, go } = charting<Game, OptionOf<typeof conduct> | OptionOf<typeof cubes>>().implementing(
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
          'conduct Politics': go('cube', [resources.payment], ({ context: { game, data } }) => ({
            game: paid(game, data.faction, politicsPrice.ask({ free: data.free, polarization: game.polarization })),
            data: { ...data, conducted: true },
          })),
          nothing: 'done',
        },
      },
      cube: {
        meta: { asks: cubes },
        on: {
          'place cube': go(
            'done',
            [clauses.place, clauses.oneCube, clauses.eitherColor, politicalDisplay.politics],
            ({ context: { game }, event: { color } }) => ({
              game: { ...game, cubes: { ...game.cubes, [color]: game.cubes[color] + 1 } },
            }),
          ),
          'no cube': go('done', [clauses.oneCube]),
          nothing: go('done', [clauses.ifAvailable]),
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.conducted ? 'executed' : 'nowhere'),
  }),
}
