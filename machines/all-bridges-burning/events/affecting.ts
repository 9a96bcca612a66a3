/**
 * What the charts share by which Events remove, replace, flip and move pieces: the piece that is picked.
 *
 * @module
 */
import { z } from 'zod'
import { asks, type Context, option } from '#kernel'
import { availability } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { mayNotAffect, type Second } from '#spec/all-bridges-burning/5-events/5.1-effects-on-pieces'
import { executingEvents } from '#spec/all-bridges-burning/5-events/5.1-events'
import { CELL_KINDS, holdsNews } from '#spec/all-bridges-burning/cells'
import type { Bounds } from '#spec/all-bridges-burning/events/effect-bounds'
import type { Effect } from '#spec/all-bridges-burning/events/effects'
import { countOf, type Named, piecesMeant, totalOf } from '#spec/all-bridges-burning/events/pieces'
import { OWNERS, type Owner, PIECES, type PieceTypes, type Side } from '#spec/all-bridges-burning/events/words'
import type { Game } from '#spec/all-bridges-burning/game'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { pieceText } from '#spec/all-bridges-burning/wording'
import { aboutEffect, decider, mayStop, noMore, type Stepped, standing } from './stepping.js'
import { weighingSteps } from './trying.js'

/** A piece in a space, as an option names it. */
export type PieceThere = { readonly space: Space; readonly of: Owner } & Named

/** The schema of a piece in a space. */
export const PieceThere = z
  .strictObject({ space: z.enum(SPACES), of: z.enum(OWNERS), cell: z.enum(CELL_KINDS) })
  .readonly()
  .or(z.strictObject({ space: z.enum(SPACES), of: z.enum(OWNERS), piece: z.enum(PIECES).exclude(['Cell']) }).readonly())

/** Whether two options name the same piece, or one that nothing tells from it. */
const same = (one: PieceThere, other: PieceThere): boolean =>
  one.space === other.space &&
  one.of === other.of &&
  ('cell' in one ? 'cell' in other && one.cell === other.cell : 'piece' in other && one.piece === other.piece)

/** Whether a piece is a Cell that holds News. */
export const carriesNews = (piece: Named): boolean => 'cell' in piece && holdsNews(piece.cell)

/** A piece in a space, in words. */
export const thereText = ({ space, of, ...named }: PieceThere): string =>
  `${pieceText(of, 'cell' in named ? named.cell : named.piece)} in ${space}`

/** Which pieces the text means, and what else keeps one from being affected. */
interface Affecting<C, Verb extends string> {
  readonly verb: Verb
  readonly pieces: (context: C) => PieceTypes
  readonly side: (context: C) => Side | undefined
  /** The pieces that the effect has had its turn with and that are still on the map, as they are now. */
  readonly touched?: (context: C) => readonly PieceThere[]
  /** How many discs what replaces a piece would join. */
  readonly discs?: (context: C, piece: PieceThere) => number
  /** Of which discs a Non-player would place a second one by replacing a piece. */
  readonly second?: (context: C, piece: PieceThere) => Second
  /** Whether a piece can move to a space that the text means. */
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
      cites: [executingEvents.executingSelects, executingEvents.selectsPieces, availability.maximum],
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
