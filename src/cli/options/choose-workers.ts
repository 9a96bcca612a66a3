/** The workers for a command, as chosen on the command line. @module */

import { type Origin, Unreadable } from '#core'
import { type Threads, threadsFor, type Workers } from '#fleet'
import type { Io } from '../program/io.js'
import { wholeNumber } from './numbers.js'

/** Command-line options that choose the workers. */
export interface HandFlags {
  readonly jobs?: string
  readonly queue?: string
  readonly results?: string
}

/** The threads that do the work on a book from somewhere; none where it is done here. */
export const threadsOver = (
  from: Origin | undefined,
  { jobs }: Pick<HandFlags, 'jobs'>,
  { told }: Pick<Io, 'told'>,
): Threads | undefined => threadsFor(from, jobs === undefined ? undefined : wholeNumber('--jobs', jobs, 1), told)

/** Chooses the workers for a book from an origin. */
export function handsOver(from: Origin | undefined, flags: HandFlags, io: Pick<Io, 'told'>): Workers {
  const { queue, results } = flags
  if (queue === undefined && results !== undefined) throw new Unreadable(['--results: expected --queue, too'])
  const threads = threadsOver(from, flags, io)
  if (queue === undefined) return threads
  if (from === undefined)
    throw new Unreadable([
      '--queue: expected a book without components of your own: the workers of a fleet have their own',
    ])
  const { told } = io
  return { queue, ...(results !== undefined && { results }), ...(told && { told }) }
}
