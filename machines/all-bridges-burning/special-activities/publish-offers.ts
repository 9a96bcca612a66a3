/**
 * What Publish knows while it lasts, and what the Moderates choose in it.
 *
 * @module
 */
import { z } from 'zod'
import { asks, type Context, option } from '#kernel'
import { specialActivitiesInGeneral } from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import {
  mayNotActivateToPublish,
  mayNotPublish,
  publish,
} from '#spec/all-bridges-burning/4-special-activities/4.3.3-publish'
import { cellKindsIn } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { piecesIn } from '#spec/all-bridges-burning/pieces'
import { SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import { oneCell } from '#spec/all-bridges-burning/wording'

/** What Publish knows while it lasts. */
export const PublishData = z
  .strictObject({
    ...SpecialArgs.unwrap().shape,
    selected: z.array(z.enum(SPACES)).readonly(),
    /** Where Cells may still be Activated, a space once for each Cell. */
    allowed: z.array(z.enum(SPACES)).readonly(),
  })
  .readonly()
/** A game, and what Publish knows. */
export type PublishContext = Context<Game, z.infer<typeof PublishData>>

/** The data with which Publish begins. */
export const begun = (args: SpecialArgs): z.infer<typeof PublishData> => ({ selected: [], allowed: [], ...args })

const ask = asks<PublishContext>()

/** Where the Moderates may Publish, over the map. */
export const selectingOn = ({ population }: GameMap) =>
  ask.upTo(
    option('stop'),
    {
      name: 'a space to Publish in',
      cites: [specialActivitiesInGeneral.selects],
      seat: ({ data }) => data.faction,
      from: () => SPACES.map((space) => option('select', { space })),
      forbid: {
        table: mayNotPublish,
        view: {
          populated: (_, { space }) => population[space] > 0,
          piece: ({ game }, { space }) => piecesIn(game.spaces[space], 'moderates') > 0,
          selected: ({ data }, { space }) => data.selected.includes(space),
          spaces: ({ data }) => data.selected.length,
        },
      },
    },
    ({ data }) => data.selected.length > 0,
  )

/** The kinds of Underground Cells, by whether they hold News. */
const UNDERGROUND = ['Inactive', 'Inactive with News'] as const

/** Which Cells are Activated for more Resources. */
export const publishing = ask.upTo(option('Activate no more'), {
  name: 'a Cell to Activate',
  cites: [publish.whereDesired],
  seat: ({ data }) => data.faction,
  from: ({ data }) => data.selected.flatMap((space) => UNDERGROUND.map((cell) => option('Activate', { space, cell }))),
  says: (_, { space, cell }) => `${oneCell(cell, 'moderates')} in ${space}`,
  forbid: {
    table: mayNotActivateToPublish,
    view: {
      underground: ({ game }, { space, cell }) =>
        cellKindsIn(game.spaces[space], 'moderates').some(({ kind }) => kind === cell),
      allowed: ({ data }, { space }) => data.allowed.includes(space),
    },
  },
})
