/** Movement: one move on land, and the Soviet ships. Where they may go is the business of this text. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotEnd, mayNotEnter, mayNotStay, minesWork } from '#spec/russian-civil-war/4-soviet-movement'
import type { Components } from '#spec/russian-civil-war/components/components'
import type { Game } from '#spec/russian-civil-war/game'
import { entering, moved, movesOf } from '#spec/russian-civil-war/moving'
import { whitesIn } from '#spec/russian-civil-war/peace'
import { ENTERED, movementProcedure } from '#spec/russian-civil-war/procedures'
import * as cited from '#spec/russian-civil-war/rules.gen'
import { centralSails, crowdedFleets, minesIn, sailed, sunk, voyagesOf } from '#spec/russian-civil-war/sailing'
import { POWERS, type Power, ZONES } from '#spec/russian-civil-war/vocabulary'
import { turnDoor } from './doors.js'

const Data = record({
  power: z.enum(POWERS),
  /** The territory that land units have entered. */
  entered: z.enum(ENTERED),
  /** The zone to which ships have sailed. */
  sailedTo: z.enum([...ZONES, 'nowhere']),
})

type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

/** Returns the seat that decides for a power. The player of a Central Power decides for the Soviets. */
export const seatOf = (game: Game, power: Power): string => (power === 'Soviet Russia' ? game.sovietPlayer : power)
const about = ({ data }: C) => `units of ${data.power}`

const landMoveOn = ({ map }: Components) =>
  ask.may(option('stay'), {
    name: 'where land units move',
    cites: [cited.treaty.innerRussia, cited.treaty.outerRussia, cited.republic.member],
    about,
    seat: ({ game, data }) => seatOf(game, data.power),
    from: ({ game, data }: C) => movesOf(map, game, data.power),
    says: (_, { from, to }) => `from ${from} to ${to}`,
    forbid: { table: mayNotEnter, view: entering(map) },
  })

const voyageOn = (components: Components) =>
  ask.may(
    option('anchor'),
    {
      name: 'where Soviet ships sail',
      cites: [cited.sovietShips.through],
      seat: ({ game, data }) => seatOf(game, data.power),
      from: ({ game, data }) => (data.power === 'Soviet Russia' ? voyagesOf(components, game) : []),
      says: (_, { from, to }) => `from ${from} to ${to}`,
      forbid: {
        table: mayNotEnd,
        view: {
          central: ({ game }, { to }) => centralSails(game, to),
          othersCrowded: ({ game }, { from }) =>
            !centralSails(game, from) && crowdedFleets(components, game).length > 0,
          standingStill: ({ game }) => readingOf(game, cited.standingStill),
        },
      },
    },
    {
      table: mayNotStay,
      view: {
        crowded: ({ game }) => crowdedFleets(components, game).length > 0,
        standingStill: ({ game }) => readingOf(game, cited.standingStill),
      },
    },
  )

const mineOf = ({ base }: Components) =>
  ask.chance({
    name: 'whether a mine sinks the ships',
    cites: [cited.sovietShips.mines],
    from: () => [option('mine', { ships: 'sink' as const }), option('mine', { ships: 'pass' as const })],
    says: (_, { ships }) => (ships === 'sink' ? 'explodes, and the ships sink' : 'lets the ships pass'),
    weight: (_, { ships }) => (ships === 'sink' ? base.mineSinks : 6 - base.mineSinks),
  })

export function movementChart(components: Components): Chart {
  const landMove = landMoveOn(components)
  const voyage = voyageOn(components)
  const mine = mineOf(components)
  const { chart, effect, go, when } = charting<
    Game,
    OptionOf<typeof landMove> | OptionOf<typeof voyage> | OptionOf<typeof mine>
  >().implementing(movementProcedure, Data)
  const move = effect<OptionOf<typeof landMove> & { readonly type: 'move' }>(({ context: { game, data }, event }) => ({
    game: moved(game, data.power, event),
    data: { ...data, entered: event.to },
  }))

  return chart({
    door: turnDoor,
    context: ({ input: { game, args } }) => ({
      game,
      data: { power: args.power, entered: 'nowhere', sailedTo: 'nowhere' },
    }),
    initial: 'on land',
    states: {
      'on land': {
        meta: { asks: landMove },
        on: {
          move: [
            when(
              'White forces leave a combat of Outer Russia',
              ({ context: { game, data }, event }) => data.power === 'Russia' && whitesIn.compute(game, event.from),
              go('at sea', [cited.contested.mayRetreat, cited.contested.ownTurn], move),
            ),
            go('at sea', [], move),
          ],
          stay: 'at sea',
          nothing: 'at sea',
        },
      },
      'at sea': {
        meta: { asks: voyage },
        on: {
          sail: go('mines', [cited.sovietShips.through], ({ context: { game, data }, event }) => ({
            game: sailed(game, event),
            data: { ...data, sailedTo: event.to },
          })),
          anchor: 'all have moved',
          nothing: 'all have moved',
        },
      },
      mines: {
        always: [
          when(
            'mines lie in the zone that work against Soviet ships',
            ({ context: { game, data } }) =>
              data.sailedTo !== 'nowhere' && minesWork.ask({ mines: minesIn(components, game, data.sailedTo) }),
            go('a ship strikes a mine', [cited.sovietShips.mines]),
          ),
          'all have moved',
        ],
      },
      'a ship strikes a mine': {
        meta: { asks: mine },
        on: {
          mine: go('all have moved', [], ({ context: { game, data }, event }) =>
            event.ships === 'sink' && data.sailedTo !== 'nowhere' ? { game: sunk(game, data.sailedTo) } : {},
          ),
        },
      },
      'all have moved': { type: 'final' },
    },
    output: ({ context: { data } }) => data.entered,
  })
}
