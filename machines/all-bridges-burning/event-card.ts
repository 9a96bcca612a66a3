/**
 * One Event card: the Red Revolt, the Germans, and the Factions in the order of Eligibility.
 *
 * @module
 */

import { type Chart, calls, certain, charting, type OptionOf, readingOf } from '#kernel'
import { negotiations } from '#spec/all-bridges-burning/1-introduction/1.3-factions'
import { eventCard, options, passing } from '#spec/all-bridges-burning/2-sequence-of-play/2.1-start'
import {
  adjustEligibility,
  nextEligible,
  withCylinder,
  withEligibilityAdjusted,
  withPass,
} from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import { redRevolt } from '#spec/all-bridges-burning/2-sequence-of-play/2.4.1-red-revolt'
import { phases } from '#spec/all-bridges-burning/2-sequence-of-play/2.4-phases'
import { attack } from '#spec/all-bridges-burning/3-commands/3.2.4-attack'
import {
  germanActions,
  germansAfterRevolt,
  germansInRevolt,
  germanTiming,
} from '#spec/all-bridges-burning/3-commands/3.4-german-actions'
import { nonPlayers } from '#spec/all-bridges-burning/8-non-players/8.0-non-players'
import { gained } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { newsAfterFull, newsFollows } from '#spec/all-bridges-burning/8-non-players/8.1.4-last-steps'
import { nonPlayerOptions } from '#spec/all-bridges-burning/8-non-players/8.1.4-sequence-of-play'
import { recordSteps } from '#spec/all-bridges-burning/8-non-players/8.2-cards'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer, reconstituted } from '#spec/all-bridges-burning/non-players/state'
import { deliberationProcedure } from '#spec/all-bridges-burning/procedures/non-players'
import {
  eventCardProcedure,
  germanActionProcedure,
  newsCommandsProcedure,
  redRevoltProcedure,
  transfersFirstProcedure,
} from '#spec/all-bridges-burning/procedures/turn'
import type { Action } from '#spec/all-bridges-burning/vocabulary'
import { eventCardGuards } from './event-card-guards.js'
import { actionOn, EventCardData, executing, germanDie, transfers } from './event-card-offers.js'
import { limitedBoxOf } from './non-players/recording.js'
import { transferred } from './transfers.js'

