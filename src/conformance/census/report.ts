/** Reports on censuses: what was counted from a position on, by kinds of action and by first choice. @module */
import { z } from 'zod'
import type { GameState, Position, Rules } from '#kernel'
import { countSchema, dividedSchema } from '../format/case.js'
import { dueSchema } from '../format/situation.js'
import { plainDue } from '../vectors/plain.js'
import { type Census, censusOf } from './census.js'
import type { Extent } from './graph.js'
import { kindsAt, turnEnd } from './turn.js'

const kind = { kind: z.string().meta({ description: 'The procedure that begins, or the type of the first choice.' }) }

/** What was counted from a position on. */
export const censusSchema = z
  .strictObject({
    book: z.string(),
    due: dueSchema,
    until: z.enum(['end', 'turn']).meta({
      description: 'What is counted: to the end of what began, or only until the turn of who decides ends.',
    }),
    kinds: z
      .array(
        z.union([
          countSchema.extend({ ...kind, parts: dividedSchema.unwrap().shape.parts.optional() }),
          z.strictObject({ ...kind, unfinished: z.string() }),
        ]),
      )
      .readonly(),
  })
  .readonly()

/** What was counted from a position on. */
export type CensusReport = z.infer<typeof censusSchema>
/** What was counted of one kind of action. */
export type KindReport = CensusReport['kinds'][number]

/** How a position is counted, as plain data. */
export interface PlainCounting extends Pick<Extent<GameState>, 'bound'> {
  /** Only until the turn of who decides ends, each kind of action for itself. */
  readonly turn: boolean
  /** What began, as its count is called where it is counted as a whole. */
  readonly began: string
  readonly divide: boolean
}

/** How a position is counted, and who hears of it. */
export interface Counting extends PlainCounting {
  /** Told now and then how many places of a kind were found. */
  readonly told?: (kind: string, found: number) => void
}

/** The kinds of action that are counted from a position on, by their names. */
export const kindsCounted = <Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  { turn, began }: PlainCounting,
): readonly string[] => (turn ? kindsAt(rules, position).map(({ kind: name }) => name) : [began])

/** Counts one kind of action from a position on. */
export function countOfKind<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  { turn, divide, bound, told }: Counting,
  name: string,
): KindReport {
  const found = turn ? kindsAt(rules, position).find(({ kind: one }) => one === name) : undefined
  const extent = found ? { until: turnEnd(rules, position), first: found.has } : {}
  const count = censusOf(rules, position, { ...extent, bound, told: (places) => told?.(name, places) })
  return kindReport(name, divide, count)
}

/** What was counted of each kind of action, put together. */
export const censusReport = <Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  { turn }: PlainCounting,
  kinds: readonly KindReport[],
): CensusReport => ({
  book: rules.book.name,
  due: plainDue(rules.decide(position)),
  until: turn ? 'turn' : 'end',
  kinds,
})

function kindReport(name: string, divide: boolean, census: Census): KindReport {
  if (census.is === 'unfinished') return { kind: name, unfinished: census.why }
  const { parts, ...count } = census.divided
  return { kind: name, ...count, ...(divide && { parts }) }
}
