/** Progress: how far a long piece of work is, for somebody who watches. @module */
import cliProgress from 'cli-progress'
import type { Progress } from '../verify/verify.js'

/** Does something with a bar that shows how far it is, where somebody can see it. */
export function withProgress<Result>(work: (progress?: (progress: Progress) => void) => Result): Result {
  const watched = progressBar() ?? progressLines()
  try {
    return work(watched.tell)
  } finally {
    watched.stop()
  }
}

/**
 * Does something that takes its time beside this program, with a bar that shows how far it is.
 *
 * @param told - hears a line for everything that is done, where nobody could see a bar
 */
export async function whileProgress<Result>(
  work: (progress?: (progress: Progress) => void) => Promise<Result>,
  told?: (line: string) => void,
): Promise<Result> {
  const bar = progressBar()
  try {
    return await work(bar?.tell ?? (told ? lineTeller(told) : progressLines().tell))
  } finally {
    bar?.stop()
  }
}

/** After how many milliseconds a line is told, where nobody sees a bar. */
const NOW_AND_THEN = 30_000

/** Lines now and then, where nobody sees a bar: for a log. */
function progressLines() {
  let last = Date.now()
  return {
    tell: ({ gate, done, total, at = '' }: Progress) => {
      if (Date.now() - last < NOW_AND_THEN) return
      last = Date.now()
      process.stderr.write(`${[gate, `${done}/${total}`, at].filter((part) => part !== '').join(' ')}\n`)
    },
    stop: () => undefined,
  }
}

/** Tells a line once something is done as a whole, and how long that was after the beginning. */
export function lineTeller(told: (line: string) => void): (progress: Progress) => void {
  const began = Date.now()
  const ended = new Set<string>()
  return ({ gate, done, total }) => {
    if (total === 0 || done < total || ended.has(gate)) return
    ended.add(gate)
    told(`${gate}: ${total} after ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
  }
}

/** A bar, where somebody can see it. */
function progressBar() {
  if (!process.stderr.isTTY) return undefined
  const bar = new cliProgress.SingleBar(
    { format: ' {gate} {bar} {value}/{total} {at}', clearOnComplete: true, hideCursor: true, stream: process.stderr },
    cliProgress.Presets.shades_classic,
  )
  bar.start(1, 0, { gate: '', at: '' })
  return {
    tell: ({ gate, done, total, at = '' }: Progress) => {
      bar.setTotal(total)
      bar.update(done, { gate, at })
    },
    stop: () => bar.stop(),
  }
}
