/** A Move in which the opponent can use a Task wherever the unit comes to on its way. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { mayNotMoveTo } from '#spec/front-line/2.9-move'
import { inCapital } from '#spec/front-line/cities'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import { answeredMoveProcedure, answerProcedure, UnitArgs } from '#spec/front-line/procedures/procedures'
import { pathsOf } from '#spec/front-line/reach'
import { remembering } from '#spec/front-line/remembering'
import * as cited from '#spec/front-line/rules.gen'
import { isEmpty, shifted, unitAt } from '#spec/front-line/units'
import { opponentOf, SQUARES, type Square } from '#spec/front-line/vocabulary'
import { settingOut, unitInWords } from './2.9-doors.js'
import { destinationsOn, type Facts, factsOf, type MoveContext, walkerOn } from './2.9-move.js'

const Data = record({
  ...UnitArgs.unwrap().shape,
  /** The square where the Move is to end. */
  to: z.enum(SQUARES).or(z.literal('none')),
  /** The squares to which the unit has yet to come, the last of them included. */
  ahead: z.array(z.enum(SQUARES)).readonly(),
})
type C = Context<Game, z.infer<typeof Data>>

/** A way, by the squares that it passes. */
type ByWay = { readonly type: 'by way'; readonly to: Square; readonly through: string }

const NOTHING = 'nothing'
const inWords = (through: readonly Square[]): string => (through.length === 0 ? NOTHING : through.join(', '))
const targetOf = ({ to }: C['data']): Square => certain(to === 'none' ? undefined : to, 'square of the Move')

/** The ways of a unit over a board, as options. */
const waysOn = (parts: Components) => {
  const { wayBy } = destinationsOn(parts)
  const factsBy = remembering(
    ({ game, data }: C): ReadonlyMap<string, Facts> =>
      new Map(
        pathsOf(walkerOn(parts, game, data), targetOf(data)).map((path) => [inWords(path.through), factsOf(path)]),
      ),
  )
  const factsOfWay = (context: MoveContext, { through }: ByWay): Facts =>
    certain(factsBy(context as C).get(through), 'way of the Move')

  return asks<C>().must({
    name: 'the way of the Move',
    cites: [cited.move.oneOrTwo, cited.opportunityFire.range],
    about: unitInWords,
    seat: ({ data }) => data.player,
    from: (context: C): readonly ByWay[] =>
      [...factsBy(context).keys()].map((through) => option('by way', { to: targetOf(context.data), through })),
    says: (_, { to, through }) => (through === NOTHING ? `straight to ${to}` : `to ${to} through ${through}`),
    forbid: { table: mayNotMoveTo, view: wayBy<ByWay>(factsOfWay) },
  })
}

/** The squares to which a unit comes on a way; where own units stand it only passes. */
const comesTo = (game: Game, { to, through }: ByWay): readonly Square[] => [
  ...through.split(', ').flatMap((name) => SQUARES.filter((square) => square === name && isEmpty(game, square))),
  to,
]

export function answeredMoveChart(parts: Components): Chart {
  const { offer } = destinationsOn(parts)
  const ways = waysOn(parts)
  const { chart, go, when } = charting<Game, OptionOf<typeof offer> | OptionOf<typeof ways>>().implementing(
    answeredMoveProcedure,
    Data,
  )
  /** The unit one square further on its way. */
  const further = ({ context: { game, data } }: { readonly context: C }) => {
    const [next = data.unit, ...ahead] = data.ahead
    return { game: shifted(game, data.unit, next), data: { ...data, unit: next, ahead } }
  }
  const isStopped = ({ game, data: { player, unit, ahead } }: C): boolean => {
    const moving = unitAt(game, unit)
    return moving?.owner !== player || moving.status !== 'active' || !ahead.slice(0, 1).every((to) => isEmpty(game, to))
  }

  return chart({
    door: settingOut.view,
    context: ({ input: { game, args } }) => ({ game, data: { ...args, to: 'none', ahead: [] } }),
    initial: 'moving',
    states: {
      moving: {
        meta: { asks: offer },
        on: {
          move: go('which way?', [cited.move.oneUnit], ({ context: { data }, event: { to } }) => ({
            data: { ...data, to },
          })),
          nothing: 'done',
        },
      },
      'which way?': {
        meta: { asks: ways },
        on: {
          'by way': go('on the way', [], ({ context: { game, data }, event }) => ({
            data: { ...data, ahead: comesTo(game, event) },
          })),
        },
      },
      'on the way': {
        always: [
          when(
            'a Capital is occupied',
            ({ context: { game } }) => inCapital(game, parts.fields[game.field]) !== 'nobody',
            go('done', [cited.theGame.capitalWins]),
          ),
          when('the unit is stopped', ({ context }) => isStopped(context), 'done'),
          when(
            'the next square is the last',
            ({ context: { data } }) => data.ahead.length === 1,
            go('done', [], (entered) => ({ game: further(entered).game })),
          ),
          go("the opponent's Task", [], further),
        ],
      },
      "the opponent's Task": {
        meta: {
          calls: calls(answerProcedure, ({ data }) => ({ player: opponentOf(data.player) })),
          requirements: [cited.opportunityFire.when, cited.missionActions.anyTurn],
        },
        on: { returned: 'on the way' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
