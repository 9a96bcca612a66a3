/** Who does the work of a command, as the command line says. @module */
import type { Origin } from '../kernel/listed-book.js'
import { Unreadable } from '../outside/unreadable.js'
import { type Hands, threadsFor } from '../work/hands.js'
import type { Io } from './io.js'
import { wholeNumber } from './numbers.js'

/** What the command line says of that. */
export interface HandFlags {
  readonly jobs?: string
  readonly queue?: string
  readonly results?: string
}

/** Who does the work on a book from somewhere. */
export function handsOver(
  from: Origin | undefined,
  { jobs, queue, results }: HandFlags,
  { told }: Pick<Io, 'told'>,
): Hands {
  if (queue === undefined && results !== undefined) throw new Unreadable(['--results: expected --queue, too'])
  const threads = jobs === undefined ? undefined : wholeNumber('--jobs', jobs, 1)
  if (queue === undefined) return threadsFor(from, threads, told)
  if (from === undefined)
    throw new Unreadable([
      '--queue: expected a book without components of your own: the workers of a fleet have their own',
    ])
  return { queue, ...(results !== undefined && { results }), ...(told && { told }) }
}
