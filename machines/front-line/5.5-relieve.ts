/** Relieve: two units swap places. @module */

import { asks, type Chart, type Context, charting, deciding, type OptionOf, option } from 'rulewright/book'
import { mayNotSwap } from '#spec/front-line/5.5-relieve'
import { type Board, rememberingPlayers } from '#spec/front-line/board'
import type { Components } from '#spec/front-line/components/components'
import { besideOf } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import { neighborhoodOf } from '#spec/front-line/neighborhood'
import { relieveProcedure, TurnArgs } from '#spec/front-line/procedures/procedures'
import * as cited from '#spec/front-line/rules.gen'
import { swapped, unitAt, unitsOf } from '#spec/front-line/units'
import type { Player, Square } from '#spec/front-line/vocabulary'

type RelieveContext = Context<Board, TurnArgs>
const isActive = (game: Board, square: Square): boolean => unitAt(game, square)?.status === 'active'

/** Every two units of a player. */
function pairsOf({ game, data }: RelieveContext) {
  const units = unitsOf(game, data.player)
  return units.flatMap((unit, index) => units.slice(index + 1).map((other) => option('swap', { unit, with: other })))
}

const unswappable = deciding<RelieveContext, { readonly unit: Square; readonly with: Square }>()({
  table: mayNotSwap,
  view: {
    neighbors: (_, { unit, with: other }) => neighborhoodOf(unit, other),
    active: ({ game }, { unit, with: other }) => [unit, other].filter((square) => isActive(game, square)).length,
  },
})

/** Units of a player that share a side, with each other. */
const sidesShared = (game: Board, player: Player) =>
  unitsOf(game, player).flatMap((unit) =>
    besideOf(unit)
      .filter((other) => unitAt(game, other)?.owner === player)
      .map((other) => ({ unit, with: other })),
  )

/** Units that share a side are looked at first: there are few such pairs, and most often they can swap. */
const isOpen = rememberingPlayers((game, player) => {
  const context = { game, data: { player } }
  return unswappable.allowsSome(context, sidesShared(game, player)) || unswappable.allowsSome(context, pairsOf(context))
})

const pairs = asks<RelieveContext>().must({
  name: 'the two units that swap',
  cites: [cited.relieve.swap],
  seat: ({ data }) => data.player,
  from: pairsOf,
  says: ({ game }, { unit, with: other }) => `${game.squares[unit]} in ${unit} with ${game.squares[other]} in ${other}`,
  forbid: unswappable,
  soon: ({ game, data: { player } }) => isOpen(game, player),
})

const { chart, go } = charting<Game, OptionOf<typeof pairs>>().implementing(relieveProcedure, TurnArgs)

export const relieveChart = (_: Components): Chart =>
  chart({
    context: ({ input: { game, args } }) => ({ game, data: args }),
    initial: 'choosing',
    states: {
      choosing: {
        meta: { asks: pairs },
        on: {
          swap: go('done', [cited.relieve.swap], ({ context: { game }, event: { unit, with: other } }) => ({
            game: swapped(game, unit, other),
          })),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
