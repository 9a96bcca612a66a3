/** The common parts of Special Activities: the chart, and the benefits for a Command. @module */

import type { AtDoor, Chart } from 'rulewright/book'
import type { Game } from '#spec/all-bridges-burning/game'
import type { SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import {
  type Faction,
  OWN_SPECIAL_ACTIVITIES,
  type Space,
  type SpecialActivity,
} from '#spec/all-bridges-burning/vocabulary'

/** Returns the finders for the precondition of a Special Activity. */
export const doorOf = (activity: SpecialActivity) => ({
  activity: () => activity,
  ownList: ({ args: { faction } }: AtDoor<Game, SpecialArgs>) => OWN_SPECIAL_ACTIVITIES[faction].includes(activity),
  phase: ({ game }: AtDoor<Game, SpecialArgs>) => game.phase,
})

export interface SpecialMachine {
  readonly chart: Chart
  /** The games that it could leave at its best for a Command after it; nothing where it brings no Command anything. */
  readonly atBest?: (game: Game, faction: Faction) => readonly Game[]
}

/** Spaces selected one after another, the first of those that can be, until there is none. */
export function firstAllowed(
  allowed: (selected: readonly Space[]) => readonly { readonly space: Space }[],
  selected: readonly Space[] = [],
): readonly Space[] {
  const [next] = allowed(selected)
  return next === undefined ? selected : firstAllowed(allowed, [...selected, next.space])
}
