/** Refusals as they are told: the rows that refuse, and below them what stands further in. @module */
import { cite } from './clause.js'
import type { Refusal, Within } from './forbid.js'
import { groupsBy } from './grouped.js'
import type { Refused } from './option.js'
import { reasonsOf } from './phrase.js'

/** One line of what is told of refusals, as far in as it stands. */
interface Line {
  readonly depth: number
  readonly text: string
}

/** Whether a row refuses by itself, at its offer or at the door behind it; what stands further in tells why. */
export const isOwn = ({ inside = [] }: Refusal): boolean => inside.every(({ asks }) => asks === undefined)

/** The clauses of a refusal, and the fields that made them refuse. */
const refusalText = ({ clauses, because }: Refusal): string => {
  const reasons = reasonsOf(because)
  return `${clauses.map(cite).join(', ')}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`
}

const ownText = (refusals: readonly Refusal[]): string =>
  refusals.filter(isOwn).map(refusalText).join('; ') || 'nothing comes of it'

/** What stands further in, a line each, beneath the place where it stands. */
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
    lines.push({ depth: inside.length, text: `${countedText(inside)}${refusalText(refusal)}` })
  }
  return lines
}

function placeText({ procedure, asks }: Within): string {
  if (asks === undefined) return `the door of ${procedure}`
  return procedure === undefined ? `"${asks}"` : `${procedure} (${asks})`
}

/** How many candidates are refused so, as far in as they are counted. */
function countedText(inside: readonly Within[]): string {
  const { times, of, also } = inside.findLast((within) => within.of !== undefined) ?? {}
  if (of === 0) return 'there is nothing to choose from: '
  const counted = times === undefined ? '' : `${times} of ${of}: `
  return also ? `also ${counted}` : counted
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

/** What is refused, candidates with the same reasons together. */
export function byReason<R extends Refused>(refused: readonly R[]): readonly RefusedAlike<R>[] {
  const lines = refused.map((one) => ({ one, why: refusalLines(one.refusals) }))
  return groupsBy(lines, ({ why }) => why.join('\n')).map((same) => ({
    refused: same.map(({ one }) => one),
    why: same[0]?.why ?? [],
  }))
}
