/**
 * Publish: Resources for Towns, and for Cells that come out into the open.
 *
 * @module
 */

import { charting, type OptionOf } from '#kernel'
import {
  publish as clauses,
  publishedIn,
  publishers,
} from '#spec/all-bridges-burning/4-special-activities/4.3.3-publish'
import { gained } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { flipped } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import { publishProcedure } from '#spec/all-bridges-burning/procedures/special-activities'
import { SPACES, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { doorOf } from './door.js'
import { begun, type PublishContext as C, PublishData, publishing, selectingOn } from './publish-offers.js'
import type { SpecialMachine } from './special-machine.js'

const RESOURCES_OF_A_CELL = 2

/** What the selected spaces bring at once, and where Cells may be Activated for more. */
const published = ({ game, data }: C): C => {
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

/** Publish, over the map. */
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
            select: go('selecting', [clauses.upToTwo], ({ context: { data }, event }) => ({
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
          always: go('Activating', [clauses.perTown], ({ context }) => published(context)),
        },
        Activating: {
          meta: { asks: publishing, requirements: [clauses.whereDesired] },
          on: {
            Activate: go('Activating', [clauses.perCell], ({ context: { game, data }, event }) => ({
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
