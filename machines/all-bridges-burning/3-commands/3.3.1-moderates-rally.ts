/** Rally of the Moderates: in space after space a Network, Cells turned Underground, or Cells placed. @module */

import { type Chart, calls, charting, type OptionOf } from 'rulewright/book'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { type CellKind, flipped, holdsNews, withoutCell } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import { moderatesRallyProcedure } from '#spec/all-bridges-burning/procedures/commands'
import { ownNewsProcedure, ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { besideSpaces, type Chosen, type CommandMachine, doorOf, levelAtStart } from './3.1-terms.js'
import { exchanged } from './3.2.1-rally.js'
import { cellsToPlace, countIn, fullOffset, offsetsByItself, ownCells, placing, spaceNow } from './3.2.1-rally-cells.js'
import {
  begun,
  type ModeratesRallyContext as C,
  deedThere,
  hidingOn,
  levelsOffset,
  ModeratesRallyData,
  moderatesSpace,
  priceOf,
} from './3.3.1-moderates-rally-offers.js'

const paying = ({ game, data }: C, price: number) => ({
  game: paid(game, 'moderates', price),
  data: { ...data, paid: data.paid + price },
})

const selecting = ({ context, event: { space } }: Chosen<C, { readonly space: Space }>) => {
  const { game, data } = paying(context, priceOf(context, { spaces: 1 }))
  const selected = [...data.selected, space]
  const atStart = levelAtStart(context)
  return { game, data: { ...data, atStart, selected, offset: 0, hidden: 0, replaced: [] } }
}

const offsetting = ({ context, event: { amount } }: Chosen<C, { readonly amount: number }>) => {
  const { game, data } = paying(context, priceOf(context, { offsets: amount }))
  return { game, data: { ...data, offset: amount, offsets: data.offsets + amount } }
}

const hiding = ({ context: { game, data }, event: { cell } }: Chosen<C, { readonly cell: CellKind }>) => ({
  game: inSpace(game, spaceNow(data), (space) => flipped(space, 'moderates', cell)),
  data: { ...data, hidden: data.hidden + 1 },
})

const replacing = ({ game, data }: C): Game =>
  exchanged(game, 'moderates', spaceNow(data), (space) =>
    data.replaced.reduce((left, cell) => withoutCell(left, 'moderates', cell), space),
  )

function chartOn(map: GameMap): Chart {
  const cellsToHide = hidingOn(map)
  const { chart, go, when } = charting<
    Game,
    | OptionOf<typeof moderatesSpace>
    | OptionOf<typeof deedThere>
    | OptionOf<typeof levelsOffset>
    | OptionOf<typeof cellsToPlace>
    | OptionOf<typeof cellsToHide>
  >().implementing(moderatesRallyProcedure, ModeratesRallyData)

  return chart({
    door: doorOf('Rally', moderatesRallyProcedure),
    context: ({ input: { game, args } }) => ({ game, data: begun(game, args) }),
    initial: 'a space',
    states: {
      'a space': {
        meta: { asks: moderatesSpace, seam: true },
        on: {
          select: go('one of three', [], (chosen) => selecting(chosen)),
          stop: 'done',
          nothing: 'done',
        },
      },
      'one of three': {
        meta: { asks: deedThere },
        on: {
          'place Cells': go('who Offsets?', [cited.moderatesRally.place]),
          'hide Cells': go('hiding', [cited.moderatesRally.hide]),
          replace: go(
            'own Network',
            [cited.moderatesRally.network],
            ({ context: { data }, event: { cell, other } }) => ({
              data: { ...data, replaced: [cell, other] },
            }),
          ),
        },
      },
      'who Offsets?': {
        always: [
          when(
            'a Non-player Rallies',
            ({ context }) => offsetsByItself(context),
            go('the count', [cited.nonPlayerExceptions.offsetLevels], ({ context }) => ({
              data: { ...context.data, offset: fullOffset(context) },
            })),
          ),
          'Offset',
        ],
      },
      Offset: {
        meta: { asks: levelsOffset },
        on: {
          Offset: go('the count', [cited.moderatesRally.offset, cited.moderatesRally.offsetCost], (chosen) =>
            offsetting(chosen),
          ),
          'no Offset': 'the count',
          nothing: 'the count',
        },
      },
      'the count': {
        always: go('own Cells', [cited.moderatesRally.base], ({ context }) => ({
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
          place: go('a space', [cited.moderatesRally.place, cited.cellStatus.newCells], ({ context, event }) => ({
            game: placing(context, event.cells),
          })),
        },
      },
      hiding: {
        meta: { asks: cellsToHide },
        on: {
          hide: go('hiding', [cited.moderatesRally.hide, cited.moderatesRally.hideLimit], (chosen) => hiding(chosen)),
          'hide no more': 'a space',
          nothing: 'a space',
        },
      },
      'own Network': {
        meta: {
          calls: calls(ownPiecesProcedure, () => ({ faction: 'moderates', piece: 'Network', wanted: 1 })),
          requirements: [cited.availability.ownPieces],
        },
        on: {
          returned: go('their News', [cited.moderatesRally.network], ({ context }) => ({ game: replacing(context) })),
        },
      },
      'their News': {
        meta: {
          calls: calls(ownNewsProcedure, ({ data }) => ({
            space: spaceNow(data),
            markers: data.replaced.filter(holdsNews).length,
          })),
        },
        on: { returned: 'a space' },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.selected.length > 0 ? 'executed' : 'nowhere'),
  })
}

export const moderatesRallyOn = (map: GameMap): CommandMachine => ({
  chart: chartOn(map),
  beside: (game, terms, chosen) => besideSpaces(moderatesSpace, { game, data: begun(game, terms) }, chosen, selecting),
})
