/** Shapes: values read by a schema, with messages that say what was found and what was expected. @module */
import { z } from 'zod'
import { briefly } from '../../files/escape.js'
import { once } from '../../kernel/quick/memoize.js'
import { instead } from '../../lookup/nearest-word.js'
import { isRecord } from '../../values/json.js'
import { few, type Parsed, type Problem } from '../../values/parse-result.js'
import type { ValuePath } from './parse-helpers.js'

/** Reads a value by a schema; every problem says what was expected. */
export function checkShape<T>(schema: z.ZodType<T>, value: unknown): Parsed<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, problems: few(parsed.error.issues.flatMap((issue) => problemsOf(schema, value, issue, []))) }
}

type Issue = z.core.$ZodIssue

function problemsOf(schema: z.ZodType, value: unknown, issue: Issue, within: ValuePath): readonly Problem[] {
  const path = [...within, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))]
  const got = partAt(value, path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownFields(schema, path, issue.keys, got)
    case 'invalid_type':
      return [{ path, message: expected(got, NAMES.get(issue.expected) ?? issue.expected) }]
    case 'invalid_value':
      return [{ path, message: notOneOf(got, issue.values) }]
    case 'invalid_union':
      return unionProblems(schema, value, issue, path)
    case 'invalid_key':
      return [{ path, message: unknownKey(String(path.at(-1)), issue.issues) }]
    case 'too_big':
      return [
        { path, message: limited(issue, got, issue.inclusive === false ? 'less than' : 'at most', issue.maximum) },
      ]
    case 'too_small':
      return [
        { path, message: limited(issue, got, issue.inclusive === false ? 'more than' : 'at least', issue.minimum) },
      ]
    case 'invalid_format':
      return [{ path, message: expected(got, issue.message) }]
    default:
      return [{ path, message: issue.message }]
  }
}

/** A limit that a value is beyond, in the words of the schema where it has its own. */
function limited(
  { message, origin, exact = false }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  got: unknown,
  bound: string,
  limit: number | bigint,
): string {
  if (!/^Too (big|small)/.test(message)) return message
  return expected(got, `${exact ? 'exactly' : bound} ${limit}${COUNTED.get(origin) ?? ''}`)
}

/** The words for counting the parts of values that are not numbers. */
const COUNTED: ReadonlyMap<string, string> = new Map(
  Object.entries({ string: ' letters', array: ' items', set: ' items' }),
)

/** Of the branches of a union the one that fits best; plain lists of values are put together. */
function unionProblems(
  schema: z.ZodType,
  value: unknown,
  issue: z.core.$ZodIssueInvalidUnion,
  path: ValuePath,
): readonly Problem[] {
  if (issue.discriminator !== undefined) return [{ path, message: notOneOf(partAt(value, path), kindsOf(issue)) }]
  const branches = issue.errors
  const here = branches.flat().filter((inner) => inner.path.length === 0)
  const values = here.flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []))
  const got = partAt(value, path)
  const types = here.flatMap((inner) =>
    inner.code === 'invalid_type' ? [NAMES.get(inner.expected) ?? inner.expected] : [],
  )
  const isPlain = here.length === branches.flat().length
  // Of several names one is meant; a single one stands beside what else there may be.
  const isNamed = values.length > 1 || (values.length === 1 && types.length === 0)
  if (isNamed && isPlain) return [{ path, message: notOneOf(got, values) }]
  const known = [...new Set([...types, ...values.map(String)])].join(' or ')
  if (types.length === branches.length || (values.length > 0 && isPlain))
    return [{ path, message: expected(got, known) }]
  const best = branches.toSorted((a, b) => deepest(b) - deepest(a) || a.length - b.length)[0] ?? []
  return best.flatMap((inner) => problemsOf(schema, value, inner, path))
}

/** The kinds that a union tells apart by one field. */
const kindsOf = (issue: z.core.$ZodIssueInvalidUnion): readonly unknown[] =>
  'options' in issue && Array.isArray(issue.options) ? (issue.options as readonly unknown[]) : []

