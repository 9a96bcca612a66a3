/** Progress: how far a long piece of work is, for somebody who watches. @module */
import cliProgress from 'cli-progress'
import { type Progress, wordsOfCheck } from '#core'

/** Hears a line for a log, where nobody could see a bar. */
type Told = (line: string) => void

/**
 * Does something with a bar that shows how far it is.
 *
 * @param told - hears lines, where nobody could see a bar; where it is left out, nobody wants to know
 */
export function withProgress<Result>(
  work: (progress?: (progress: Progress) => void) => Result,
  told: Told | undefined,
): Result {
  const bar = told && progressBar()
  try {
    return work(bar?.tell ?? (told && stepTeller(told)))
  } finally {
    bar?.stop()
  }
}

/**
 * Does something that takes its time beside this program, with a bar that shows how far it is.
 *
 * @param told - hears lines, where nobody could see a bar; where it is left out, nobody wants to know
 * @param lines - which lines these are
 */
export async function whileProgress<Result>(
  work: (progress?: (progress: Progress) => void) => Promise<Result>,
  told: Told | undefined,
  lines: (told: Told) => (progress: Progress) => void = stepTeller,
): Promise<Result> {
  const bar = told && progressBar()
  try {
    return await work(bar?.tell ?? (told && lines(told)))
  } finally {
    bar?.stop()
  }
}

/**
 * Does something that takes its time in threads, with a bar that shows how far it is, and how long it still takes.
 *
 * @param told - hears lines, where nobody could see a bar; where it is left out, nobody wants to know
 */
export const whileTimed = <Result>(
  work: (progress?: (progress: Progress) => void) => Promise<Result>,
  told: Told | undefined,
): Promise<Result> => whileProgress(work, told, (lines) => stepTeller(lines, leftTeller()))

/** The number of steps of a long piece of work, and from how many items on it is told by these. */
const [STEPS, MUCH] = [4, 20]
/** The milliseconds that somebody waits without a line, where there are fewer items. */
const PATIENCE = 2000

/** Tells how long something will take from here on, by how long it took so far; nothing as it begins and as it ends. */
export function leftTeller(now: () => number = Date.now): (progress: Progress) => string {
  const began = new Map<string, readonly [at: number, done: number]>()
  return ({ gate, done, total }) => {
    const [at, before] = began.get(gate) ?? [now(), done]
    began.set(gate, [at, before])
    if (done === before || done >= total) return ''
    return `${Math.ceil(((now() - at) / 1000 / (done - before)) * (total - done))} s left`
  }
}

/**
 * Tells a line as a long piece of work begins, and after each quarter of it: for a log.
 *
 * Of a few items, which may be large, it tells one where somebody has waited since the last.
 */
export function stepTeller(
  told: Told,
  leftOf?: (progress: Progress) => string,
  now: () => number = Date.now,
): (progress: Progress) => void {
  const [isNext, hasWaited] = [quarters(), waits(now)]
  return (progress) => {
    const { gate, done, total, at } = progress
    const left = leftOf?.(progress)
    if (total < MUCH ? !hasWaited(progress) : !isNext(progress)) return
    told(`${[`${gate} ${done}/${total}`, ...(leftOf ? [at, left] : [])].filter((part) => part).join(', ')}\n`)
  }
}

/** Tells if a piece of work has reached its next quarter. */
function quarters(): (progress: Progress) => boolean {
  const reached = new Map<string, number>()
  return ({ gate, done, total }) => {
    const step = Math.floor((STEPS * done) / total)
    if (step <= (reached.get(gate) ?? -1)) return false
    reached.set(gate, step)
    return true
  }
}

/** Tells if somebody has waited for a piece of work since its beginning, or since this was told last. */
function waits(now: () => number): (progress: Progress) => boolean {
  const since = new Map<string, number>()
  return ({ gate }) => {
    const before = since.get(gate)
    if (before !== undefined && now() - before < PATIENCE) return false
    since.set(gate, now())
    return before !== undefined
  }
}

/** Writes a line when a check is done, with the time since the beginning. */
export function lineTeller(told: Told): (progress: Progress) => void {
  const began = Date.now()
  const ended = new Set<string>()
  return ({ gate, done, total }) => {
    if (total === 0 || done < total || ended.has(gate)) return
    ended.add(gate)
    told(`${wordsOfCheck(gate).title}: ${total} done after ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
  }
}

/** A bar, where somebody can see it. */
function progressBar() {
  if (!process.stderr.isTTY) return undefined
  const bar = new cliProgress.SingleBar(
    {
      format: ' {gate} {bar} {value}/{total} {left} {at}',
      clearOnComplete: true,
      hideCursor: true,
      stream: process.stderr,
    },
    cliProgress.Presets.shades_classic,
  )
  bar.start(1, 0, { gate: '', at: '', left: '' })
  const leftOf = leftTeller()
  return {
    tell: (progress: Progress) => {
      const { gate, done, total, at = '' } = progress
      bar.setTotal(total)
      bar.update(done, { gate, at, left: leftOf(progress) })
    },
    stop: () => bar.stop(),
  }
}
