/**
 * What the Activism of a Non-player asks: the next step, and the Cells to flip.
 *
 * @module
 */
import { CELL_KINDS } from '../../../spec/all-bridges-burning/cells.js'
import { commandsInGeneral } from '../../../spec/all-bridges-burning/clauses/commands/general.js'
import { executingInstructions, readingCards } from '../../../spec/all-bridges-burning/clauses/non-players/cards.js'
import type { SpaceState } from '../../../spec/all-bridges-burning/game.js'
import { terrorIn } from '../../../spec/all-bridges-burning/pieces.js'
import { flipsByCard } from '../../../spec/all-bridges-burning/questions/non-players/rally-and-activism/flips-by-card.js'
import { nonPlayerActivism } from '../../../spec/all-bridges-burning/questions/non-players/rally-and-activism/non-player-activism.js'
import { mayNotFlip } from '../../../spec/all-bridges-burning/tables/activism.js'
import { type ActivismStep, mayNotTakeStep } from '../../../spec/all-bridges-burning/tables/non-players/activism.js'
import { controlOf } from '../../../spec/all-bridges-burning/totals.js'
import { FACTIONS, SPACES, type Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { pieceText } from '../../../spec/all-bridges-burning/wording.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import {
  actor,
  flippingIn,
  flipsAt,
  hasCellsToFlip,
  isFlipped,
  isGranted,
  spacesToActivate,
  targetHasMore,
  unflipped,
} from '../commands/activism-data.js'
import { type NonPlayerActivismContext as C, dieIn } from './activism-data.js'

const ask = asks<C>()

const STEP_OF = { remove: 'remove', 'flip in': 'flip', Agitate: 'Agitation', 'take the die': 'die' } as const

/** What 3.2.2 has a Faction choose between, and what it puts later. */
const INSTEAD = { remove: 'flip', flip: 'remove', Agitation: 'die', die: 'Agitation' } as const
const isLater = (step: ActivismStep) => step === 'Agitation' || step === 'die'

const canAgitate = (space: SpaceState) => terrorIn(space) > 0 || space.level !== 'Active Opposition'

const canFlip = (context: C, name: Space): boolean => hasCellsToFlip(context, name) && flipsAt(context, name) > 0

/** A step of Cells or of Agitation, in a space. */
function inSpace(context: C, step: ActivismStep, name: Space) {
  const { game, data } = context
  const space = game.spaces[name]
  const cases = {
    remove: { done: data.removedIn.includes(name), able: space.cells[actor(context)].active > 0 },
    flip: { done: data.done.includes(name), able: canFlip(context, name) },
    Agitation: { done: data.stepsTaken.includes('Agitation'), able: canAgitate(space) },
    die: { done: false, able: false },
  }
  return {
    ...cases[step],
    granted: isGranted(context, name),
    administration: space.administrations > 0,
    control: controlOf.compute(space) === 'reds',
  }
}

/** The die, which has no space. */
const dieAnywhere = (context: C) => ({
  granted: true,
  done: context.data.stepsTaken.includes('die'),
  able: spacesToActivate(context).length > 0,
  administration: false,
  control: false,
})

/** The offer of the next step; the card tells which one the Non-player wants. */
export const cardSteps = ask.upTo(option('nothing further'), {
  name: 'the next step of a Non-player in Activism',
  cites: [executingInstructions.topToBottom, readingCards.sequential],
  seat: actor,
  from: () => [
    ...SPACES.map((space) => option('remove', { space })),
    ...SPACES.map((space) => option('flip in', { space })),
    ...SPACES.map((space) => option('Agitate', { space })),
    option('take the die'),
  ],
  forbid: {
    table: mayNotTakeStep,
    view: (context, candidate) => {
      const { limited, stepsTaken } = context.data
      const step = STEP_OF[candidate.type]
      return {
        ...(candidate.type === 'take the die' ? dieAnywhere(context) : inSpace(context, step, candidate.space)),
        step,
        faction: actor(context),
        limited,
        begun: stepsTaken.length > 0,
        die: dieIn(context) !== 'none',
        instead: stepsTaken.includes(INSTEAD[step]),
        later: stepsTaken.some(isLater),
        reading: readingOf(context.game, nonPlayerActivism),
      }
    },
  },
})

/** The offer of the Cells to flip: the card names those that it wants, so that it may stop after any. */
export const flipByCard = ask.upTo(
  option('no more flips'),
  {
    name: 'an enemy Cell that a Non-player flips',
    about: (context) => `${flippingIn(context)}, ${context.data.flips.length} of ${context.data.most} flipped`,
    cites: [commandsInGeneral.actorPicksTargets, readingCards.maximumExtent],
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
  (context) =>
    context.data.flips.length > 0 && (readingOf(context.game, flipsByCard) === 'as named' || !targetHasMore(context)),
)
