/**
 * Message: Cell after Cell, each with its spaces, its steps and its check for Capture.
 *
 * @module
 */

import { type Chart, charting, type OptionOf } from '#kernel'
import { adjacency } from '#spec/all-bridges-burning/1-introduction/1.2-map'
import { resources } from '#spec/all-bridges-burning/1-introduction/1.5-resources'
import { message } from '#spec/all-bridges-burning/3-commands/3.3.2-message'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { messageProcedure } from '#spec/all-bridges-burning/procedures/commands'
import type { CommandMachine } from './command-machine.js'
import { doorOf } from './door.js'
import { hasBehind, withoutBehind } from './message-behind.js'
import {
  captureDie,
  captured,
  checkedSpaceOn,
  getsAway,
  hidden,
  mayPickUpCaught,
  stepOfCheck,
} from './message-capture.js'
import { atRest, begun, MessageData, moverOf, withMover } from './message-data.js'
import { keeping, messaging, moving, outcome, pickingUp, selecting } from './message-effects.js'
import { caughtOn, cellsOn, hiding, keepers, spacesOn, stepsOn } from './message-offers.js'

const OF_A_MOVE = { requirements: [message.moves, message.oneMarker, adjacency.movement] }

/** The chart of a Message, over the map. */
function messageChart(map: GameMap, cells: ReturnType<typeof cellsOn>): Chart {
  const spaces = spacesOn(map)
  const steps = stepsOn(map)
  const checkedSpace = checkedSpaceOn(map)
  const caught = caughtOn(map)
  const { chart, effect, when } = charting<
    Game,
    | OptionOf<typeof cells>
    | OptionOf<typeof spaces>
    | OptionOf<typeof steps>
    | OptionOf<typeof keepers>
    | OptionOf<typeof checkedSpace>
    | OptionOf<typeof captureDie>
    | OptionOf<typeof caught>
    | OptionOf<typeof hiding>
  >().implementing(messageProcedure, MessageData)
  const noCheck = effect(({ context: { data } }) => ({ data: withMover(data, { check: 'made' }) }))
  const rest = effect(({ context: { data } }) => ({ data: atRest(data) }))
  const hide = effect(({ context }) => {
    const { game, data } = hidden(context)
    return { game, data: atRest(data) }
  })

  const ending = [
    {
      target: 'done',
      guard: when('what was left with other Cells is removed (reading)', ({ context }) => hasBehind(context)),
      meta: { requirements: [message.lastCell] },
      actions: effect(({ context }) => ({ game: withoutBehind(context) })),
    },
    { target: 'done' },
  ]

  return chart({
    door: doorOf('Message', messageProcedure),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'Cells',
    states: {
      Cells: {
        meta: { asks: cells, seam: true },
        on: {
          message: {
            target: 'spaces',
            meta: { requirements: [message.moves, message.price, resources.payment] },
            actions: effect((chosen) => messaging(chosen)),
          },
          stop: ending,
          nothing: ending,
        },
      },
      spaces: {
        meta: { asks: spaces },
        on: {
          select: { target: 'spaces', actions: effect((chosen) => selecting(chosen)) },
          'stop selecting': 'steps',
          nothing: 'steps',
        },
      },
      steps: {
        meta: { asks: steps },
        on: {
          move: { target: 'on the way', meta: OF_A_MOVE, actions: effect((chosen) => moving(chosen)) },
          'pick up News': {
            target: 'on the way',
            meta: { requirements: [message.pickUp] },
            actions: effect((now) => pickingUp(now)),
          },
          'stop moving': 'after the moves',
          nothing: 'after the moves',
        },
      },
      'on the way': {
        always: [
          {
            target: 'News is left',
            guard: when('the Cell has left News behind', ({ context: { data } }) => moverOf(data).left !== 'none'),
          },
          {
            target: 'space of the check',
            guard: when('a space is to be checked', ({ context }) => stepOfCheck(context) === 'the space'),
          },
          {
            target: 'the die',
            guard: when('the die is due', ({ context }) => stepOfCheck(context) === 'the die'),
          },
          { target: 'steps' },
        ],
      },
      'News is left': {
        meta: { asks: keepers },
        on: {
          keep: { target: 'on the way', actions: effect((chosen) => keeping(chosen)) },
          nothing: {
            target: 'on the way',
            meta: { requirements: [message.lastCell] },
            actions: effect(({ context: { data } }) => ({ data: withMover(data, { left: 'none' }) })),
          },
        },
      },
      'space of the check': {
        meta: { asks: checkedSpace, requirements: [message.checkHolders, message.checkEach] },
        on: {
          check: {
            target: 'on the way',
            meta: { requirements: [message.mostCells] },
            actions: effect(({ context: { data }, event }) => ({
              data: withMover(data, { check: 'space chosen', chosen: event.space }),
            })),
          },
          nothing: { target: 'on the way', actions: noCheck },
        },
      },
      'the die': {
        meta: { asks: captureDie, requirements: [message.roll] },
        on: {
          roll: [
            {
              target: 'steps',
              guard: when('the Cell gets away', ({ context, event }) => getsAway(context, event.face)),
              meta: { requirements: [message.escapes] },
              actions: effect(({ context }) => {
                const { game, data } = hidden(context)
                return { game, data: withMover(data, { check: 'made' }) }
              }),
            },
            {
              target: 'Captured',
              guard: when('a Captured Cell may pick up News (reading)', ({ context }) => mayPickUpCaught(context)),
              meta: { requirements: [message.captured, message.activated] },
              actions: effect(({ context }) => captured(context)),
            },
            {
              target: 'after the moves',
              meta: { requirements: [message.captured, message.activated] },
              actions: effect(({ context }) => captured(context)),
            },
          ],
        },
      },
      Captured: {
        meta: { asks: caught },
        on: {
          'pick up News': {
            target: 'after the moves',
            meta: { requirements: [message.pickUp] },
            actions: effect((now) => pickingUp(now)),
          },
          'leave the News': 'after the moves',
          nothing: 'after the moves',
        },
      },
      'after the moves': {
        always: [
          {
            target: 'to hide?',
            guard: when('the Moderates decide', ({ context }) => outcome(context) === 'is asked'),
          },
          {
            target: 'Cells',
            guard: when('the Cell goes Underground', ({ context }) => outcome(context) === 'goes Underground'),
            meta: { requirements: [message.hides] },
            actions: hide,
          },
          { target: 'Cells', actions: rest },
        ],
      },
      'to hide?': {
        meta: { asks: hiding },
        on: { hide: { target: 'Cells', actions: hide }, 'stay Active': { target: 'Cells', actions: rest } },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.moved.length > 0 ? 'executed' : 'nowhere'),
  })
}

/** Message. */
export const messageOn = (map: GameMap): CommandMachine => {
  const cells = cellsOn(map)
  return {
    chart: messageChart(map, cells),
  }
}
