/**
 * What Politics knows while it lasts, and what the Moderates choose in it.
 *
 * @module
 */
import { z } from 'zod'
import { politics } from '../../../spec/all-bridges-burning/clauses/commands/politics.js'
import { FORCES, POLITICS_PRICED } from '../../../spec/all-bridges-burning/components/forces.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { overMap, piecesIn, purse } from '../../../spec/all-bridges-burning/pieces.js'
import { Terms } from '../../../spec/all-bridges-burning/procedures/commands.js'
import { limitedPolitics } from '../../../spec/all-bridges-burning/questions/commands/limited-politics.js'
import { politicsWithoutACube } from '../../../spec/all-bridges-burning/questions/commands/politics-without-a-cube.js'
import { cubesWithoutAnIssue } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/cubes-without-an-issue.js'
import { mayNotConduct, mayNotPlaceCube, politicsPrice } from '../../../spec/all-bridges-burning/tables/politics.js'
import { COLORS, type Color } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { Context } from '../../../src/kernel/chart.js'
import { deciding } from '../../../src/kernel/deciding.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { compared } from '../../../src/kernel/view.js'

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
