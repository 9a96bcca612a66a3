/** The Red Revolt: the Reds' cylinder and choice, the Capability markers, the Troops, and Phase II. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { withCylinder } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import { mayNotRevolt, newsFollowsRally } from '#spec/all-bridges-burning/2-sequence-of-play/2.4.1-red-revolt'
import {
  leftMarkers,
  mayNotPlaceReds,
  mayNotPlaceSenate,
  senateMarkerRule,
} from '#spec/all-bridges-burning/2-sequence-of-play/2.4.1-revolt-in-towns'
import { hasReds } from '#spec/all-bridges-burning/6-propaganda-rounds/6.5.3-powers'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { revoltBox, type Track } from '#spec/all-bridges-burning/components/track'
import { canStand, nearestToVaasa, withMarker } from '#spec/all-bridges-burning/events/capability-markers'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import { commandProcedure } from '#spec/all-bridges-burning/procedures/commands'
import { newsCommandsProcedure, powersProcedure, redRevoltProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Capability, type Militant, SPACES, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { transferred, transfersBy } from '../1-introduction/1.3-factions.js'
import { cleared, isOneLine, isOnLine } from './2.4.1-revolt-in-towns.js'

const Data = record({
  /** The Town in which the Reds Rally. */
  town: z.enum([...TOWNS, 'any']),
  /** The spaces of the Senate markers that go along a line. */
  line: z.array(z.enum(SPACES)).readonly(),
})

type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

const townChoice = ask.may(
  option('neither'),
  {
    name: 'a Town to clear of the Senate, or to Rally in',
    cites: [cited.redRevolt.redsChoice],
    seat: () => 'reds',
    from: () => (['clear', 'rally'] as const).flatMap((deed) => TOWNS.map((town) => option(deed, { town }))),
    says: (_, { type, town }) => (type === 'rally' ? `in ${town}` : town),
    forbid: {
      table: mayNotRevolt,
      view: {
        deed: (_, { type }) => type,
        redsCells: ({ game }, { town }) => cellsIn(game.spaces[town], 'reds') > 0,
        redsPieces: ({ game }, { town }) => hasReds(game, town),
      },
    },
  },
  ({ game }) => readingOf(game, cited.revoltChoice) === 'may decline',
)

const markers =
  (faction: Militant) =>
  ({ game }: C) =>
    [...new Set(game.capabilityBox[faction])].flatMap((capability) =>
      SPACES.map((space) => option('place', { capability, space })),
    )

/** True if a side may keep its markers. */
const mayKeep = ({ game }: C) => readingOf(game, cited.capabilityPlacing) === 'may'
const keep = option('keep the rest')

const redsMarkerOn = (map: GameMap) =>
  ask.upTo(
    keep,
    {
      name: 'a Capability marker of the Reds, and its space',
      cites: [cited.redRevolt.capabilities, cited.redRevolt.redsAnywhere],
      seat: () => 'reds',
      from: markers('reds'),
      says: (_, { capability, space }) => `${capability} in ${space}`,
      forbid: {
        table: mayNotPlaceReds,
        view: {
          ownCell: ({ game }, { space }) => cellsIn(game.spaces[space], 'reds') > 0,
          canStand: ({ game }, { capability, space }) => canStand(map, game, capability, space),
        },
      },
    },
    mayKeep,
  )

/** Returns the rule for a marker of the Senate. */
const ruleFor = (game: Game, capability: Capability) =>
  senateMarkerRule.ask({ jaeger: capability === 'Jaeger', cellsInVaasa: cellsIn(game.spaces.Vaasa, 'senate') > 0 })

const senateMarkerOn = (map: GameMap) =>
  ask.upTo(
    keep,
    {
      name: 'a Capability marker of the Senate, and its space',
      cites: [cited.redRevolt.capabilities, cited.redRevolt.jaegerTie, cited.redRevolt.senateOthersLine],
      seat: () => 'senate',
      from: markers('senate'),
      says: (_, { capability, space }) => `${capability} in ${space}`,
      forbid: {
        table: mayNotPlaceSenate,
        view: {
          rule: ({ game }, { capability }) => ruleFor(game, capability),
          ownCell: ({ game }, { space }) => cellsIn(game.spaces[space], 'senate') > 0,
          canStand: ({ game }, { capability, space }) => canStand(map, game, capability, space),
          vaasa: (_, { space }) => space === 'Vaasa',
          nearest: ({ game }, { space }) => nearestToVaasa(map, game).includes(space),
          onLine: ({ game }, { space }) => isOnLine(map, game, space),
          sameLine: ({ game, data }, { space }) => isOneLine(map, game, [...data.line, space]),
          reading: ({ game }) => readingOf(game, cited.oneLine),
        },
      },
    },
    mayKeep,
  )

/** Resources may change hands during the free Rally. */
const transfers = transfersBy<C>(() => 'reds')

/** A game in which the markers of a side have found their place: those left may go. */
const withMarkersLeft = (game: Game, faction: Militant): Game =>
  leftMarkers.ask({ reading: readingOf(game, cited.markersWithoutPlace) }) === 'go'
    ? { ...game, capabilityBox: { ...game.capabilityBox, [faction]: [] } }
    : game

