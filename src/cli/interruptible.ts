/** Interruptions: what is done when somebody presses Ctrl-C while processes work beside this one. @module */

/** How a command that was interrupted ended, as shells tell it. */
export const INTERRUPTED = 130

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Does something that ends by itself, soon, once it is interrupted; a second time ends the program at once. */
export async function interruptible<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const abort = new AbortController()
  const stop = () => (abort.signal.aborted ? process.exit(INTERRUPTED) : abort.abort())
  for (const signal of SIGNALS) process.on(signal, stop)
  try {
    return await work(abort.signal)
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}
