/**
 * Orders for the choices inside Events: pieces and levels as the general priorities say, and chance for the rest.
 *
 * @module
 */

import { type Option, readingOf } from 'rulewright/book'
import { isRemovedFirst, isReplacedFirst } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import type { CellKind } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { type Named, withArrived, withoutPiece, withPlaced } from '#spec/all-bridges-burning/events/pieces'
import type { Owner, Piece, Side } from '#spec/all-bridges-burning/events/words'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space, SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import type { PieceThere } from '../5-events/5.1-trying.js'
import type { Trials } from './8.1.5-trials.js'
import { controlAfter } from './8.1.7-control.js'
import { decidingIn, militantShifts, moderatesShifts, type Shifts } from './8.1.7-levels.js'
import { controlFirst, enemiesGoing } from './8.1.7-pieces.js'
import { dataIn, gameIn, type Line, type Look, line, type NonPlayerCard } from './8.2-priority.js'

interface Shift extends Option {
  readonly type: 'shift'
  readonly space: Space
  readonly toward: 'Support' | 'Opposition'
}

interface Place extends Option {
  readonly type: 'place'
  readonly space: Space
  readonly of: Owner
  readonly piece: Piece
}

type Taken = Option & PieceThere

interface Going extends Option {
  readonly type: 'to'
  readonly to: Space
}

const shifts: Shifts<Shift> = {
  of: 'a shift by an Event',
  asks: 'a level to shift',
  type: 'shift',
  space: (_, { space }) => space,
  toward: ({ toward }) => toward,
}

/** The data of an Event that places pieces. */
interface PlacingData {
  readonly effect: { readonly status?: Side }
}

const sideOf = (look: Look): Side => dataIn<PlacingData>(look, 'event: place')?.effect.status ?? 'Inactive'

const without = (game: Game, piece: PieceThere): Game =>
  inSpace(game, piece.space, (space) => withoutPiece(space, piece.of, piece))

const afterTaking = (look: Look, piece: Taken): Game => without(gameIn(look), piece)

/** The data of an Event that moves pieces. */
interface MovingData {
  readonly moving: PieceThere | 'none'
}

function afterGoing(look: Look, { to }: Going): Game {
  const moving = dataIn<MovingData>(look, 'event: move')?.moving ?? 'none'
  const game = gameIn(look)
  if (moving === 'none') return game
  return inSpace(without(game, moving), to, (space) => withArrived(space, moving.of, moving))
}

const isCellWhich =
  (holds: (own: Parameters<typeof isRemovedFirst>[0], of: string, cell: CellKind) => boolean) =>
  (look: Look, { of, ...named }: { readonly of: Owner } & Named): boolean => {
    const own = decidingIn(look)
    return own !== undefined && 'cell' in named && holds(own, of, named.cell)
  }

const removedFirst = isCellWhich(isRemovedFirst)
const replacedFirst = isCellWhich(isReplacedFirst)

const isEnemyCell = (look: Look, piece: Taken): boolean => 'cell' in piece && piece.of !== decidingIn(look)

/** Orders for pieces, over the map. */
const pieceOrders = (map: GameMap): readonly Line[] => [
  line<Place>('a piece to place', 'place', {
    name: 'an Event: pieces placed as far as can be',
    cites: [
      cited.nonPlayerOptions.eventPriorities,
      cited.nonPlayerPriorities.whereSilent,
      cited.nonPlayerPriorities.maximumExtent,
    ],
    within: controlAfter<Place>(map, (look, { space, of, piece }) =>
      withPlaced(gameIn(look), space, of, piece, sideOf(look)),
    ),
  }),
  line<Taken>('a piece to remove', 'remove', {
    name: 'an Event: Active enemy Cells of the Senate and the Reds, Inactive ones of the Moderates',
    cites: [cited.nonPlayerPriorities.removeActive, cited.nonPlayerPriorities.removeInactive],
    wants: (look, piece) => removedFirst(look, piece) || (controlFirst(look) && isEnemyCell(look, piece)),
    within: enemiesGoing<Taken>(map, afterTaking, removedFirst),
  }),
  line<Taken>('a piece to remove', 'remove', {
    name: 'an Event: own Cells that rather are removed (reading)',
    cites: [cited.nonPlayerPriorities.replaceInactive, cited.nonPlayerPriorities.replaceActive],
    wants: (look, piece) =>
      readingOf(gameIn(look), cited.ownPiecesRemoved) === 'as in replacing' && replacedFirst(look, piece),
    within: controlAfter(map, afterTaking),
  }),
  line<Taken>('a piece to replace', 'replace', {
    name: 'an Event: own Cells that rather give way',
    cites: [cited.nonPlayerPriorities.replaceInactive, cited.nonPlayerPriorities.replaceActive],
    wants: replacedFirst,
    within: controlAfter(map, afterTaking),
  }),
  line<Taken>('a piece to replace', 'replace', {
    name: 'an Event: enemy Cells that are rather replaced',
    cites: [cited.nonPlayerPriorities.removeActive, cited.nonPlayerPriorities.removeInactive],
    wants: (look, piece) => removedFirst(look, piece) || (controlFirst(look) && isEnemyCell(look, piece)),
    within: enemiesGoing<Taken>(map, afterTaking, removedFirst),
  }),
  line<Going>('the space to which the piece goes', 'to', {
    name: 'an Event: where a piece goes',
    cites: [cited.nonPlayerPriorities.whereSilent, cited.nonPlayerPriorities.maximumExtent],
    within: controlAfter(map, afterGoing),
  }),
]

