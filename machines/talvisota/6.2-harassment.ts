/** The harassment of a turn: a space, the SCT, the die, and what comes of it. @module */

import { type Chart, calls, charting, type OptionOf, readingOf } from 'rulewright/book'
import { standing } from '#spec/talvisota/6.2-finnish-harassment'
import { drivenBack } from '#spec/talvisota/6.2-scouts-in-a-space'
import { harassmentIsLast } from '#spec/talvisota/6.2-what-a-success-costs'
import { scoutsByDie, scoutsThatCome } from '#spec/talvisota/9.2-solo-harassment'
import { retreatingProcedure } from '#spec/talvisota/combat-procedures'
import type { Components } from '#spec/talvisota/components/components'
import { withDrivenBack } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { isOverByMorale } from '#spec/talvisota/morale'
import { harassmentProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { printed, spaceIn } from '#spec/talvisota/spaces'
import { sizeOf } from '#spec/talvisota/units'
import {
  after,
  backOn,
  type C,
  calledBack,
  Data,
  dieOn,
  gone,
  numberDie,
  numberOffer,
  resultOf,
  sent,
  spaceOn,
  stayed,
  stayOffer,
  withMarker,
} from './6.2-harassment-offers.js'

/** True if a harassment ends the game. */
const isLast = (game: Game): boolean =>
  isOverByMorale(game) ||
  harassmentIsLast.ask({ down: game.morale.Soviets === 0, harassmentEnds: readingOf(game, cited.harassmentEnds) })

export function harassmentChart(parts: Components): Chart {
  const back = backOn(parts)
  const space = spaceOn(parts)
  const die = dieOn(parts)
  const { chart, go, when } = charting<
    Game,
    | OptionOf<typeof back>
    | OptionOf<typeof space>
    | OptionOf<typeof numberOffer>
    | OptionOf<typeof numberDie>
    | OptionOf<typeof die>
    | OptionOf<typeof stayOffer>
  >().implementing(harassmentProcedure, Data)
  return chart({
    context: ({ input: { game } }) => ({ game, data: { space: 'none', scouts: 0, result: 'failure' } }),
    initial: 'who was driven back',
    states: {
      'who was driven back': {
        always: [
          when(
            'SCT that a combat has driven back can be used',
            ({ context: { game } }) =>
              game.finns.driven !== undefined &&
              drivenBack.ask({ drivenScouts: readingOf(game, cited.drivenScouts) }) === 'can be used',
            go('who comes back', [cited.harassment.fromFront], ({ context: { game } }) => ({
              game: withDrivenBack(game),
            })),
          ),
          'who comes back',
        ],
      },
      'who comes back': {
        meta: { asks: back },
        on: {
          'call back': go('who comes back', [cited.harassment.available], ({ context, event }) =>
            calledBack(context, event.space),
          ),
          'no SCT back': 'which space',
          nothing: 'which space',
        },
      },
      'which space': {
        meta: { asks: space },
        on: {
          infiltrate: go('how many', [cited.harassment.target], ({ context: { game, data }, event }) => ({
            game: withMarker(game, event.space),
            data: { ...data, space: event.space },
          })),
          'no infiltration': 'done',
          nothing: 'done',
        },
      },
      'how many': {
        always: [when('a die says it', ({ context: { game } }) => game.solo, 'the die for SCT'), 'the number of SCT'],
      },
      'the number of SCT': {
        meta: { asks: numberOffer },
        on: {
          send: go('the die', [cited.harassment.scouts, cited.harassment.fromFront], ({ context, event: { scouts } }) =>
            sent(scouts, { context }),
          ),
        },
      },
      'the die for SCT': {
        meta: { asks: numberDie },
        on: {
          come: go(
            'do any come',
            [cited.soloHarassment.die, cited.soloHarassment.resolved],
            ({ context, event: { face } }) =>
              sent(
                scoutsThatCome.ask({
                  called: scoutsByDie.ask({ die: face }),
                  there: Math.min(3, context.game.finns.forces.SCT),
                  fewScouts: readingOf(context.game, cited.fewScouts),
                }),
                { context },
              ),
          ),
        },
      },
      'do any come': {
        always: [
          when('none comes', ({ context: { data } }) => data.scouts === 0, go('which space', [], gone)),
          'the die',
        ],
      },
      'the die': {
        meta: { asks: die },
        on: {
          roll: go(
            'what comes of it',
            [cited.harassment.die, cited.harassment.atOnce],
            ({ context, event: { face } }) =>
              after(parts, { ...context, data: { ...context.data, result: resultOf(parts, context, face) } }),
          ),
        },
      },
      'what comes of it': {
        always: [
          when('the game is over by it', ({ context: { game } }) => isLast(game), 'done'),
          when(
            'Soviet units retreat',
            ({ context: { game, data } }) =>
              data.result === 'success' &&
              sizeOf(spaceIn(game, data.space).soviets) > 0 &&
              standing.ask({ unitsInside: readingOf(game, cited.unitsInside) }) === 'retreat',
            'the retreat',
          ),
          'whether they stay',
        ],
      },
      'the retreat': {
        meta: {
          calls: calls(retreatingProcedure, ({ game, data }: C) => ({
            order: 0,
            from: 'none',
            space: data.space,
            front: printed(parts.map, data.space).front,
            units: spaceIn(game, data.space).soviets,
            steps: 1,
          })),
          requirements: [cited.harassment.lost],
        },
        on: { returned: 'whether they stay' },
      },
      'whether they stay': {
        always: [
          when('none is left', ({ context: { data } }) => data.scouts === 0, go('which space', [], gone)),
          when(
            'they stay in the solo game',
            ({ context: { game, data } }) => game.solo && data.result === 'success',
            go('which space', [cited.soloHarassment.stay, cited.harassment.lost], stayed),
          ),
          when(
            'they go in the solo game',
            ({ context: { game } }) => game.solo,
            go('which space', [cited.harassment.available], gone),
          ),
          'do they stay',
        ],
      },
      'do they stay': {
        meta: { asks: stayOffer },
        on: {
          stay: go('which space', [cited.harassment.stay, cited.harassment.lost], stayed),
          'go back': go('which space', [cited.harassment.available], gone),
          nothing: go('which space', [cited.harassment.available], gone),
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { game } }) => (isLast(game) ? 'the game is over' : null),
  })
}
