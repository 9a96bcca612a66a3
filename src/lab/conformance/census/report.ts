/** Reports on censuses: what was counted from a position on, by kinds of action and by first choice. @module */
import { z } from 'zod'
import type { GameState, Position, Rules } from '#core'
import { countSchema, dividedSchema } from '../format/case.js'
import { dueSchema } from '../format/situation.js'
import { plainDue } from '../vectors/game-cache.js'
import { type Census, censusOf } from './census.js'
import type { Extent } from './choice-graph.js'
import { kindsAt, turnEnd } from './turn-choices.js'

const kind = { kind: z.string().meta({ description: 'The procedure that begins, or the type of the first choice.' }) }

/** The counts from a position on. */
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

/** The counts from a position on. */
export type CensusReport = z.infer<typeof censusSchema>
/** The counts for one kind of action. */
export type KindReport = CensusReport['kinds'][number]

/** The options for counting a position, as plain data. */
export interface PlainCounting extends Pick<Extent<GameState>, 'bound'> {
  /** Only until the turn of who decides ends, each kind of action for itself. */
  readonly turn: boolean
  /** The name of the whole count: the procedure that began. */
  readonly began: string
  readonly divide: boolean
}

/** The options for counting a position, with its progress callback. */
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

/** Assembles the counts of each kind of action into a report. */
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
