/** Work done here, in this thread, one job after the other. @module */
import type { Doing, WorkRequest } from './work-kind.js'

/** Does the jobs of a work here. */
export function doingHere<Common, Part, Came>({
  book,
  kind,
  common,
  own = {},
}: WorkRequest<Common, Part, Came>): Doing<Part, Came> {
  let does: ReturnType<typeof kind.ready> | undefined
  return async (parts, { take, done }, also) => {
    does ??= kind.ready(book, common, own)
    for (const part of parts) {
      const came = await does(part, also)
      done?.(came, part)
      take(came, part)
    }
  }
}
