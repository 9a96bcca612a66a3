/**
 * Bags: how many there are of each kind of thing from which some are drawn at random, such as tokens, or a shuffled deck.
 *
 * Nothing has an order before it is drawn: what is drawn is decided by chance when it is drawn.
 *
 * @module
 */

import type { Clause } from '../sections/clause.js'
import type { Law } from './book.js'
import { Defect } from './book-defect.js'

/** The number of pieces of each kind. */
export type Bag<Kind extends string = string> = Readonly<Record<Kind, number>>

/** A draw from a bag, as an option of chance. */
export interface DrawnFrom<Kind extends string = string> {
  readonly type: 'draw'
  readonly kind: Kind
}

/** The kinds of which there is at least one. */
export const kindsIn = <Kind extends string>(bag: Bag<Kind>): readonly Kind[] =>
  (Object.keys(bag) as Kind[]).filter((kind) => bag[kind] > 0)

/** The number of pieces of all kinds together. */
export const countIn = (bag: Bag): number => Object.values(bag).reduce((total, count) => total + count, 0)

/** A bag with one more of a kind, or with several. */
export const putIn = <Kind extends string>(bag: Bag<Kind>, kind: Kind, times = 1): Bag<Kind> => ({
  ...bag,
  [kind]: (bag[kind] ?? 0) + times,
})

/** A bag with one less of a kind, or with several; that there are not as many is a defect. */
export function takenFrom<Kind extends string>(bag: Bag<Kind>, kind: Kind, times = 1): Bag<Kind> {
  const left = (bag[kind] ?? 0) - times
  if (left < 0) throw new Defect(`${times} "${kind}" are taken from a bag with ${bag[kind] ?? 0}`)
  return { ...bag, [kind]: left }
}

/** The candidates and weights of a draw by chance: `...drawing(({ game }) => game.bag)` in an offer of chance. */
export const drawing = <C, Kind extends string>(bagIn: (context: C) => Bag<Kind>) => ({
  from: (context: C): readonly DrawnFrom<Kind>[] => kindsIn(bagIn(context)).map((kind) => ({ type: 'draw', kind })),
  weight: (context: C, { kind }: DrawnFrom<Kind>): number => bagIn(context)[kind],
})

/** A law that nothing is lost and nothing is made: so many there are of each kind, all places together. */
export const conserved = <Game extends object, Kind extends string>(
  name: string,
  clauses: readonly Clause[],
  all: Bag<Kind>,
  places: (game: Game) => readonly Partial<Bag<Kind>>[],
  breaks: (game: Game) => readonly Game[],
): Law<Game> =>
  Object.freeze({
    name,
    clauses,
    broken: (game: Game) =>
      (Object.keys(all) as Kind[]).flatMap((kind) => {
        const found = places(game).reduce((total, place) => total + (place[kind] ?? 0), 0)
        return found === all[kind] ? [] : [`${found} "${kind}"; there are ${all[kind]}`]
      }),
    breaks,
  })

/** A list as a bag: how often each kind is in it. */
export const bagOf = <Kind extends string>(list: readonly Kind[]): Partial<Bag<Kind>> =>
  Object.fromEntries(
    [...new Set(list)].map((kind) => [kind, list.filter((other) => other === kind).length]),
  ) as Partial<Bag<Kind>>
