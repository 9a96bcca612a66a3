/** The hidden means of a Finnish Combat Strategy: units, supports, an entrenchment, Environment. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import {
  isEntrenched,
  mayNotBeSupported,
  mayNotBeUnsupported,
  mayNotBeWithoutMarkers,
  mayNotEntrench,
  mayNotHaveMarkers,
} from '#spec/talvisota/3.2-finnish-counters'
import { mayNotBeEmpty, mayNotEngage } from '#spec/talvisota/3.2-finnish-strategies'
import type { Game } from '#spec/talvisota/game'
import {
  FINNISH_SUPPORT_COUNTS,
  finnishSupportsLeft,
  readingNames,
  selections,
  withEngaged,
  withFinnishPlan,
} from '#spec/talvisota/plans'
import { finnishMeansProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { finnishForces, sizeOf, unitsText } from '#spec/talvisota/units'
import { ENVIRONMENTS, FINNISH_STRATEGIES, FINNISH_SUPPORTS, type FinnishStrategy } from '#spec/talvisota/vocabulary'
import { bringOffer, bringsNow, withBrought } from './3.3-bringing.js'

const Data = record({ strategy: z.enum(FINNISH_STRATEGIES) })
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()
const seat = () => 'Finns'
const about = ({ data: { strategy } }: C) => strategy
const strategy = ({ data }: C): FinnishStrategy => data.strategy

/** One more than any Combat Strategy can have, so that it is told why not. */
const UNITS = 5
const MARKERS = 3
const SUPPORTS = 3

const unitOffer = ask.may(
  option('no units'),
  {
    name: 'the units of a Combat Strategy',
    sealed: true,
    cites: [cited.deployment.allocates, cited.finnishStrategies.divides],
    about,
    seat,
    from: ({ game }) => finnishForces(game.finns.forces, UNITS).map((units) => option('engage', { ...units })),
    says: (_, { type: _type, ...units }) => unitsText(units),
    forbid: {
      table: mayNotEngage,
      view: {
        strategy,
        units: (_, { type: _type, ...units }) => Math.min(UNITS, sizeOf(units)),
        others: ({ game }, { type: _type, ...units }) => sizeOf(game.finns.forces) > sizeOf(units),
        finnishNumber: ({ game }) => readingOf(game, cited.finnishNumber),
      },
    },
  },
  {
    table: mayNotBeEmpty,
    view: {
      strategy,
      others: ({ game }) => sizeOf(game.finns.forces) > 0,
      finnishNumber: ({ game }) => readingOf(game, cited.finnishNumber),
    },
  },
)

const supportsIn = readingNames(FINNISH_SUPPORTS)
const markersIn = readingNames(ENVIRONMENTS)

const SUPPORT_CHOICES = selections(FINNISH_SUPPORT_COUNTS, SUPPORTS).map((supports) =>
  option('support', { supports: supports.join(', ') }),
)
const MARKER_CHOICES = selections({ Snow: 1, Woods: 1, Forest: 1, Swamp: 1, Fog: 1 }, MARKERS).map((markers) =>
  option('Environment', { markers: markers.join(', ') }),
)

/** The numbers of supports and of Environment markers that no Combat Strategy has. */
const supportsLeft = (game: Game): number =>
  FINNISH_SUPPORTS.reduce((sum, support) => sum + finnishSupportsLeft(game, support), 0)
const markersLeft = ({ finns: { plans } }: Game): number =>
  ENVIRONMENTS.length - plans.flatMap(({ environments }) => environments).length

const counters = ({ game }: C) => readingOf(game, cited.finnishCounters)

const supportOffer = ask.may(
  option('no supports'),
  {
    name: 'the supports of a Combat Strategy',
    sealed: true,
    cites: [cited.deployment.allocates, cited.finnishStrategies.divides],
    about,
    seat,
    from: () => SUPPORT_CHOICES,
    says: (_, { supports }) => supports,
    forbid: {
      table: mayNotBeSupported,
      view: {
        strategy,
        supports: (_, { supports }) => supportsIn(supports).length,
        used: ({ game }, { supports }) => {
          const wanted = supportsIn(supports)
          return wanted.some(
            (support) => finnishSupportsLeft(game, support) < wanted.filter((other) => other === support).length,
          )
        },
        others: ({ game }, { supports }) => supportsLeft(game) > supportsIn(supports).length,
        finnishCounters: counters,
      },
    },
  },
  {
    table: mayNotBeUnsupported,
    view: { strategy, others: ({ game }) => supportsLeft(game) > 0, finnishCounters: counters },
  },
)

const entrenchmentsLeft = ({ game }: C): number => game.finns.entrenchments

