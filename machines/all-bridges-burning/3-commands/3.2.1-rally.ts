/** Rally of the Reds or the Senate: Cells in space after space, then perhaps an Administration. @module */

import { calls, charting, type OptionOf, readingOf } from 'rulewright/book'
import { exchange, withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { CELL_KINDS, type CellKind, cellsOfKind, holdsNews, withoutCell } from '#spec/all-bridges-burning/cells'
import { withRemovedCapabilities } from '#spec/all-bridges-burning/events/capability-markers'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { inSpace, withCells, withDiscs } from '#spec/all-bridges-burning/pieces'
import { rallyProcedure } from '#spec/all-bridges-burning/procedures/commands'
import { ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Faction, Space } from '#spec/all-bridges-burning/vocabulary'
import { availableOf } from '../1-introduction/1.4.2-availability.js'
import {
  beforeStep,
  besideSpaces,
  type Chosen,
  type CommandMachine,
  doorOf,
  executedIn,
  levelAtStart,
} from './3.1-terms.js'
import {
  administration,
  begun,
  type RallyContext as C,
  cellsToPlace,
  countIn,
  fullOffset,
  offsetsByItself,
  ownCells,
  placing,
  priceOfOffset,
  priceOfSpace,
  RallyData,
  rallyOffset,
  rallySpace,
  spaceNow,
} from './3.2.1-rally-cells.js'

/** Two Cells that give way. */
export interface Pair {
  readonly cell: CellKind
  readonly other: CellKind
}

/** Every two Cells that a Faction could name; only those of the Moderates are told apart by News. */
export function pairsOf(faction: Faction): readonly Pair[] {
  const kinds = CELL_KINDS.filter((kind) => faction === 'moderates' || !holdsNews(kind))
  return kinds.flatMap((cell, index) => kinds.slice(index).map((other) => ({ cell, other })))
}

/** True if two Cells of a Faction stand in a space. */
export function standThere(space: SpaceState, faction: Faction, { cell, other }: Pair): boolean {
  const count = (kind: CellKind) => cellsOfKind(space, faction, kind)
  return cell === other ? count(cell) >= 2 : count(cell) > 0 && count(other) > 0
}

/** A space without two Cells of a Faction, nor the News that they hold. */
export const withoutPair = (space: SpaceState, faction: Faction, { cell, other }: Pair): SpaceState =>
  withoutCell(withoutCell(space, faction, cell), faction, other)

/** A game in which Cells of the Reds or the Moderates have given way to an Administration or a Network. */
export function exchanged(
  game: Game,
  faction: 'reds' | 'moderates',
  name: Space,
  withoutCells: (space: SpaceState) => SpaceState,
): Game {
  const available = availableOf(game, faction, faction === 'reds' ? 'Administration' : 'Network') > 0
  const discs = exchange.ask({ available }) === 'replaced' ? 1 : 0
  const after = inSpace(game, name, (space) =>
    withDiscs(withoutStrayMarkers.compute(withoutCells(space)), faction, discs),
  )
  return withRemovedCapabilities(game, after)
}

const selecting = ({ context, event: { space } }: Chosen<C, { readonly space: Space }>) => ({
  game: paid(context.game, context.data.faction, priceOfSpace(context)),
  data: { ...context.data, atStart: levelAtStart(context), selected: [...context.data.selected, space], offset: 0 },
})

const offsetting = ({ context, event: { amount } }: Chosen<C, { readonly amount: number }>) => ({
  game: paid(context.game, context.data.faction, priceOfOffset(context, amount)),
  data: { ...context.data, offset: amount },
})

const filling = ({ context, event: { cells } }: Chosen<C, { readonly cells: number }>) => {
  const { data } = context
  const filled = cells > 0 ? [...data.filled, spaceNow(data)] : data.filled
  return { game: placing(context, cells), data: { ...data, filled } }
}

const building = ({ game, data }: C): Game => {
  if (data.building === 'none') return game
  const { space, active } = data.building
  return exchanged(game, 'reds', space, (before) =>
    withCells(before, 'reds', { active: -active, inactive: active - 2 }),
  )
}

/** True if a card of the Reds builds an Administration at once, on its turn in the space. */
const buildsAtOnce = (game: Game): boolean =>
  game.nonPlayers.card === 48 && readingOf(game, cited.administrationByCard) === 'at once'

type RallyOption =
  | OptionOf<typeof rallySpace>
  | OptionOf<typeof rallyOffset>
  | OptionOf<typeof cellsToPlace>
  | OptionOf<typeof administration>

const { chart, go, when } = charting<Game, RallyOption>().implementing(rallyProcedure, RallyData)

const rallyChart = chart({
  door: doorOf('Rally', rallyProcedure),
  context: ({ input: { game, args } }) => ({ game, data: begun(game, args) }),
  initial: 'a space',
  states: {
    'a space': {
      meta: { asks: rallySpace, seam: true },
      on: {
        select: go('who Offsets?', [], (chosen) => selecting(chosen)),
        stop: 'an Administration',
        nothing: [
          when('a space is selected', ({ context: { data } }) => data.selected.length > 0, 'an Administration'),
          go('done', [cited.specialActivitiesInGeneral.commandInSomeSpace]),
        ],
      },
    },
    'who Offsets?': {
      always: [
        when(
          'a Non-player Rallies',
          ({ context }) => offsetsByItself(context),
          go(
            'the count',
            [cited.nonPlayerExceptions.offsetTerror, cited.nonPlayerExceptions.offsetLevels],
            ({ context }) => ({
              data: { ...context.data, offset: fullOffset(context) },
            }),
          ),
        ),
        'Offset',
      ],
    },
    Offset: {
      meta: { asks: rallyOffset },
      on: {
        Offset: go('the count', [cited.rally.offset, cited.rally.offsetCost], (chosen) => offsetting(chosen)),
        'no Offset': 'the count',
        nothing: 'the count',
      },
    },
    'the count': {
      always: go('own Cells', [cited.rally.perSpace], ({ context }) => ({
        data: { ...context.data, count: countIn(context) },
      })),
    },
    'own Cells': {
      meta: { calls: ownCells, requirements: [cited.availability.ownPieces] },
      on: { returned: 'Cells' },
    },
    Cells: {
      meta: { asks: cellsToPlace },
      on: {
        place: [
          when(
            'it is the turn of an Administration on the card',
            ({ context: { game }, event: { cells } }) => cells === 0 && buildsAtOnce(game),
            go('an Administration', [cited.readingCards.sequential]),
          ),
          go('a space', [cited.rally.perSpace, cited.cellStatus.newCells], (chosen) => filling(chosen)),
        ],
      },
    },
    'an Administration': {
      meta: { asks: administration, seam: beforeStep, requirements: [cited.rally.cellsFirst] },
      on: {
        replace: go(
          'own Administration',
          [cited.rally.administration, cited.rally.administrationOneSpace],
          ({ context: { data }, event: { space, active } }) => ({
            data: { ...data, building: { space, active } },
          }),
        ),
        'no Administration': 'done',
        nothing: 'done',
      },
    },
    'own Administration': {
      meta: {
        calls: calls(ownPiecesProcedure, () => ({ faction: 'reds', piece: 'Administration', wanted: 1 })),
        requirements: [cited.availability.ownPieces],
      },
      on: {
        returned: [
          when(
            'it was the turn of an Administration on the card',
            ({ context: { game } }) => buildsAtOnce(game),
            go('a space', [cited.rally.administration, cited.readingCards.sequential], ({ context }) => ({
              game: building(context),
            })),
          ),
          go('done', [cited.rally.administration], ({ context }) => ({ game: building(context) })),
        ],
      },
    },
    done: { type: 'final' },
  },
  output: ({ context: { game, data } }) => executedIn(game, data, data.selected.length),
})

export const rallyCommand: CommandMachine = {
  chart: rallyChart,
  beside: (game, terms, chosen) => besideSpaces(rallySpace, { game, data: begun(game, terms) }, chosen, selecting),
}
