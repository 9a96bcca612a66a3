/**
 * What can be chosen in the first step of Activism: spaces, own Cells to remove, enemy Cells to flip.
 *
 * @module
 */

import { asks, compared, option, readingOf } from '#kernel'
import { commandsInGeneral } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import { activismOption, mayNotFlip, mayNotTouch } from '#spec/all-bridges-burning/3-commands/3.2.2-activated-cells'
import { activism, activismFlips, mayNotSelect } from '#spec/all-bridges-burning/3-commands/3.2.2-activism'
import { CELL_KINDS } from '#spec/all-bridges-burning/cells'
import { FACTIONS, SPACES } from '#spec/all-bridges-burning/vocabulary'
import { pieceText } from '#spec/all-bridges-burning/wording'
import {
  type ActivismContext,
  actor,
  againstPrice,
  flippingIn,
  flipsAt,
  hasCellsToFlip,
  isFlipped,
  isGranted,
  priceOf,
  spacesToActivate,
  targetHasMore,
  unflipped,
} from './activism-data.js'

const ask = asks<ActivismContext>()

const choiceOf = (type: 'select' | 'take the die') => (type === 'select' ? 'space' : 'die')

/** The offer of the spaces; or of the die instead of any. */
export const selection = ask.upTo(
  option('stop'),
  {
    name: 'a space for Activism, or the die alone',
    cites: [activism.anySpaces, activism.limitedDie],
    seat: actor,
    from: () => [...SPACES.map((space) => option('select', { space })), option('take the die')],
    forbid: {
      table: mayNotSelect,
      view: {
        choice: (_, { type }) => choiceOf(type),
        granted: (context, candidate) => candidate.type === 'select' && isGranted(context, candidate.space),
        limited: ({ data }) => data.limited,
        first: ({ data }) => data.selected.length === 0,
        selected: ({ data }, candidate) => candidate.type === 'select' && data.selected.includes(candidate.space),
        resources: (context, { type }) => againstPrice(context, priceOf(context, choiceOf(type))),
        inactiveCell: (context) => spacesToActivate(context).length > 0,
      },
    },
  },
  ({ data }) => data.selected.length > 0,
)

/** Whether the flips that have begun leave the actor no choice but to go on, space after space. */
const mustFlip = ({ game, data }: ActivismContext) => data.taken === 'flip' && readingOf(game, activismFlips) === 'all'

/** The offer of the first step: a space, and what is done there. */
export const firstStep = ask.upTo(
  option('no more Cells'),
  {
    name: 'a space in which to remove an own Cell, or to flip enemy Cells',
    cites: [activism.firstIfDesired, commandsInGeneral.actorOrdersSpaces],
    seat: actor,
    from: () => [
      ...SPACES.map((space) => option('remove', { space })),
      ...SPACES.map((space) => option('flip in', { space })),
    ],
    forbid: {
      table: mayNotTouch,
      view: {
        step: (_, { type }) => (type === 'remove' ? 'remove' : 'flip'),
        selected: ({ data }, { space }) => data.selected.includes(space),
        done: ({ data }, { space }) => data.done.includes(space),
        taken: ({ data }) => data.taken,
        reading: ({ game }) => readingOf(game, activismOption),
        able: (context, { type, space }) =>
          type === 'remove' ? context.game.spaces[space].cells[actor(context)].active > 0 : flipsAt(context, space) > 0,
        enemyCell: (context, { space }) => hasCellsToFlip(context, space),
      },
    },
  },
  (context) => !mustFlip(context),
)

/** The offer of the Cells to flip in a space. */
export const flip = ask.upTo(
  option('no more flips'),
  {
    name: 'an enemy Cell to flip',
    about: (context) => `${flippingIn(context)}, ${context.data.flips.length} of ${context.data.most} flipped`,
    cites: [commandsInGeneral.actorPicksTargets, commandsInGeneral.maximumExtent],
    seat: actor,
    from: () => FACTIONS.flatMap((of) => CELL_KINDS.map((cell) => option('flip', { of, cell }))),
    says: (_, { of, cell }) => pieceText(of, cell),
    forbid: {
      table: mayNotFlip,
      view: {
        enemy: (context, { of }) => of !== actor(context),
        flippable: ({ game }, { of }) => isFlipped(game, of),
        there: (context, { of, cell }) => unflipped(context, of, cell) > 0,
        flipped: ({ data }) => compared(data.flips.length, data.most),
      },
    },
  },
  (context) => !mustFlip(context) && context.data.flips.length > 0 && !targetHasMore(context),
)
