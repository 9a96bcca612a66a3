/** The trials for readings that ask whether, or how much of, an Event can be carried out. @module */

import { asks, type Context, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotAffect, type Second } from '#spec/all-bridges-burning/5-events/5.1-effects-on-pieces'
import { CELL_KINDS, holdsNews } from '#spec/all-bridges-burning/cells'
import { isLess, stepsLeft } from '#spec/all-bridges-burning/events/bounds'
import type { Bounds } from '#spec/all-bridges-burning/events/effect-bounds'
import type { Effect, InSpaces } from '#spec/all-bridges-burning/events/effects'
import { countOf, type Named, piecesMeant, totalOf } from '#spec/all-bridges-burning/events/pieces'
import { OWNERS, type Owner, PIECES, type PieceTypes, type Side } from '#spec/all-bridges-burning/events/words'
import type { Game } from '#spec/all-bridges-burning/game'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { pieceText } from '#spec/all-bridges-burning/wording'
import type { ToBeTried, Trials } from '../8-non-players/8.1.5-trials.js'
import { aboutEffect, decider, type InSpace, mayStop, noMore, type Stepped, standing } from './5.1-steps.js'

/** Texts of which one is chosen, and by whom they would be carried out. */
interface Texts extends Omit<ToBeTried, 'effects'> {
  readonly texts: Readonly<Record<string, readonly Effect[]>>
}

/** Compares one of several texts with the others: whether it can have an effect, and whether another one can. */
export function weighingTexts<C extends { readonly game: Game }>(trials: Trials, textsIn: (context: C) => Texts) {
  const reading = ({ game }: C) => readingOf(game, cited.textWithoutEffect)
  // Where any text will do, nothing is tried out.
  const anyWillDo = (context: C) => reading(context) === 'any of them'
  const does = (context: C, text: string) => {
    const { texts, ...whose } = textsIn(context)
    return trials.comesToSomething(context.game, { effects: texts[text] ?? [], ...whose })
  }
  const anotherDoes = (context: C, text: string) =>
    Object.keys(textsIn(context).texts).some((other) => other !== text && does(context, other))
  return {
    something: (context: C, { text }: { readonly text: string }) => anyWillDo(context) || does(context, text),
    another: (context: C, { text }: { readonly text: string }) => anyWillDo(context) || anotherDoes(context, text),
    reading,
  }
}

const reading = ({ game }: { readonly game: Game }) => readingOf(game, cited.selectionsForMost)

/** True if the spaces may be selected without regard to the amount done in them. */
const anyWillDo = (context: { readonly game: Game }) => reading(context) === 'any selection'

/** The parts of an effect carried out in steps that determine the remaining amount and the possible spaces. */
type Bounded = Pick<Stepped<Bounds>, 'effect' | 'spaces' | 'steps'>

/** True if taking the next step of an effect in a space would leave less done in all. */
function isLessByStep({ effect, spaces, steps }: Bounded, space: Space, most: (name: Space) => number): boolean {
  const free = effect.optional === true || effect.spaces === undefined || steps.includes(space)
  if (free || !spaces.includes(space)) return false
  const doneIn = (name: Space) => steps.filter((other) => other === name).length
  const doable = (name: Space) => Math.min(most(name), (effect.each ?? Infinity) - doneIn(name))
  const selected = [...new Set(steps)]
  const there = selected.reduce((total, name) => total + doable(name), 0)
  const others = spaces.filter((other) => other !== space && !steps.includes(other)).map(doable)
  const places = (effect.spaces ?? Infinity) - selected.length
  const left = Math.max(0, stepsLeft(effect, steps.length) - there)
  return isLess({ here: doable(space), others, places, most: left })
}

/**
 * Compares a space with the others for the next step: would less be done in all? `most` counts the possible steps in a space now.
 */
export const weighingSteps = <D extends Bounded>(most: (context: Context<Game, D>, name: Space) => number) => ({
  less: (context: Context<Game, D>, { space }: InSpace) =>
    !anyWillDo(context) && isLessByStep(context.data, space, (name) => most(context, name)),
  reading,
})