const deepest = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length))

/** The plain names of schema types. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    object: 'named fields',
    record: 'named fields',
    array: 'a list',
    tuple: 'a list',
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    null: 'null',
  }),
)

const expected = (got: unknown, what: string) =>
  got === undefined ? `is missing; expected ${what}` : `got ${formatValue(got)}, expected ${what}`

/** Describes a value that is none of a list of values. */
export function notOneOf(got: unknown, values: readonly unknown[]): string {
  const known = values.map(String)
  if (got === undefined) return `is missing; expected one of ${known.join(', ')}`
  return `got ${formatValue(got)}${instead(typeof got === 'string' ? got : formatValue(got), known)}`
}

/** Fields that a schema does not know; where there are very many, not each of them is told. */
function unknownFields(schema: z.ZodType, path: ValuePath, keys: readonly string[], got: unknown): readonly Problem[] {
  const known = fieldsAt(schema, path, got)
  return few(keys.map((key) => ({ path: [...path, key], message: '' }))).map((problem, index) =>
    problem.message === ''
      ? { ...problem, message: `"${briefly(keys[index] ?? '')}" is unknown here${instead(keys[index] ?? '', known)}` }
      : problem,
  )
}

const unknownKey = (key: string, issues: readonly Issue[]): string =>
  `"${briefly(key)}" is unknown here${instead(
    key,
    issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values.map(String) : [])),
  )}`

/** A value in a message, cut where it is long. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (isBoundless(value)) return String(value)
  return briefly(
    JSON.stringify(value, (_, part: unknown) => (isBoundless(part) ? String(part) : part)) ?? String(value),
  )
}

/** True if a value is a number that JSON cannot express, such as 1e400. */
const isBoundless = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value)

/** The part of a value at a path. */
export const partAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return (part as readonly unknown[])[Number(key)]
    return isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined
  }, value)

interface JsonSchema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly propertyNames?: { readonly enum?: readonly string[] }
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly const?: unknown
  readonly enum?: readonly unknown[]
}

const jsonSchemaOf = once(
  (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema,
)

/** True if a record could be the one that a schema describes, judged by its fields with a list of values. */
const couldBe = ({ properties = {} }: JsonSchema, got: unknown): boolean =>
  isRecord(got) &&
  Object.entries(properties).every(
    ([key, { const: only, enum: some }]) =>
      !Object.hasOwn(got, key) || (only === undefined ? (some?.includes(got[key]) ?? true) : only === got[key]),
  )

/** The names of the fields that a schema knows at a path; where it describes several kinds, of those that what is there could be. */
export function fieldsAt(schema: z.ZodType, path: ValuePath, got: unknown = {}): readonly string[] {
  const root = jsonSchemaOf(schema)
  const unfolded = (part: JsonSchema): readonly JsonSchema[] => {
    const named = part.$ref?.startsWith('#/$defs/') ? root.$defs?.[part.$ref.slice('#/$defs/'.length)] : undefined
    const others = [...(named ? [named] : []), ...(part.anyOf ?? []), ...(part.allOf ?? []), ...(part.oneOf ?? [])]
    return [part, ...others.flatMap(unfolded)]
  }
  const beneath = (part: JsonSchema, key: string | number): readonly JsonSchema[] => {
    const { properties, additionalProperties, items } = part
    const found = typeof key === 'number' ? items : (properties?.[key] ?? additionalProperties)
    return typeof found === 'object' ? unfolded(found) : []
  }
  const parts = path.reduce((all, key) => all.flatMap((part) => beneath(part, key)), unfolded(root))
  const fitting = parts.filter((part) => couldBe(part, got))
  return [
    ...new Set(
      (fitting.length > 0 ? fitting : parts).flatMap(({ properties, propertyNames }) => [
        ...Object.keys(properties ?? {}),
        ...(propertyNames?.enum ?? []),
      ]),
    ),
  ]
}
