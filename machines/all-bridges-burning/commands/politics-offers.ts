/**
 * What Politics knows while it lasts, and what the Moderates choose in it.
 *
 * @module
 */
import { z } from 'zod'
import { asks, type Context, compared, deciding, option, readingOf } from '#kernel'
import {
  cubesWithoutAnIssue,
  limitedPolitics,
  mayNotConduct,
  mayNotPlaceCube,
  politics,
  politicsPrice,
  politicsWithoutACube,
} from '#spec/all-bridges-burning/3-commands/3.3.4-politics'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { FORCES, POLITICS_PRICED } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import { overMap, piecesIn } from '#spec/all-bridges-burning/pieces'
import { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { COLORS, type Color } from '#spec/all-bridges-burning/vocabulary'

/** What Politics knows while it lasts. */
export const PoliticsData = z
  .strictObject({
    ...Terms.unwrap().shape,
    /** Whether it has been paid for. */
    conducted: z.boolean(),
  })
  .readonly()
/** A game, and what Politics knows. */
export type PoliticsContext = Context<Game, z.infer<typeof PoliticsData>>

/** The data with which Politics begins. */
export const begun = (terms: Terms): z.infer<typeof PoliticsData> => ({ conducted: false, ...terms })

const ask = asks<PoliticsContext>()

/** Of which colors a cube may not be placed. */
const placing = deciding<{ readonly game: Game }, { readonly color: Color }>()({
  table: mayNotPlaceCube,
  view: {
    available: ({ game }, { color }) => game.cubes[color] < FORCES.cubes[color],
    issueLeft: ({ game }) => game.resolved.red + game.resolved.white < FORCES.issues,
    reading: ({ game }) => readingOf(game, cubesWithoutAnIssue),
  },
})

/** The colors of which a cube can be placed. */
export const placeable = (game: Game): readonly Color[] =>
  COLORS.filter((color) => !placing.refuses({ game }, { color }))

/** The Resources of the Moderates, against the price, where the track shows one. */
const againstPrice = ({ game, data }: PoliticsContext) =>
  game.polarization > POLITICS_PRICED
    ? 'no price'
    : compared(purse(game, data.faction), politicsPrice.ask({ free: data.free, polarization: game.polarization }))

/** Whether Politics is conducted. */
export const conduct = ask.must({
  name: 'to conduct Politics',
  cites: [politics.cost],
  seat: ({ data }) => data.faction,
  from: () => [option('conduct Politics')],
  forbid: {
    table: mayNotConduct,
    view: {
      onMap: ({ game }) => overMap(game, (space) => piecesIn(space, 'moderates')) > 0,
      polarization: ({ game }) => game.polarization,
      resources: (context) => againstPrice(context),
      limited: ({ data }) => data.limited,
      limitedReading: ({ game }) => readingOf(game, limitedPolitics),
      cubeAvailable: ({ game }) => placeable(game).length > 0,
      cubeReading: ({ game }) => readingOf(game, politicsWithoutACube),
    },
  },
})

/** The cube that is placed. */
export const cubes = ask.may(
  option('no cube'),
  {
    name: 'the cube to place in the Political Display',
    cites: [politics.eitherColor],
    seat: ({ data }) => data.faction,
    from: () => COLORS.map((color) => option('place cube', { color })),
    forbid: placing,
  },
  ({ game }) => readingOf(game, politicsWithoutACube) === 'as wished',
)
