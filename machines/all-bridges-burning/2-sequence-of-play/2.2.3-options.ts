/**
 * The data and decisions of one Event card: the die for the Germans, and the actions of the Factions.
 *
 * @module
 */

import {
  asks,
  type Call,
  type Calls,
  type Context,
  call,
  certain,
  deciding,
  type Inside,
  option,
  range,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { transfersFirst } from '#spec/all-bridges-burning/1-introduction/1.3-factions'
import { ownPiecesFirst } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { cellsOnMapOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import { choiceClauses, giftsFirst, mayNotTake } from '#spec/all-bridges-burning/2-sequence-of-play/2.1-start'
import { withCylinder } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import { boxesOfTheRow, revoltBegins } from '#spec/all-bridges-burning/2-sequence-of-play/2.4.1-red-revolt'
import { pivotalTrigger } from '#spec/all-bridges-burning/2-sequence-of-play/2.4-phases'
import { germanPhase } from '#spec/all-bridges-burning/3-commands/3.4-german-actions'
import type { Components } from '#spec/all-bridges-burning/components/components'
import { boxesOf, isFirstBox, rowOf } from '#spec/all-bridges-burning/components/track'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { commandProcedure, fullCommand, limitedCommand } from '#spec/all-bridges-burning/procedures/commands'
import {
  eventProcedure,
  limitedCommandProcedure,
  ownPiecesFirstProcedure,
} from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { ACTIONS, type Action, type Box, FACTIONS, type Faction, PASSED } from '#spec/all-bridges-burning/vocabulary'
import { boxText, withArticle } from '#spec/all-bridges-burning/wording'
import { couldBeGiven, transfersBy } from '../1-introduction/1.3-factions.js'

export const EventCardData = record({
  /** The Faction whose turn it is, or was last. */
  faction: z.enum(FACTIONS),
  /** The action that it takes. */
  turn: z.enum(['Pass', ...ACTIONS]),
})

export type EventCardData = z.infer<typeof EventCardData>
export type EventCardContext = Context<Game, EventCardData>

export const germanDie = asks<{ readonly game: Game }>().chance({
  name: 'the die for the Germans, rolled by the Senate',
  cites: [cited.germanActions.senateRolls, cited.germanActions.rollBeforeFactions],
  from: () => range(1, 6).map((face) => option('roll', { face })),
  says: (_, { face }) => `a ${face}`,
})

/** The terms of the Commands that a box grants. */
const TERMS_OF = { 'Limited Command': limitedCommand, Command: fullCommand } as const

/** Resources may change hands while the Faction acts. */
export const transfers = transfersBy<EventCardContext>(({ data }) => data.faction)

/** The action of a turn that is none of Passing. */
const actionOf = (turn: EventCardData['turn']): Action =>
  certain(
    ACTIONS.find((candidate) => candidate === turn),
    `action box for "${turn}"`,
  )

/** The boxes of a track, and the table that refuses them; what a box leads to is for those who ask. */
function boxesOn({ track, deck }: Components) {
  const boxes = boxesOf(track).map(([box, action]) => option('take', { box, action }))
  const isPivotal = ({ cards }: Game) => cards.current === deck.pivotal
  const takenIn = (game: Game) => boxesOfTheRow(game, deck.pivotal)
  const rowSeen = (game: Game, box: Box) => {
    const [fixed] = takenIn(game).map(rowOf)
    if (fixed === undefined) return 'not fixed'
    return fixed === rowOf(box) ? 'this' : 'another'
  }
  const taking = deciding<EventCardContext, (typeof boxes)[number]>()({
    table: mayNotTake,
    view: {
      action: (_, { action }) => action,
      row: ({ game }, { box }) => rowSeen(game, box),
      firstOfRow: (_, { box }) => isFirstBox(track, box),
      taken: ({ game }, { box }) => takenIn(game).includes(box),
      pivotal: ({ game }) => isPivotal(game),
      afterPass: ({ game }) => FACTIONS.some((faction) => PASSED.some((spot) => spot === game.cylinders[faction])),
      first: ({ game }) => readingOf(game, cited.firstBox),
      able: ({ game }) => readingOf(game, cited.boxWithoutCommand),
      gift: ({ game, data }) => couldBeGiven(game, data.faction),
      promise: ({ game }) => readingOf(game, cited.promisedGift),
    },
  })
  return { boxes, taking }
}

/** The offer of the boxes of a track, and of Passing. */
export const actionOn = (components: Components) => {
  const { boxes, taking } = boxesOn(components)
  return asks<EventCardContext>().may(option('pass'), {
    name: 'an action of the Sequence of Play, or Pass',
    cites: choiceClauses,
    seat: ({ data }) => data.faction,
    from: () => boxes,
    says: (_, { box, action }) => `${boxText(box)}: ${action === 'Event' ? 'the Event' : withArticle(action)}`,
    forbid: taking,
    leads: ({ data }, { action }) =>
      action === 'Event' ? undefined : call(commandProcedure, TERMS_OF[action](data.faction)),
  })
}

/** True if others may first give a Faction the Resources for the Command of its box. */
export const awaitsGifts = ({ game, data: { faction, turn } }: EventCardContext, inside: Inside): boolean => {
  const action = actionOf(turn)
  const possible = action === 'Event' || inside.of(game, call(commandProcedure, TERMS_OF[action](faction))).isOpen
  return giftsFirst.ask({ possible, promise: readingOf(game, cited.promisedGift) })
}

/** The actions for which a box is open to a Faction whose turn it is, over the components. */
export function openActionsOn(
  components: Components,
  inside: () => Inside,
): (game: Game, faction: Faction) => readonly Action[] {
  const choice = actionOn(components)
  return (game, faction) => {
    const { options } = choice.list({ game, data: { faction, turn: 'Pass' } }, inside())
    return options.flatMap((offered) => (offered.type === 'take' ? [offered.action] : []))
  }
}

/** The box for an action in which the Faction that acted last could have put its cylinder instead, if there is one. */
export function boxInstead(components: Components, game: Game, faction: Faction, action: Action): Box | undefined {
  const { boxes, taking } = boxesOn(components)
  const before: EventCardContext = { game: withCylinder(game, faction, '1st'), data: { faction, turn: action } }
  return boxes.find((box) => box.action === action && !taking.refuses(before, box))?.box
}

const CALL_OF: Readonly<Record<Action, (faction: Faction) => Call>> = {
  'Limited Command': (faction) => call(limitedCommandProcedure, { faction }),
  Command: (faction) => call(commandProcedure, fullCommand(faction)),
  Event: (faction) => call(eventProcedure, { faction }),
}

/** The procedures that an action of the Sequence of Play can call. */
export const actionProcedures = [limitedCommandProcedure, commandProcedure, eventProcedure]

/** The call of an action of the Sequence of Play. */
export const actionCall = (action: Action, faction: Faction): Call => CALL_OF[action](faction)

const takesOwnFirst = (game: Game, faction: Faction): boolean =>
  ownPiecesFirst.ask({ nonPlayer: isNonPlayer(game, faction), reading: readingOf(game, cited.ownPiecesForNothing) })

/** The action that the Faction has chosen. */
export const executing: Calls<EventCardContext> = {
  procedures: [...actionProcedures, ownPiecesFirstProcedure],
  pick: ({ game, data: { faction, turn } }) => {
    const action = actionOf(turn)
    return takesOwnFirst(game, faction)
      ? call(ownPiecesFirstProcedure, { faction, action })
      : actionCall(action, faction)
  },
}

/** Returns the guards for the effects of an Event card, over the deck. */
export function eventCardGuards({ deck: { pivotal, germanActionPhase } }: Components) {
  const isPivotal = ({ cards }: Game) => cards.current === pivotal
  return {
    /** True if the card in play begins the Red Revolt. */
    revoltIsCurrent: (game: Game) => revoltBegins.ask({ pivotal: isPivotal(game), phase: game.phase }),
    /** True if the card in play brings the Germans. */
    callsGermans: (game: Game) =>
      germanPhase.ask({ phase: game.phase, symbol: germanActionPhase.some((card) => card === game.cards.current) }),
    /** True if Resources may change hands before a Faction chooses its action. */
    mayTransferFirst: (game: Game) => transfersFirst.ask({ reading: readingOf(game, cited.transferBeforeTheChoice) }),
    /** True if the Red Revolt comes next, after a turn. */
    revoltComes: (game: Game, turn: EventCardData['turn']) =>
      pivotalTrigger.ask({
        cells: cellsOnMapOf.compute(game, {}),
        phase: game.phase,
        pivotalInPlay: isPivotal(game) || game.cards.upcoming === pivotal,
        turn: turn === 'Pass' ? 'Pass' : 'action',
        reading: readingOf(game, cited.doesAPassEndATurn),
      }),
  }
}