/** True if carrying out a text in a space would leave less done in all. */
function isLessInSpace({ game, data }: Context<Game, Stepped<InSpaces>>, trials: Trials, space: Space): boolean {
  const { effect, executing, spaces, steps } = data
  if (effect.optional === true || !spaces.includes(space)) return false
  const doable = (here: Space) =>
    effect.effects.filter((one) => trials.comesToSomething(game, { effects: [one], executing, here })).length
  const others = spaces.filter((other) => other !== space && !steps.includes(other)).map(doable)
  return isLess({ here: doable(space), others, places: stepsLeft(effect, steps.length), most: Infinity })
}

/** Compares a space with the others for carrying out a text: would less be done in all? */
export const weighingSpaces = (trials: Trials) => ({
  less: (context: Context<Game, Stepped<InSpaces>>, { space }: InSpace) =>
    !anyWillDo(context) && isLessInSpace(context, trials, space),
  reading,
})

/** A piece in a space, as an option names it. */
export type PieceThere = { readonly space: Space; readonly of: Owner } & Named
export const PieceThere = record({ space: z.enum(SPACES), of: z.enum(OWNERS), cell: z.enum(CELL_KINDS) }).or(
  record({ space: z.enum(SPACES), of: z.enum(OWNERS), piece: z.enum(PIECES).exclude(['Cell']) }),
)

/** True if two options name the same piece, or pieces that cannot be distinguished. */
const same = (one: PieceThere, other: PieceThere): boolean =>
  one.space === other.space &&
  one.of === other.of &&
  ('cell' in one ? 'cell' in other && one.cell === other.cell : 'piece' in other && one.piece === other.piece)

export const carriesNews = (piece: Named): boolean => 'cell' in piece && holdsNews(piece.cell)

/** A piece in a space, in words. */
export const thereText = ({ space, of, ...named }: PieceThere): string =>
  `${pieceText(of, 'cell' in named ? named.cell : named.piece)} in ${space}`

/** The pieces that the text means, and other obstacles to affecting one. */
interface Affecting<C, Verb extends string> {
  readonly verb: Verb
  readonly pieces: (context: C) => PieceTypes
  readonly side: (context: C) => Side | undefined
  /** The pieces that the effect has had its turn with and that are still on the map, as they are now. */
  readonly touched?: (context: C) => readonly PieceThere[]
  /** The number of discs that the replacement of a piece would join. */
  readonly discs?: (context: C, piece: PieceThere) => number
  /** Of which discs a Non-player would place a second one by replacing a piece. */
  readonly second?: (context: C, piece: PieceThere) => Second
  /** True if a piece can move to a space that the text means. */
  readonly somewhere?: (context: C, piece: PieceThere) => boolean
}

/** The offer of the pieces to be affected. */
export const affecting = <E extends Bounds & Effect, Verb extends string, D extends Stepped<E> = Stepped<E>>({
  verb,
  pieces,
  side,
  touched = () => [],
  discs = () => 0,
  second = () => 'none',
  somewhere = () => true,
}: Affecting<Context<Game, D>, Verb>) =>
  asks<Context<Game, D>>().upTo(
    noMore,
    {
      name: `a piece to ${verb}`,
      about: aboutEffect,
      cites: [cited.executingEvents.executingSelects, cited.executingEvents.selectsPieces, cited.availability.maximum],
      seat: decider,
      from: (context: Context<Game, D>) =>
        piecesMeant(context.data.owners, pieces(context), side(context)).map((piece) => option(verb, piece)),
      says: (_, piece) => thereText(piece),
      forbid: {
        table: mayNotAffect,
        view: {
          there: (context, piece) =>
            countOf(context.game.spaces[piece.space], piece.of, piece) >
            touched(context).filter((other) => same(piece, other)).length,
          discs,
          second,
          somewhere,
          ...standing,
          ...weighingSteps<D>((context, name) =>
            context.data.owners.reduce(
              (total, of) => total + totalOf(context.game.spaces[name], of, pieces(context), side(context)),
              -touched(context).filter((other) => other.space === name).length,
            ),
          ),
        },
      },
    },
    mayStop,
  )
