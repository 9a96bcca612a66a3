/** Negotiate: Cells come out into the open, enemies stand down, and Polarization may fall. @module */

import {
  asks,
  type Context,
  certain,
  charting,
  compared,
  type OptionOf,
  option,
  range,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import {
  mayNotActivate,
  mayNotDeactivate,
  mayNotLower,
  mayNotNegotiate,
  negotiatePrice,
} from '#spec/all-bridges-burning/3-commands/3.3.3-negotiate'
import { paid, purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { cellKindsIn, flipped } from '#spec/all-bridges-burning/cells'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import { negotiateProcedure, Terms } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { MILITANTS, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { NAMES, oneCell } from '#spec/all-bridges-burning/wording'
import { beforeStep, type CommandMachine, doorOf } from './3.1-terms.js'

export const NegotiateData = record({
  ...Terms.unwrap().shape,
  selected: z.array(z.enum(SPACES)).readonly(),
  /** The selected spaces in which a Cell has been Activated, the latest last. */
  done: z.array(z.enum(SPACES)).readonly(),
  /** The number of Deactivated enemy Cells. */
  deactivated: z.int(),
})

export type NegotiateContext = Context<Game, z.infer<typeof NegotiateData>>

export const begun = (terms: Terms): z.infer<typeof NegotiateData> => ({
  selected: [],
  done: [],
  deactivated: 0,
  ...terms,
})

/** The space in which a Cell has just been Activated. */
export const spaceNow = ({ done }: z.infer<typeof NegotiateData>): Space =>
  certain(done.at(-1), 'space that is Negotiated in')

const ask = asks<NegotiateContext>()

export const spaces = ask.upTo(
  option('stop'),
  {
    name: 'a space to Negotiate in',
    cites: [cited.negotiate.anySpaces],
    seat: ({ data }) => data.faction,
    from: () => SPACES.map((space) => option('select', { space })),
    forbid: {
      table: mayNotNegotiate,
      view: {
        underground: ({ game }, { space }) => game.spaces[space].cells.moderates.inactive > 0,
        activeEnemy: ({ game }, { space }) => MILITANTS.some((faction) => game.spaces[space].cells[faction].active > 0),
        selected: ({ data }, { space }) => data.selected.includes(space),
        resources: ({ game, data }) => compared(purse(game, data.faction), negotiatePrice.ask({ free: data.free })),
        limited: ({ data }) => data.limited,
        first: ({ data }) => data.selected.length === 0,
        granted: ({ data }, { space }) => data.spaces === 'any' || data.spaces.includes(space),
      },
    },
  },
  ({ data }) => data.selected.length > 0,
)

/** The kinds of Underground Cells, by whether they hold News. */
const UNDERGROUND = ['Inactive', 'Inactive with News'] as const

export const speakers = ask.toTheExtent({
  name: 'an Underground Cell to Activate',
  cites: [cited.commandsInGeneral.actorOrdersSpaces],
  seat: ({ data }) => data.faction,
  from: ({ data }) => data.selected.flatMap((space) => UNDERGROUND.map((cell) => option('Activate', { space, cell }))),
  says: (_, { space, cell }) => `${oneCell(cell, 'moderates')} in ${space}`,
  forbid: {
    table: mayNotActivate,
    view: {
      present: ({ game }, { space, cell }) =>
        cellKindsIn(game.spaces[space], 'moderates').some(({ kind }) => kind === cell),
      done: ({ data }, { space }) => data.done.includes(space),
    },
  },
})

export const enemies = ask.may(option('Deactivate nobody'), {
  name: 'an Active Cell of an enemy to Deactivate',
  about: ({ data }) => spaceNow(data),
  cites: [cited.negotiate.deactivate, cited.commandsInGeneral.actorPicksTargets],
  seat: ({ data }) => data.faction,
  from: () => MILITANTS.map((enemy) => option('Deactivate', { enemy })),
  says: (_, { enemy }) => `a Cell of ${NAMES[enemy]}`,
  forbid: {
    table: mayNotDeactivate,
    view: { active: ({ game, data }, { enemy }) => game.spaces[spaceNow(data)].cells[enemy].active > 0 },
  },
})

/** The numbers from one up to one less. */
const upTo = (most: number) => range(1, most - 1)

export const lowering = ask.may(option('keep Polarization'), {
  name: 'whether to lower Polarization',
  cites: [cited.negotiate.lower],
  seat: ({ data }) => data.faction,
  from: ({ data }) => [
    option('lower Polarization'),
    ...upTo(data.deactivated).map((by) => option('lower by', { amount: by })),
  ],
  forbid: {
    table: mayNotLower,
    view: {
      deactivated: ({ data }) => data.deactivated > 0,
      by: (_, { type }) => (type === 'lower Polarization' ? 'the number' : 'fewer'),
      reading: ({ game }) => readingOf(game, cited.negotiatedPolarization),
    },
  },
})

export type NegotiateOption =
  | OptionOf<typeof spaces>
  | OptionOf<typeof speakers>
  | OptionOf<typeof enemies>
  | OptionOf<typeof lowering>

const { chart, go } = charting<Game, NegotiateOption>().implementing(negotiateProcedure, NegotiateData)

export const negotiateCommand: CommandMachine = {
  chart: chart({
    door: doorOf('Negotiate', negotiateProcedure),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'selecting',
    states: {
      selecting: {
        meta: { asks: spaces, seam: true },
        on: {
          select: go(
            'selecting',
            [cited.negotiate.anySpaces, cited.resources.payment],
            ({ context: { game, data }, event }) => ({
              game: paid(game, data.faction, negotiatePrice.ask({ free: data.free })),
              data: {
                ...data,
                selected: SPACES.filter((space) => space === event.space || data.selected.includes(space)),
              },
            }),
          ),
          stop: 'Activating',
          nothing: 'Activating',
        },
      },
      Activating: {
        meta: { asks: speakers, seam: beforeStep },
        on: {
          Activate: go('Deactivating', [cited.negotiate.activate], ({ context: { game, data }, event }) => ({
            game: inSpace(game, event.space, (space) => flipped(space, 'moderates', event.cell)),
            data: { ...data, done: [...data.done, event.space] },
          })),
          nothing: 'Polarization',
        },
      },
      Deactivating: {
        meta: { asks: enemies },
        on: {
          Deactivate: go('Activating', [cited.negotiate.deactivate], ({ context: { game, data }, event }) => ({
            game: inSpace(game, spaceNow(data), (space) => flipped(space, event.enemy, 'Active')),
            data: { ...data, deactivated: data.deactivated + 1 },
          })),
          'Deactivate nobody': go('Activating', [cited.negotiate.deactivate]),
        },
      },
      Polarization: {
        meta: { asks: lowering, seam: beforeStep },
        on: {
          'lower Polarization': go(
            'done',
            [cited.negotiate.lower, cited.negotiate.lowerBy, cited.polarization.actions],
            ({ context: { game, data } }) => ({ game: polarized(game, -data.deactivated) }),
          ),
          'lower by': go('done', [cited.negotiate.lower, cited.negotiate.lowerBy], ({ context: { game }, event }) => ({
            game: polarized(game, -event.amount),
          })),
          'keep Polarization': go('done', [cited.negotiate.lower]),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.selected.length > 0 ? 'executed' : 'nowhere'),
  }),
}