/** The chart of one Event card, over the components. */
export function eventCardChart(components: Components): Chart {
  const { pivotal } = components.deck
  const choice = actionOn(components)
  const limitedBox = limitedBoxOf(components)
  const { chart, effect, when } = charting<
    Game,
    OptionOf<typeof choice> | OptionOf<typeof germanDie> | OptionOf<(typeof transfers)[number]>
  >().implementing(eventCardProcedure, EventCardData)

  const { revoltIsCurrent, callsGermans, revoltComes, mayTransferFirst } = eventCardGuards(components)

  /** The Faction Passes, also where nothing else is left to it. */
  const passes = {
    target: 'what was done',
    meta: { requirements: [passing.resource, passing.staysEligible, options.passSetsNoRow] },
    actions: effect(({ context: { game, data } }) => ({
      game: gained(withPass.compute(game, data.faction), data.faction, 1, 'gained by a Pass'),
      data: { ...data, turn: 'Pass' },
    })),
  }

  return chart({
    context: ({ input: { game } }) => ({ game, data: { faction: 'reds', turn: 'Pass' } }),
    initial: 'card becomes current',
    states: {
      'card becomes current': {
        always: [
          {
            target: 'Red Revolt',
            guard: when('the card is Red Revolt!', ({ context: { game } }) => revoltIsCurrent(game)),
            meta: { requirements: [redRevolt.begins, phases.pivotalEvent, phases.pivotalOwner] },
          },
          {
            target: 'German Action Phase',
            guard: when('the card shows the German Action Phase, in Phase II', ({ context: { game } }) =>
              callsGermans(game),
            ),
            meta: { requirements: [germanActions.onBecomingCurrent, eventCard.germanSymbol] },
          },
          { target: 'next Faction' },
        ],
      },
      'Red Revolt': {
        meta: { calls: calls(redRevoltProcedure, () => null), requirements: [redRevolt.beforeFactions] },
        on: {
          returned: [
            {
              target: 'German Action Phase',
              guard: when('the German Action Phase follows (reading)', ({ context: { game } }) =>
                germansAfterRevolt.ask({ reading: readingOf(game, germansInRevolt) }),
              ),
              meta: { requirements: [germanActions.onBecomingCurrent] },
            },
            { target: 'next Faction', meta: { requirements: [redRevolt.playContinues, redRevolt.othersAct] } },
          ],
        },
      },
      'German Action Phase': {
        meta: { asks: germanDie, requirements: [germanActions.rollBeforeFactions] },
        on: {
          roll: {
            target: 'German cylinder placed',
            meta: { requirements: [germanActions.senateRolls, eventCard.recordGermans, eventCard.germanCircles] },
            actions: effect(({ context: { game }, event }) => ({
              game: { ...game, germanCylinder: germanTiming.ask({ face: event.face }) },
            })),
          },
        },
      },
      'German cylinder placed': {
        always: [
          {
            target: 'Germans before the Factions',
            guard: when(
              'the Germans go first',
              ({ context: { game } }) => game.germanCylinder === 'before the Factions',
            ),
            meta: { requirements: [germanActions.lowRollFirst] },
          },
          { target: 'next Faction', meta: { requirements: [germanActions.highRollLast] } },
        ],
      },
      'Germans before the Factions': {
        meta: { calls: calls(germanActionProcedure, () => null) },
        on: { returned: 'next Faction' },
      },
      'next Faction': {
        always: [
          {
            target: 'human or Non-player?',
            guard: when(
              'an Eligible Faction is left',
              ({ context: { game } }) => nextEligible.compute(game) !== undefined,
            ),
            meta: { requirements: [eventCard.eligibleInOrder, passing.nextChooses] },
            actions: effect(({ context: { game, data } }) => ({
              data: { ...data, faction: certain(nextEligible.compute(game), 'Eligible Faction') },
            })),
          },
          { target: 'all Factions have acted', meta: { requirements: [adjustEligibility.when] } },
        ],
      },
      'human or Non-player?': {
        always: [
          {
            target: 'Non-player deliberates',
            guard: when('the Faction is a Non-player', ({ context: { game, data } }) =>
              isNonPlayer(game, data.faction),
            ),
            meta: { requirements: [nonPlayers.scope, nonPlayers.ownSequence] },
          },
          {
            target: 'transfers first',
            guard: when('Resources may change hands before it chooses (reading)', ({ context: { game } }) =>
              mayTransferFirst(game),
            ),
          },
          { target: 'Faction chooses' },
        ],
      },
      'transfers first': {
        meta: { calls: calls(transfersFirstProcedure, ({ data: { faction } }) => ({ faction })) },
        on: { returned: 'Faction chooses' },
      },
      'Non-player deliberates': {
        meta: { calls: calls(deliberationProcedure, ({ data: { faction } }) => ({ faction })) },
        on: { returned: 'Faction chooses' },
      },
      'Faction chooses': {
        meta: { asks: choice, requirements: [eventCard.choices] },
        on: {
          take: {
            target: 'executing',
            meta: { requirements: [eventCard.recordFactions, options.firstTakesFirstBox, options.firstSetsRow] },
            actions: effect(({ context: { game, data }, event }) => ({
              game: withCylinder(game, data.faction, event.box),
              data: { ...data, turn: event.action satisfies Action },
            })),
          },
          pass: passes,
          nothing: passes,
        },
      },
      executing: {
        meta: { calls: executing, aside: transfers },
        on: {
          transfer: {
            meta: { requirements: [negotiations.transfer, negotiations.transferTime] },
            actions: effect(({ context: { game }, event }) => ({ game: transferred(game, event) })),
          },
          returned: {
            target: 'what was done',
            meta: { requirements: [attack.oncePerTurn] },
            actions: effect(({ context: { game } }) => ({ game: { ...game, attacked: [] } })),
          },
        },
      },
      'what was done': {
        always: [
          {
            target: 'turn ends',
            guard: when('a player acted', ({ context: { game, data } }) => !isNonPlayer(game, data.faction)),
          },
          {
            target: 'recorded as a Limited Command',
            guard: when(
              'the full Command of a Non-player was a Limited Command',
              ({ context }) => limitedBox(context) !== undefined,
            ),
            meta: { requirements: [recordSteps.asTaken] },
            actions: effect(({ context }) => ({
              game: withCylinder(
                context.game,
                context.data.faction,
                certain(limitedBox(context), 'box to be recorded in'),
              ),
            })),
          },
          { target: 'Non-player deck' },
        ],
      },
      'recorded as a Limited Command': {
        always: [
          {
            target: 'News',
            guard: when('News may follow', ({ context: { game } }) =>
              newsFollows.ask({ reading: readingOf(game, newsAfterFull) }),
            ),
          },
          { target: 'Non-player deck' },
        ],
      },
      News: {
        meta: {
          calls: calls(newsCommandsProcedure, ({ data: { faction } }) => ({ faction, held: 'not told' as const })),
        },
        on: { returned: 'Non-player deck' },
      },
      'Non-player deck': {
        always: {
          target: 'turn ends',
          meta: { requirements: [nonPlayerOptions.cardsReturn, nonPlayerOptions.shuffle] },
          actions: effect(({ context: { game } }) => ({ game: reconstituted(game) })),
        },
      },
      'turn ends': {
        always: [
          {
            target: 'next Faction',
            guard: when('27 Cells bring Red Revolt!', ({ context: { game, data } }) => revoltComes(game, data.turn)),
            meta: {
              requirements: [phases.cellsTrigger, phases.discardNext, phases.discardedNoEffect, phases.placedAtOnce],
            },
            actions: effect(({ context: { game } }) => ({
              game: { ...game, cards: { ...game.cards, upcoming: pivotal } },
            })),
          },
          { target: 'next Faction' },
        ],
      },
      'all Factions have acted': {
        always: [
          {
            target: 'Germans after the Factions',
            guard: when('the Germans go last', ({ context: { game } }) => game.germanCylinder === 'after the Factions'),
            meta: { requirements: [germanActions.highRollLast] },
          },
          { target: 'Adjust Eligibility' },
        ],
      },
      'Germans after the Factions': {
        meta: { calls: calls(germanActionProcedure, () => null) },
        on: { returned: 'Adjust Eligibility' },
      },
      'Adjust Eligibility': {
        always: {
          target: 'done',
          meta: { requirements: [adjustEligibility.when, adjustEligibility.allEligible] },
          actions: effect(({ context: { game } }) => ({ game: withEligibilityAdjusted.compute(game) })),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
