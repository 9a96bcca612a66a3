/** Message: Cell after Cell, each with its spaces, its steps and its check for Capture. @module */

import { type Chart, charting, type OptionOf } from 'rulewright/book'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { messageProcedure } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type CommandMachine, doorOf } from './3.1-terms.js'
import {
  captureDie,
  captured,
  checkedSpaceOn,
  getsAway,
  hidden,
  mayPickUpCaught,
  stepOfCheck,
} from './3.3.2-capture.js'
import { atRest, begun, MessageData, moverOf, withMover } from './3.3.2-movers.js'
import { caughtOn, cellsOn, hiding, keepers, spacesOn, stepsOn } from './3.3.2-moving-cells.js'
import { hasBehind, keeping, messaging, moving, outcome, pickingUp, selecting, withoutBehind } from './3.3.2-news.js'

const OF_A_MOVE = [cited.message.moves, cited.message.oneMarker, cited.adjacency.movement]

function messageChart(map: GameMap, cells: ReturnType<typeof cellsOn>): Chart {
  const spaces = spacesOn(map)
  const steps = stepsOn(map)
  const checkedSpace = checkedSpaceOn(map)
  const caught = caughtOn(map)
  const { chart, effect, go, when } = charting<
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
    when(
      'what was left with other Cells is removed (reading)',
      ({ context }) => hasBehind(context),
      go('done', [cited.message.lastCell], ({ context }) => ({ game: withoutBehind(context) })),
    ),
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
          message: go('spaces', [cited.message.moves, cited.message.price, cited.resources.payment], (chosen) =>
            messaging(chosen),
          ),
          stop: ending,
          nothing: ending,
        },
      },
      spaces: {
        meta: { asks: spaces },
        on: {
          select: go('spaces', [], (chosen) => selecting(chosen)),
          'stop selecting': 'steps',
          nothing: 'steps',
        },
      },
      steps: {
        meta: { asks: steps },
        on: {
          move: go('on the way', OF_A_MOVE, (chosen) => moving(chosen)),
          'pick up News': go('on the way', [cited.message.pickUp], (now) => pickingUp(now)),
          'stop moving': 'after the moves',
          nothing: 'after the moves',
        },
      },
      'on the way': {
        always: [
          when(
            'the Cell has left News behind',
            ({ context: { data } }) => moverOf(data).left !== 'none',
            'News is left',
          ),
          when('a space is to be checked', ({ context }) => stepOfCheck(context) === 'the space', 'space of the check'),
          when('the die is due', ({ context }) => stepOfCheck(context) === 'the die', 'the die'),
          'steps',
        ],
      },
      'News is left': {
        meta: { asks: keepers },
        on: {
          keep: go('on the way', [], (chosen) => keeping(chosen)),
          nothing: go('on the way', [cited.message.lastCell], ({ context: { data } }) => ({
            data: withMover(data, { left: 'none' }),
          })),
        },
      },
      'space of the check': {
        meta: { asks: checkedSpace, requirements: [cited.message.checkHolders, cited.message.checkEach] },
        on: {
          check: go('on the way', [cited.message.mostCells], ({ context: { data }, event }) => ({
            data: withMover(data, { check: 'space chosen', chosen: event.space }),
          })),
          nothing: go('on the way', [], noCheck),
        },
      },
      'the die': {
        meta: { asks: captureDie, requirements: [cited.message.roll] },
        on: {
          roll: [
            when(
              'the Cell gets away',
              ({ context, event }) => getsAway(context, event.face),
              go('steps', [cited.message.escapes], ({ context }) => {
                const { game, data } = hidden(context)
                return { game, data: withMover(data, { check: 'made' }) }
              }),
            ),
            when(
              'a Captured Cell may pick up News (reading)',
              ({ context }) => mayPickUpCaught(context),
              go('Captured', [cited.message.captured, cited.message.activated], ({ context }) => captured(context)),
            ),
            go('after the moves', [cited.message.captured, cited.message.activated], ({ context }) =>
              captured(context),
            ),
          ],
        },
      },
      Captured: {
        meta: { asks: caught },
        on: {
          'pick up News': go('after the moves', [cited.message.pickUp], (now) => pickingUp(now)),
          'leave the News': 'after the moves',
          nothing: 'after the moves',
        },
      },
      'after the moves': {
        always: [
          when('the Moderates decide', ({ context }) => outcome(context) === 'is asked', 'to hide?'),
          when(
            'the Cell goes Underground',
            ({ context }) => outcome(context) === 'goes Underground',
            go('Cells', [cited.message.hides], hide),
          ),
          go('Cells', [], rest),
        ],
      },
      'to hide?': {
        meta: { asks: hiding },
        on: { hide: go('Cells', [], hide), 'stay Active': go('Cells', [], rest) },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.moved.length > 0 ? 'executed' : 'nowhere'),
  })
}

export const messageOn = (map: GameMap): CommandMachine => {
  const cells = cellsOn(map)
  return { chart: messageChart(map, cells) }
}
