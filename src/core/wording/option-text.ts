/** Options as a player reads them: `take basket="top left"`. @module */
import type { Option, Worded } from '../kernel/offers/option.js'

const plain = /^[\p{L}\p{N}_.-]+$/u

const valueText = (value: unknown) =>
  typeof value === 'string'
    ? plain.test(value) && Number.isNaN(Number(value))
      ? value
      : JSON.stringify(value)
    : JSON.stringify(value)

/** An option in one line. */
export const words = ({ type, ...fields }: Option): string =>
  [valueText(type), ...Object.entries(fields).map(([name, value]) => `${name}=${valueText(value)}`)].join(' ')

/** An option as people read it: its type, and what it comes to where its offer says so, else what its fields say. */
export function spoken({ option, says }: Worded): string {
  const said = says?.() ?? fieldsSaid(option)
  return said === '' ? option.type : `${option.type} ${said}`
}

/** The fields of an option as people read them: `basket top left`. */
export const fieldsSaid = ({ type, ...fields }: Option): string =>
  Object.entries(fields)
    .map(([name, value]) => (name === type ? plainText(value) : `${name} ${plainText(value)}`))
    .join(' ')

/** A value as people read it: a text as it is, anything else as JSON. */
export const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The question of a decision, with its current subject. */
export const decisionText = ({ asks, about }: { readonly asks: string; readonly about?: string }): string =>
  `${asks}${aboutText(about)}`

/** The subject of a decision, to append to its question or choice. */
export const aboutText = (about: string | undefined): string => (about === undefined ? '' : ` (${about})`)
