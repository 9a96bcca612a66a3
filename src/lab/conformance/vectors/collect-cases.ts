/**
 * Gathering: the cases that are found, how often they show each goal, and which of them are needed for that.
 *
 * @module
 */
import { type CaseRequest, withVariants } from './case-maker.js'
import type { Goal } from './coverage-goals.js'

/** A case with the goals that it shows. */
export interface Shows {
  readonly id: string
  readonly shows: readonly number[]
}

/** A case that may come to be made. */
export interface Showing extends Shows {
  readonly asked: CaseRequest
}

/** Counts how often goals are shown. */
export interface Counting {
  readonly times: (goal: number) => number
  readonly isEnough: (goal: number) => boolean
  /** True if goals are shown often enough without one of the cases that show them. */
  readonly isEnoughWithout: (goals: readonly number[]) => boolean
  readonly add: (goals: readonly number[]) => void
  readonly remove: (goals: readonly number[]) => void
}

/** Counts how often goals are shown. */
export function countingOf(all: readonly Goal[]): Counting {
  const counts = new Map<number, number>()
  const times = (goal: number) => counts.get(goal) ?? 0
  const wanted = (goal: number) => all[goal]?.times ?? 1
  const change = (goals: readonly number[], by: number) => {
    for (const goal of goals) counts.set(goal, times(goal) + by)
  }
  return {
    times,
    isEnough: (goal) => times(goal) >= wanted(goal),
    isEnoughWithout: (goals) => goals.every((goal) => times(goal) > wanted(goal)),
    add: (goals) => change(goals, 1),
    remove: (goals) => change(goals, -1),
  }
}

/** Cases as they are found, each once with all that it shows. */
export interface Gathering {
  readonly add: (showing: Showing) => void
  readonly found: () => readonly Showing[]
}

/** Gathers cases beside those that stand already, and counts what they show. */
export function gathering(already: readonly Shows[], shown: Counting): Gathering {
  const standing = new Map(already.map(({ id, shows }) => [id, new Set(shows)]))
  for (const shows of standing.values()) shown.add([...shows])
  const found = new Map<string, Showing>()
  return {
    add: ({ id, asked, shows }) => {
      const before = found.get(id)
      const known = standing.get(id) ?? new Set(before?.shows)
      const fresh = [...new Set(shows)].filter((goal) => !known.has(goal))
      shown.add(fresh)
      // The same case shows more under another reading; cases that stand are asked under every reading as it is.
      for (const goal of fresh) known.add(goal)
      if (standing.has(id)) return
      found.set(id, { id, asked: withVariants(before?.asked ?? asked, asked), shows: [...known] })
    },
    found: () => [...found.values()],
  }
}

/** The cases but for those without which every goal is still shown as often; the last found are the first to go. */
export function withoutNeedless(found: readonly Showing[], shown: Counting): readonly Showing[] {
  const needed = found.toReversed().filter(({ shows }) => {
    if (!shown.isEnoughWithout(shows)) return true
    shown.remove(shows)
    return false
  })
  return needed.toReversed()
}
