import type { Clock } from '../../src/lab/conformance/runner/clock.js'

/** A clock whose time stands still until a test lets it pass. */
export interface StillClock extends Clock {
  /** Counts the waits of a number of milliseconds that have begun. */
  readonly waits: (milliseconds: number) => number
  readonly pass: (milliseconds: number) => void
}

export function stillClock(): StillClock {
  let time = 0
  const begun: number[] = []
  const waiting = new Set<{ readonly until: number; readonly then: () => void }>()
  return {
    now: () => time,
    after: (milliseconds, then) => {
      begun.push(milliseconds)
      const one = { until: time + milliseconds, then }
      waiting.add(one)
      return () => waiting.delete(one)
    },
    waits: (milliseconds) => begun.filter((one) => one === milliseconds).length,
    pass: (milliseconds) => {
      time += milliseconds
      const due = [...waiting].filter(({ until }) => until <= time).toSorted((a, b) => a.until - b.until)
      for (const one of due) if (waiting.delete(one)) one.then()
    },
  }
}
