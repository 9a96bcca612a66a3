/** Turns: the parts of a whole game in which choices belong together. @module */

import { offersOf } from '../kernel/charts/chart.js'
import type { Position } from '../kernel/plays/position.js'
import type { Rules } from '../kernel/plays/rules.js'

/**
 * The number of procedures down to the turn in a whole game: the outermost one with a decline. If only a part of a game runs, it
 * is all one turn.
 */
export function turnOf({ book }: Pick<Rules, 'book'>, { stack }: Pick<Position, 'stack'>): number {
  if (stack[0]?.chart !== book.main.procedure.name) return 0
  const declines = (name: string) =>
    Object.values(book.charts.find((chart) => chart.name === name)?.states ?? {}).some((state) =>
      offersOf(state).some((offer) => offer.declines !== undefined),
    )
  return 1 + stack.findIndex(({ chart }) => declines(chart))
}
