/** Clocks: by what it is told how long something takes, and what waits no longer. @module */

/** By what waiting is measured. */
export interface Clock {
  /** The current time in milliseconds since some start. */
  readonly now: () => number
  /** Does something once so many milliseconds have passed; gives what calls that off. */
  readonly after: (milliseconds: number, then: () => void) => () => void
}

/** The clock of this machine. */
export const MACHINE_CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}
