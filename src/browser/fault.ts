/** Faults: why something that a page asked cannot be told. @module */
import type { Parsed } from '#kernel'
import { faultText } from '../examples/fault.js'
import { pathText } from '../examples/path-text.js'
import { cite } from '../kernel/clause.js'
import { NotBegun, NotOffered } from '../kernel/decision.js'
import { Defect } from '../kernel/defect.js'
import { refusalsText } from '../kernel/refusing.js'
import { words } from '../kernel/words.js'
import type { Fault } from './protocol.js'

/** Thrown where what a page sends cannot be read. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join('; '))
  }
}

/** A single fault. */
export const unfit = (message: string, path = ''): Unfit => new Unfit([{ path, message }])

/** What was read; what is wrong with it is thrown. */
export function fit<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value
  throw new Unfit(parsed.problems.map(({ path, message }) => ({ path: pathText(path), message })))
}

/** What is wrong, in words; nothing where that is no fault of what was asked. */
export function faultsOf(error: unknown): readonly Fault[] | undefined {
  if (error instanceof Unfit) return error.faults
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
