/** A check that two builds behave alike: the same games, decision by decision. @module */
import { ASPECTS, type Aspect, type GameDigest } from './figures/game-digests.js'
import type { Comparison } from './measurement-groups.js'
import { sideOf, Unable } from './process-client.js'
import { digestOf } from './value-text.js'

/** The first difference between games: the seed, and the decision, counted from 1. */
export interface Difference {
  readonly seed: number
  readonly decision: number
  /** In how many games they differ. */
  readonly games: number
}

/** The result of a comparison. */
export interface Compared {
  readonly title: string
  readonly games: number
  readonly decisions: number
  /** One fingerprint of all that the present build did. */
  readonly digest: string
  /** The differences; none if everything is alike. */
  readonly differs: Readonly<Partial<Record<Aspect, Difference>>>
  /** Why it could not be compared. */
  readonly unable?: string
}

/** True if options or positions differ, or could not be compared. Traces may have different words. */
export const isBroken = ({ differs, unable }: Compared): boolean =>
  unable !== undefined || differs.options !== undefined || differs.positions !== undefined

/** The first place at which two lists differ, counted from 1; 0 where they are alike. */
export function firstDifference(these: readonly string[], others: readonly string[]): number {
  const longest = Math.max(these.length, others.length)
  for (let place = 0; place < longest; place += 1) if (these[place] !== others[place]) return place + 1
  return 0
}

/** Finds the first difference between the games of two builds in an aspect. */
export function differenceIn(
  aspect: Aspect,
  these: readonly GameDigest[],
  others: readonly GameDigest[],
): Difference | undefined {
  const found = these.flatMap((game, index) => {
    const decision = firstDifference(game[aspect], others[index]?.[aspect] ?? [])
    return decision > 0 ? [{ seed: index + 1, decision }] : []
  })
  const [first] = found
  return first && { ...first, games: found.length }
}

/** Plays the same games with both builds, one after the other, and compares them. */
export async function compared(
  { title, task }: Comparison,
  { before, now }: { readonly before: string; readonly now: string },
): Promise<Compared> {
  try {
    const then = await digestsOf(before, task)
    const today = await digestsOf(now, task)
    const differs = ASPECTS.flatMap((aspect) => {
      const difference = differenceIn(aspect, today, then)
      return difference ? [[aspect, difference] as const] : []
    })
    const decisions = today.reduce((total, { options }) => total + options.length, 0)
    return { title, games: today.length, decisions, digest: digestOf(today), differs: Object.fromEntries(differs) }
  } catch (error) {
    if (!(error instanceof Unable)) throw error
    return { title, games: 0, decisions: 0, digest: '', differs: {}, unable: error.message }
  }
}

async function digestsOf(folder: string, task: Comparison['task']): Promise<readonly GameDigest[]> {
  const side = await sideOf(folder, { task, warming: 0, lasting: 0 })
  try {
    return (await side.go()).work.told as readonly GameDigest[]
  } finally {
    side.end()
  }
}
