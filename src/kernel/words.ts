/**
 * Options as a player reads them: `take basket="top left"`.
 *
 * @module
 */
import type { Option } from './offer.js'

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
