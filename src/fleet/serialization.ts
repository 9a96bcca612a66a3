/** Plain data as text, for whoever is not in this process: JSON, and what JSON lacks. @module */
import { Unreadable } from '#core'

const [MAP, SET, NOTHING] = ['$map', '$set', '$nothing']

/** Plain data as text. */
export const toWire = (data: unknown): string => JSON.stringify(data, written)

/** Plain data, from its text; whoever sent that may have sent anything. */
export function fromWire(text: string, what = 'a result'): unknown {
  try {
    return JSON.parse(text, read)
  } catch {
    throw new Unreadable([`${what}: is not what a fleet leaves there: no plain data`])
  }
}

function written(_: string, value: unknown): unknown {
  if (value instanceof Map) return { [MAP]: [...value] }
  if (value instanceof Set) return { [SET]: [...value] }
  if (Array.isArray(value) && value.includes(undefined))
    return value.map((one) => (one === undefined ? { [NOTHING]: true } : one))
  return value
}

function read(_: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => (isOnly(one, NOTHING) ? undefined : one))
  if (isOnly(value, MAP)) return new Map(value[MAP] as readonly (readonly [unknown, unknown])[])
  if (isOnly(value, SET)) return new Set(value[SET] as readonly unknown[])
  return value
}

const isOnly = (value: unknown, key: string): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && key in value && Object.keys(value).length === 1
