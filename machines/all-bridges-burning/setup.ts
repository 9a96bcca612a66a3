/** Setup: deck, markers, pieces, the two die rolls and the random first order. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  range,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { withCylinder } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import { conscriptsWait } from '#spec/all-bridges-burning/6-propaganda-rounds/6.5.4-old-news'
import { CAMPAIGN, CAMPAIGN_YEARS, type Deck } from '#spec/all-bridges-burning/components/deck'
import { FORCES } from '#spec/all-bridges-burning/components/forces'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace, withCells } from '#spec/all-bridges-burning/pieces'
import { campaignDeck, setupProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { moderatesCellTown, senateCellTown } from '#spec/all-bridges-burning/setup'
import {
  markerClauses,
  pieceClauses,
  withMarkers,
  withoutResources,
  withStartingPieces,
} from '#spec/all-bridges-burning/starting-position'
import { ELIGIBLE, FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { NAMES } from '#spec/all-bridges-burning/wording'

const Data = record({
  /** Campaign Decks made so far. */
  decks: z.int(),
})

type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()
const die = () => range(1, 6).map((face) => option('roll', { face }))
const senateDie = ask.chance({
  name: 'the die for the Senate Cell',
  cites: [cited.setup.senateRoll],
  from: die,
  says: (_, { face }) => `a ${face}`,
})
const moderatesDie = ask.chance({
  name: 'the die for the Moderates Cell',
  cites: [cited.setup.moderatesRoll],
  from: die,
  says: (_, { face }) => `a ${face}`,
})
const unplaced = ({ cylinders }: Game) => FACTIONS.filter((faction) => cylinders[faction] === 'aside')

const order = ask.chance({
  name: 'the Faction for the next spot of the Eligible box',
  cites: [cited.factionOrder.randomAtStart, cited.setup.eligibilityRandom],
  from: ({ game }) => unplaced(game).map((faction) => option('place', { faction })),
  says: (_, { faction }) => NAMES[faction],
})

const placed = (game: Game, faction: Faction) =>
  withCylinder(
    game,
    faction,
    certain(ELIGIBLE[FACTIONS.length - unplaced(game).length], 'free spot in the Eligible box'),
  )

/** A game whose Senate Cells for Conscription are where they begin. */
const withConscripts = (game: Game): Game => {
  const waiting = conscriptsWait.ask({ reading: readingOf(game, cited.conscriptsAtStart) })
  return { ...game, conscripts: waiting === 'Out of Play' ? FORCES.conscripts : 0 }
}

export function setupChart(deck: Deck): Chart {
  const { chart, effect, go, when } = charting<
    Game,
    OptionOf<typeof senateDie> | OptionOf<typeof moderatesDie> | OptionOf<typeof order>
  >().implementing(setupProcedure, Data)

  const setUp = effect(({ context: { game } }) => ({
    game: withoutResources(withStartingPieces(withConscripts(withMarkers(game)))),
  }))
  const nextDeck = ({ game, data }: C) => {
    const events = CAMPAIGN_YEARS[data.decks] === '1917' ? deck.events1917 : deck.events1918
    return {
      events: events.filter((card) => !game.cards.draw.includes(card)),
      propaganda: certain(deck.propaganda[data.decks], 'Propaganda card left'),
      ...CAMPAIGN,
    }
  }

  return chart({
    context: ({ input: { game } }) => ({ game, data: { decks: 0 } }),
    initial: 'Campaign Deck',
    states: {
      'Campaign Deck': {
        meta: {
          calls: calls(campaignDeck, nextDeck),
          requirements: [cited.start.deck, cited.setup.separatePropaganda, cited.setup.propagandaAnywhere],
        },
        on: {
          returned: go('next Campaign Deck', [], ({ context: { data } }) => ({ data: { decks: data.decks + 1 } })),
        },
      },
      'next Campaign Deck': {
        always: [
          when(
            'the next Campaign Deck is one of 1917',
            ({ context: { data } }) => CAMPAIGN_YEARS[data.decks] === '1917',
            go('Campaign Deck', [cited.setup.drawDeckUpper]),
          ),
          when(
            'the next Campaign Deck is one of 1918',
            ({ context: { data } }) => CAMPAIGN_YEARS[data.decks] === '1918',
            go('Campaign Deck', [cited.setup.decks1918]),
          ),
          go('markers and pieces', [
            cited.setup.drawDeckLower,
            cited.setup.leftover,
            cited.setup.leftoverUnseen,
            cited.setup.pivotalEvent,
            cited.phases.notShuffled,
          ]),
        ],
      },
      'markers and pieces': {
        always: [
          when(
            'a Faction is a Non-player',
            ({ context: { game } }) => game.nonPlayers.factions.length > 0,
            go(
              'Senate die',
              [
                ...markerClauses,
                ...pieceClauses,
                cited.nonPlayerSequence.usualSetup,
                cited.noResourceTracking.moderatesAtZero,
              ],
              setUp,
            ),
          ),
          go('Senate die', [...markerClauses, ...pieceClauses], setUp),
        ],
      },
      'Senate die': {
        meta: { asks: senateDie },
        on: {
          roll: go(
            'Moderates die',
            [cited.setup.senateRoll, cited.setup.senateRollControl, cited.control.majority],
            ({ context: { game }, event }) => ({
              game: inSpace(game, senateCellTown.ask({ face: event.face }), (town) =>
                withCells(town, 'senate', { inactive: 1 }),
              ),
            }),
          ),
        },
      },
      'Moderates die': {
        meta: { asks: moderatesDie },
        on: {
          roll: go(
            'Faction order',
            [cited.setup.moderatesRoll, cited.setup.moderatesRollControl],
            ({ context: { game }, event }) => ({
              game: inSpace(game, moderatesCellTown.ask({ face: event.face }), (town) =>
                withCells(town, 'moderates', { inactive: 1 }),
              ),
            }),
          ),
        },
      },
      'Faction order': {
        meta: { asks: order, requirements: [cited.factionOrder.randomAtStart] },
        on: {
          place: go(
            'Faction order',
            [cited.factionOrder.startingSpots, cited.setup.eligibility, cited.setup.eligibilityRandom],
            ({ context: { game }, event }) => ({ game: placed(game, event.faction) }),
          ),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
