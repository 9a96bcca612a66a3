/** Recorded work: jobs over a marked copy of a book, each of which returns what it used with its result. @module */
import { packageRoot } from '../home/package-root.js'
import type { Origin } from '../kernel/listed-book.js'
import { type Marks, marksAt, type Uses } from '../proof/executed-pieces.js'
import type { MarkedCopy } from '../proof/marked-copy.js'

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

/** Work of another kind, recorded. */
export const recordedWork: WorkKind<Common, unknown, RecordedResult> = {
  name: 'recorded',
  ready: (book, { kind, common, marks }, own: Own) => {
    let ready: Promise<readonly [Marks, (part: unknown, also?: unknown) => unknown]> | undefined
    const prepared = async () => {
      const { kindNamed } = await import('./work-kinds.js')
      const found = await kindNamed(kind)
      if (found === undefined) throw new Error(`there is no kind of work "${kind}"`)
      return [await marksAt(marks), found.ready(book, common, own)] as const
    }
    return async (part, also) => {
      ready ??= prepared()
      const [marks, does] = await ready
      const [came, uses] = await marks.during(() => does(part, also))
      return { came, uses }
    }
  },
}

/** Returns the origin of a copied book, for threads. */
export const originOfCopy = ({ module }: MarkedCopy): Origin => ({ module, home: packageRoot })
