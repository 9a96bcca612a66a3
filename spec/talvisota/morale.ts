/** Morale: what it changes by, now or at the end of the turn, and what is left of it. @module */

import { readingOf } from 'rulewright/book'
import { endsAtZero, holdsAt } from './3.1-international-situation.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { HIGHEST_MORALE, SIDES, type Side } from './vocabulary.js'

const within = (value: number): number => Math.max(0, Math.min(HIGHEST_MORALE, value))

type Marked = Pick<Game, 'readings' | 'morale' | 'changes'>

/** A game in which morale has changed, or will at the end of the turn. */
export function withMorale<G extends Marked>(game: G, side: Side, by: number): G {
  if (readingOf(game, cited.moraleWhen) === 'at once') return withMoraleAtOnce(game, side, by)
  return { ...game, changes: { ...game.changes, [side]: heldChange(game, side, game.changes[side] + by) } }
}

/** Returns the pending change of a morale, limited to its maximum if that applies before the end of the turn. */
function heldChange({ readings, morale }: Marked, side: Side, change: number): number {
  const when = holdsAt.ask({ moraleCut: readingOf({ readings }, cited.moraleCut) })
  return when === 'at the end' ? change : Math.min(change, HIGHEST_MORALE - morale[side])
}

/** A game in which morale has changed at once. What it would be below 0 counts at the end, where morale is found then. */
export function withMoraleAtOnce<G extends Marked>(game: G, side: Side, by: number): G {
  const left = game.morale[side] + by
  const marked = { ...game, morale: { ...game.morale, [side]: within(left) } }
  if (left >= 0 || readingOf(game, cited.moraleWhen) === 'at once') return marked
  return { ...marked, changes: { ...game.changes, [side]: game.changes[side] + left } }
}

/** True if a morale that has changed at once ends the game, even with steps of the turn still to do. */
export const isOverByMorale = (game: Pick<Game, 'readings' | 'morale'>): boolean =>
  endsAtZero.ask({
    down: SIDES.some((side) => game.morale[side] === 0),
    moraleWhen: readingOf(game, cited.moraleWhen),
  })

/** Returns the morale left after all changes of the turn. */
export const moraleLeft = ({ morale, changes }: Omit<Marked, 'readings'>, side: Side): number =>
  within(morale[side] + changes[side])

/** A game in which the changes of the turn are marked. */
export const withMoraleMarked = <G extends Marked>(game: G): G => ({
  ...game,
  morale: { Soviets: moraleLeft(game, 'Soviets'), Finns: moraleLeft(game, 'Finns') },
  changes: { Soviets: 0, Finns: 0 },
})
