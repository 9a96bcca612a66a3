/** A stand-in for the combat of the base game: one throw decides each combat of a power. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, record } from 'rulewright/book'
import { z } from 'zod'
import { battlesOf, withBattle } from '#spec/russian-civil-war/combat'
import type { Game } from '#spec/russian-civil-war/game'
import { combatProcedure } from '#spec/russian-civil-war/procedures'
import * as cited from '#spec/russian-civil-war/rules.gen'
import { type Place, POWERS, TERRITORIES, ZONES } from '#spec/russian-civil-war/vocabulary'
import { turnDoor } from '../doors.js'

const Data = record({
  power: z.enum(POWERS),
  /** The places in which combat is still to come. */
  left: z.array(z.enum([...TERRITORIES, ...ZONES])).readonly(),
})
type C = Context<Game, z.infer<typeof Data>>

/** The throw that decides the first of some combats. */
export const throwingFor = <Known>(fought: (context: Known) => readonly Place[]) =>
  asks<Known>().chance({
    name: 'how a combat ends',
    cites: [cited.civilWar.sides, cited.republic.atWar, cited.republic.member, cited.sovietShips.hostile],
    from: (context) =>
      fought(context)
        .slice(0, 1)
        .flatMap((place) =>
          (['the attackers', 'the defenders', 'nobody'] as const).map((won) => option('combat', { place, won })),
        ),
    says: (_, { place, won }) => `in ${place}: ${won === 'nobody' ? 'nobody wins' : `${won} win`}`,
  })

const throwing = throwingFor(({ data: { left } }: C) => left)

const { chart, go, when } = charting<Game, OptionOf<typeof throwing>>().implementing(combatProcedure, Data)

export const combatChart: Chart = chart({
  door: turnDoor,
  context: ({ input: { game, args } }) => ({ game, data: { power: args.power, left: battlesOf(game, args.power) } }),
  initial: 'is there combat',
  states: {
    'is there combat': {
      always: [
        when('no combat is left', ({ context: { data } }) => data.left.length === 0, 'no more combat'),
        'a combat',
      ],
    },
    'a combat': {
      meta: { asks: throwing },
      on: {
        combat: go('is there combat', [], ({ context: { game, data }, event }) => ({
          game: withBattle(game, data.power, event.place, event.won),
          data: { ...data, left: data.left.slice(1) },
        })),
      },
    },
    'no more combat': { type: 'final' },
  },
  output: null,
})
