/**
 * Edges: situations at the edge of a rule that a search found, kept so that they need not be searched for again.
 *
 * @module
 */
import { z } from 'zod'
import { type Book, basesOf, changes, distanceFrom, type GameState, mergePartial, type Readings } from '#core'
import { beginSchema, choiceSchema, gameSchema, type PlainGame, readingsSchema } from '../../format/situation.js'
import type { CaseRequest } from '../case-maker.js'
import { plainGame } from '../game-cache.js'

const choices = z.array(choiceSchema).readonly()

const schema = z.strictObject({
  /** The mistake in the rules that shows here. */
  shows: z.string(),
  /** The base from which the game is told, and what differs from it. */
  from: z.string(),
  game: gameSchema,
  begin: beginSchema,
  choices,
  /** The choices to judge, if the mistake shows in the legal choices. */
  candidates: choices.optional(),
  /** Readings that are not the usual ones. */
  readings: readingsSchema.optional(),
})
/** A situation at the edge of a rule, as it is kept. */
export type BoundaryCase = Readonly<z.infer<typeof schema>>

/** The schema of a line in a file of boundary cases. */
export const edgeSchema: z.ZodType<BoundaryCase> = schema

/** The request at a boundary, with the mistake that shows there. */
export type AtEdge = Pick<CaseRequest, 'game' | 'begin' | 'choices' | 'candidates'> & {
  readonly shows: string
  readonly readings: Readings
}

/** An edge as it is kept: told from the base that is nearest; nothing where it cannot be told from any. */
export function edgeOf<Game extends GameState>(book: Book<Game>, at: AtEdge): BoundaryCase | undefined {
  const { game, begin, choices: made, candidates, readings, shows } = at
  const bases = basesOf(book).map(([name, base]) => [name, plainGame(base)] as const)
  const distance = distanceFrom(bases, (from) => changes(from, game))
  return (
    distance && {
      shows,
      from: distance.base,
      game: distance.part,
      begin,
      choices: made,
      ...(candidates && { candidates }),
      ...(Object.keys(readings).length > 0 && { readings }),
    }
  )
}

/** Edges as a file: one a line, in the order of what they show. */
export const printEdges = (edges: readonly BoundaryCase[]): string =>
  edges
    .toSorted((a, b) => (a.shows < b.shows ? -1 : 1))
    .map((edge) => `${JSON.stringify(edge)}\n`)
    .join('')

/** Returns the request of a boundary case; nothing if the book no longer has its base. */
export function askedAt<Game extends GameState>(book: Book<Game>, edge: BoundaryCase): CaseRequest | undefined {
  const base = basesOf(book).find(([name]) => name === edge.from)
  if (base === undefined) return undefined
  return {
    asks: edge.candidates ? 'judgement' : 'result',
    origin: 'edge',
    reached: 'constructed',
    game: mergePartial(plainGame(base[1]), edge.game) as PlainGame,
    begin: edge.begin,
    choices: edge.choices,
    ...(edge.candidates && { candidates: edge.candidates }),
    ...(edge.readings && { variants: [edge.readings] }),
  }
}
