/** The data of the Activism of a Non-player, and its consequences. @module */

import { asks, type Context, compared, type Option, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import {
  ACTIVISM_CARDS,
  ACTIVISM_STEPS,
  type ActivismStep,
  type BEGUN,
  type DIES,
  dieOfCard,
  dieSuffices,
  mayNotTakeStep,
} from '#spec/all-bridges-burning/8-non-players/8.1.3-exceptions'
import { activeForDie } from '#spec/all-bridges-burning/8-non-players/8.3.3-reds-activism-in-war'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { overMap, terrorIn } from '#spec/all-bridges-burning/pieces'
import type { Terms } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import {
  ActivismData,
  actor,
  begun as begunByRule,
  flipOffer,
  flipsAt,
  hasCellsToFlip,
  isGranted,
  spacesToActivate,
  targetHasMore,
} from '../3-commands/3.2.2-activated-cells.js'
import { faceFor } from './8.2.3-dice.js'
import { dataIn, type Look } from './8.2-priority.js'

export const NonPlayerActivismData = record({
  ...ActivismData.unwrap().shape,
  /** The steps that have been taken, in their order. */
  stepsTaken: z.array(z.enum(ACTIVISM_STEPS)).readonly(),
  /** The spaces in which an own Cell has been removed. */
  removedIn: z.array(z.enum(SPACES)).readonly(),
})

export type NonPlayerActivismData = z.infer<typeof NonPlayerActivismData>
export type NonPlayerActivismContext = Context<Game, NonPlayerActivismData>
export const begun = (terms: Terms): NonPlayerActivismData => ({ stepsTaken: [], removedIn: [], ...begunByRule(terms) })

/** The Non-player card in hand, as far as it is one of Activism. */
const cardIn = ({ nonPlayers: { card } }: Game) => ACTIVISM_CARDS.find((number) => number === card) ?? 'another'

/** Returns the face of the die rolled when the card was found, or 0 for none. */
export const faceIn = ({ game }: NonPlayerActivismContext): number =>
  game.nonPlayers.card === 50 ? faceFor(game, 50) : game.nonPlayers.die

/** Returns the die that Activates Cells. */
export const dieIn = (context: NonPlayerActivismContext): 'retained' | 'rolled' | 'none' =>
  dieOfCard.ask({
    card: cardIn(context.game),
    retained: faceIn(context) > 0,
    reading: readingOf(context.game, cited.activationWithoutADie),
  })

/** The Active Cells that the die of a Non-player is held against. */
function activeCells(context: NonPlayerActivismContext): number {
  const { game, data } = context
  const now = overMap(game, ({ cells }) => cells[actor(context)].active)
  if (cardIn(game) !== 50) return now
  const removed = dieIn(context) === 'retained' ? data.removedIn.length : 0
  return activeForDie.ask({ now, removed, reading: readingOf(game, cited.activeForDieWhen) })
}

/** True if a rolled die Activates any Cells. */
export const suffices = (context: NonPlayerActivismContext, face: number): boolean =>
  dieSuffices.ask({ card: cardIn(context.game), die: compared(face, activeCells(context)) })

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Returns the state of the die. A roll still to come may be too low, and sometimes no face is high enough. */
function dieAt(context: NonPlayerActivismContext): (typeof DIES)[number] {
  const die = dieIn(context)
  if (die === 'none') return 'there is none'
  if (!FACES.some((face) => suffices(context, face))) return 'no face suffices'
  return die === 'rolled' || suffices(context, faceIn(context)) ? 'it may suffice' : 'it has been rolled too low'
}

const ask = asks<NonPlayerActivismContext>()
const STEP_OF = { remove: 'remove', 'flip in': 'flip', Agitate: 'Agitation', 'take the die': 'die' } as const

/** The alternatives that 3.2.2 gives a Faction, and the steps that it puts later. */
const INSTEAD = { remove: 'flip', flip: 'remove', Agitation: 'die', die: 'Agitation' } as const
const isLater = (step: ActivismStep) => step === 'Agitation' || step === 'die'
const canAgitate = (space: SpaceState) => terrorIn(space) > 0 || space.level !== 'Active Opposition'

const canFlip = (context: NonPlayerActivismContext, name: Space): boolean =>
  hasCellsToFlip(context, name) && flipsAt(context, name) > 0

/** True if a step had an effect. The die has one only if it sufficed. */
export const hasCome = ({ roll }: NonPlayerActivismData, step: ActivismStep): boolean => step !== 'die' || roll > 0

const begunBy = (data: NonPlayerActivismData): (typeof BEGUN)[number] => {
  if (data.stepsTaken.length === 0) return 'no step'
  return data.stepsTaken.some((step) => hasCome(data, step)) ? 'a step' : 'a die in vain'
}

/** Counts the own Cells that a Non-player could still remove, one a space, as far as its card allows. */
export function removableIn<O extends Option>(look: Look, allows: (look: Look, option: O) => boolean): number {
  const able = look.decision.choices.filter(
    ({ option: one }) => one.type === 'remove' && allows(look, one as Option as O),
  ).length
  return dataIn<NonPlayerActivismData>(look, 'non-player activism')?.limited === true ? Math.min(able, 1) : able
}

/** A step that a Non-player can take; only the die has no space. */
type Step =
  | { readonly type: Exclude<keyof typeof STEP_OF, 'take the die'>; readonly space: Space }
  | { readonly type: 'take the die' }

/** True if a step has been taken. Cells are removed and flipped once a space, and the rest is done once in all. */
function isDone({ removedIn, done, stepsTaken }: NonPlayerActivismContext['data'], step: Step): boolean {
  if (step.type === 'remove') return removedIn.includes(step.space)
  if (step.type === 'flip in') return done.includes(step.space)
  return stepsTaken.includes(STEP_OF[step.type])
}

/** True if a step has something to act on. */
function isAble(context: NonPlayerActivismContext, step: Step): boolean {
  if (step.type === 'take the die') return spacesToActivate(context).length > 0
  if (step.type === 'flip in') return canFlip(context, step.space)
  const space = context.game.spaces[step.space]
  return step.type === 'remove' ? space.cells[actor(context)].active > 0 : canAgitate(space)
}

export const cardSteps = ask.upTo(option('nothing further'), {
  name: 'the next step of a Non-player in Activism',
  cites: [cited.executingInstructions.topToBottom, cited.readingCards.sequential],
  seat: actor,
  from: () => [
    ...SPACES.map((space) => option('remove', { space })),
    ...SPACES.map((space) => option('flip in', { space })),
    ...SPACES.map((space) => option('Agitate', { space })),
    option('take the die'),
  ],
  forbid: {
    table: mayNotTakeStep,
    view: {
      done: ({ data }, step) => isDone(data, step),
      able: (context, step) => isAble(context, step),
      granted: (context, step) => step.type === 'take the die' || isGranted(context, step.space),
      administration: ({ game }, step) => step.type !== 'take the die' && game.spaces[step.space].administrations > 0,
      control: ({ game }, step) =>
        step.type !== 'take the die' && controlOf.compute(game, { space: step.space }) === 'reds',
      step: (_, { type }) => STEP_OF[type],
      faction: (context) => actor(context),
      limited: ({ data }) => data.limited,
      begun: ({ data }) => begunBy(data),
      occurred: ({ game }) => readingOf(game, cited.activismOccurred),
      die: dieAt,
      instead: ({ data }, { type }) => data.stepsTaken.includes(INSTEAD[STEP_OF[type]]),
      later: ({ data }) => data.stepsTaken.some(isLater),
      reading: ({ game }) => readingOf(game, cited.nonPlayerActivism),
    },
  },
})

export const flipByCard = ask.upTo(
  option('no more flips'),
  {
    name: 'an enemy Cell that a Non-player flips',
    cites: [cited.commandsInGeneral.actorPicksTargets, cited.readingCards.maximumExtent],
    ...flipOffer,
  },
  (context) =>
    context.data.flips.length > 0 &&
    (readingOf(context.game, cited.flipsByCard) === 'as named' || !targetHasMore(context)),
)
