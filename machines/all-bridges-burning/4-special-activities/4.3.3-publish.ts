/** Publish: Resources for Towns, and for Cells that come out into the open. @module */

import { asks, type Context, charting, deciding, type OptionOf, option, record } from 'rulewright/book'
import { z } from 'zod'
import {
  mayNotActivateToPublish,
  mayNotPublish,
  publishedIn,
  publishers,
} from '#spec/all-bridges-burning/4-special-activities/4.3.3-publish'
import { gained } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { cellKindsIn, flipped } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace, piecesIn } from '#spec/all-bridges-burning/pieces'
import { publishProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Faction, SPACES, type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { oneCell } from '#spec/all-bridges-burning/wording'
import { doorOf, firstAllowed, type SpecialMachine } from './4.1-special-activities.js'

export const PublishData = record({
  ...SpecialArgs.unwrap().shape,
  selected: z.array(z.enum(SPACES)).readonly(),
  /** The spaces where Cells may still be Activated, one entry for each Cell. */
  allowed: z.array(z.enum(SPACES)).readonly(),
})

export type PublishContext = Context<Game, z.infer<typeof PublishData>>
export const begun = (args: SpecialArgs): z.infer<typeof PublishData> => ({ selected: [], allowed: [], ...args })
const ask = asks<PublishContext>()

const selects = SPACES.map((space) => option('select', { space }))

/** The prohibitions on spaces where the Moderates Publish, over the map. */
const publishingOn = ({ population }: GameMap) =>
  deciding<PublishContext, (typeof selects)[number]>()({
    table: mayNotPublish,
    view: {
      populated: (_, { space }) => population[space] > 0,
      piece: ({ game }, { space }) => piecesIn(game.spaces[space], 'moderates') > 0,
      selected: ({ data }, { space }) => data.selected.includes(space),
      spaces: ({ data }) => data.selected.length,
    },
  })

const selectingBy = (forbid: ReturnType<typeof publishingOn>) =>
  ask.upTo(
    option('stop'),
    {
      name: 'a space to Publish in',
      cites: [cited.specialActivitiesInGeneral.selects],
      seat: ({ data }) => data.faction,
      from: () => selects,
      forbid,
    },
    ({ data }) => data.selected.length > 0,
  )

/** The kinds of Underground Cells, by whether they hold News. */
const UNDERGROUND = ['Inactive', 'Inactive with News'] as const

export const activating = ask.upTo(option('Activate no more'), {
  name: 'a Cell to Activate',
  cites: [cited.publish.whereDesired],
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

/** The Resources of a space, before Cells are Activated. */
const broughtBy = (name: Space) => publishedIn.ask({ town: TOWNS.some((town) => town === name) })

/** Returns the number of Cells that may be Activated in a space. */
const publishersIn = (game: Game, name: Space) => {
  const { personality, networks } = game.spaces[name]
  return publishers.ask({ personality, networks })
}

/** The Resources of a space with all Cells Activated that can be. */
const mostFrom = (game: Game, name: Space) =>
  broughtBy(name) + RESOURCES_OF_A_CELL * Math.min(publishersIn(game, name), game.spaces[name].cells.moderates.inactive)

/** The game after Publish in the spaces that bring most. */
const atBestBy =
  (publishing: ReturnType<typeof publishingOn>) =>
  (game: Game, faction: Faction): readonly Game[] => {
    const best = selects.toSorted((one, other) => mostFrom(game, other.space) - mostFrom(game, one.space))
    const spaces = firstAllowed((selected) =>
      publishing.allowed({ game, data: { ...begun({ faction, free: false }), selected } }, best),
    )
    return [
      gained(
        game,
        faction,
        spaces.reduce((total, space) => total + mostFrom(game, space), 0),
      ),
    ]
  }

/** Adds the immediate gains of the selected spaces, and lists the spaces where Activating Cells brings more. */
const published = ({ game, data }: PublishContext): PublishContext => {
  const brought = data.selected.map(broughtBy)
  const allowed = data.selected.flatMap((name) => Array.from({ length: publishersIn(game, name) }, () => name))
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
  const publishing = publishingOn(map)
  const selecting = selectingBy(publishing)
  const { chart, go } = charting<Game, OptionOf<typeof selecting> | OptionOf<typeof activating>>().implementing(
    publishProcedure,
    PublishData,
  )
  return {
    atBest: atBestBy(publishing),
    chart: chart({
      door: doorOf('Publish'),
      context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
      initial: 'selecting',
      states: {
        selecting: {
          meta: { asks: selecting },
          on: {
            select: go('selecting', [cited.publish.upToTwo], ({ context: { data }, event }) => ({
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
          always: go('Activating', [cited.publish.perTown], ({ context }) => published(context)),
        },
        Activating: {
          meta: { asks: activating, requirements: [cited.publish.whereDesired] },
          on: {
            Activate: go('Activating', [cited.publish.perCell], ({ context: { game, data }, event }) => ({
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
