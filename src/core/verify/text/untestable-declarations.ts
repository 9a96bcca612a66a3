/**
 * The declarations of a book that no case can test: citations by place, constant candidates, the order of priorities, and
 * drawings of starting positions. Beside them stands how its random plays go.
 *
 * A removed or moved citation changes nothing in play, so no player would notice. Declarations are therefore stored place by
 * place beside the book. Every change is shown until somebody stores it again.
 *
 * @module
 */
import { z } from 'zod'
import type { Book } from '../../kernel/book/book.js'
import type { GameState } from '../../kernel/sections/question.js'
import { words } from '../../wording/option-text.js'
import { picturesIn } from '../picture-digests.js'
import { coursesIn, otherCourses, RANDOM_PLAYS, recordedSchema } from '../plays/recorded-courses.js'
import { type Finding, type Gate, gateOf, idsOf, type PlaysReport } from '../report.js'
import { citingPlaces, type Place } from './citing-places.js'

const names = z.array(z.string()).readonly()

/** The declarations of one place. */
export const declaredSchema = z
  .strictObject({
    at: z.string(),
    cites: names,
    /** For an exception: the clauses that it lifts. */
    lifts: names.optional(),
    /** The candidates of an offer, where they look at nothing. */
    candidates: names.optional(),
    /** The nested priorities of a priority, in their order, each with what it cites. */
    within: names.optional(),
    /** For a game with which the book begins: a digest of how it is drawn. */
    picture: z.string().optional(),
    /** For the random plays of the book: how each of them went. */
    plays: recordedSchema.optional(),
  })
  .readonly()
/** The declarations of one place. */
export type Declared = z.infer<typeof declaredSchema>

/** The declarations of every place of a book, in its order. Priorities without nested ones are included. */
export const declaredIn = <Game extends GameState>(book: Book<Game>): readonly Declared[] => [
  ...citingPlaces(book)
    .map(declaredAt)
    .filter((one) => one.cites.length > 0 || Object.keys(one).length > 2),
  ...picturesIn(book).map(({ name, picture }) => ({ at: `picture:${name}`, cites: [], picture })),
]

const declaredAt = ({ anchor, clauses, lifts, nested, offer }: Place): Declared => ({
  at: anchor,
  cites: idsOf(clauses),
  ...(lifts && { lifts: idsOf(lifts) }),
  ...(offer?.always && { candidates: offer.always().map(words) }),
  ...(nested && { within: nested.map((one) => `${one.says}: ${idsOf(one.clauses).join(', ')}`) }),
})

/** The random plays of a book, as they are stored beside its declarations. */
export const playsLine = (plays: PlaysReport): Declared => ({ at: RANDOM_PLAYS, cites: [], plays: coursesIn(plays) })

/** True for the line of the random plays. */
export const isPlays = ({ plays }: Declared): boolean => plays !== undefined

/** The name of the gate that compares what is declared with what was. */
export const DECLARED = 'declared'

/** Compares what a book declares with what it declared when somebody last looked. */
export function declaredGate<Game extends GameState>(
  book: Book<Game>,
  stored: readonly Declared[],
  plays?: PlaysReport,
): Gate {
  const before = stored.filter((one) => !isPlays(one))
  const recorded = stored.find(isPlays)?.plays
  const hasPictures = before.some(({ picture }) => picture !== undefined)
  // An older file knows none of pictures.
  const now = declaredIn(book).filter(({ picture }) => picture === undefined || hasPictures)
  if (before.length === 0)
    return gateOf(DECLARED, 0, [{ what: 'nothing to compare with; --update writes it', where: DECLARED, clauses: [] }])
  return gateOf(DECLARED, now.length, [
    ...changedSince(now, before),
    ...movedSince(now, before),
    ...(plays && recorded ? otherCourses(coursesIn(plays), recorded) : []),
  ])
}

/** The parts of what a place declares, in words. */
const PARTS = { cites: 'cites', lifts: 'lifts', candidates: 'lists', within: 'narrows by' } as const

function changedSince(now: readonly Declared[], before: readonly Declared[]): readonly Finding[] {
  const [old, current] = [byPlace(before), byPlace(now)]
  const gone = before.filter(({ at }) => !current.has(at)).map((one) => findingAt(one, 'is gone, or declares nothing'))
  return [
    ...gone,
    ...now.flatMap((one) => {
      const known = old.get(one.at)
      if (known === undefined) return [findingAt(one, 'is new, and not known yet')]
      if (known.picture !== one.picture) return [findingAt(one, 'has another drawing')]
      return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) =>
        difference(known[part] ?? [], one[part] ?? []).map((how) => findingAt(one, `${PARTS[part]} ${how}`)),
      )
    }),
  ]
}

/** Compares two lists for a reader: lost items, new items, or another order. */
function difference(before: readonly string[], now: readonly string[]): readonly string[] {
  const lost = before.filter((one) => !now.includes(one)).map((one) => `${one} no longer`)
  const came = now.filter((one) => !before.includes(one)).map((one) => `${one} now`)
  if (lost.length + came.length > 0) return [...lost, ...came]
  return before.join('\n') === now.join('\n') ? [] : ['the same in another order, or another number of times']
}

/** Priorities stand in an order: the first that stands elsewhere is told. */
function movedSince(now: readonly Declared[], before: readonly Declared[]): readonly Finding[] {
  const [old, current] = [byPlace(before), byPlace(now)]
  const then = before.filter((one) => one.within && current.has(one.at))
  const moved = now
    .filter((one) => one.within && old.has(one.at))
    .find(({ at }, place) => then[place] !== undefined && then[place].at !== at)
  return moved ? [findingAt(moved, 'has another place among the priorities')] : []
}

const byPlace = (all: readonly Declared[]) => new Map(all.map((one) => [one.at, one]))

const findingAt = ({ at, cites }: Declared, how: string): Finding => ({
  what: `${how}; --update writes it`,
  where: at,
  clauses: cites,
})
