/** The harassment of a turn: a space, the SCT, the die, and what comes of it. @module */
import { type Chart, calls, charting, type OptionOf, readingOf } from 'rulewright/book'
import { harassment, standing, unitsInside } from '#spec/talvisota/6.2-finnish-harassment'
import { drivenBack, drivenScouts } from '#spec/talvisota/6.2-scouts-in-a-space'
import { harassmentEnds, harassmentIsLast } from '#spec/talvisota/6.2-what-a-success-costs'
import { fewScouts, scoutsByDie, scoutsThatCome, soloHarassment } from '#spec/talvisota/9.2-solo-harassment'
import { retreatingProcedure } from '#spec/talvisota/combat-procedures'
import type { Components } from '#spec/talvisota/components/components'
import { withDrivenBack } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { isOverByMorale } from '#spec/talvisota/morale'
import { harassmentProcedure } from '#spec/talvisota/procedures'
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

/** Whether the game is over by a harassment. */
const isLast = (game: Game): boolean =>
  isOverByMorale(game) ||
  harassmentIsLast.ask({ down: game.morale.Soviets === 0, harassmentEnds: readingOf(game, harassmentEnds) })

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
              drivenBack.ask({ drivenScouts: readingOf(game, drivenScouts) }) === 'can be used',
            go('who comes back', [harassment.fromFront], ({ context: { game } }) => ({ game: withDrivenBack(game) })),
          ),
          'who comes back',
        ],
      },
      'who comes back': {
        meta: { asks: back },
        on: {
          'call back': go('who comes back', [harassment.available], ({ context, event }) =>
            calledBack(context, event.space),
          ),
          'no SCT back': 'which space',
          nothing: 'which space',
        },
      },
      'which space': {
        meta: { asks: space },
        on: {
          infiltrate: go('how many', [harassment.target], ({ context: { game, data }, event }) => ({
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
          send: go('the die', [harassment.scouts, harassment.fromFront], ({ context, event: { scouts } }) =>
            sent(scouts, { context }),
          ),
        },
      },
      'the die for SCT': {
        meta: { asks: numberDie },
        on: {
          come: go('do any come', [soloHarassment.die, soloHarassment.resolved], ({ context, event: { face } }) =>
            sent(
              scoutsThatCome.ask({
                called: scoutsByDie.ask({ die: face }),
                there: Math.min(3, context.game.finns.forces.SCT),
                fewScouts: readingOf(context.game, fewScouts),
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
          roll: go('what comes of it', [harassment.die, harassment.atOnce], ({ context, event: { face } }) =>
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
              standing.ask({ unitsInside: readingOf(game, unitsInside) }) === 'retreat',
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
          requirements: [harassment.lost],
        },
        on: { returned: 'whether they stay' },
      },
      'whether they stay': {
        always: [
          when('none is left', ({ context: { data } }) => data.scouts === 0, go('which space', [], gone)),
          when(
            'they stay in the solo game',
            ({ context: { game, data } }) => game.solo && data.result === 'success',
            go('which space', [soloHarassment.stay, harassment.lost], stayed),
          ),
          when(
            'they go in the solo game',
            ({ context: { game } }) => game.solo,
            go('which space', [harassment.available], gone),
          ),
          'do they stay',
        ],
      },
      'do they stay': {
        meta: { asks: stayOffer },
        on: {
          stay: go('which space', [harassment.stay, harassment.lost], stayed),
          'go back': go('which space', [harassment.available], gone),
          nothing: go('which space', [harassment.available], gone),
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { game } }) => (isLast(game) ? 'the game is over' : null),
  })
}
