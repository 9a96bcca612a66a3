/** A crew: others who do pieces of the making of vectors, while something else is done here. @module */
import { setImmediate } from 'node:timers/promises'
import type { Case } from '../format/case.js'
import type { Asked } from './cases.js'
import type { Came, Piece } from './pieces.js'

/** Has pieces done, and hears what came of them in their order; and of each as it is done. */
export type DoingPieces = (
  pieces: readonly Piece[],
  hearer: { readonly take: (came: Came) => void; readonly done: () => void },
) => Promise<void>

/** Pieces that are begun. */
export interface Begun {
  readonly all: Promise<readonly Came[]>
  /** What comes of them one after the other, each as soon as it is there. */
  readonly came: () => AsyncGenerator<Came, void>
}

/** Others who do pieces. */
export interface Crew {
  readonly begin: (gate: string, pieces: readonly Piece[]) => Begun
  /** What is asked, each with the case that it would be if it stood alone; where it is an attempt, a book may fail in it. */
  readonly asked: (
    gate: string,
    asked: readonly Asked[],
    attempts?: boolean,
  ) => Promise<readonly (readonly [Asked, Case | undefined])[]>
  /** Lets the others go on for a moment; fails where one of them has failed, or where somebody interrupts. */
  readonly breath: () => Promise<void>
  /** What steps come to that are done here, with a breath after each. */
  readonly ended: <Result>(steps: Generator<void, Result>) => Promise<Result>
}

/** Into how many pieces things fall that are alike, where there are enough of them. */
const PIECES = 64

/** Some of many things that are alike. */
export interface Span {
  readonly from: number
  /** Up to this one, which is not among them. */
  readonly to: number
}

/** Many things that are alike in few spans. */
export function spansOf(many: number): readonly Span[] {
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
    const came: Came[] = []
    let done = 0
    let wake: () => void = () => undefined
    const take = (one: Came) => {
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
          yield came[at] as Came
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
        ({ from, to }): Piece => ({ makes: 'cases', asked: asked.slice(from, to), attempts }),
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
