/** A chart alone walked breadth first without a library, by the steps of the kernel. @module */
import type { World } from '../../../src/core/kernel/book/book.js'
import type { Chart } from '../../../src/core/kernel/charts/chart.js'
import type { Step } from '../../../src/core/kernel/charts/step.js'
import type { Inside } from '../../../src/core/kernel/offers/option.js'
import { eventsOf } from './chart-events.js'
import { interned, placeKey } from './state-keys.js'

/** The kernel functions that run charts. */
type Steps = Pick<typeof import('../../../src/core/kernel/charts/step.js'), 'enter' | 'send'>

/** Walks a chart from a world, and tells how many states it has. */
export function plainlyWalked(
  chart: Chart,
  { game, call, asides }: World,
  { enter, send }: Steps,
  inside: Inside | undefined,
): number {
  const keys = interned()
  const keyOf = ({ state, context }: Step) => placeKey(keys, state, context)
  const first = enter(chart, game, call.args)
  const seen = new Set([keyOf(first)])
  const places = [first]
  // A list hands out what is added while it is walked.
  for (const { state, context } of places)
    for (const event of eventsOf(chart, state, context as never, { asides, inside })) {
      const next = send(chart, state, context, event)
      const key = keyOf(next)
      if (seen.has(key)) continue
      seen.add(key)
      places.push(next)
    }
  return places.length
}
