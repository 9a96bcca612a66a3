/** The arithmetic of samples. @module */

/** The middle of numbers, or halfway between the two in the middle; of no numbers there is none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** The least, the middle and the greatest of numbers. */
export interface Spread {
  readonly minimum: number
  readonly median: number
  readonly maximum: number
}

/** Computes the spread of numbers. */
export const spreadOf = (numbers: readonly number[]): Spread => ({
  minimum: Math.min(...numbers),
  median: median(numbers),
  maximum: Math.max(...numbers),
})

/** Computes the speed factors round by round. Noise that lasts longer than a round affects both sides and cancels out. */
export const ratiosOf = (these: readonly number[], others: readonly number[]): readonly number[] =>
  these.flatMap((rate, round) => {
    const other = others[round]
    return other === undefined ? [] : [rate / other]
  })

/** The share of its time that something extra costs, round by round: how much sooner the same is done without it. */
export const sharesOf = (withIt: readonly number[], without: readonly number[]): readonly number[] =>
  ratiosOf(withIt, without).map((ratio) => 1 - ratio)

/** Computes the frequency per second of processor time. */
export const rateOf = (times: number, microseconds: number): number => (times * 1e6) / Math.max(1, microseconds)
