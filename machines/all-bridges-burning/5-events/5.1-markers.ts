/** An Event places markers in spaces or removes them, one by one. @module */

import { asks, type Context, calls, charting, type OptionOf, option } from 'rulewright/book'
import { mayNotPlaceMarker, mayNotRemoveMarker } from '#spec/all-bridges-burning/5-events/5.1-effects-on-markers'
import { Mark } from '#spec/all-bridges-burning/events/marker-effects'
import { countIn, MARKER_KINDS, roomIn } from '#spec/all-bridges-burning/events/markers'
import { markProcedure } from '#spec/all-bridges-burning/events/procedures'
import { listed } from '#spec/all-bridges-burning/events/words'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import { ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import {
  aboutEffect,
  afterStep,
  decider,
  goesOn,
  mayStop,
  noMore,
  notBegun,
  type Stepped,
  standing,
  stepData,
} from './5.1-steps.js'
import { weighingSteps } from './5.1-trying.js'

type Data = Stepped<Mark>
type C = Context<Game, Data>
const ask = asks<C>()

/** Every marker that the text could mean, in every space. */
const candidates = ({ data }: C) =>
  SPACES.flatMap((space) => listed(data.effect.marker).map((marker) => ({ space, marker })))

const placing = ask.upTo(
  noMore,
  {
    name: 'a marker to place',
    about: aboutEffect,
    cites: [cited.executingEvents.executingSelects],
    seat: decider,
    from: (context: C) => candidates(context).map((what) => option('place marker', what)),
    says: (_, { space, marker }) => `(${marker}) in ${space}`,
    forbid: {
      table: mayNotPlaceMarker,
      view: {
        marker: (_, { marker }) => marker,
        available: ({ game }, { marker }) => MARKER_KINDS[marker].available(game) > 0,
        stacked: ({ game }, { space, marker }) => MARKER_KINDS[marker].stacked(game.spaces[space]),
        company: ({ game }, { space, marker }) => MARKER_KINDS[marker].company(game.spaces[space]),
        ...standing,
        ...weighingSteps<Data>(({ game, data }, name) => roomIn(game.spaces[name], listed(data.effect.marker))),
      },
    },
  },
  mayStop,
)

const removing = ask.upTo(
  noMore,
  {
    name: 'a marker to remove',
    about: aboutEffect,
    cites: [cited.executingEvents.executingSelects],
    seat: decider,
    from: (context: C) => candidates(context).map((what) => option('remove marker', what)),
    says: (_, { space, marker }) => `(${marker}) in ${space}`,
    forbid: {
      table: mayNotRemoveMarker,
      view: {
        there: ({ game }, { space, marker }) => MARKER_KINDS[marker].count(game.spaces[space]) > 0,
        ...standing,
        ...weighingSteps<Data>(({ game, data }, name) => countIn(game.spaces[name], listed(data.effect.marker))),
      },
    },
  },
  mayStop,
)

/** True if the Moderates may take their Personality back because the Event that they execute places it. */
const placesOwnPersonality = ({ effect, executing, steps }: Data) =>
  effect.do === 'place marker' &&
  executing === 'moderates' &&
  steps.length === 0 &&
  listed(effect.marker).includes('Personality')

const { chart, go, when } = charting<Game, OptionOf<typeof placing> | OptionOf<typeof removing>>().implementing(
  markProcedure,
  stepData(Mark),
)

export const markChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: notBegun(args) }),
  initial: 'is it short?',
  states: {
    'is it short?': {
      always: [
        when(
          'the Moderates place their Personality',
          ({ context: { data } }) => placesOwnPersonality(data),
          'own Personality',
        ),
        'more?',
      ],
    },
    'own Personality': {
      meta: {
        calls: calls(ownPiecesProcedure, ({ data: { executing } }) => ({
          faction: executing,
          piece: 'Personality',
          wanted: 1,
        })),
        requirements: [cited.availability.ownPersonality, cited.executingEvents.unlessSpecified],
      },
      on: { returned: 'more?' },
    },
    'more?': {
      always: [
        when(
          'the text has more placed',
          ({ context: { data } }) => data.effect.do === 'place marker' && goesOn(data),
          'placing',
        ),
        when('the text has more removed', ({ context: { data } }) => goesOn(data), 'removing'),
        'done',
      ],
    },
    placing: {
      meta: { asks: placing, requirements: [cited.executingEvents.mustIfPossible] },
      on: {
        'place marker': go(
          'more?',
          [cited.executingEvents.literally],
          ({ context: { game, data }, event: { space, marker } }) => ({
            game: inSpace(game, space, (before) => MARKER_KINDS[marker].changed(before, 1)),
            data: afterStep(data, space),
          }),
        ),
        'no more': go('done', [cited.executingEvents.literally]),
        nothing: go('done', [cited.executingEvents.partly]),
      },
    },
    removing: {
      meta: { asks: removing, requirements: [cited.executingEvents.mustIfPossible] },
      on: {
        'remove marker': go(
          'more?',
          [cited.executingEvents.literally],
          ({ context: { game, data }, event: { space, marker } }) => ({
            game: inSpace(game, space, (before) => MARKER_KINDS[marker].changed(before, -1)),
            data: afterStep(data, space),
          }),
        ),
        'no more': go('done', [cited.executingEvents.literally]),
        nothing: go('done', [cited.executingEvents.partly]),
      },
    },
    done: { type: 'final' },
  },
  output: null,
})
