/** A Capability Event: a Faction gains the marker, in Phase II on the map. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import {
  capabilityFor,
  capabilityLeft,
  capabilityOnMap,
  capabilityPutBy,
  capabilityRule,
  mayNotPutCapability,
} from '#spec/all-bridges-burning/5-events/5.3-capabilities'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import {
  canStand,
  nearestToVaasa,
  withBoxed,
  withMarker,
  withoutBoxed,
} from '#spec/all-bridges-burning/events/capability-markers'
import { GainCapability } from '#spec/all-bridges-burning/events/grant-effects'
import { gainCapabilityProcedure, shapeOf } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { MILITANTS, SPACES } from '#spec/all-bridges-burning/vocabulary'
import { NAMES } from '#spec/all-bridges-burning/wording'
import { isOnLine } from '../2-sequence-of-play/2.4.1-revolt-in-towns.js'

const Data = record({
  ...shapeOf(GainCapability),
  /** The Faction that gets the marker. */
  owner: z.enum(MILITANTS),
})

type Data = z.infer<typeof Data>
type C = Context<Game, Data>

const onBehalf = asks<C>().must({
  name: 'the Faction for which the Moderates execute the Event',
  about: ({ data }) => data.effect.marker,
  cites: [cited.capabilities.moderatesForOthers],
  seat: ({ data }) => data.executing,
  from: () => MILITANTS.map((faction) => option('for', { faction })),
  says: (_, { faction }) => NAMES[faction],
})

/** Returns the rule for the place of the marker. */
const ruleOf = (game: Game, { owner, effect }: Data) =>
  capabilityRule.ask({
    owner,
    jaeger: effect.marker === 'Jaeger',
    cellInVaasa: cellsIn(game.spaces.Vaasa, owner) > 0,
    reading: readingOf(game, cited.jaegerOfTheReds),
    line: readingOf(game, cited.lineInWar),
  })

/** Returns the Faction that decides where the marker goes. */
const putter = (game: Game, { owner, executing }: Data) =>
  capabilityPutBy.ask({ reading: readingOf(game, cited.capabilityPlacer) }) === 'the owner' ? owner : executing

/** A game in which a marker that no space can take is in its box, or gone. */
const leftOver = (game: Game, { owner, effect }: Data): Game =>
  capabilityLeft.ask({ reading: readingOf(game, cited.capabilityWithoutACell) }) === 'removed'
    ? withoutBoxed(game, owner, effect.marker)
    : game

/** The offer of the spaces for the marker, over the map. */
const puttingOn = (map: GameMap) =>
  asks<C>().must({
    name: 'the space for the Capability marker',
    about: ({ data }) => `${data.effect.marker} of ${NAMES[data.owner]}`,
    cites: [cited.capabilities.phaseTwoOnMap],
    seat: ({ game, data }) => putter(game, data),
    from: () => SPACES.map((space) => option('put', { space })),
    says: (_, { space }) => `it in ${space}`,
    forbid: {
      table: mayNotPutCapability,
      view: {
        rule: ({ game, data }) => ruleOf(game, data),
        ownCell: ({ game, data }, { space }) => cellsIn(game.spaces[space], data.owner) > 0,
        vaasa: (_, { space }) => space === 'Vaasa',
        nearest: ({ game }, { space }) => nearestToVaasa(map, game).includes(space),
        onLine: ({ game }, { space }) => isOnLine(map, game, space),
        canStand: ({ game, data }, { space }) => canStand(map, game, data.effect.marker, space),
      },
    },
  })

export function capabilityChart(map: GameMap): Chart {
  const putting = puttingOn(map)
  const { chart, go, when } = charting<Game, OptionOf<typeof onBehalf> | OptionOf<typeof putting>>().implementing(
    gainCapabilityProcedure,
    Data,
  )
  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { owner: args.executing === 'moderates' ? 'reds' : args.executing, ...args },
    }),
    initial: 'who gets it?',
    states: {
      'who gets it?': {
        always: [
          when(
            'the Moderates execute the Event',
            ({ context: { data } }) => capabilityFor.ask({ executing: data.executing }) === 'another Faction',
            'on behalf',
          ),
          'into the box',
        ],
      },
      'on behalf': {
        meta: { asks: onBehalf, requirements: [cited.capabilities.notModerates] },
        on: {
          for: go('into the box', [cited.capabilities.moderatesForOthers], ({ context: { data }, event }) => ({
            data: { ...data, owner: event.faction },
          })),
        },
      },
      'into the box': {
        always: go(
          'onto the map?',
          [cited.capabilities.toCapabilitiesBox, cited.capabilities.appropriateSide],
          ({ context: { game, data } }) => ({
            game: withBoxed(game, data.owner, data.effect.marker),
          }),
        ),
      },
      'onto the map?': {
        always: [
          when('it is Phase II', ({ context: { game } }) => capabilityOnMap.ask({ phase: game.phase }), 'putting'),
          'done',
        ],
      },
      putting: {
        meta: { asks: putting, requirements: [cited.capabilities.phaseTwoOnMap] },
        on: {
          put: go('done', [cited.stacking.capabilities], ({ context: { game, data }, event }) => {
            // Offers are not overheard: the rules are asked once more, so that the trace tells who put the marker there and why.
            ruleOf(game, data)
            putter(game, data)
            return { game: withMarker(game, data.owner, data.effect.marker, event.space) }
          }),
          nothing: go('done', [cited.capabilities.notAlone], ({ context: { game, data } }) => ({
            game: leftOver(game, data),
          })),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
