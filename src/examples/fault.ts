/** Faults: what is told of a book that breaks down while it runs. @module */
import { Defect } from '../kernel/defect.js'

/** What went wrong, in words for people: what an error of the code itself says is nothing to them. */
export function faultText(error: unknown): string {
  if (!(error instanceof Defect)) return FAILS
  const { message, cause } = error
  return cause instanceof Error ? `${message.slice(0, message.length - cause.message.length)}${FAILS}` : message
}

const FAILS = 'the code of the book fails here'
