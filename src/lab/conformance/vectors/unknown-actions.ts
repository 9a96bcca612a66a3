/** Cases with actions that no rule knows. One is tried at each kind of decision and must be refused. @module */
import type { Case, ResultCase } from '../format/case.js'
import type { PlainGame } from '../format/situation.js'
import type { CaseRequest } from './case-maker.js'

/** The action that is none. */
const UNKNOWN = 'an action that no rule knows'

/** For each kind of decision that is due after a case, the same with an action that is none; after the shortest of them. */
export function unknownActions(
  cases: readonly Case[],
  positions: ReadonlyMap<string, PlainGame>,
): readonly CaseRequest[] {
  const shortest = new Map<string, ResultCase>()
  for (const one of cases.toSorted((a, b) => a.choices.length - b.choices.length || (a.id < b.id ? -1 : 1))) {
    const due = dueAfter(one)
    const key = due && `${due.seat}: ${due.asks}`
    if (key !== undefined && one.asks === 'result' && !shortest.has(key)) shortest.set(key, one)
  }
  return [...shortest.values()].flatMap((one): readonly CaseRequest[] => {
    const [due, game] = [dueAfter(one), positions.get(one.given)]
    if (due === undefined || game === undefined) return []
    const { begin, choices, reached } = one
    const about = `${begin.procedure}: where ${due.asks} is due, what no rule knows is refused`
    const unknown = { seat: due.seat, type: UNKNOWN }
    return [{ asks: 'result', origin: 'refusal', reached, about, game, begin, choices: [...choices, unknown] }]
  })
}

/** The decision that is due after an example; nothing where there is none. */
function dueAfter({ asks, origin, expected: [usual] }: Case) {
  if (asks !== 'result' || origin !== 'example' || usual === undefined || !('verdict' in usual)) return undefined
  return usual.verdict === 'legal' && 'seat' in usual.due ? usual.due : undefined
}
