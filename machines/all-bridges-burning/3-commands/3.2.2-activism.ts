/** Activism: spaces, then own or enemy Cells there, then the die or Agitation. @module */

import { type Context, calls, certain, charting, type OptionOf, readingOf } from 'rulewright/book'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import { cameTo, EXECUTED } from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { type CellKind, flipped } from '#spec/all-bridges-burning/cells'
import { withRemovedCapabilities } from '#spec/all-bridges-burning/events/capability-markers'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { inSpace, nextLevel, withCells } from '#spec/all-bridges-burning/pieces'
import {
  activismProcedure,
  type CameTo,
  nonPlayerActivismProcedure,
} from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Faction, Space } from '#spec/all-bridges-burning/vocabulary'
import { beforeStep, type Chosen, type CommandMachine, doorOf, executedIn } from './3.1-terms.js'
import {
  ActivismData,
  actor,
  agitatingIn,
  begun,
  type ActivismContext as C,
  firstStep,
  flip,
  flippingIn,
  flipsAt,
  priceOf,
  priceToAgitate,
  selection,
} from './3.2.2-activated-cells.js'
import { activatingState, type activation, agitationStep, BY_A_DIE, roll, secondStep } from './3.2.2-agitation.js'

interface InSpace {
  readonly space: Space
}

/** Pays for a space. */
export const selecting = ({ context, event: { space } }: Chosen<C, InSpace>) => ({
  game: paid(context.game, actor(context), priceOf(context, 'space')),
  data: { ...context.data, selected: [...context.data.selected, space] },
})

/** A game with an Active Cell of the actor less, which lowers Polarization. */
export function withoutActive(context: C, name: Space): Game {
  const without = inSpace(context.game, name, (space) =>
    withoutStrayMarkers.compute(withCells(space, actor(context), { active: -1 })),
  )
  return polarized(withRemovedCapabilities(context.game, without), -1)
}

/** Removes an own Active Cell, and lowers Polarization. */
export const removing = ({ context, event: { space: name } }: Chosen<C, InSpace>) => ({
  game: withoutActive(context, name),
  data: { ...context.data, taken: 'remove' as const, done: [...context.data.done, name] },
})

/** Begins to flip Cells in a space. */
export const beginningFlips = ({ context, event: { space } }: Chosen<C, InSpace>) => ({
  data: {
    ...context.data,
    taken: 'flip' as const,
    done: [...context.data.done, space],
    flips: [],
    most: flipsAt(context, space),
  },
})

/** Flips an enemy Cell. */
export const flipping = <Data extends C['data']>({
  context,
  event,
}: Chosen<Context<Game, Data>, { readonly of: Faction; readonly cell: CellKind }>) => ({
  game: inSpace(context.game, flippingIn(context), (space) => flipped(space, event.of, event.cell)),
  data: { ...context.data, flips: [...context.data.flips, { of: event.of, cell: event.cell }] },
})

/** Pays for the die. */
export const takingDie = ({ context }: { readonly context: C }) => ({
  game: paid(context.game, actor(context), priceOf(context, 'die')),
  data: { ...context.data, second: 'die' as const },
})

/** Activates an own Cell. */
export const activating = <Data extends C['data']>({
  context,
  event: { space: name },
}: Chosen<Context<Game, Data>, InSpace>) => ({
  game: inSpace(context.game, name, (space) => withCells(space, actor(context), { active: 1, inactive: -1 })),
  data: { ...context.data, activated: [...context.data.activated, name] },
})

/** Begins to Agitate in a space, at the extra cost. */
export const agitating = ({ context, event: { space } }: Chosen<C, InSpace>) => ({
  game: paid(context.game, actor(context), priceToAgitate(context, space, 'begin')),
  data: { ...context.data, second: 'Agitation' as const, agitated: space },
})

/** Removes the Terror of the space, or shifts it. */
export const stepping = ({ context, event: { type } }: Chosen<C, { readonly type: 'remove Terror' | 'shift' }>) => {
  const { game, data } = context
  const name = agitatingIn(context)
  const after = inSpace(game, name, (space) =>
    type === 'shift'
      ? { ...space, level: nextLevel(space.level, 'Opposition') }
      : { ...space, terror: { red: 0, white: 0 } },
  )
  return {
    game: paid(after, actor(context), priceToAgitate(context, name, type)),
    data: { ...data, steps: data.steps + 1, shifted: data.shifted || type === 'shift' },
  }
}

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
  const came = cameTo.ask({
    space: selected.length > 0,
    otherwise,
    reading: readingOf(game, cited.specialWithoutSpaces),
  })
  return selected.length > 0 ? executedIn(game, data, selected.length + (otherwise ? 1 : 0)) : came
}

const theDie = go(
  'the die',
  [cited.activism.dieCost, cited.activism.dieNoSpaces, cited.activism.limitedDie],
  (chosen) => takingDie(chosen),
)

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
        requirements: [cited.nonPlayerExceptions.activismDie],
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
        remove: go(
          'first step',
          [cited.activism.remove, cited.activism.removePolarization, cited.polarization.actions],
          (chosen) => removing(chosen),
        ),
        'flip in': go('flip Cells', [cited.activism.flip], (chosen) => beginningFlips(chosen)),
        'no more Cells': 'second step',
        nothing: 'second step',
      },
    },
    'flip Cells': {
      meta: { asks: flip },
      on: {
        flip: go('flip Cells', [cited.activism.flip], (chosen) => flipping(chosen)),
        'no more flips': 'first step',
        nothing: 'first step',
      },
    },
    'second step': {
      meta: { asks: secondStep, seam: beforeStep, requirements: [cited.activism.thenLater] },
      on: {
        'take the die': theDie,
        Agitate: go('Agitating', [cited.activism.thenEither, cited.activism.agitateResolvedIssues], (chosen) =>
          agitating(chosen),
        ),
        'nothing further': 'done',
        nothing: 'done',
      },
    },
    Agitating: {
      meta: { asks: agitationStep },
      on: {
        'remove Terror': go('Agitating', [cited.activism.agitateTerrorFirst], (chosen) => stepping(chosen)),
        shift: go('Agitating', [cited.activism.agitateDirection, cited.support.shifts], (chosen) => stepping(chosen)),
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

export const activismCommand: CommandMachine = {
  chart: activismChart,
}
