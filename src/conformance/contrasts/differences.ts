/** What two like decisions offer otherwise. @module */
import { canonical } from '../../kernel/json.js'
import type { DecisionSeen } from './outlook.js'
import type { Path } from './recorded-game.js'

/** How a decision differs where a place was given otherwise. */
export interface Difference {
  readonly name: string
  /** The place, as the option that is offered or refused sees it. */
  readonly place: string
}

/** Which kinds of options one decision offers and the other does not, with the rows that refuse them there. */
export function otherOffers(one: DecisionSeen, other: DecisionSeen, given: Path): readonly Difference[] {
  if (!isSameDue(one, other)) return [{ name: 'asked or not', place: placeFor({}, given) }]
  const moved = [...one.offered, ...other.offered].filter(([text]) => one.offered.has(text) !== other.offered.has(text))
  return moved.map(([text, { type, ...named }]) => {
    const rows = one.refusedBy.get(text) ?? other.refusedBy.get(text)
    return { name: `${type}, ${rows ? `refused by ${rows}` : 'no candidate'}`, place: placeFor(named, given) }
  })
}

/** Whether the same is due; options are compared only then. */
export const isSameDue = (one: DecisionSeen, other: DecisionSeen): boolean =>
  canonical(one.due) === canonical(other.due)

/** A place with the names that an option holds as what they are to it: `/squares/<to>`. */
const placeFor = (option: Readonly<Record<string, unknown>>, path: Path): string =>
  path
    .map((name) => {
      const role = Object.entries(option).find(([, value]) => value === name)?.[0]
      return role === undefined ? `/${name}` : `/<${role}>`
    })
    .join('')
