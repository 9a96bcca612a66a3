/** One Event card: the Red Revolt, the Germans, and the Factions in the order of Eligibility. @module */

import { type Chart, calls, certain, charting, type Inside, type OptionOf, readingOf } from 'rulewright/book'
import {
  nextEligible,
  withCylinder,
  withEligibilityAdjusted,
  withPass,
} from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import { germansAfterRevolt, germanTiming } from '#spec/all-bridges-burning/3-commands/3.4-german-actions'
import { gained } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { newsFollows } from '#spec/all-bridges-burning/8-non-players/8.1.4-last-steps'
import { withUpcoming } from '#spec/all-bridges-burning/8-non-players/8.1.4-markers'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer, reconstituted } from '#spec/all-bridges-burning/non-player-state'
import { deliberationProcedure } from '#spec/all-bridges-burning/procedures/non-players'
import {
  eventCardProcedure,
  germanActionProcedure,
  newsCommandsProcedure,
  redRevoltProcedure,
  transfersFirstProcedure,
} from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Action } from '#spec/all-bridges-burning/vocabulary'
import { transferred } from '../1-introduction/1.3-factions.js'
import { limitedBoxOf } from '../8-non-players/8.0-automaton.js'
import {
  actionOn,
  awaitsGifts,
  EventCardData,
  eventCardGuards,
  executing,
  germanDie,
  transfers,
} from './2.2.3-options.js'

