/** A crew: others who do pieces of the making of vectors, while something else is done here. @module */
import { setImmediate } from 'node:timers/promises'
import type { Case } from '../format/case.js'
import type { CaseRequest } from './case-maker.js'
import type { VectorTask, VectorTaskResult } from './vector-tasks.js'

/** Has pieces done, and hears what came of them in their order; and of each as it is done. */
export type DoingPieces = (
  pieces: readonly VectorTask[],
  hearer: { readonly take: (came: VectorTaskResult) => void; readonly done: () => void },
) => Promise<void>

/** Pieces that are begun. */
export interface RunningTasks {
  readonly all: Promise<readonly VectorTaskResult[]>
  /** Yields their results in order, each as soon as it is ready. */
  readonly came: () => AsyncGenerator<VectorTaskResult, void>
}

/** Others who do pieces. */
export interface Crew {
  readonly begin: (gate: string, pieces: readonly VectorTask[]) => RunningTasks
  /** Answers requests, each with the case it would be on its own. In an attempt, the book may fail. */
  readonly asked: (
    gate: string,
    asked: readonly CaseRequest[],
    attempts?: boolean,
  ) => Promise<readonly (readonly [CaseRequest, Case | undefined])[]>
  /** Lets the others go on for a moment; fails where one of them has failed, or where somebody interrupts. */
  readonly breath: () => Promise<void>
  /** Runs steps in this process with a pause after each, and returns their result. */
  readonly ended: <Result>(steps: Generator<void, Result>) => Promise<Result>
}

/** Into how many pieces things fall that are alike, where there are enough of them. */
const PIECES = 64

/** Some of many things that are alike. */
export interface TaskRange {
  readonly from: number
  /** Up to this one, which is not among them. */
  readonly to: number
}

/** Many things that are alike in few spans. */
export function spansOf(many: number): readonly TaskRange[] {
  const size = Math.max(1, Math.ceil(many / PIECES))
  return Array.from({ length: Math.ceil(many / size) }, (_, at) => ({
    from: at * size,
    to: Math.min(many, (at + 1) * size),
  }))
}

/** A crew that tells how far its pieces are. */
export function crewOf(
  doing: DoingPieces,
  told: (gate: string, done: number, total: number) => void = () => undefined,
  signal?: AbortSignal,
): Crew {
  const failed: unknown[] = []

  const begin: Crew['begin'] = (gate, pieces) => {
    const came: VectorTaskResult[] = []
    let done = 0
    let wake: () => void = () => undefined
    const take = (one: VectorTaskResult) => {
      came.push(one)
      wake()
    }
    const tell = () => {
      done += 1
      told(gate, done, pieces.length)
    }
    const all = doing(pieces, { take, done: tell }).then(() => came)
    // Whoever does something else meanwhile hears of it with the next breath.
    all.catch((thrown: unknown) => failed.push(thrown))
    return {
      all,
      came: async function* () {
        for (let at = 0; at < pieces.length; at += 1) {
          while (came.length <= at)
            await Promise.race([
              all,
              new Promise<void>((resolve) => {
                wake = resolve
              }),
            ])
          yield came[at] as VectorTaskResult
        }
      },
    }
  }

  const breath = async (): Promise<void> => {
    await setImmediate()
    signal?.throwIfAborted()
    if (failed.length > 0) throw failed[0]
  }

  return {
    begin,
    asked: async (gate, asked, attempts = false) => {
      const pieces = spansOf(asked.length).map(
        ({ from, to }): VectorTask => ({ makes: 'cases', asked: asked.slice(from, to), attempts }),
      )
      const cases = (await begin(gate, pieces).all).flatMap((came) => came.cases)
      return asked.map((one, at) => [one, cases[at]] as const)
    },
    breath,
    ended: async (steps) => {
      let step = steps.next()
      while (!step.done) {
        await breath()
        step = steps.next()
      }
      return step.value
    },
  }
}
