/**
 * Activism: spaces, then own or enemy Cells there, then the die or Agitation.
 *
 * @module
 */
import { activism as clauses } from '../../../spec/all-bridges-burning/clauses/commands/activism.js'
import { polarization, support } from '../../../spec/all-bridges-burning/clauses/tracks.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { activismProcedure } from '../../../spec/all-bridges-burning/procedures/commands.js'
import { specialWithoutSpaces } from '../../../spec/all-bridges-burning/questions/special-without-spaces.js'
import { cameTo } from '../../../spec/all-bridges-burning/tables/without-spaces.js'
import { charting } from '../../../src/kernel/chart.js'
import type { OptionOf } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { ActivismData, begun } from './activism-data.js'
import {
  activating,
  agitating,
  beginningFlips,
  flipping,
  removing,
  selecting,
  stepping,
  takingDie,
} from './activism-effects.js'
import { firstStep, flip, selection } from './activism-offers.js'
import { activation, agitationStep, roll, secondStep } from './activism-second.js'
import { type CommandMachine, openingOf } from './command-machine.js'

type Choice =
  | OptionOf<typeof selection>
  | OptionOf<typeof firstStep>
  | OptionOf<typeof flip>
  | OptionOf<typeof secondStep>
  | OptionOf<typeof agitationStep>
  | OptionOf<typeof roll>
  | OptionOf<typeof activation>

const { chart, effect } = charting<Game, Choice>().implementing(activismProcedure, ActivismData)

const theDie = {
  target: 'the die',
  meta: { requirements: [clauses.dieCost, clauses.dieNoSpaces, clauses.limitedDie] },
}

const activismChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
  initial: 'select spaces',
  states: {
    'select spaces': {
      meta: { asks: selection, seam: true },
      on: {
        select: { target: 'select spaces', actions: effect((chosen) => selecting(chosen)) },
        'take the die': { ...theDie, actions: effect((chosen) => takingDie(chosen)) },
        stop: 'first step',
        nothing: 'first step',
      },
    },
    'first step': {
      meta: { asks: firstStep, seam: true },
      on: {
        remove: {
          target: 'first step',
          meta: { requirements: [clauses.remove, clauses.removePolarization, polarization.actions] },
          actions: effect((chosen) => removing(chosen)),
        },
        'flip in': {
          target: 'flip Cells',
          meta: { requirements: [clauses.flip] },
          actions: effect((chosen) => beginningFlips(chosen)),
        },
        'no more Cells': 'second step',
        nothing: 'second step',
      },
    },
    'flip Cells': {
      meta: { asks: flip },
      on: {
        flip: {
          target: 'flip Cells',
          meta: { requirements: [clauses.flip] },
          actions: effect((chosen) => flipping(chosen)),
        },
        'no more flips': 'first step',
        nothing: 'first step',
      },
    },
    'second step': {
      meta: { asks: secondStep, seam: true, requirements: [clauses.thenLater] },
      on: {
        'take the die': { ...theDie, actions: effect((chosen) => takingDie(chosen)) },
        Agitate: {
          target: 'Agitating',
          meta: { requirements: [clauses.thenEither, clauses.agitateResolvedIssues] },
          actions: effect((chosen) => agitating(chosen)),
        },
        'nothing further': 'done',
        nothing: 'done',
      },
    },
    Agitating: {
      meta: { asks: agitationStep },
      on: {
        'remove Terror': {
          target: 'Agitating',
          meta: { requirements: [clauses.agitateTerrorFirst] },
          actions: effect((chosen) => stepping(chosen)),
        },
        shift: {
          target: 'Agitating',
          meta: { requirements: [clauses.agitateDirection, support.shifts] },
          actions: effect((chosen) => stepping(chosen)),
        },
        'stop Agitating': 'second step',
        nothing: 'second step',
      },
    },
    'the die': {
      meta: { asks: roll },
      on: {
        roll: {
          target: 'Activate Cells',
          actions: effect(({ context: { data }, event: { face } }) => ({ data: { ...data, roll: face } })),
        },
      },
    },
    'Activate Cells': {
      meta: { asks: activation },
      on: {
        Activate: {
          target: 'Activate Cells',
          meta: { requirements: [clauses.dieActivates, clauses.dieAnywhere] },
          actions: effect((chosen) => activating(chosen)),
        },
        'no more to Activate': 'done',
        nothing: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: ({ context: { game, data } }) =>
    cameTo.ask({
      space: data.selected.length > 0,
      otherwise: data.second === 'die',
      reading: readingOf(game, specialWithoutSpaces),
    }),
})

/** Activism. */
export const activism: CommandMachine = {
  chart: activismChart,
  opening: (game, terms) => openingOf(selection, { game, data: begun(terms) }),
}
