/**
 * The machine of a chart walked by `@xstate/graph` itself, with the events that its offers list.
 *
 * @module
 */
import { getAdjacencyMap } from '@xstate/graph'
import type { AnyMachineSnapshot } from 'xstate'
import type { World } from '../../../src/core/kernel/book/book.js'
import type { Chart } from '../../../src/core/kernel/charts/chart.js'
import type { Inside } from '../../../src/core/kernel/offers/option.js'
import type { GameState } from '../../../src/core/kernel/sections/question.js'
import { textOf } from '../value-text.js'
import { eventsOf } from './chart-events.js'
import { machineIn } from './machine-in.js'
import { type Keys, placeKey } from './state-keys.js'

/** Walks the machine of a chart from a world, and tells how many states it has. */
export function machineWalked(
  chart: Chart,
  { game, call, asides }: World<GameState>,
  keys: Keys,
  inside: Inside | undefined,
): number {
  const keyOf = ({ value, context }: AnyMachineSnapshot) => placeKey(keys, String(value), context as never)
  const map = getAdjacencyMap(machineIn(chart), {
    input: { game, args: call.args } as never,
    events: (({ value, context }: AnyMachineSnapshot) =>
      eventsOf(chart, String(value), context as never, { asides, inside })) as never,
    serializeState: keyOf as never,
    serializeEvent: textOf,
  })
  return Object.keys(map).length
}