/** True if News may follow the free Rally. */
const newsFollows = (game: Game): boolean => newsFollowsRally.ask({ reading: readingOf(game, cited.newsAfterRevolt) })

export function redRevoltChart(map: GameMap, track: Track): Chart {
  const redsMarker = redsMarkerOn(map)
  const senateMarker = senateMarkerOn(map)
  const { chart, go, stay, when } = charting<
    Game,
    | OptionOf<typeof townChoice>
    | OptionOf<typeof redsMarker>
    | OptionOf<typeof senateMarker>
    | OptionOf<(typeof transfers)[number]>
  >().implementing(redRevoltProcedure, Data)

  return chart({
    door: { phase: ({ game }) => game.phase },
    context: ({ input: { game } }) => ({ game, data: { town: 'any', line: [] } }),
    initial: 'cylinder of the Reds',
    states: {
      'cylinder of the Reds': {
        always: go(
          'the Reds choose',
          [cited.redRevolt.redsToEvent, cited.redRevolt.whateverEligibility, cited.redRevolt.stepOrder],
          ({ context: { game } }) => ({ game: withCylinder(game, 'reds', revoltBox(track)) }),
        ),
      },
      'the Reds choose': {
        meta: { asks: townChoice, requirements: [cited.redRevolt.redsChoice] },
        on: {
          clear: go(
            'Capabilities of the Reds',
            [cited.redRevolt.clearTownCells, cited.redRevolt.clearTownPrepared, cited.capabilities.removedWithLastCell],
            ({ context: { game }, event }) => ({ game: cleared(game, event.town) }),
          ),
          rally: go(
            'free Rally',
            [cited.redRevolt.freeRally, cited.redRevolt.rallyLimited],
            ({ context: { data }, event }) => ({
              data: { ...data, town: event.town },
            }),
          ),
          neither: 'Capabilities of the Reds',
          nothing: 'Capabilities of the Reds',
        },
      },
      'free Rally': {
        meta: {
          calls: calls(commandProcedure, ({ data }) => ({
            faction: 'reds',
            commands: ['Rally'],
            spaces: data.town === 'any' ? data.town : [data.town],
            free: true,
            limited: true,
            special: false,
          })),
          aside: transfers,
          requirements: [cited.redRevolt.freeRally, cited.freeCommands.noCost, cited.freeCommands.noEligibilityChange],
        },
        on: {
          transfer: stay(
            [cited.negotiations.transfer, cited.negotiations.transferTime],
            ({ context: { game }, event }) => ({
              game: transferred(game, event),
            }),
          ),
          returned: [
            when('News may follow the Rally (reading)', ({ context: { game } }) => newsFollows(game), 'News'),
            'Capabilities of the Reds',
          ],
        },
      },
      News: {
        meta: {
          calls: calls(newsCommandsProcedure, () => ({ faction: 'reds' as const, held: 'not told' as const })),
          aside: transfers,
          requirements: [cited.limitedCommand.newsDiscard, cited.redRevolt.rallyLimited],
        },
        on: {
          transfer: stay(
            [cited.negotiations.transfer, cited.negotiations.transferTime],
            ({ context: { game }, event }) => ({
              game: transferred(game, event),
            }),
          ),
          returned: 'Capabilities of the Reds',
        },
      },
      'Capabilities of the Reds': {
        meta: { asks: redsMarker, requirements: [cited.redRevolt.capabilityOrder] },
        on: {
          place: go(
            'Capabilities of the Reds',
            [cited.redRevolt.capabilities, cited.redRevolt.redsAnywhere, cited.stacking.capabilities],
            ({ context: { game }, event }) => ({
              game: withMarker(game, 'reds', event.capability, event.space),
            }),
          ),
          'keep the rest': 'Capabilities of the Senate',
          nothing: go('Capabilities of the Senate', [], ({ context: { game } }) => ({
            game: withMarkersLeft(game, 'reds'),
          })),
        },
      },
      'Capabilities of the Senate': {
        meta: { asks: senateMarker, requirements: [cited.redRevolt.capabilityOrder] },
        on: {
          place: go(
            'Capabilities of the Senate',
            [cited.redRevolt.capabilities, cited.stacking.capabilities],
            ({ context: { game, data }, event }) => {
              // Offers are not overheard: the rule is asked here, so that the trace tells why the marker went there.
              const along = ruleFor(game, event.capability) === 'along the line'
              return {
                game: withMarker(game, 'senate', event.capability, event.space),
                data: along ? { ...data, line: [...data.line, event.space] } : data,
              }
            },
          ),
          'keep the rest': 'Troops',
          nothing: go('Troops', [], ({ context: { game } }) => ({ game: withMarkersLeft(game, 'senate') })),
        },
      },
      Troops: {
        meta: { calls: calls(powersProcedure, () => ({ occasion: 'Red Revolt' })) },
        on: {
          returned: go(
            'Phase II',
            [cited.redRevolt.phaseTwo, cited.redRevolt.powersActive, cited.friendsAndEnemies.phaseTwo],
            ({ context: { game } }) => ({ game: { ...game, phase: 2 } }),
          ),
        },
      },
      'Phase II': { type: 'final' },
    },
    output: null,
  })
}
