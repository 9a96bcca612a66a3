/** Recorded work: jobs over a marked copy of a book, each of which returns what it used with its result. @module */
import { type MarkedCopy, type Marks, marksAt, type Origin, packageRoot, type Uses } from '#core'

import type { Own, WorkKind } from './work-kind.js'

interface Common {
  readonly kind: string
  readonly common: unknown
  /** The module that holds the marks of the copy. */
  readonly marks: string
}

/** The result of a job, with what it used. */
export interface RecordedResult {
  readonly came: unknown
  readonly uses: Uses
}

/** Any kind of work. */
type AnyKind = WorkKind<never, never, unknown>

/** Work of another kind, recorded. The kind is found by its name where the jobs are done. */
export const recordedWork = (
  kindNamed: (name: string) => AnyKind | undefined | Promise<AnyKind | undefined>,
): WorkKind<Common, unknown, RecordedResult> => ({
  name: 'recorded',
  ready: (book, { kind, common, marks }, own: Own) => {
    let ready: Promise<readonly [Marks, (part: never, also?: unknown) => unknown]> | undefined
    const prepared = async () => {
      const found = await kindNamed(kind)
      if (found === undefined) throw new Error(`there is no kind of work "${kind}"`)
      return [await marksAt(marks), found.ready(book, common as never, own)] as const
    }
    return async (part, also) => {
      ready ??= prepared()
      const [marks, does] = await ready
      const [came, uses] = await marks.during(() => does(part as never, also))
      return { came, uses }
    }
  },
})

/** Returns the origin of a copied book, for threads. */
export const originOfCopy = ({ module }: MarkedCopy): Origin => ({ module, home: packageRoot })
