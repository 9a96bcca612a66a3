/**
 * What of a book can be seen at work.
 *
 * @module
 */

/** The kinds of things in a book that can be at work. */
export const AT_WORK = ['clauses', 'rows', 'states', 'transitions', 'priorities'] as const
/** A kind of things in a book that can be at work. */
export type AtWork = (typeof AT_WORK)[number]
