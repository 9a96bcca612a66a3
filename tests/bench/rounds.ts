/** Rounds: every line of a group in turn, one process at work at a time. @module */
import type { Group, Line } from './measurement-groups.js'
import { type Side, sideOf, Unable } from './process-client.js'
import type { Build } from './process-protocol.js'
import { rateOf } from './sample-statistics.js'

/** The folder of each build that is available. */
export type Folders = Readonly<Partial<Record<Build, string>>>

/** The measurements of a line. */
export interface Samples {
  readonly line: Line
  /** The number of units in one run. */
  readonly times: number
  /** The numbers of units per second of processor time, round by round. */
  readonly rates: readonly number[]
  /** The games a second, where games are played. */
  readonly games: readonly number[]
}

/** The measurements of a group, and the lines that could not be measured. */
export interface Counted {
  readonly group: Pick<Group, 'title' | 'counts'>
  readonly samples: readonly Samples[]
  readonly notes: readonly string[]
}

/**
 * Seconds of the processor for which every process warms up at least, and then works in every round. A book is large: the
 * engine compiles parts of it for as long as that.
 */
const SECONDS = { warming: 6, lasting: 1 }

/** Returns the order of a round. Every other round runs backwards, so that none always comes first. */
export const inTurn = <T>(those: readonly T[], round: number): readonly T[] =>
  round % 2 === 0 ? those : those.toReversed()

interface Running {
  readonly line: Line
  readonly side: Side
}

/** Measures a group. */
export async function measured(group: Group, rounds: number, folders: Folders): Promise<Counted> {
  const notes: string[] = []
  const running: Running[] = []
  try {
    for (const line of await group.lines()) {
      const side = await started(line, folders, notes)
      if (side) running.push({ line, side })
    }
    return { group, samples: await samplesOf(running, rounds), notes }
  } finally {
    for (const { side } of running) side.end()
  }
}

async function started({ label, build, task }: Line, folders: Folders, notes: string[]): Promise<Side | undefined> {
  const folder = folders[build]
  if (folder === undefined) return undefined
  try {
    return await sideOf(folder, { task, ...SECONDS })
  } catch (error) {
    if (!(error instanceof Unable)) throw error
    notes.push(`${label}: left out, ${error.message}`)
    return undefined
  }
}

async function samplesOf(running: readonly Running[], rounds: number): Promise<readonly Samples[]> {
  const all = running.map(({ line, side }) => ({ line, side, times: 0, rates: [] as number[], games: [] as number[] }))
  for (let round = 0; round < rounds; round += 1)
    for (const sample of inTurn(all, round)) {
      const { work, often, microseconds } = await sample.side.go()
      sample.times = work.times
      sample.rates.push(rateOf(often * work.times, microseconds))
      if (work.games !== undefined) sample.games.push(rateOf(often * work.games, microseconds))
    }
  return all.map(({ side: _, ...sample }) => sample)
}
