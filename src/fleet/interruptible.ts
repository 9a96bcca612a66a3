/** Interruptions: what is done when somebody presses Ctrl-C while processes work beside this one. @module */

/** The exit code of an interrupted command, by shell convention. */
export const INTERRUPTED = 130

/** Thrown where work was interrupted, and nothing came of it. */
export class Interrupted extends Error {}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Does something that ends by itself, soon, once it is interrupted. A second Ctrl-C ends the program at once; the other signals
 * may come twice where a terminal is closed, and what they interrupted still comes to its end.
 */
export async function interruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const abort = new AbortController()
  const stop = (signal: NodeJS.Signals) =>
    abort.signal.aborted && signal === 'SIGINT' ? process.exit(INTERRUPTED) : abort.abort()
  for (const signal of SIGNALS) process.on(signal, stop)
  try {
    return await work(abort.signal)
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}
