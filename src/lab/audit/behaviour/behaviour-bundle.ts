/** Bundles: the behaviour of one state of a book, recorded along roads, as plain JSON. @module */
import { z } from 'zod'
import { check, type GameState, type Json, type Option, type Parsed } from '#core'

const ids = z.array(z.string()).readonly()
const json = z.json() as z.ZodType<Json>
const option = z.looseObject({ type: z.string() }) as unknown as z.ZodType<Option>
const readings = z.record(z.string(), z.string())
const game = z.looseObject({ readings }) as unknown as z.ZodType<GameState>
const part = z.looseObject({ readings: readings.optional() })
const hash = z.string()

const fault = z.strictObject({ fault: z.string() }).readonly()
const opening = z.strictObject({ game, procedure: z.string(), args: json }).readonly()
const problem = z.strictObject({ field: z.string(), message: z.string() }).readonly()

const look = z
  .union([
    z.strictObject({ over: z.literal(true), outcome: json }).readonly(),
    z
      .strictObject({
        over: z.literal(false),
        seat: z.string(),
        asks: z.string(),
        cites: ids,
        offered: z
          .array(z.strictObject({ seat: z.string(), option, cites: ids, weight: z.number().optional() }).readonly())
          .readonly(),
        narrowed: ids,
      })
      .readonly(),
  ])
  .meta({ description: 'What is due: the end, or a decision and what is offered.' })

const frame = z
  .strictObject({ chart: z.string(), state: z.string(), data: json, meanwhile: z.literal(true).optional() })
  .readonly()

const probe = z
  .strictObject({
    after: hash.optional().meta({ description: 'The position whose game this one changes; none where it is whole.' }),
    game: part.meta({ description: 'The game, or what of it is other than in the position before.' }),
    stack: z.array(frame).readonly(),
    outcome: json.optional(),
    due: z.union([look, fault]).optional(),
    refused: z
      .array(z.strictObject({ option, clauses: ids }).readonly())
      .readonly()
      .optional(),
    results: z
      .array(
        z
          .strictObject({ option, to: z.union([hash, fault]), causes: z.array(z.int().min(0)).readonly().optional() })
          .readonly(),
      )
      .readonly(),
  })
  .readonly()
/** A position as it is recorded: what is due there, and what each option comes to. */
export type Probe = z.infer<typeof probe>

export const bundleSchema = z
  .strictObject({
    format: z.literal('rulewright behaviour 1'),
    about: z.strictObject({ book: z.string(), edition: z.string(), version: z.string() }).readonly(),
    numbers: z.record(z.string(), z.string()).readonly(),
    written: ids.meta({ description: 'How every row of its tables is written, in short.' }),
    empty: game,
    bases: z.record(z.string(), game).readonly(),
    roads: z
      .array(z.strictObject({ opening, choices: z.array(option).readonly(), around: z.int().min(0) }).readonly())
      .readonly(),
    openings: z.record(hash, z.union([hash, fault])).readonly(),
    causes: z
      .array(z.strictObject({ at: z.string(), clauses: ids, written: z.string().optional() }).readonly())
      .readonly()
      .meta({ description: 'Everything that is at work somewhere; results name it by its number, from 0.' }),
    games: z.record(hash, z.array(problem).readonly()).readonly(),
    probes: z.record(hash, probe).readonly(),
  })
  .readonly()
/** A recorded behaviour. */
export type Bundle = z.infer<typeof bundleSchema>

/** Reads a bundle; in what it says, every position that is named must stand. */
export function parseBundle(value: unknown): Parsed<Bundle> {
  const parsed = check(bundleSchema, value)
  if (!parsed.ok) return parsed
  const { probes, openings } = parsed.value
  const missing = (path: readonly string[], at: unknown) =>
    typeof at !== 'string' || Object.hasOwn(probes, at)
      ? []
      : [{ path, message: `names the position ${at}, which is not in the file` }]
  const problems = [
    ...Object.entries(openings).flatMap(([name, at]) => missing(['openings', name], at)),
    ...Object.entries(probes).flatMap(([name, { after, game, results }]) => [
      ...(after === undefined && game.readings === undefined ? [unread(name)] : []),
      ...missing(['probes', name, 'after'], after),
      ...results.flatMap(({ to }) => missing(['probes', name, 'results'], to)),
    ]),
  ]
  const all = problems.length > 0 ? problems : circles(probes)
  return all.length > 0 ? { ok: false, problems: all } : parsed
}

const unread = (name: string) => ({ path: ['probes', name, 'game'], message: 'expected the readings of a whole game' })

/** Games that are told by each other. */
function circles(probes: Bundle['probes']) {
  const whole = new Set<string>()
  for (const start of Object.keys(probes)) {
    const way = new Set<string>()
    for (let at: string | undefined = start; at !== undefined && !whole.has(at); at = probes[at]?.after) {
      if (way.has(at)) return [{ path: ['probes', at, 'after'], message: 'leads back to itself' }]
      way.add(at)
    }
    for (const name of way) whole.add(name)
  }
  return []
}