/** The choices that Events may leave undone and that no other order covers. */
const LEFT_OPEN = [
  'a piece to remove',
  'a piece to replace',
  'a piece to flip',
  'a piece to move',
  'a cube',
  'a marker to place',
  'a marker to remove',
  'a border for Sabotage',
  'a space in which the text is carried out',
  'the Faction to execute a Command',
  'the Faction to carry out a Special Activity',
  'the Moderates Cell that takes the News',
] as const

/** Chance also settles whether an Event is carried further where it leaves that open. */
const chance = (asks: (typeof LEFT_OPEN)[number]): Line => ({
  name: `by chance, for an Event: ${asks}`,
  clauses: [
    cited.nonPlayerOptions.eventRandom,
    cited.freeNonPlayerActions.otherChoices,
    cited.freeNonPlayerActions.atRandom,
    cited.randomSpaces.anyAction,
  ],
  asks,
  wants: () => true,
  within: [],
})

/** Orders for the choices inside Events by the general priorities, over the map. */
export const eventOrders = (map: GameMap): readonly Line[] => [
  militantShifts(map, 'senate', shifts),
  militantShifts(map, 'reds', shifts),
  moderatesShifts(map, shifts),
  ...pieceOrders(map),
]

/** Orders for the choices inside Events that the general priorities leave to chance. */
export const chanceOrders: readonly Line[] = LEFT_OPEN.map(chance)

interface Special extends Option {
  readonly type: 'special'
  readonly activity: SpecialActivity
}

const ASKS = 'the Special Activity to carry out'

/** The uppermost of some Special Activities that is offered and in which the priorities of a card decide something. */
export function firstPossible(
  trials: Trials,
  { position, decision }: Look,
  offer: string,
  special: readonly SpecialActivity[],
  { priorities }: NonPlayerCard,
): SpecialActivity | undefined {
  const offered = decision.choices.filter(({ asks }) => asks === offer).map(({ option }) => option)
  return special.find((activity) => {
    const option = offered.find((one) => 'activity' in one && one.activity === activity)
    return option !== undefined && trials.leadsTo(position, option, priorities)
  })
}

/** The first possible Special Activity of the card in hand. */
function uppermost(look: Look, cards: ReadonlyMap<number, NonPlayerCard>, trials: Trials) {
  const { card } = gameIn(look).nonPlayers
  const inHand = card === 'none' ? undefined : cards.get(card)
  return inHand && firstPossible(trials, look, ASKS, inHand.special, inHand)
}

/** Orders for free Special Activities, by the Non-player cards. */
export const freeActionOrders = (cards: ReadonlyMap<number, NonPlayerCard>, trials: Trials): readonly Line[] => [
  line<Special>(ASKS, 'special', {
    name: 'the first free Special Activity of the Non-player card',
    cites: [cited.freeNonPlayerActions.namedAction, cited.freeNonPlayerActions.firstExecutable],
    when: (look) => look.decision.seat === gameIn(look).nonPlayers.acting,
    wants: (look, { activity }) => activity === uppermost(look, cards, trials),
  }),
]
