/**
 * What Activism changes: Cells, Polarization, Terror and levels.
 *
 * @module
 */

import type { Context } from '#kernel'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { type CellKind, flipped } from '#spec/all-bridges-burning/cells'
import { withRemovedCapabilities } from '#spec/all-bridges-burning/events/capability-markers'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace, nextLevel, withCells } from '#spec/all-bridges-burning/pieces'
import type { Faction, Space } from '#spec/all-bridges-burning/vocabulary'
import {
  actor,
  agitatingIn,
  type ActivismContext as C,
  flippingIn,
  flipsAt,
  priceOf,
  priceToAgitate,
} from './activism-data.js'

interface Chosen<Event, Data extends C['data'] = C['data']> {
  readonly context: Context<Game, Data>
  readonly event: Event
}
interface InSpace {
  readonly space: Space
}

/** Pays for a space. */
export const selecting = ({ context, event: { space } }: Chosen<InSpace>) => ({
  game: paid(context.game, actor(context), priceOf(context, 'space')),
  data: { ...context.data, selected: [...context.data.selected, space] },
})

/** A game with an Active Cell of the actor less, which lowers Polarization. */
export function withoutActive(context: C, name: Space): Game {
  const without = inSpace(context.game, name, (space) =>
    withoutStrayMarkers.compute(withCells(space, actor(context), { active: -1 })),
  )
  return polarized(withRemovedCapabilities(context.game, without), -1)
}

/** Removes an own Active Cell, and lowers Polarization. */
export const removing = ({ context, event: { space: name } }: Chosen<InSpace>) => ({
  game: withoutActive(context, name),
  data: { ...context.data, taken: 'remove' as const, done: [...context.data.done, name] },
})

/** Begins to flip Cells in a space. */
export const beginningFlips = ({ context, event: { space } }: Chosen<InSpace>) => ({
  data: {
    ...context.data,
    taken: 'flip' as const,
    done: [...context.data.done, space],
    flips: [],
    most: flipsAt(context, space),
  },
})

/** Flips an enemy Cell. */
export const flipping = <Data extends C['data']>({
  context,
  event,
}: Chosen<{ readonly of: Faction; readonly cell: CellKind }, Data>) => ({
  game: inSpace(context.game, flippingIn(context), (space) => flipped(space, event.of, event.cell)),
  data: { ...context.data, flips: [...context.data.flips, { of: event.of, cell: event.cell }] },
})

/** Pays for the die. */
export const takingDie = ({ context }: { readonly context: C }) => ({
  game: paid(context.game, actor(context), priceOf(context, 'die')),
  data: { ...context.data, second: 'die' as const },
})

/** Activates an own Cell. */
export const activating = <Data extends C['data']>({ context, event: { space: name } }: Chosen<InSpace, Data>) => ({
  game: inSpace(context.game, name, (space) => withCells(space, actor(context), { active: 1, inactive: -1 })),
  data: { ...context.data, activated: [...context.data.activated, name] },
})

/** Begins to Agitate in a space, at the extra cost. */
export const agitating = ({ context, event: { space } }: Chosen<InSpace>) => ({
  game: paid(context.game, actor(context), priceToAgitate(context, space, 'begin')),
  data: { ...context.data, second: 'Agitation' as const, agitated: space },
})

/** Removes the Terror of the space, or shifts it. */
export const stepping = ({ context, event: { type } }: Chosen<{ readonly type: 'remove Terror' | 'shift' }>) => {
  const { game, data } = context
  const name = agitatingIn(context)
  const after = inSpace(game, name, (space) =>
    type === 'shift'
      ? { ...space, level: nextLevel(space.level, 'Opposition') }
      : { ...space, terror: { red: 0, white: 0 } },
  )
  return {
    game: paid(after, actor(context), priceToAgitate(context, name, type)),
    data: { ...data, steps: data.steps + 1, shifted: data.shifted || type === 'shift' },
  }
}
