/**
 * Fields: what kind of place in a game a path leads to, and how it is called.
 *
 * Parts of a game that are all of the same shape stand beside each other under names, as spaces or seats do; whatever else
 * has a key is a field. Places that differ by names alone are of one kind.
 *
 * @module
 */
import { type Book, canonical, isRecord, once } from '#core'
import { gameJsonSchema } from '../vectors/files/schemas.js'

type Path = readonly (string | number)[]

/** A place in the games of a book. */
export interface Field {
  /** Its kind: the path with a star for every name. What stands in a list belongs to the list. */
  readonly kind: string
  /** The name of the place: `apples of tall`. */
  readonly says: string
}

interface Key {
  readonly key: string
  readonly isName: boolean
}

/** Tells of the places in the games of a book what they are. */
export function fieldsOf(book: Pick<Book, 'schema' | 'title'>): (path: Path) => Field {
  const whole = gameJsonSchema(book)
  return (path) => {
    const keys = keysOf(whole, path)
    return { kind: keys.map(({ key, isName }) => `/${isName ? '*' : key}`).join(''), says: wordsOf(keys) }
  }
}

/** True if one kind of place contains the other. */
export const isWithin = (one: string, other: string): boolean =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)

function keysOf(schema: unknown, [step, ...rest]: Path): readonly Key[] {
  if (step === undefined) return []
  const shape = shapesOf(schema).find((one) => partOf(one, `${step}`) !== undefined)
  if (shape === undefined) return shapesOf(schema).some(isList) ? [] : [{ key: `${step}`, isName: false }]
  return [{ key: `${step}`, isName: isNaming(shape) }, ...keysOf(partOf(shape, `${step}`), rest)]
}

type Shape = Readonly<Record<string, unknown>>

/** The shapes that a value may have. */
function shapesOf(schema: unknown): readonly Shape[] {
  if (!isRecord(schema)) return []
  const among = schema.anyOf ?? schema.oneOf
  return Array.isArray(among) ? among.flatMap(shapesOf) : [schema]
}

const isList = ({ type }: Shape): boolean => type === 'array'

const partsOf = ({ properties }: Shape): Shape => (isRecord(properties) ? properties : {})

function partOf(shape: Shape, key: string): unknown {
  const parts = partsOf(shape)
  if (Object.hasOwn(parts, key)) return parts[key]
  return isRecord(shape.additionalProperties) ? shape.additionalProperties : undefined
}

/** True if the keys of a shape are names, because all their values have one shape. */
const isNaming = once((shape: Shape): boolean => {
  const parts = Object.values(partsOf(shape)).map(canonical)
  return isRecord(shape.additionalProperties) || (parts.length > 1 && new Set(parts).size === 1)
})

/** The fields, of the names; a field that only holds others under names goes without saying. */
function wordsOf(keys: readonly Key[]): string {
  const names = keys.flatMap(({ key, isName }) => (isName ? [key] : []))
  const fields = keys.flatMap(({ key, isName }, at) => (isName || isCollection(keys, at) ? [] : [key]))
  if (names.length === 0 || fields.length === 0) return [...fields, ...names].join('.')
  return `${fields.join('.')} of ${names.join(', ')}`
}

const isCollection = (keys: readonly Key[], at: number): boolean =>
  keys[at + 1]?.isName === true && keys.slice(at + 1).some(({ isName }) => !isName)
