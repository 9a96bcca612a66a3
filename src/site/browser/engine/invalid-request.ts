/** Faults: why something that a page asked cannot be told. @module */

import { cite, Defect, faultText, NotBegun, NotOffered, type Parsed, pathText, refusalsText, words } from '#core'
import type { RequestFault } from './protocol.js'

/** Thrown where what a page sends cannot be read. */
export class InvalidRequest extends Error {
  override readonly name = 'Unfit'
  constructor(readonly faults: readonly RequestFault[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join('; '))
  }
}

/** A single fault. */
export const invalidRequest = (message: string, path = ''): InvalidRequest => new InvalidRequest([{ path, message }])

/** Returns the parsed value, or throws its problems. */
export function parsedOrThrow<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value
  throw new InvalidRequest(parsed.problems.map(({ path, message }) => ({ path: pathText(path), message })))
}

/** Lists the problems of a request in words; nothing if the error is not the request's fault. */
export function faultsOf(error: unknown): readonly RequestFault[] | undefined {
  if (error instanceof InvalidRequest) return error.faults
  if (error instanceof NotOffered)
    return [
      {
        path: '',
        message:
          error.refused.length > 0
            ? error.refused.map((one) => `${words(one.option)}: ${refusalsText(one.refusals)}`).join('; ')
            : error.message,
      },
    ]
  if (error instanceof NotBegun)
    return [
      { path: '', message: `may not begin: ${error.refusals.flatMap(({ clauses }) => clauses.map(cite)).join(', ')}` },
    ]
  if (error instanceof Defect) return [{ path: '', message: faultText(error) }]
  return undefined
}
