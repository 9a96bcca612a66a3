/** XML as a value: elements with attributes and what stands in them, written with an indent. @module */
import { inHtml } from '#core'

/** An element, or a text. */
export type Xml = string | Element

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly inside: readonly Xml[]
}

/** An element; an attribute without a value is left out. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  inside: readonly Xml[] | string = [],
): Element => ({ name, attributes, inside: typeof inside === 'string' ? [inside] : inside })

// A reader makes a blank of an end of a line in an attribute, unless it is written as its number.
const inAttribute = (text: string): string => inHtml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')

function written({ name, attributes, inside }: Element, indent: string): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${inAttribute(value)}"`],
  )
  const begin = `${indent}<${name}${given.join('')}`
  if (inside.length === 0) return `${begin}/>\n`
  const texts = inside.filter((one) => typeof one === 'string')
  if (texts.length === inside.length) return `${begin}>${texts.map(inHtml).join('')}</${name}>\n`
  const within = inside.map((one) => (typeof one === 'string' ? `${inHtml(one)}\n` : written(one, `${indent}  `)))
  return `${begin}>\n${within.join('')}${indent}</${name}>\n`
}

/** A whole document. */
export const xmlDocument = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`

/** A name as it may stand for an id: letters, digits and low lines, and no digit first. */
export function idFor(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  return /^[A-Za-z]/.test(plain) ? plain : `n_${plain}`
}

/** Each name with an id of its own: where two would have the same, the later one is numbered. */
export function idsFor(names: Iterable<string>): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  for (const name of new Set(names)) {
    const plain = idFor(name)
    let id = plain
    for (let number = 2; taken.has(id.toLowerCase()); number += 1) id = `${plain}_${number}`
    taken.add(id.toLowerCase())
    ids.set(name, id)
  }
  return ids
}