const entrenchmentOffer = ask.may(option('no entrenchment'), {
  name: 'whether a Combat Strategy has an entrenchment',
  sealed: true,
  cites: [cited.finnishStrategies.defenseEntrenchment, cited.finnishStrategies.resistEntrenchment],
  about,
  seat,
  from: () => [option('entrench')],
  forbid: { table: mayNotEntrench, view: { strategy, left: entrenchmentsLeft } },
})

const entrenched = (context: C) =>
  isEntrenched.ask({
    strategy: strategy(context),
    left: entrenchmentsLeft(context),
    finnishCounters: counters(context),
  })

/** A Combat Strategy gets an entrenchment of the sheet. */
function withEntrenchment({ game, data }: C): Game {
  const placed = withFinnishPlan(game, data.strategy, { entrenched: true })
  const { finns } = placed
  return { ...placed, finns: { ...finns, entrenchments: finns.entrenchments - 1 } }
}

const markerOffer = ask.may(
  option('no Environment'),
  {
    name: 'the Environment of a Combat Strategy',
    sealed: true,
    cites: [cited.deployment.allocates],
    about,
    seat,
    from: () => MARKER_CHOICES,
    says: (_, { markers }) => markers,
    forbid: {
      table: mayNotHaveMarkers,
      view: {
        strategy,
        markers: (_, { markers }) => markersIn(markers).length,
        used: ({ game }, { markers }) => {
          const used = game.finns.plans.flatMap(({ environments }) => environments)
          return markersIn(markers).some((marker) => used.includes(marker))
        },
        others: ({ game }, { markers }) => markersLeft(game) > markersIn(markers).length,
        finnishCounters: counters,
      },
    },
  },
  {
    table: mayNotBeWithoutMarkers,
    view: { strategy, others: ({ game }) => markersLeft(game) > 0, finnishCounters: counters },
  },
)

const { chart, go, when } = charting<
  Game,
  | OptionOf<typeof unitOffer>
  | OptionOf<typeof supportOffer>
  | OptionOf<typeof bringOffer>
  | OptionOf<typeof entrenchmentOffer>
  | OptionOf<typeof markerOffer>
>().implementing(finnishMeansProcedure, Data)

export const finnishMeansChart: Chart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'units',
  states: {
    units: {
      meta: { asks: unitOffer },
      on: {
        engage: go(
          'supports',
          [cited.deployment.allocates],
          ({ context: { game, data }, event: { SCT, WD, SK, DIV, RES } }) => ({
            game: withEngaged(game, data.strategy, { SCT, WD, SK, DIV, RES }),
          }),
        ),
        'no units': 'supports',
      },
    },
    supports: {
      meta: { asks: supportOffer },
      on: {
        support: go(
          'Reinforcements',
          [cited.supportPoints.once],
          ({ context: { game, data }, event: { supports } }) => ({
            game: withFinnishPlan(game, data.strategy, { supports: supportsIn(supports) }),
          }),
        ),
        'no supports': 'entrenchments',
      },
    },
    Reinforcements: {
      always: [
        when('their units are chosen with them', ({ context }) => bringsNow(context), 'units of the Reinforcements'),
        'entrenchments',
      ],
    },
    'units of the Reinforcements': {
      meta: { asks: bringOffer },
      on: {
        bring: go(
          'entrenchments',
          [cited.finnishSupports.reinforcements],
          ({ context, event: { SCT, WD, SK, DIV, RES } }) => ({
            game: withBrought(context, { SCT, WD, SK, DIV, RES }),
          }),
        ),
        'no Reinforcements': 'entrenchments',
      },
    },
    entrenchments: {
      always: [
        when(
          'it engages one',
          ({ context }) => entrenched(context) === 'yes',
          go(
            'Environment',
            [cited.finnishStrategies.defenseEntrenchment, cited.finnishStrategies.resistEntrenchment],
            ({ context }) => ({
              game: withEntrenchment(context),
            }),
          ),
        ),
        when('the player decides', ({ context }) => entrenched(context) === 'as the player likes', 'an entrenchment'),
        'Environment',
      ],
    },
    'an entrenchment': {
      meta: { asks: entrenchmentOffer },
      on: {
        entrench: go('Environment', [cited.finnishStrategies.defenseEntrenchment], ({ context }) => ({
          game: withEntrenchment(context),
        })),
        'no entrenchment': 'Environment',
      },
    },
    Environment: {
      meta: { asks: markerOffer },
      on: {
        Environment: go(
          'done',
          [cited.deployment.allocates, cited.environments.used],
          ({ context: { game, data }, event: { markers } }) => ({
            game: withFinnishPlan(game, data.strategy, { environments: markersIn(markers) }),
          }),
        ),
        'no Environment': 'done',
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
