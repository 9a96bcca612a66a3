/** Faults: what is told of a book that breaks down while it runs. @module */
import { Defect } from '../../kernel/book/book-defect.js'

/** Describes an error in words for people; the message of a programming error would not help them. */
export function faultText(error: unknown): string {
  if (!(error instanceof Defect)) return FAILS
  const { message, cause } = error
  return cause instanceof Error ? `${message.slice(0, message.length - cause.message.length)}${FAILS}` : message
}

const FAILS = 'the code of the book fails here'
