/**
 * What can be chosen in the first step of Activism: spaces, own Cells to remove, enemy Cells to flip.
 *
 * @module
 */
import { CELL_KINDS } from '../../../spec/all-bridges-burning/cells.js'
import { activism } from '../../../spec/all-bridges-burning/clauses/commands/activism.js'
import { commandsInGeneral } from '../../../spec/all-bridges-burning/clauses/commands/general.js'
import { activismFlips } from '../../../spec/all-bridges-burning/questions/commands/activism-flips.js'
import { activismOption } from '../../../spec/all-bridges-burning/questions/commands/activism-option.js'
import { mayNotFlip, mayNotSelect, mayNotTouch } from '../../../spec/all-bridges-burning/tables/activism.js'
import { FACTIONS, SPACES } from '../../../spec/all-bridges-burning/vocabulary.js'
import { pieceText } from '../../../spec/all-bridges-burning/wording.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import {
  type ActivismContext,
  actor,
  affords,
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
      view: (context, candidate) => {
        const { limited, selected } = context.data
        const isSpace = candidate.type === 'select'
        return {
          choice: isSpace ? 'space' : 'die',
          granted: isSpace && isGranted(context, candidate.space),
          limited,
          first: selected.length === 0,
          selected: isSpace && selected.includes(candidate.space),
          affordable: affords(context, priceOf(context, isSpace ? 'space' : 'die')),
          inactiveCell: spacesToActivate(context).length > 0,
        }
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
      view: (context, { type, space }) => {
        const { game, data } = context
        const own = actor(context)
        return {
          step: type === 'remove' ? 'remove' : 'flip',
          selected: data.selected.includes(space),
          done: data.done.includes(space),
          taken: data.taken,
          reading: readingOf(game, activismOption),
          able: type === 'remove' ? game.spaces[space].cells[own].active > 0 : flipsAt(context, space) > 0,
          enemyCell: hasCellsToFlip(context, space),
        }
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
      view: (context, { of, cell }) => ({
        enemy: of !== actor(context),
        flippable: isFlipped(context.game, of),
        there: unflipped(context, of, cell) > 0,
        left: context.data.flips.length < context.data.most,
      }),
    },
  },
  (context) => !mustFlip(context) && context.data.flips.length > 0 && !targetHasMore(context),
)
