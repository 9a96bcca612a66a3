/** Compares what two decisions offer. @module */
import { canonical } from '#core'
import type { PlainChoice } from '../format/situation.js'
import { inOrder } from '../vectors/game-cache.js'
import type { DecisionSeen } from './comparable-decisions.js'
import type { GamePath } from './recorded-game.js'

/** The number of candidates judged besides those that distinguish two decisions; more would show nothing new. */
const BESIDE = 3

/** An option that one decision offers and the other does not, told by its kind. */
export interface OtherOffer {
  readonly name: string
  /** The place, as the option that is offered or refused sees it. */
  readonly place: string
}

/** Lists the kinds of options that only one of two decisions offers, with the rows that refuse them in the other. */
export function otherOffers(one: DecisionSeen, other: DecisionSeen, given: GamePath): readonly OtherOffer[] {
  if (!isSameDue(one, other)) return [{ name: 'asked or not', place: placeFor({}, given) }]
  return offeredInOne(one, other).map(([text, { type, ...named }]) => {
    const rows = one.refusedBy.get(text) ?? other.refusedBy.get(text)
    return {
      name: `${type}, ${rows ? `refused by ${rows}` : 'no candidate'}`,
      place: placeFor(named, given),
    }
  })
}

/** The candidates that only one of two decisions offers, and a few others beside them. */
export function tellingCandidates(one: DecisionSeen, other: DecisionSeen): readonly PlainChoice[] {
  const telling = new Set(offeredInOne(one, other).map(([text]) => text))
  const isTelling = (candidate: PlainChoice) => telling.has(canonical(candidate))
  const beside = other.candidates.filter((candidate) => !isTelling(candidate)).slice(0, BESIDE)
  return inOrder([...other.candidates.filter(isTelling), ...beside])
}

const offeredInOne = (one: DecisionSeen, other: DecisionSeen): readonly (readonly [string, PlainChoice])[] =>
  [...one.offered, ...other.offered].filter(([text]) => one.offered.has(text) !== other.offered.has(text))

/** Tells if the same is due in both; options are compared only then. */
export const isSameDue = (one: DecisionSeen, other: DecisionSeen): boolean =>
  canonical(one.due) === canonical(other.due)

/** A place with the names that an option holds as what they are to it: `/squares/<to>`. */
const placeFor = (option: Readonly<Record<string, unknown>>, path: GamePath): string =>
  path
    .map((name) => {
      const role = Object.entries(option).find(([, value]) => value === name)?.[0]
      return role === undefined ? `/${name}` : `/<${role}>`
    })
    .join('')
