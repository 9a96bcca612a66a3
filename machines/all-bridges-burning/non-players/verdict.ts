/**
 * Whether a Non-player card that is drawn holds for what is to be done, and whether it can be executed.
 *
 * @module
 */

import { readingOf } from '#kernel'
import {
  cardVerdict,
  conditionHolds,
  conditionOfNamedCard,
  type Verdict,
  withoutPrepareFirst,
} from '#spec/all-bridges-burning/8-non-players/8.2-cards'
import type { Components } from '#spec/all-bridges-burning/components/components'
import { type CommandArgs, fullCommand, limitedCommand } from '#spec/all-bridges-burning/procedures/commands'
import { SPECIAL_PROCEDURES } from '#spec/all-bridges-burning/procedures/special-activities'
import { openActionsOn } from '../event-card-offers.js'
import { carryingOut } from '../events/free-specials.js'
import { type NonPlayerCard, needsDie } from './card.js'
import { type DrawingContext, type DrawingData, isNamed } from './drawing-offers.js'
import { FIRST_ORDER } from './orders/sequence-of-play.js'
import type { Trials } from './trials.js'

/** The terms of the Command for which a card is drawn. */
const termsOf = ({ faction, action, free }: DrawingData): CommandArgs => {
  if (free?.kind === 'Command') return free.terms
  return action === 'Command' ? fullCommand(faction) : limitedCommand(faction)
}

/** Whether a die is rolled for the condition: it also serves priorities of the Command. */
export const asksForDie = (card: NonPlayerCard, { game, data }: DrawingContext): boolean =>
  needsDie(card, game) &&
  !(data.free?.kind === 'Special Activity' && isNamed(data) && readingOf(game, conditionOfNamedCard) === 'passed over')

/** What is found out about a card that is drawn, over the components. */
export function verdictsOn(components: Components, trials: Trials) {
  const { map } = components
  const openActions = openActionsOn(components, trials.inside)
  const isExecutable = ({ game, data }: DrawingContext, { command, special, priorities }: NonPlayerCard): boolean => {
    const { faction, free } = data
    if (free?.kind !== 'Special Activity') return trials.isExecutable(game, termsOf(data), command, priorities)
    // What is found out about a card stands in the trace.
    return special.some(
      (activity) =>
        carryingOut.refusals({ game, data: { faction, action: free } }, { activity }, trials.inside()).length === 0 &&
        trials.isCarriedOut(game, faction, SPECIAL_PROCEDURES[activity].name, priorities),
    )
  }
  return {
    holds: (card: NonPlayerCard, { game, data }: DrawingContext): boolean =>
      conditionHolds.ask({
        met: card.isMet(map, game, game.nonPlayers.die),
        named: isNamed(data),
        reading: readingOf(game, conditionOfNamedCard),
      }),
    verdict: (card: NonPlayerCard, context: DrawingContext): Verdict => {
      const { game, data } = context
      const terms = termsOf(data)
      const specialFirst = card.specialFirst === true && (data.free === undefined || terms.special)
      return cardVerdict.ask({
        executable: isExecutable(context, card),
        action: data.action,
        command: card.command,
        specialFirst,
        special: specialFirst && trials.beginsWith(game, terms, card.command, [{ name: FIRST_ORDER }]),
        limited: openActions(game, data.faction).includes('Limited Command'),
        reading: readingOf(game, withoutPrepareFirst),
      })
    },
  }
}
