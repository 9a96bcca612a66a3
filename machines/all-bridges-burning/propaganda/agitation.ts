/**
 * The Agitation of one Faction in a Propaganda Round: space after space, Resource after Resource.
 *
 * @module
 */

import { holdsNews } from '../../../spec/all-bridges-burning/cells.js'
import { townsAndProvinces } from '../../../spec/all-bridges-burning/clauses/introduction.js'
import { nonPlayerExceptions } from '../../../spec/all-bridges-burning/clauses/non-players/general.js'
import { agitation, agitationCost } from '../../../spec/all-bridges-burning/clauses/propaganda-rounds.js'
import { resources, support } from '../../../spec/all-bridges-burning/clauses/tracks.js'
import type { GameMap } from '../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { isNonPlayer } from '../../../spec/all-bridges-burning/non-players/state.js'
import { inSpace, nextLevel, paid, polarized, terrorIn } from '../../../spec/all-bridges-burning/pieces.js'
import { ownNewsProcedure } from '../../../spec/all-bridges-burning/procedures/pieces.js'
import { agitationProcedure } from '../../../spec/all-bridges-burning/procedures/turn.js'
import { stepPrice } from '../../../spec/all-bridges-burning/tables/agitation-steps.js'
import type { Color, Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { type Chart, charting } from '../../../src/kernel/chart.js'
import type { Clause } from '../../../src/kernel/clause.js'
import type { OptionOf } from '../../../src/kernel/offer.js'
import { calls } from '../../../src/kernel/procedure.js'
import { exchanged, type Pair, withoutPair } from '../commands/rally-exchange.js'
import {
  AgitationData,
  begun,
  type AgitationContext as C,
  priceOf,
  surchargeOf,
  terrorSpaces,
  withUse,
} from './agitation-data.js'
import { agitationSteps, moderatesUsesOn, redsUses, senateUses, spaceNow } from './agitation-offers.js'

interface Chosen<Event> {
  readonly context: C
  readonly event: Event
}

const agitating = ({ context, event: { space } }: Chosen<{ readonly space: Space }>) => ({
  game: paid(context.game, context.data.faction, surchargeOf(context, space)),
  data: withUse(context.data, space, 'shift'),
})

const withoutTerror = (game: Game, names: readonly Space[]): Game =>
  names.reduce((changed, name) => inSpace(changed, name, (space) => ({ ...space, terror: { red: 0, white: 0 } })), game)

const decreasing = ({ context, event: { space } }: Chosen<{ readonly space: Space }>) => {
  const { game, data } = context
  const cleared = withoutTerror(game, terrorSpaces(context, space, 'Polarization'))
  return {
    game: paid(polarized(cleared, -1), data.faction, priceOf(context, space, 'Polarization')),
    data: withUse(data, space, 'Polarization'),
  }
}

const replacing = ({ context, event }: Chosen<Pair & { readonly space: Space }>) => {
  const { game, data } = context
  const owner = data.faction === 'reds' ? 'reds' : 'moderates'
  const after = exchanged(game, owner, event.space, (space) => withoutPair(space, owner, event))
  return {
    game: paid(after, data.faction, priceOf(context, event.space, 'replace')),
    data: { ...withUse(data, event.space, 'replace'), news: [event.cell, event.other].filter(holdsNews).length },
  }
}

const addingCube = ({ context, event }: Chosen<{ readonly space: Space; readonly color: Color }>) => {
  const { game, data } = context
  const cubes = { ...game.cubes, [event.color]: game.cubes[event.color] + 1 }
  return {
    game: paid({ ...game, cubes }, data.faction, priceOf(context, event.space, 'cube')),
    data: withUse(data, event.space, 'cube'),
  }
}

/** Whether the Terror of the space goes without being paid for; the Moderates leave it there. */
const clearsByItself = ({ game, data }: C): boolean =>
  isNonPlayer(game, data.faction) && data.faction !== 'moderates' && terrorIn(game.spaces[spaceNow(data)]) > 0

const clearing = ({ game, data }: C) => ({
  game: withoutTerror(game, [spaceNow(data)]),
  data: { ...data, steps: data.steps + 1 },
})

const removingTerror = ({ context: { game, data }, event }: Chosen<{ readonly color: Color }>) => {
  const terror = ({ terror }: Game['spaces'][Space]) => ({ ...terror, [event.color]: terror[event.color] - 1 })
  return {
    game: paid(
      inSpace(game, spaceNow(data), (space) => ({ ...space, terror: terror(space) })),
      data.faction,
      stepPrice.ask({ step: 'remove Terror' }),
    ),
    data: { ...data, steps: data.steps + 1 },
  }
}

const shifting = ({ context: { game, data }, event }: Chosen<{ readonly toward: 'Support' | 'Opposition' }>) => ({
  game: paid(
    inSpace(game, spaceNow(data), (space) => ({ ...space, level: nextLevel(space.level, event.toward) })),
    data.faction,
    stepPrice.ask({ step: 'shift' }),
  ),
  data: { ...data, steps: data.steps + 1, shifted: true },
})

const agitate = {
  target: 'who pays for Terror?',
  meta: { requirements: [agitation.allShift, agitationCost.firstSpaceOnly, resources.payment] },
}
const decrease = (...requirements: readonly Clause[]) => ({
  meta: { requirements: [agitation.allLowerPolarization, agitation.terrorFirst, ...requirements] },
})
const replace = { meta: { requirements: [agitation.bases, agitation.payToReplace] } }

/** The chart of the Agitation of one Faction, over the map. */
export function agitationChart(map: GameMap): Chart {
  const moderatesUses = moderatesUsesOn(map)
  const { chart, effect, when } = charting<
    Game,
    OptionOf<typeof moderatesUses> | OptionOf<typeof agitationSteps>
  >().implementing(agitationProcedure, AgitationData)

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: begun(args.faction) }),
    initial: 'who acts?',
    states: {
      'who acts?': {
        always: [
          {
            target: 'the Senate',
            guard: when('the Senate acts', ({ context: { data } }) => data.faction === 'senate'),
          },
          { target: 'the Reds', guard: when('the Reds act', ({ context: { data } }) => data.faction === 'reds') },
          { target: 'the Moderates' },
        ],
      },
      'the Senate': {
        meta: { asks: senateUses, requirements: [agitation.senateFirst] },
        on: {
          agitate: { ...agitate, actions: effect((chosen) => agitating(chosen)) },
          'decrease Polarization': {
            target: 'the Senate',
            ...decrease(agitation.senatePolarization, agitation.senatePolarizationTerror),
            actions: effect((chosen) => decreasing(chosen)),
          },
          stop: 'done',
          nothing: 'done',
        },
      },
      'the Reds': {
        meta: { asks: redsUses, requirements: [agitation.redsSecond] },
        on: {
          agitate: { ...agitate, actions: effect((chosen) => agitating(chosen)) },
          'decrease Polarization': {
            target: 'the Reds',
            ...decrease(agitation.redsPolarization, agitation.redsPolarizationTerror),
            actions: effect((chosen) => decreasing(chosen)),
          },
          replace: { target: 'the Reds', ...replace, actions: effect((chosen) => replacing(chosen)) },
          stop: 'done',
          nothing: 'done',
        },
      },
      'the Moderates': {
        meta: { asks: moderatesUses, requirements: [agitation.moderatesThird] },
        on: {
          agitate: { ...agitate, actions: effect((chosen) => agitating(chosen)) },
          'decrease Polarization': {
            target: 'the Moderates',
            ...decrease(agitation.moderatesPolarization, agitation.moderatesPolarizationIgnoresTerror),
            actions: effect((chosen) => decreasing(chosen)),
          },
          replace: { target: 'their News', ...replace, actions: effect((chosen) => replacing(chosen)) },
          cube: {
            target: 'the Moderates',
            meta: {
              requirements: [agitation.moderatesCube, agitation.moderatesCubeColor, agitation.payPerCube],
            },
            actions: effect((chosen) => addingCube(chosen)),
          },
          stop: 'done',
          nothing: 'done',
        },
      },
      'their News': {
        meta: {
          calls: calls(ownNewsProcedure, ({ data }: C) => ({ space: spaceNow(data), markers: data.news })),
        },
        on: { returned: 'the Moderates' },
      },
      'who pays for Terror?': {
        always: [
          {
            target: 'Agitating',
            guard: when('a Non-player Agitates at Terror', ({ context }) => clearsByItself(context)),
            meta: { requirements: [nonPlayerExceptions.agitationTerror, agitation.terrorFirst] },
            actions: effect(({ context }) => clearing(context)),
          },
          { target: 'Agitating' },
        ],
      },
      Agitating: {
        meta: { asks: agitationSteps },
        on: {
          'remove Terror': {
            target: 'Agitating',
            meta: { requirements: [agitation.payPerTerror] },
            actions: effect((chosen) => removingTerror(chosen)),
          },
          shift: {
            target: 'Agitating',
            meta: { requirements: [agitation.payPerShift, support.shifts, townsAndProvinces.supportLevels] },
            actions: effect((chosen) => shifting(chosen)),
          },
          'stop Agitating': 'who acts?',
          nothing: 'who acts?',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
