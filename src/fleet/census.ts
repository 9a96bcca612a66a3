/** A census of a position as work: each kind of action is a job. @module */

import { type Book, type Position, type Rules, rulesOf } from '#core'
import { countOfKind, type KindReport, type PlainCounting } from '#lab'
import type { WorkKind } from './work-kind.js'

/** The rules by which a position is counted: where a turn ends is read from what they trace. */
export const rulesCounting = (book: Book, { turn }: Pick<PlainCounting, 'turn'>): Rules =>
  rulesOf(book, { trace: turn })

/** A position and how it is counted, as plain data. */
export interface PlainCensus extends PlainCounting {
  readonly position: Position
}

/** A census of a position. */
export const census: WorkKind<PlainCensus, string, KindReport> = {
  name: 'census',
  ready: (book, { position, ...counting }) => {
    const rules = rulesCounting(book, counting)
    return (kind) => countOfKind(rules, position, counting, kind)
  },
}
