/** The Activism of a Non-player: the action points of its card, one after another. @module */

import { charting, type OptionOf, readingOf } from 'rulewright/book'
import { cameTo } from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import type { ActivismStep } from '#spec/all-bridges-burning/8-non-players/8.1.3-exceptions'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace, nextLevel } from '#spec/all-bridges-burning/pieces'
import { nonPlayerActivismProcedure } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { Chosen } from '../3-commands/3.1-terms.js'
import { flipsAt } from '../3-commands/3.2.2-activated-cells.js'
import { activating, flipping, withoutActive } from '../3-commands/3.2.2-activism.js'
import { activatingState, type activation, BY_A_DIE, roll } from '../3-commands/3.2.2-agitation.js'
import { nonPlayerDoor } from './8.0-automaton.js'
import {
  begun,
  type NonPlayerActivismContext as C,
  cardSteps,
  dieIn,
  faceIn,
  flipByCard,
  NonPlayerActivismData,
  suffices,
} from './8.1.3-activism-offers.js'
import { cardWithoutDie } from './8.2.3-dice.js'

interface InSpace {
  readonly space: Space
}

/** The data after a step has begun in a space. */
const stepping = ({ data }: C, step: ActivismStep, space: Space): NonPlayerActivismData => ({
  ...data,
  stepsTaken: [...data.stepsTaken, step],
  selected: data.selected.includes(space) ? data.selected : [...data.selected, space],
})

const removing = ({ context, event: { space } }: Chosen<C, InSpace>) => {
  const data = stepping(context, 'remove', space)
  return { game: withoutActive(context, space), data: { ...data, removedIn: [...data.removedIn, space] } }
}

const beginningFlips = ({ context, event: { space } }: Chosen<C, InSpace>) => {
  const data = stepping(context, 'flip', space)
  return { data: { ...data, done: [...data.done, space], flips: [], most: flipsAt(context, space) } }
}

/** Removes the Terror of the space, which counts as paid, and shifts it as far as this Command may. */
const agitating = ({ context, event: { space: name } }: Chosen<C, InSpace>) => ({
  game: inSpace(context.game, name, (space) => ({
    ...space,
    terror: { red: 0, white: 0 },
    level: space.level === 'Active Opposition' ? space.level : nextLevel(space.level, 'Opposition'),
  })),
  data: stepping(context, 'Agitation', name),
})

const takingDie = ({ data }: C) => ({ data: { ...data, stepsTaken: [...data.stepsTaken, 'die' as const] } })

type StepOption =
  | OptionOf<typeof cardSteps>
  | OptionOf<typeof flipByCard>
  | OptionOf<typeof roll>
  | OptionOf<typeof activation>

const { chart, go, when } = charting<Game, StepOption>().implementing(nonPlayerActivismProcedure, NonPlayerActivismData)

export const nonPlayerActivismChart = chart({
  door: { ...nonPlayerDoor, withoutDie: ({ game, args: { faction } }) => cardWithoutDie(game, faction) },
  context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
  initial: 'card steps',
  states: {
    'card steps': {
      meta: {
        asks: cardSteps,
        seam: true,
        requirements: [
          cited.readingCards.sequential,
          cited.nonPlayerExceptions.noSpending,
          cited.noResourceTracking.noSpending,
        ],
      },
      on: {
        remove: go(
          'card steps',
          [cited.activism.remove, cited.activism.removePolarization, cited.polarization.actions],
          (chosen) => removing(chosen),
        ),
        'flip in': go('flip Cells', [], (chosen) => beginningFlips(chosen)),
        Agitate: go(
          'card steps',
          [
            cited.nonPlayerExceptions.agitationTerror,
            cited.activism.agitateTerrorFirst,
            cited.activism.agitateDirection,
            cited.readingCards.maximumExtent,
            cited.support.shifts,
          ],
          (chosen) => agitating(chosen),
        ),
        'take the die': go('which die?', [cited.activism.dieNoSpaces], ({ context }) => takingDie(context)),
        'nothing further': 'done',
        nothing: 'done',
      },
    },
    'flip Cells': {
      meta: { asks: flipByCard },
      on: {
        flip: go('flip Cells', [cited.activism.flip], (chosen) => flipping(chosen)),
        'no more flips': 'card steps',
        nothing: 'card steps',
      },
    },
    'which die?': {
      always: [
        when(
          'the die was rolled with the card, and suffices',
          ({ context }) => dieIn(context) === 'retained' && suffices(context, faceIn(context)),
          go('Activate Cells', [cited.nonPlayerExceptions.activismDie], ({ context }) => ({
            data: { ...context.data, roll: faceIn(context) },
          })),
        ),
        when('the die was rolled with the card', ({ context }) => dieIn(context) === 'retained', 'card steps'),
        'the die',
      ],
    },
    'the die': {
      meta: { asks: roll },
      on: {
        roll: [
          when(
            'the die suffices',
            ({ context, event }) => suffices(context, event.face),
            go('Activate Cells', [], ({ context: { data }, event: { face } }) => ({ data: { ...data, roll: face } })),
          ),
          'card steps',
        ],
      },
    },
    'Activate Cells': activatingState(
      'card steps',
      go<Extract<OptionOf<typeof activation>, { type: 'Activate' }>>('Activate Cells', BY_A_DIE, (chosen) =>
        activating(chosen),
      ),
    ),
    done: { type: 'final' },
  },
  output: ({ context: { game, data } }) =>
    cameTo.ask({
      space: data.selected.length > 0,
      otherwise: data.activated.length > 0,
      reading: readingOf(game, cited.specialWithoutSpaces),
    }),
})