export function eventCardChart(components: Components, inside: () => Inside): Chart {
  const { pivotal } = components.deck
  const choice = actionOn(components)
  const limitedBox = limitedBoxOf(components)
  const { chart, go, stay, when } = charting<
    Game,
    OptionOf<typeof choice> | OptionOf<typeof germanDie> | OptionOf<(typeof transfers)[number]>
  >().implementing(eventCardProcedure, EventCardData)

  const { revoltIsCurrent, callsGermans, revoltComes, mayTransferFirst } = eventCardGuards(components)

  /** The Faction Passes, also where nothing else is left to it. */
  const passes = go(
    'what was done',
    [cited.passing.resource, cited.passing.staysEligible, cited.options.passSetsNoRow],
    ({ context: { game, data } }) => ({
      game: gained(withPass.compute(game, data.faction), data.faction, 1, 'gained by a Pass'),
      data: { ...data, turn: 'Pass' },
    }),
  )

  return chart({
    context: ({ input: { game } }) => ({ game, data: { faction: 'reds', turn: 'Pass' } }),
    initial: 'card becomes current',
    states: {
      'card becomes current': {
        always: [
          when(
            'the card is Red Revolt!',
            ({ context: { game } }) => revoltIsCurrent(game),
            go('Red Revolt', [cited.redRevolt.begins, cited.phases.pivotalEvent, cited.phases.pivotalOwner]),
          ),
          when(
            'the card shows the German Action Phase, in Phase II',
            ({ context: { game } }) => callsGermans(game),
            go('German Action Phase', [cited.germanActions.onBecomingCurrent, cited.eventCard.germanSymbol]),
          ),
          'next Faction',
        ],
      },
      'Red Revolt': {
        meta: { calls: calls(redRevoltProcedure, () => null), requirements: [cited.redRevolt.beforeFactions] },
        on: {
          returned: [
            when(
              'the German Action Phase follows (reading)',
              ({ context: { game } }) => germansAfterRevolt.ask({ reading: readingOf(game, cited.germansInRevolt) }),
              go('German Action Phase', [cited.germanActions.onBecomingCurrent]),
            ),
            go('next Faction', [cited.redRevolt.playContinues, cited.redRevolt.othersAct]),
          ],
        },
      },
      'German Action Phase': {
        meta: { asks: germanDie, requirements: [cited.germanActions.rollBeforeFactions] },
        on: {
          roll: go(
            'German cylinder placed',
            [cited.germanActions.senateRolls, cited.eventCard.recordGermans, cited.eventCard.germanCircles],
            ({ context: { game }, event }) => ({
              game: { ...game, germanCylinder: germanTiming.ask({ face: event.face }) },
            }),
          ),
        },
      },
      'German cylinder placed': {
        always: [
          when(
            'the Germans go first',
            ({ context: { game } }) => game.germanCylinder === 'before the Factions',
            go('Germans before the Factions', [cited.germanActions.lowRollFirst]),
          ),
          go('next Faction', [cited.germanActions.highRollLast]),
        ],
      },
      'Germans before the Factions': {
        meta: { calls: calls(germanActionProcedure, () => null) },
        on: { returned: 'next Faction' },
      },
      'next Faction': {
        always: [
          when(
            'an Eligible Faction is left',
            ({ context: { game } }) => nextEligible.compute(game) !== undefined,
            go(
              'human or Non-player?',
              [cited.eventCard.eligibleInOrder, cited.passing.nextChooses],
              ({ context: { game, data } }) => ({
                data: { ...data, faction: certain(nextEligible.compute(game), 'Eligible Faction') },
              }),
            ),
          ),
          go('all Factions have acted', [cited.adjustEligibility.when]),
        ],
      },
      'human or Non-player?': {
        always: [
          when(
            'the Faction is a Non-player',
            ({ context: { game, data } }) => isNonPlayer(game, data.faction),
            go('Non-player deliberates', [cited.nonPlayers.scope, cited.nonPlayers.ownSequence]),
          ),
          when(
            'Resources may change hands before it chooses (reading)',
            ({ context: { game } }) => mayTransferFirst(game),
            'transfers first',
          ),
          'Faction chooses',
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
        meta: { asks: choice, requirements: [cited.eventCard.choices] },
        on: {
          take: go(
            'what it costs',
            [cited.eventCard.recordFactions, cited.options.firstTakesFirstBox, cited.options.firstSetsRow],
            ({ context: { game, data }, event }) => ({
              game: withCylinder(game, data.faction, event.box),
              data: { ...data, turn: event.action satisfies Action },
            }),
          ),
          pass: passes,
          nothing: passes,
        },
      },
      'what it costs': {
        always: [
          when(
            'others may give what its Command costs (reading)',
            ({ context }) => awaitsGifts(context, inside()),
            go('gifts first', [cited.negotiations.transferTime]),
          ),
          'executing',
        ],
      },
      'gifts first': {
        meta: { calls: calls(transfersFirstProcedure, ({ data: { faction } }) => ({ faction })) },
        on: { returned: 'executing' },
      },
      executing: {
        meta: { calls: executing, aside: transfers },
        on: {
          transfer: stay(
            [cited.negotiations.transfer, cited.negotiations.transferTime],
            ({ context: { game }, event }) => ({
              game: transferred(game, event),
            }),
          ),
          returned: go('what was done', [cited.attack.oncePerTurn], ({ context: { game } }) => ({
            game: { ...game, attacked: [] },
          })),
        },
      },
      'what was done': {
        always: [
          when('a player acted', ({ context: { game, data } }) => !isNonPlayer(game, data.faction), 'turn ends'),
          when(
            'the full Command of a Non-player was a Limited Command',
            ({ context }) => limitedBox(context) !== undefined,
            go('recorded as a Limited Command', [cited.recordSteps.asTaken], ({ context }) => ({
              game: withCylinder(
                context.game,
                context.data.faction,
                certain(limitedBox(context), 'box to be recorded in'),
              ),
            })),
          ),
          'Non-player deck',
        ],
      },
      'recorded as a Limited Command': {
        always: [
          when(
            'News may follow',
            ({ context: { game } }) => newsFollows.ask({ reading: readingOf(game, cited.newsAfterFull) }),
            'News',
          ),
          'Non-player deck',
        ],
      },
      News: {
        meta: {
          calls: calls(newsCommandsProcedure, ({ data: { faction } }) => ({ faction, held: 'not told' as const })),
        },
        on: { returned: 'Non-player deck' },
      },
      'Non-player deck': {
        always: go(
          'turn ends',
          [cited.nonPlayerOptions.cardsReturn, cited.nonPlayerOptions.shuffle],
          ({ context: { game } }) => ({
            game: reconstituted(game),
          }),
        ),
      },
      'turn ends': {
        always: [
          when(
            '27 Cells bring Red Revolt!',
            ({ context: { game, data } }) => revoltComes(game, data.turn),
            go(
              'next Faction',
              [
                cited.phases.cellsTrigger,
                cited.phases.discardNext,
                cited.phases.discardedNoEffect,
                cited.phases.placedAtOnce,
              ],
              ({ context: { game } }) => ({
                game: withUpcoming(game, pivotal),
              }),
            ),
          ),
          'next Faction',
        ],
      },
      'all Factions have acted': {
        always: [
          when(
            'the Germans go last',
            ({ context: { game } }) => game.germanCylinder === 'after the Factions',
            go('Germans after the Factions', [cited.germanActions.highRollLast]),
          ),
          'Adjust Eligibility',
        ],
      },
      'Germans after the Factions': {
        meta: { calls: calls(germanActionProcedure, () => null) },
        on: { returned: 'Adjust Eligibility' },
      },
      'Adjust Eligibility': {
        always: go(
          'done',
          [cited.adjustEligibility.when, cited.adjustEligibility.allEligible],
          ({ context: { game } }) => ({
            game: withEligibilityAdjusted.compute(game),
          }),
        ),
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
