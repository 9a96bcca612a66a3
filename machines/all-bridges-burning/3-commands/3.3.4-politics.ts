/** Politics: a cube for the Political Display. @module */

import { asks, type Context, charting, compared, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import {
  isAvailable,
  isIssueLeft,
  mayNotConduct,
  mayNotPlaceCube,
  placeable,
  politicsPrice,
} from '#spec/all-bridges-burning/3-commands/3.3.4-politics'
import { paid, purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { POLITICS_PRICED } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import { overMap, piecesIn, withCubes } from '#spec/all-bridges-burning/pieces'
import { politicsProcedure, Terms } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { COLORS } from '#spec/all-bridges-burning/vocabulary'
import { type CommandMachine, doorOf } from './3.1-terms.js'

export const PoliticsData = record({
  ...Terms.unwrap().shape,
  /** True if it has been paid for. */
  conducted: z.boolean(),
})

export type PoliticsContext = Context<Game, z.infer<typeof PoliticsData>>
export const begun = (terms: Terms): z.infer<typeof PoliticsData> => ({ conducted: false, ...terms })
const ask = asks<PoliticsContext>()

/** The Resources of the Moderates, against the price, where the track shows one. */
const againstPrice = ({ game, data }: PoliticsContext) =>
  game.polarization > POLITICS_PRICED
    ? 'no price'
    : compared(purse(game, data.faction), politicsPrice.ask({ free: data.free, polarization: game.polarization }))

export const conduct = ask.must({
  name: 'to conduct Politics',
  cites: [cited.politics.cost],
  seat: ({ data }) => data.faction,
  from: () => [option('conduct Politics')],
  forbid: {
    table: mayNotConduct,
    view: {
      onMap: ({ game }) => overMap(game, (space) => piecesIn(space, 'moderates')) > 0,
      polarization: ({ game }) => game.polarization,
      resources: (context) => againstPrice(context),
      limited: ({ data }) => data.limited,
      limitedReading: ({ game }) => readingOf(game, cited.limitedPolitics),
      cubeAvailable: ({ game }) => placeable(game).length > 0,
      cubeReading: ({ game }) => readingOf(game, cited.politicsWithoutACube),
    },
  },
})

export const cubes = ask.may(
  option('no cube'),
  {
    name: 'the cube to place in the Political Display',
    cites: [cited.politics.eitherColor],
    seat: ({ data }) => data.faction,
    from: () => COLORS.map((color) => option('place cube', { color })),
    forbid: {
      table: mayNotPlaceCube,
      view: {
        available: ({ game }, { color }) => isAvailable(game, color),
        issueLeft: ({ game }) => isIssueLeft(game),
        reading: ({ game }) => readingOf(game, cited.cubesWithoutAnIssue),
      },
    },
  },
  ({ game }) => readingOf(game, cited.politicsWithoutACube) === 'as wished',
)

const { chart, go } = charting<Game, OptionOf<typeof conduct> | OptionOf<typeof cubes>>().implementing(
  politicsProcedure,
  PoliticsData,
)

export const politicsCommand: CommandMachine = {
  chart: chart({
    door: doorOf('Politics', politicsProcedure),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'conducting',
    states: {
      conducting: {
        meta: { asks: conduct, requirements: [cited.politics.noSpaces], seam: true },
        on: {
          'conduct Politics': go('cube', [cited.resources.payment], ({ context: { game, data } }) => ({
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
            [cited.politics.place, cited.politics.oneCube, cited.politics.eitherColor, cited.politicalDisplay.politics],
            ({ context: { game }, event: { color } }) => ({
              game: withCubes(game, color, 1),
            }),
          ),
          'no cube': go('done', [cited.politics.oneCube]),
          nothing: go('done', [cited.politics.ifAvailable]),
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.conducted ? 'executed' : 'nowhere'),
  }),
}
