/** Refusals as they are told: the rows that refuse, and below them what stands further in. @module */

import type { Refused } from '../kernel/offers/option.js'
import { cite } from '../kernel/sections/clause.js'
import { reasonsOf } from '../kernel/tables/condition-phrases.js'
import type { Refusal, Within } from '../kernel/tables/forbid-table.js'
import { groupsBy } from './summarize-options.js'

/** One line of what is told of refusals, as far in as it stands. */
interface Line {
  readonly depth: number
  readonly text: string
}

/** True if a row refuses by itself, at its offer or at the precondition behind it; refusals further in only give reasons. */
export const isOwn = ({ inside = [] }: Refusal): boolean => inside.every(({ asks }) => asks === undefined)

/** The clauses of a refusal, and the fields that made them refuse. */
const refusalText = ({ clauses, because }: Refusal): string => {
  const reasons = reasonsOf(because)
  return `${clauses.map(cite).join(', ')}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`
}

/** The reason of a candidate that no row refuses: lookahead finds no option. */
export const LEADS_NOWHERE = 'it leads to no option'

const ownText = (refusals: readonly Refusal[]): string =>
  refusals.filter(isOwn).map(refusalText).join('; ') || LEADS_NOWHERE

/** The refusals found by lookahead, one line each, below their place. */
function insideLines(refusals: readonly Refusal[]): readonly Line[] {
  const lines: Line[] = []
  let place: readonly string[] = []
  for (const refusal of refusals) {
    if (isOwn(refusal)) continue
    const { inside = [] } = refusal
    const here = inside.map(placeText)
    const from = here.findIndex((text, depth) => place[depth] !== text)
    if (from >= 0)
      lines.push(...here.slice(from).map((text, depth) => ({ depth: from + depth, text: `inside ${text}:` })))
    place = here
    lines.push({ depth: inside.length, text: countedText(refusalText(refusal), inside) })
  }
  return lines
}

function placeText({ procedure, asks }: Within): string {
  if (asks === undefined) return `the beginning of ${procedure}`
  return procedure === undefined ? `"${asks}"` : `${procedure} (${asks})`
}

const isCounted = (within: Within): within is Within & { readonly of: number } => within.of !== undefined

/** A reason, and how many choices it refuses, if they were counted. */
function countedText(reason: string, inside: readonly Within[]): string {
  const counted = inside.findLast(isCounted)
  if (counted?.of === 0) return `there is nothing to choose from: ${reason}`
  if (counted?.times === undefined) return reason
  return `${reason}: ${counted.also ? 'also ' : ''}refuses ${amountText(counted.times, counted.of)}`
}

/** A number of choices, as people say it. */
function amountText(times: number, of: number): string {
  if (of === 1) return 'the only choice'
  if (times === of) return of === 2 ? 'both choices' : `all ${of} choices`
  return `${times} of ${of} choices`
}

/** Why something is refused, in one line: the rows that refuse, and what stands further in. */
export const refusalsText = (refusals: readonly Refusal[]): string =>
  [ownText(refusals), ...insideLines(refusals).map(({ text }) => text)].join('; ').replaceAll(':; ', ': ')

/** The same in lines: the first tells the rows that refuse, those below it what stands further in. */
export const refusalLines = (refusals: readonly Refusal[]): readonly string[] => [
  ownText(refusals),
  ...insideLines(refusals).map(({ depth, text }) => `${'  '.repeat(depth + 1)}${text}`),
]

/** Candidates that are refused for the same reasons, and these in lines. */
export interface RefusedAlike<R extends Refused> {
  readonly refused: readonly R[]
  readonly why: readonly string[]
}

/** Groups refused candidates that have the same reasons. */
export function byReason<R extends Refused>(refused: readonly R[]): readonly RefusedAlike<R>[] {
  const lines = refused.map((one) => ({ one, why: refusalLines(one.refusals) }))
  return groupsBy(lines, ({ why }) => why.join('\n')).map((same) => ({
    refused: same.map(({ one }) => one),
    why: same[0]?.why ?? [],
  }))
}
