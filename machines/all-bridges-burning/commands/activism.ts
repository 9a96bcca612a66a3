/**
 * Activism: spaces, then own or enemy Cells there, then the die or Agitation.
 *
 * @module
 */

import { calls, certain, charting, type OptionOf, readingOf } from '#kernel'
import { support } from '#spec/all-bridges-burning/1-introduction/1.6-support'
import { polarization } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import { activism as clauses } from '#spec/all-bridges-burning/3-commands/3.2.2-activism'
import {
  cameTo,
  EXECUTED,
  specialWithoutSpaces,
} from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import { nonPlayerExceptions } from '#spec/all-bridges-burning/8-non-players/8.1.3-exceptions'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-players/state'
import {
  activismProcedure,
  type CameTo,
  nonPlayerActivismProcedure,
} from '#spec/all-bridges-burning/procedures/commands'
import { ActivismData, begun, type ActivismContext as C } from './activism-data.js'
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
import { activatingState, type activation, agitationStep, BY_A_DIE, roll, secondStep } from './activism-second.js'
import { beforeStep, type CommandMachine, executedIn } from './command-machine.js'
import { doorOf } from './door.js'

type Choice =
  | OptionOf<typeof selection>
  | OptionOf<typeof firstStep>
  | OptionOf<typeof flip>
  | OptionOf<typeof secondStep>
  | OptionOf<typeof agitationStep>
  | OptionOf<typeof roll>
  | OptionOf<typeof activation>

const { chart, go, when } = charting<Game, Choice>().implementing(activismProcedure, ActivismData)

const executedOf = (result: unknown) =>
  certain(
    EXECUTED.find((name) => name === result),
    'result of Activism by the card',
  )

const outcomeOf = ({ game, data }: C): CameTo => {
  const { selected, second, byCard } = data
  if (byCard !== 'no card') return byCard
  const otherwise = second === 'die'
  const came = cameTo.ask({ space: selected.length > 0, otherwise, reading: readingOf(game, specialWithoutSpaces) })
  return selected.length > 0 ? executedIn(game, data, selected.length + (otherwise ? 1 : 0)) : came
}

const theDie = go('the die', [clauses.dieCost, clauses.dieNoSpaces, clauses.limitedDie], (chosen) => takingDie(chosen))

const activismChart = chart({
  door: doorOf('Activism', activismProcedure),
  context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
  initial: 'who acts?',
  states: {
    'who acts?': {
      always: [
        when('a Non-player acts', ({ context: { game, data } }) => isNonPlayer(game, data.faction), 'by the card'),
        'select spaces',
      ],
    },
    'by the card': {
      meta: {
        calls: calls(nonPlayerActivismProcedure, ({ data: { faction, spaces, free, limited } }) => ({
          faction,
          spaces,
          free,
          limited,
        })),
        requirements: [nonPlayerExceptions.activismDie],
      },
      on: {
        returned: go('done', [], ({ context: { data }, event }) => ({
          data: { ...data, byCard: executedOf(event.result) },
        })),
      },
    },
    'select spaces': {
      meta: { asks: selection, seam: true },
      on: {
        select: go('select spaces', [], (chosen) => selecting(chosen)),
        'take the die': theDie,
        stop: 'first step',
        nothing: 'first step',
      },
    },
    'first step': {
      meta: { asks: firstStep, seam: beforeStep },
      on: {
        remove: go('first step', [clauses.remove, clauses.removePolarization, polarization.actions], (chosen) =>
          removing(chosen),
        ),
        'flip in': go('flip Cells', [clauses.flip], (chosen) => beginningFlips(chosen)),
        'no more Cells': 'second step',
        nothing: 'second step',
      },
    },
    'flip Cells': {
      meta: { asks: flip },
      on: {
        flip: go('flip Cells', [clauses.flip], (chosen) => flipping(chosen)),
        'no more flips': 'first step',
        nothing: 'first step',
      },
    },
    'second step': {
      meta: { asks: secondStep, seam: beforeStep, requirements: [clauses.thenLater] },
      on: {
        'take the die': theDie,
        Agitate: go('Agitating', [clauses.thenEither, clauses.agitateResolvedIssues], (chosen) => agitating(chosen)),
        'nothing further': 'done',
        nothing: 'done',
      },
    },
    Agitating: {
      meta: { asks: agitationStep },
      on: {
        'remove Terror': go('Agitating', [clauses.agitateTerrorFirst], (chosen) => stepping(chosen)),
        shift: go('Agitating', [clauses.agitateDirection, support.shifts], (chosen) => stepping(chosen)),
        'stop Agitating': 'second step',
        nothing: 'second step',
      },
    },
    'the die': {
      meta: { asks: roll },
      on: {
        roll: go('Activate Cells', [], ({ context: { data }, event: { face } }) => ({ data: { ...data, roll: face } })),
      },
    },
    'Activate Cells': activatingState(
      'done',
      go<Extract<OptionOf<typeof activation>, { type: 'Activate' }>>('Activate Cells', BY_A_DIE, (chosen) =>
        activating(chosen),
      ),
    ),
    done: { type: 'final' },
  },
  output: ({ context }) => outcomeOf(context),
})

/** Activism. */
export const activism: CommandMachine = {
  chart: activismChart,
}
