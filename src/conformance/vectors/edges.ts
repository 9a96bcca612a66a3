/**
 * Edges: situations at the edge of a rule that a search found, kept so that they need not be searched for again.
 *
 * @module
 */
import { z } from 'zod'
import type { Book, GameState, Readings } from '#kernel'
import { basesOf, distanceFrom } from '../../explore/nearest.js'
import { changes, merged } from '../../explore/partial.js'
import { beginSchema, choiceSchema, gameSchema, type PlainGame, readingsSchema } from '../format/situation.js'
import type { Asked } from './cases.js'
import { plainGame } from './plain.js'

const choices = z.array(choiceSchema).readonly()

const schema = z.strictObject({
  /** Which mistake in the rules shows here. */
  shows: z.string(),
  /** The base from which the game is told, and what differs from it. */
  from: z.string(),
  game: gameSchema,
  begin: beginSchema,
  choices,
  /** Where it shows in what may be chosen: the choices that are judged. */
  candidates: choices.optional(),
  /** Readings that are not the usual ones. */
  readings: readingsSchema.optional(),
})
/** A situation at the edge of a rule, as it is kept. */
export type Edge = Readonly<z.infer<typeof schema>>

/** What a line of a file of edges holds. */
export const edgeSchema: z.ZodType<Edge> = schema

/** What is asked at an edge, and which mistake shows there. */
export type AtEdge = Pick<Asked, 'game' | 'begin' | 'choices' | 'candidates'> & {
  readonly shows: string
  readonly readings: Readings
}

/** An edge as it is kept: told from the base that is nearest; nothing where it cannot be told from any. */
export function edgeOf<Game extends GameState>(book: Book<Game>, at: AtEdge): Edge | undefined {
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
export const printEdges = (edges: readonly Edge[]): string =>
  edges
    .toSorted((a, b) => (a.shows < b.shows ? -1 : 1))
    .map((edge) => `${JSON.stringify(edge)}\n`)
    .join('')

/** What is asked at an edge; nothing where the book has no such base any more. */
export function askedAt<Game extends GameState>(book: Book<Game>, edge: Edge): Asked | undefined {
  const base = basesOf(book).find(([name]) => name === edge.from)
  if (base === undefined) return undefined
  return {
    asks: edge.candidates ? 'judgement' : 'result',
    origin: 'edge',
    reached: 'constructed',
    game: merged(plainGame(base[1]), edge.game) as PlainGame,
    begin: edge.begin,
    choices: edge.choices,
    ...(edge.candidates && { candidates: edge.candidates }),
    ...(edge.readings && { variants: [edge.readings] }),
  }
}
