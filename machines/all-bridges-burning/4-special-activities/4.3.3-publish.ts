/** Publish: Resources for Towns, and for Cells that come out into the open. @module */

import { asks, type Context, charting, type OptionOf, option, record } from 'rulewright/book'
import { z } from 'zod'
import { specialActivitiesInGeneral } from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import {
  mayNotActivateToPublish,
  mayNotPublish,
  publish,
  publishedIn,
  publishers,
} from '#spec/all-bridges-burning/4-special-activities/4.3.3-publish'
import { gained } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { cellKindsIn, flipped } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace, piecesIn } from '#spec/all-bridges-burning/pieces'
import { publishProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import { SPACES, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { oneCell } from '#spec/all-bridges-burning/wording'
import { doorOf, type SpecialMachine } from './4.1-special-activities.js'

export const PublishData = record({
  ...SpecialArgs.unwrap().shape,
  selected: z.array(z.enum(SPACES)).readonly(),
  /** Where Cells may still be Activated, a space once for each Cell. */
  allowed: z.array(z.enum(SPACES)).readonly(),
})

export type PublishContext = Context<Game, z.infer<typeof PublishData>>
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

const RESOURCES_OF_A_CELL = 2

/** What the selected spaces bring at once, and where Cells may be Activated for more. */
const published = ({ game, data }: PublishContext): PublishContext => {
  const brought = data.selected.map((name) => publishedIn.ask({ town: TOWNS.some((town) => town === name) }))
  const allowed = data.selected.flatMap((name) => {
    const { personality, networks } = game.spaces[name]
    return Array.from({ length: publishers.ask({ personality, networks }) }, () => name)
  })
  return {
    game: gained(
      game,
      data.faction,
      brought.reduce<number>((total, one) => total + one, 0),
    ),
    data: { ...data, allowed },
  }
}

export function publishOn(map: GameMap): SpecialMachine {
  const selecting = selectingOn(map)
  const { chart, go } = charting<Game, OptionOf<typeof selecting> | OptionOf<typeof publishing>>().implementing(
    publishProcedure,
    PublishData,
  )
  return {
    chart: chart({
      door: doorOf('Publish'),
      context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
      initial: 'selecting',
      states: {
        selecting: {
          meta: { asks: selecting },
          on: {
            select: go('selecting', [publish.upToTwo], ({ context: { data }, event }) => ({
              data: {
                ...data,
                selected: SPACES.filter((space) => space === event.space || data.selected.includes(space)),
              },
            })),
            stop: 'earning',
            nothing: 'earning',
          },
        },
        earning: {
          always: go('Activating', [publish.perTown], ({ context }) => published(context)),
        },
        Activating: {
          meta: { asks: publishing, requirements: [publish.whereDesired] },
          on: {
            Activate: go('Activating', [publish.perCell], ({ context: { game, data }, event }) => ({
              game: gained(
                inSpace(game, event.space, (space) => flipped(space, 'moderates', event.cell)),
                data.faction,
                RESOURCES_OF_A_CELL,
              ),
              data: { ...data, allowed: data.allowed.toSpliced(data.allowed.indexOf(event.space), 1) },
            })),
            'Activate no more': 'done',
            nothing: 'done',
          },
        },
        done: { type: 'final' },
      },
      output: null,
    }),
  }
}
