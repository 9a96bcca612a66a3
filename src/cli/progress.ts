/**
 * Progress: how far a long piece of work is, for somebody who watches.
 *
 * @module
 */
import cliProgress from 'cli-progress'
import type { Progress } from '../verify/verify.js'

/** Does something with a bar that shows how far it is, where somebody can see it. */
export function withProgress<Result>(work: (progress?: (progress: Progress) => void) => Result): Result {
  if (!process.stderr.isTTY) return work()
  const bar = new cliProgress.SingleBar(
    { format: ' {gate} {bar} {value}/{total} {at}', clearOnComplete: true, hideCursor: true, stream: process.stderr },
    cliProgress.Presets.shades_classic,
  )
  bar.start(1, 0, { gate: '', at: '' })
  try {
    return work(({ gate, done, total, at = '' }) => {
      bar.setTotal(total)
      bar.update(done, { gate, at })
    })
  } finally {
    bar.stop()
  }
}
