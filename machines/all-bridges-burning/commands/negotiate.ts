/**
 * Negotiate: Cells come out into the open, enemies stand down, and Polarization may fall.
 *
 * @module
 */

import { charting } from '#kernel'
import { resources } from '#spec/all-bridges-burning/1-introduction/1.5-resources'
import { polarization, polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import { negotiate as clauses, negotiatePrice } from '#spec/all-bridges-burning/3-commands/3.3.3-negotiate'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { flipped } from '#spec/all-bridges-burning/cells'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import { negotiateProcedure } from '#spec/all-bridges-burning/procedures/commands'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import { beforeStep, type CommandMachine } from './command-machine.js'
import { doorOf } from './door.js'
import {
  begun,
  enemies,
  lowering,
  NegotiateData,
  type NegotiateOption,
  spaceNow,
  spaces,
  speakers,
} from './negotiate-offers.js'

const { chart, go } = charting<Game, NegotiateOption>().implementing(negotiateProcedure, NegotiateData)

/** Negotiate. */
export const negotiate: CommandMachine = {
  chart: chart({
    door: doorOf('Negotiate', negotiateProcedure),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'selecting',
    states: {
      selecting: {
        meta: { asks: spaces, seam: true },
        on: {
          select: go('selecting', [clauses.anySpaces, resources.payment], ({ context: { game, data }, event }) => ({
            game: paid(game, data.faction, negotiatePrice.ask({ free: data.free })),
            data: {
              ...data,
              selected: SPACES.filter((space) => space === event.space || data.selected.includes(space)),
            },
          })),
          stop: 'Activating',
          nothing: 'Activating',
        },
      },
      Activating: {
        meta: { asks: speakers, seam: beforeStep },
        on: {
          Activate: go('Deactivating', [clauses.activate], ({ context: { game, data }, event }) => ({
            game: inSpace(game, event.space, (space) => flipped(space, 'moderates', event.cell)),
            data: { ...data, done: [...data.done, event.space] },
          })),
          nothing: 'Polarization',
        },
      },
      Deactivating: {
        meta: { asks: enemies },
        on: {
          Deactivate: go('Activating', [clauses.deactivate], ({ context: { game, data }, event }) => ({
            game: inSpace(game, spaceNow(data), (space) => flipped(space, event.enemy, 'Active')),
            data: { ...data, deactivated: data.deactivated + 1 },
          })),
          'Deactivate nobody': go('Activating', [clauses.deactivate]),
        },
      },
      Polarization: {
        meta: { asks: lowering, seam: beforeStep },
        on: {
          'lower Polarization': go(
            'done',
            [clauses.lower, clauses.lowerBy, polarization.actions],
            ({ context: { game, data } }) => ({ game: polarized(game, -data.deactivated) }),
          ),
          'lower by': go('done', [clauses.lower, clauses.lowerBy], ({ context: { game }, event }) => ({
            game: polarized(game, -event.amount),
          })),
          'keep Polarization': go('done', [clauses.lower]),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.selected.length > 0 ? 'executed' : 'nowhere'),
  }),
}
