/** The Agitation of one Faction in a Propaganda Round: space after space, Resource after Resource. @module */

import { type Chart, calls, charting, type OptionOf, readingOf } from 'rulewright/book'
import { polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import { ownDiscFirst } from '#spec/all-bridges-burning/6-propaganda-rounds/6.4.2-agitation-spaces'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { holdsNews } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { inSpace, nextLevel, terrorIn, withCubes, withTerror } from '#spec/all-bridges-burning/pieces'
import { ownNewsProcedure, ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import { agitationProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Color, Space } from '#spec/all-bridges-burning/vocabulary'
import type { Chosen } from '../3-commands/3.1-terms.js'
import { exchanged, type Pair, withoutPair } from '../3-commands/3.2.1-rally.js'
import {
  AgitationData,
  afterStep,
  agitatingIn,
  begun,
  type AgitationContext as C,
  priceOf,
  priceOfStep,
  surchargeOfSpace,
  terrorSpaces,
  withUse,
} from './6.4.2-agitation-price.js'
import { agitationSteps, moderatesUsesOn, redsUses, senateUses, spaceNow } from './6.4.2-agitation-uses.js'

const agitating = ({ context, event: { space } }: Chosen<C, { readonly space: Space }>) => ({
  game: paid(context.game, context.data.faction, surchargeOfSpace(context)),
  data: agitatingIn(context, space),
})

const withoutTerror = (game: Game, names: readonly Space[]): Game =>
  names.reduce((changed, name) => inSpace(changed, name, (space) => ({ ...space, terror: { red: 0, white: 0 } })), game)

const decreasing = ({ context, event: { space } }: Chosen<C, { readonly space: Space }>) => {
  const { game, data } = context
  const cleared = withoutTerror(game, terrorSpaces(context, space, 'Polarization'))
  return {
    game: paid(polarized(cleared, -1), data.faction, priceOf.compute(context, { space, use: 'Polarization' })),
    data: withUse(data, space, 'Polarization'),
  }
}

type Exchange = Pair & { readonly space: Space }

/** A game in which the Faction has paid for an exchange. */
const paidFor = (context: C, space: Space): Game =>
  paid(context.game, context.data.faction, priceOf.compute(context, { space, use: 'replace' }))

/** The Faction whose Cells give way to a disc. */
const ownerIn = ({ faction }: C['data']) => (faction === 'reds' ? 'reds' : 'moderates')

const exchangedIn = ({ game, data }: C, exchange: Exchange) => {
  const owner = ownerIn(data)
  return {
    game: exchanged(game, owner, exchange.space, (space) => withoutPair(space, owner, exchange)),
    data: {
      ...withUse(data, exchange.space, 'replace'),
      exchange: 'none' as const,
      news: [exchange.cell, exchange.other].filter(holdsNews).length,
    },
  }
}

const replacing = ({ context, event }: Chosen<C, Exchange>) =>
  exchangedIn({ ...context, game: paidFor(context, event.space) }, event)

const discOf = (data: C['data']) => (ownerIn(data) === 'reds' ? 'Administration' : 'Network')

/** True if the Faction may first take an own disc off the map. */
const takesDiscFirst = ({ game }: C): boolean =>
  ownDiscFirst.ask({ exchange: readingOf(game, cited.exchangeInAgitation) })

// It is paid before the own disc comes off the map: meanwhile Resources could be given away.
const awaiting = ({ context, event: { space, cell, other } }: Chosen<C, Exchange>) => ({
  game: paidFor(context, space),
  data: { ...context.data, exchange: { space, cell, other } },
})

const exchanging = (context: C) => {
  const { exchange } = context.data
  return exchange === 'none' ? context : exchangedIn(context, exchange)
}

const addingCube = ({ context, event }: Chosen<C, { readonly space: Space; readonly color: Color }>) => {
  const { game, data } = context
  const price = priceOf.compute(context, { space: event.space, use: 'cube' })
  return {
    game: paid(withCubes(game, event.color, 1), data.faction, price),
    data: withUse(data, event.space, 'cube'),
  }
}

/** True if the Terror of the space goes without payment. The Moderates leave it there. */
const clearsByItself = ({ game, data }: C): boolean =>
  isNonPlayer(game, data.faction) && data.faction !== 'moderates' && terrorIn(game.spaces[spaceNow(data)]) > 0

const clearing = ({ game, data }: C) => ({
  game: withoutTerror(game, [spaceNow(data)]),
  data: { ...data, steps: data.steps + 1 },
})

/** Pays for a step in the space that is Agitated in, and changes the space. */
const stepping = (context: C, step: 'remove Terror' | 'shift', change: (space: SpaceState) => SpaceState) => {
  const { game, data } = context
  const name = spaceNow(data)
  return {
    game: paid(inSpace(game, name, change), data.faction, priceOfStep(context, step)),
    data: afterStep(context, name, step),
  }
}

const removingTerror = ({ context, event: { color } }: Chosen<C, { readonly color: Color }>) =>
  stepping(context, 'remove Terror', (space) => withTerror(space, color, -1))

const shifting = ({ context, event: { toward } }: Chosen<C, { readonly toward: 'Support' | 'Opposition' }>) =>
  stepping(context, 'shift', (space) => ({ ...space, level: nextLevel(space.level, toward) }))

const AGITATE = [cited.agitation.allShift, cited.agitationCost.firstSpaceOnly, cited.resources.payment]
const DECREASE = [cited.agitation.allLowerPolarization, cited.agitation.terrorFirst]
const REPLACE = [cited.agitation.bases, cited.agitation.payToReplace]

export function agitationChart(map: GameMap): Chart {
  const moderatesUses = moderatesUsesOn(map)
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof moderatesUses> | OptionOf<typeof agitationSteps>
  >().implementing(agitationProcedure, AgitationData)

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: begun(args.faction) }),
    initial: 'who acts?',
    states: {
      'who acts?': {
        always: [
          when('the Senate acts', ({ context: { data } }) => data.faction === 'senate', 'the Senate'),
          when('the Reds act', ({ context: { data } }) => data.faction === 'reds', 'the Reds'),
          'the Moderates',
        ],
      },
      'the Senate': {
        meta: { asks: senateUses, requirements: [cited.agitation.senateFirst] },
        on: {
          agitate: go('who pays for Terror?', AGITATE, (chosen) => agitating(chosen)),
          'decrease Polarization': go(
            'the Senate',
            [...DECREASE, cited.agitation.senatePolarization, cited.agitation.senatePolarizationTerror],
            (chosen) => decreasing(chosen),
          ),
          stop: 'done',
          nothing: 'done',
        },
      },
      'the Reds': {
        meta: { asks: redsUses, requirements: [cited.agitation.redsSecond] },
        on: {
          agitate: go('who pays for Terror?', AGITATE, (chosen) => agitating(chosen)),
          'decrease Polarization': go(
            'the Reds',
            [...DECREASE, cited.agitation.redsPolarization, cited.agitation.redsPolarizationTerror],
            (chosen) => decreasing(chosen),
          ),
          replace: [
            when(
              'an own disc may be taken off the map first (reading)',
              ({ context }) => takesDiscFirst(context),
              go('own disc', [], (chosen) => awaiting(chosen)),
            ),
            go('the Reds', REPLACE, (chosen) => replacing(chosen)),
          ],
          stop: 'done',
          nothing: 'done',
        },
      },
      'the Moderates': {
        meta: { asks: moderatesUses, requirements: [cited.agitation.moderatesThird] },
        on: {
          agitate: go('who pays for Terror?', AGITATE, (chosen) => agitating(chosen)),
          'decrease Polarization': go(
            'the Moderates',
            [...DECREASE, cited.agitation.moderatesPolarization, cited.agitation.moderatesPolarizationIgnoresTerror],
            (chosen) => decreasing(chosen),
          ),
          replace: [
            when(
              'an own disc may be taken off the map first (reading)',
              ({ context }) => takesDiscFirst(context),
              go('own disc', [], (chosen) => awaiting(chosen)),
            ),
            go('their News', REPLACE, (chosen) => replacing(chosen)),
          ],
          cube: go(
            'the Moderates',
            [cited.agitation.moderatesCube, cited.agitation.moderatesCubeColor, cited.agitation.payPerCube],
            (chosen) => addingCube(chosen),
          ),
          stop: 'done',
          nothing: 'done',
        },
      },
      'own disc': {
        meta: {
          calls: calls(ownPiecesProcedure, ({ data }: C) => ({
            faction: ownerIn(data),
            piece: discOf(data),
            wanted: 1,
          })),
          requirements: [cited.availability.ownPieces],
        },
        on: { returned: go('their News', REPLACE, ({ context }) => exchanging(context)) },
      },
      'their News': {
        meta: {
          calls: calls(ownNewsProcedure, ({ data }: C) => ({ space: spaceNow(data), markers: data.news })),
        },
        on: { returned: 'who acts?' },
      },
      'who pays for Terror?': {
        always: [
          when(
            'a Non-player Agitates at Terror',
            ({ context }) => clearsByItself(context),
            go('Agitating', [cited.nonPlayerExceptions.agitationTerror, cited.agitation.terrorFirst], ({ context }) =>
              clearing(context),
            ),
          ),
          'Agitating',
        ],
      },
      Agitating: {
        meta: { asks: agitationSteps },
        on: {
          'remove Terror': go('Agitating', [cited.agitation.payPerTerror], (chosen) => removingTerror(chosen)),
          shift: go(
            'Agitating',
            [cited.agitation.payPerShift, cited.support.shifts, cited.townsAndProvinces.supportLevels],
            (chosen) => shifting(chosen),
          ),
          'stop Agitating': 'who acts?',
          nothing: 'who acts?',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
