/** What a seat may put to a position that is not all open to it: nothing whose answer could tell what is kept from the seat. @module */
import type { Book, Rules, Seat } from '#kernel'
import type { Named } from '../kernel/explain.js'
import { sightOf } from '../kernel/secrets.js'
import { Unreadable } from '../outside/unreadable.js'
import { type Understood, understand } from '../understand/understand.js'
import { seatMeant } from './seat-option.js'

/** The seat that `--seat` names, where the book keeps something from it. */
export function unseeingSeat(
  book: Pick<Book, 'name' | 'seats' | 'secrets'>,
  typed: string | undefined,
): Seat | undefined {
  return typed === undefined ? undefined : sightOf(book, seatMeant(book, typed)).seat
}

/**
 * Understands the sentence of such a seat: by the rules alone, whatever the position is.
 *
 * What an action comes to, and whether it can be meant at all, may lean on what the seat may not know.
 */
export function understandFor(rules: Rules, sentence: string, seat: Seat): Understood {
  const { present: _, ...understood } = understand(rules, sentence, { is: 'anywhere' })
  if (understood.meanings.every(({ is }) => is === 'statements')) return { ...understood, present: [] }
  throw new Unreadable([
    `--seat: what a sentence comes to is told as to a judge, who may know what is kept from ${seat}; ` +
      'expected it without --seat, a question to the rules, or a position without a sentence',
  ])
}

/** Refuses to try what others would choose: whether they can may lean on what the seat may not know. */
export function mustBeOwn(seat: Seat, groups: readonly (readonly Named[])[]): void {
  const other = groups.flat().find((named) => named.seat !== seat)
  if (other === undefined) return
  const whose = other.seat === undefined ? 'of nobody in particular' : `of ${other.seat}`
  throw new Unreadable([
    `--seat: \`when\` makes a choice ${whose}, and whether that can be made may lean on what is kept from ${seat}; ` +
      `expected choices of ${seat} alone, or a play, in which they were made`,
  ])
}
