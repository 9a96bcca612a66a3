/**
 * Fingerprints of passages: numbers from which nobody can read the words, but which tell whether the same words stand there.
 *
 * A print has 44 bits. A passage of forty letters and more could be any of far more sentences than that, so it cannot be
 * found by trying. The print of two pieces follows from theirs, so a passage is recognised where a page cuts it in two.
 *
 * @module
 */

/** The fingerprint of some letters in a row. */
export interface Print {
  readonly length: number
  readonly high: number
  readonly low: number
}

const HIGH = 2 ** 24 - 3
const LOW = 2 ** 20 - 3

/** The prints of all stretches of some letters. */
export interface Prints {
  /** The number of letters. */
  readonly size: number
  /** The first part of the print of a stretch. */
  readonly high: (from: number, length: number) => number
  readonly low: (from: number, length: number) => number
  /** Computes the first part of the fingerprint that must follow another to give a third. */
  readonly rest: (whole: Print, first: number, restLength: number) => number
  /** The second part of the print of two stretches, one behind the other. */
  readonly lowOfBoth: (from: number, length: number, next: number, nextLength: number) => number
  /** The print of one piece behind another. */
  readonly joined: (first: Print, next: Print) => Print
}

/** The prints of letters, salted with a word so that different books cannot be compared. */
export function printsOf(codes: Int32Array, salt: string): Prints {
  const seed = [...salt].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % LOW, 7)
  const high = sums(codes, HIGH, 65_537 + seed)
  const low = sums(codes, LOW, 257 + seed)
  return {
    size: codes.length,
    high: high.of,
    low: low.of,
    rest: (whole, first, restLength) => modulo(whole.high - ((first * high.power(restLength)) % HIGH), HIGH),
    lowOfBoth: (from, length, next, nextLength) =>
      (low.of(from, length) * low.power(nextLength) + low.of(next, nextLength)) % LOW,
    joined: (first, next) => ({
      length: first.length + next.length,
      high: (((first.high * high.power(next.length)) % HIGH) + next.high) % HIGH,
      low: (first.low * low.power(next.length) + next.low) % LOW,
    }),
  }
}

const modulo = (value: number, prime: number) => (value < 0 ? value + prime : value)

/** Sums over all beginnings of the letters, from which that of any stretch follows. Products stay exact below 2^53. */
function sums(codes: Int32Array, prime: number, base: number) {
  const upTo = new Float64Array(codes.length + 1)
  const powers = new Float64Array(codes.length + 1)
  powers[0] = 1
  for (let index = 0; index < codes.length; index += 1) {
    const value = (((codes[index] ?? 0) + 11) * 7_919 + base) % prime
    upTo[index + 1] = ((upTo[index] ?? 0) * base + value) % prime
    powers[index + 1] = ((powers[index] ?? 0) * base) % prime
  }
  const power = (length: number) => powers[length] ?? 0
  const of = (from: number, length: number) =>
    modulo((upTo[from + length] ?? 0) - (((upTo[from] ?? 0) * power(length)) % prime), prime)
  return { of, power }
}

/** The print of a stretch. */
export const printOf = ({ high, low }: Prints, from: number, length: number): Print => ({
  length,
  high: high(from, length),
  low: low(from, length),
})

/** A print as it is written down. */
export const printText = ({ length, high, low }: Print): string => `${length}:${(high * LOW + low).toString(36)}`

/** A print that was written down. */
export function readPrint(text: string): Print {
  const [length = '', digits = ''] = text.split(':')
  const number = Number.parseInt(digits, 36)
  return { length: Number(length), high: Math.floor(number / LOW), low: number % LOW }
}
