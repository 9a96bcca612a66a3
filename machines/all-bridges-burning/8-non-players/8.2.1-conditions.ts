/** The tests of a drawn Non-player card: whether it fits the action, and whether it can be executed. @module */

import { asks, type Context, certain, option, range, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { COMMANDS, cardVerdict, VERDICTS, type Verdict } from '#spec/all-bridges-burning/8-non-players/8.2.3-executing'
import { conditionHolds } from '#spec/all-bridges-burning/8-non-players/8.2-cards'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import { dealsIn } from '#spec/all-bridges-burning/non-player-state'
import { type CommandArgs, fullCommand, limitedCommand } from '#spec/all-bridges-burning/procedures/commands'
import { FreeAction } from '#spec/all-bridges-burning/procedures/non-players'
import { SPECIAL_PROCEDURES } from '#spec/all-bridges-burning/procedures/special-activities'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import { openActionsOn } from '../2-sequence-of-play/2.2.3-options.js'
import { carryingOutSpecial } from '../5-events/5.4-free-commands.js'
import { FIRST_ORDER } from './8.1.4-choices.js'
import type { Trials } from './8.1.5-trials.js'
import { dieToRoll, rollsForCondition } from './8.2.3-dice.js'
import type { NonPlayerCard } from './8.2-priority.js'

export const DrawingData = record({
  faction: z.enum(FACTIONS),
  action: z.enum(COMMANDS),
  /** The free action for which a card is looked for, where it is one. */
  free: FreeAction.exactOptional(),
  /** The verdict on the card in hand. */
  verdict: z.enum(VERDICTS),
})

export type DrawingData = z.infer<typeof DrawingData>
export type DrawingContext = Context<Game, DrawingData>
const ask = asks<DrawingContext>()
const faces = () => range(1, 6).map((face) => option('roll', { face }))

/** The Commands or Special Activities that an Event names, if it does. */
const namesOf = (free: FreeAction | undefined): readonly string[] | 'any' => {
  if (free === undefined) return 'any'
  return free.kind === 'Command' ? free.terms.commands : free.named
}

/** True if the card is for a free action that the Event names. */
export const isNamed = ({ free }: DrawingData): boolean => namesOf(free) !== 'any'

/** True if a card fits a free action, in a Phase. Any card does if the Event names no action. */
function isFor({ number, command, special }: NonPlayerCard, { free }: DrawingData, { phase }: Game): boolean {
  const names = namesOf(free)
  if (names === 'any') return true
  if (free?.kind === 'Special Activity') return special.some((activity) => names.includes(activity))
  return names.includes(command) && dealsIn(number, phase)
}

export const conditionDie = ask.chance({
  name: 'the die for the condition of the Non-player card',
  cites: [cited.conditionBox.met],
  from: faces,
  says: (_, { face }) => `a ${face}`,
})

/** Returns the decisions made while cards are drawn. */
export function drawingOffers(cards: readonly NonPlayerCard[]) {
  const inHand = ({ game }: DrawingContext): NonPlayerCard =>
    certain(
      cards.find(({ number }) => number === game.nonPlayers.card),
      `Non-player card ${game.nonPlayers.card}`,
    )
  /** The die that the Command of the card in hand still asks for. */
  const nextDie = ({ game, data: { free } }: DrawingContext): string | undefined =>
    free?.kind === 'Special Activity' ? undefined : dieToRoll(game)
  const drawing = ask.chance({
    name: 'the Non-player card that is drawn',
    cites: [
      cited.nonPlayerOptions.draw,
      cited.freeNonPlayerActions.drawnAction,
      cited.freeNonPlayerActions.namedAction,
    ],
    from: ({ game, data }) =>
      cards
        .filter(({ number, faction }) => faction === data.faction && !game.nonPlayers.drawn.includes(number))
        .filter((card) => isFor(card, data, game))
        .map(({ number }) => option('draw a Non-player card', { card: number })),
    says: (_, { card }) => `(#${card})`,
  })
  const die = ask.chance({
    name: 'a die for the priorities of the Non-player card',
    about: (context) => nextDie(context) ?? 'nothing',
    cites: [cited.executingInstructions.topToBottom],
    from: (context) => (nextDie(context) === undefined ? [] : faces()),
    says: (_, { face }) => `a ${face}`,
  })
  return { inHand, nextDie, drawing, die }
}

/** The terms of the Command for which a card is drawn. */
const termsOf = ({ faction, action, free }: DrawingData): CommandArgs => {
  if (free?.kind === 'Command') return free.terms
  return action === 'Command' ? fullCommand(faction) : limitedCommand(faction)
}

/** True if a die is rolled for the condition. The die also serves priorities of the Command. */
export const asksForDie = (card: NonPlayerCard, { game, data }: DrawingContext): boolean =>
  rollsForCondition(game, card.number) &&
  !(
    data.free?.kind === 'Special Activity' &&
    isNamed(data) &&
    readingOf(game, cited.conditionOfNamedCard) === 'passed over'
  )

/** Returns the verdicts on a drawn card, over the components. */
export function verdictsOn(components: Components, trials: Trials) {
  const { map } = components
  const openActions = openActionsOn(components, trials.inside)
  const isExecutable = ({ game, data }: DrawingContext, { command, special, priorities }: NonPlayerCard): boolean => {
    const { faction, free } = data
    if (free?.kind !== 'Special Activity') return trials.isExecutable(game, termsOf(data), command, priorities)
    // What is found out about a card stands in the trace.
    return special.some(
      (activity) =>
        carryingOutSpecial.refusals({ game, data: { faction, action: free } }, { activity }, trials.inside()).length ===
          0 && trials.isCarriedOut(game, faction, SPECIAL_PROCEDURES[activity].name, priorities),
    )
  }
  return {
    holds: (card: NonPlayerCard, { game, data }: DrawingContext): boolean =>
      conditionHolds.ask({
        met: card.isMet(map, game, game.nonPlayers.die),
        named: isNamed(data),
        reading: readingOf(game, cited.conditionOfNamedCard),
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
        reading: readingOf(game, cited.withoutPrepareFirst),
      })
    },
  }
}
