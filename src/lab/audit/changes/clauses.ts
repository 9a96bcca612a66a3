/** Changes in clauses: new, gone, reworded or moved clauses, and clauses with another status. @module */
import { termsOf } from '#core'
import { wordChanges } from '../editions/word-changes.js'
import type { BookState, ClauseState } from './book-state.js'
import type { Line } from './report.js'

/** A clause before and now; one of them is lacking where it is new or gone. */
export interface ClausePair {
  readonly before?: ClauseState
  readonly now?: ClauseState
}

/** The share of terms that two clauses have in common: 1 for all. */
function alike(one: ClauseState, other: ClauseState): number {
  const [these, those] = [termsOf(one.text), new Set(termsOf(other.text))]
  const shared = these.filter((term) => those.has(term)).length
  return these.length + those.size === 0 ? 0 : (2 * shared) / (these.length + those.size)
}

/** Clauses that share less are two. */
const [SAME_SECTION, ELSEWHERE] = [0.6, 0.9]

/** The clauses of two states side by side: by their ids, and where an id is another, by their words. */
export function clausePairs(from: BookState, to: BookState): readonly ClausePair[] {
  const [old, current] = [from, to].map(({ clauses }) => new Map(clauses.map((one) => [one.id, one])))
  const gone = new Set(from.clauses.filter(({ id }) => !current?.has(id)))
  const pairs = to.clauses.map((now): ClausePair => {
    const before = old?.get(now.id) ?? mostAlike(now, gone)
    if (before === undefined) return { now }
    gone.delete(before)
    return { before, now }
  })
  return [...pairs, ...[...gone].map((before) => ({ before }))]
}

function mostAlike(now: ClauseState, gone: ReadonlySet<ClauseState>): ClauseState | undefined {
  const [best] = [...gone]
    .map((one) => ({ one, share: alike(now, one) }))
    .filter(({ one, share }) => share >= (one.section === now.section ? SAME_SECTION : ELSEWHERE))
    .toSorted((one, other) => other.share - one.share)
  return best?.one
}

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

const spokenOf = ({ term, text }: ClauseState): string => (term === undefined ? text : `${term}: ${text}`)

const STATUS = {
  modelled: 'decides something',
  informative: 'decides nothing',
  component: 'is left to a component',
  unmodelled: 'is not modelled',
} as const

const standing = ({ status, because }: ClauseState): string =>
  `${STATUS[status]}${because === undefined ? '' : ` (${because})`}`

/** A kind with its article. */
const aKind = ({ kind }: ClauseState): string => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`

/**
 * Formats the change of a clause: one line with its words, and further lines for its number, kind and status.
 *
 * @param numberOf - the printed number of a section in either state, by its name.
 */
export function clauseLines(
  { before, now }: ClausePair,
  numberOf: (clause: ClauseState, state: 'from' | 'to') => string,
): readonly Line[] {
  const about = (clause: ClauseState) => ({ topic: 'rule', clause: clause.id }) as const
  if (before === undefined)
    return now
      ? [{ ...about(now), change: 'new', says: `New, ${aKind(now)}`, pieces: [{ is: 'new', words: spokenOf(now) }] }]
      : []
  if (now === undefined)
    return [{ ...about(before), change: 'gone', says: 'Taken out', pieces: [{ is: 'old', words: spokenOf(before) }] }]
  const lines: Line[] = []
  const [old, current] = [spokenOf(before), spokenOf(now)]
  if (old !== current)
    lines.push({
      ...about(now),
      change: 'reworded',
      says: 'Reworded',
      pieces: wordChanges(wordsIn(old), wordsIn(current)),
    })
  if (before.section !== now.section)
    lines.push({
      ...about(now),
      change: 'moved',
      says: `Moved here from ${numberOf(before, 'from')}`,
      ...(old === current && { pieces: [{ is: 'same', words: current }] }),
    })
  if (before.id !== now.id)
    lines.push({ ...about(now), change: 'other', says: `Called ${before.id} before`, was: before.id })
  if (before.kind !== now.kind)
    lines.push({ ...about(now), change: 'other', says: `Is ${aKind(now)}, and was ${aKind(before)}` })
  if (standing(before) !== standing(now))
    lines.push({ ...about(now), change: 'status', says: `Now ${standing(now)}; before it ${standing(before)}` })
  return lines
}
