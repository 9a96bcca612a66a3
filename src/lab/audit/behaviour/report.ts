/** The schema of differences in behaviour, as plain JSON. @module */
import { z } from 'zod'
import { changes, type Json, pathText } from '#core'
import { SIDES } from './behaviour-types.js'
import type { BehaviourComparison, DifferenceGroup } from './compare-behaviours.js'
import { DIFFERENCES } from './compare-positions.js'

/** The kinds of differences, in a few words each. */
export const DIFFERENCE_WORDS = {
  offered: 'offered now',
  withdrawn: 'no longer offered',
  result: 'another result',
  odds: 'other odds',
  due: 'another decision',
  accepted: 'another position can be',
  fault: 'the rules fail',
} as const

const count = z.int().min(0)
const json = z.json() as z.ZodType<Json>
const texts = z.array(z.string()).readonly()
const about = z.strictObject({ book: z.string(), edition: z.string(), version: z.string() }).readonly()

const cited = z.array(z.strictObject({ id: z.string(), number: z.string() }).readonly()).readonly()

const change = z.strictObject({ field: z.string(), before: json.optional(), now: json.optional() }).readonly()

const difference = z
  .strictObject({
    kind: z.enum(DIFFERENCES),
    about: z.string().meta({ description: 'The type of the option, or what else differs.' }),
    positions: count.meta({ description: 'In how many of the compared positions.' }),
    given: z
      .strictObject({
        of: z.enum(SIDES).meta({ description: 'Whose game it is.' }),
        from: z.string(),
        procedure: z.string(),
        args: json,
        game: z.record(z.string(), json).readonly().meta({ description: 'What is laid over the base.' }),
        differences: count,
      })
      .readonly(),
    choices: z.array(json).readonly().meta({ description: 'What is chosen before.' }),
    option: json.optional(),
    before: z.string(),
    now: z.string(),
    changes: z.array(change).readonly(),
    clauses: cited,
    rows: z
      .array(z.strictObject({ table: z.string(), clauses: cited }).readonly())
      .readonly()
      .meta({ description: 'The rows of tables at work there, or on the way, that only one state has.' }),
  })
  .readonly()
/** One way in which behaviour differs, at the smallest position that was found. */
export type BehaviourDifference = z.infer<typeof difference>

/** The schema of what changed in behaviour. */
export const behaviourSchema = z
  .strictObject({
    base: about,
    now: about,
    same: z.boolean(),
    positions: count.meta({ description: 'How many positions were looked at.' }),
    fields: z
      .strictObject({ dropped: texts, added: texts })
      .readonly()
      .meta({ description: 'Fields of the game that only one state has; they are not compared.' }),
    bases: z
      .array(z.strictObject({ base: z.string(), changes: z.array(change).readonly() }).readonly())
      .readonly()
      .meta({ description: 'Games from which plays and examples start, where they are others now.' }),
    tables: z
      .array(
        z
          .strictObject({
            table: z.string(),
            cases: count.meta({ description: 'How many cases it answers otherwise.' }),
            of: count.meta({ description: 'How many cases it was asked about.' }),
            view: z
              .record(z.string(), json)
              .readonly()
              .meta({ description: 'The one of those cases in which the fewest rows are at work.' }),
            before: z.string(),
            now: z.string(),
            clauses: cited,
          })
          .readonly(),
      )
      .readonly()
      .meta({ description: 'Rule tables that give other answers, even in cases that no position reaches.' }),
    differences: z.array(difference).readonly(),
    more: count.meta({ description: 'How many more differences were found and are not told.' }),
  })
  .readonly()
/** The differences in behaviour. */
export type BehaviourReport = z.infer<typeof behaviourSchema>

/** Makes the report of a comparison. */
export function behaviourReport({ of, tables, positions, groups, more }: BehaviourComparison): BehaviourReport {
  const { base, now, fields } = of
  const bases = Object.entries(base.bases).flatMap(([name, game]) => {
    const other = now.bases[name]
    if (other === undefined) return []
    const apart = changesIn([...changes(fields.common(game), fields.common(other)), ...readings(game, other)])
    return apart.length > 0 ? [{ base: name, changes: apart }] : []
  })
  const numbers = { ...base.numbers, ...now.numbers }
  const named = (paths: readonly (readonly string[])[]) => paths.map(pathText)
  return {
    base: base.about,
    now: now.about,
    same: groups.length === 0 && bases.length === 0 && tables.length === 0,
    positions,
    fields: { dropped: named(fields.only.base), added: named(fields.only.now) },
    bases,
    tables: tables.map((one) => ({ ...one, clauses: citesOf(one.clauses, numbers) })),
    differences: groups.map((group) => toldOf(group, numbers)),
    more,
  }
}

/** The usual readings that both states have, where they differ. */
const readings = (
  one: { readonly readings: Readonly<Record<string, string>> },
  other: { readonly readings: Readonly<Record<string, string>> },
) =>
  changes(one.readings, other.readings, ['readings']).filter(({ from, to }) => from !== undefined && to !== undefined)

const changesIn = (all: ReturnType<typeof changes>): readonly z.infer<typeof change>[] =>
  all.map(({ path, from, to }) => ({
    field: pathText(path),
    ...(from !== undefined && { before: from as Json }),
    ...(to !== undefined && { now: to as Json }),
  }))

const citesOf = (ids: readonly string[], numbers: Readonly<Record<string, string>>) =>
  ids.map((id) => ({ id, number: numbers[id] ?? '' }))

function toldOf(
  { positions, small, rows }: DifferenceGroup,
  numbers: Readonly<Record<string, string>>,
): BehaviourDifference {
  const { seen, lead, opening, choices, distance } = small
  const cites = (ids: readonly string[]) => citesOf(ids, numbers)
  return {
    kind: seen.kind,
    about: seen.about,
    positions,
    given: {
      of: lead,
      from: distance.base,
      procedure: opening.procedure,
      args: opening.args,
      game: distance.part,
      differences: distance.changes.length,
    },
    choices: choices.map((option) => ({ ...option })),
    ...(seen.option && { option: { ...seen.option } }),
    before: seen.before,
    now: seen.now,
    changes: changesIn(seen.changes),
    clauses: cites(seen.clauses),
    rows: rows.map(({ at, clauses }) => ({ table: at, clauses: cites(clauses) })),
  }
}
