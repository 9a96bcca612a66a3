/**
 * What Activism changes: Cells, Polarization, Terror and levels.
 *
 * @module
 */
import { type CellKind, flipped } from '../../../spec/all-bridges-burning/cells.js'
import {
  inSpace,
  nextLevel,
  paid,
  polarized,
  withCells,
  withoutStrayMarkers,
} from '../../../spec/all-bridges-burning/pieces.js'
import type { Faction, Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import {
  actor,
  agitatingIn,
  type ActivismContext as C,
  flippingIn,
  flipsAt,
  priceOf,
  priceToAgitate,
} from './activism-data.js'

interface Chosen<Event> {
  readonly context: C
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

/** Removes an own Active Cell, and lowers Polarization. */
export const removing = ({ context, event: { space: name } }: Chosen<InSpace>) => {
  const { game, data } = context
  const without = inSpace(game, name, (space) =>
    withoutStrayMarkers.compute(withCells(space, actor(context), { active: -1 })),
  )
  return { game: polarized(without, -1), data: { ...data, taken: 'remove' as const, done: [...data.done, name] } }
}

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
export const flipping = ({ context, event }: Chosen<{ readonly of: Faction; readonly cell: CellKind }>) => ({
  game: inSpace(context.game, flippingIn(context), (space) => flipped(space, event.of, event.cell)),
  data: { ...context.data, flips: [...context.data.flips, { of: event.of, cell: event.cell }] },
})

/** Pays for the die. */
export const takingDie = ({ context }: { readonly context: C }) => ({
  game: paid(context.game, actor(context), priceOf(context, 'die')),
  data: { ...context.data, second: 'die' as const },
})

/** Activates an own Cell. */
export const activating = ({ context, event: { space: name } }: Chosen<InSpace>) => ({
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
