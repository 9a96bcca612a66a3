/** Work done here, in this thread, one job after the other. @module */
import type { Doing, Work } from './kind.js'

/** Does the jobs of a work here. */
export function doingHere<Common, Part, Came>({ book, kind, common }: Work<Common, Part, Came>): Doing<Part, Came> {
  let does: ((part: Part, also?: unknown) => Came) | undefined
  return async (parts, { take, done }, also) => {
    does ??= kind.ready(book, common)
    for (const part of parts) {
      const came = does(part, also)
      done?.(came, part)
      take(came, part)
    }
  }
}
