/** What was asked in plays: at each state of a chart, whom, and which kinds of options there were. @module */

import type { Decision } from '../kernel/rules.js'
import { said } from '../kernel/said.js'

/** What was asked in one state: the seats, and of each type of options one, as players read it. */
export interface AskedAt {
  readonly seats: readonly string[]
  readonly options: Readonly<Record<string, string>>
}

/** What was asked, by chart and state; plain data. */
export type Asked = Readonly<Record<string, Readonly<Record<string, AskedAt>>>>

/** Hears what is asked. */
export interface Asking {
  readonly hear: (due: Decision) => void
  /** Adds what was heard elsewhere. */
  readonly add: (asked: Asked) => void
  readonly asked: () => Asked
}

interface Tally {
  readonly seats: Set<string>
  readonly options: Map<string, string>
}

/** Nothing was asked yet. */
export function askingHeard(): Asking {
  const charts = new Map<string, Map<string, Tally>>()
  const tallyAt = (chart: string, state: string): Tally => {
    const states = entry(charts, chart, () => new Map<string, Tally>())
    return entry(states, state, () => ({ seats: new Set<string>(), options: new Map<string, string>() }))
  }
  return {
    hear: ({ chart, state, seat, choices }) => {
      const { seats, options } = tallyAt(chart, state)
      seats.add(seat)
      for (const choice of choices) entry(options, choice.option.type, () => said(choice))
    },
    add: (asked) => {
      for (const [chart, states] of Object.entries(asked))
        for (const [state, at] of Object.entries(states)) {
          const { seats, options } = tallyAt(chart, state)
          for (const seat of at.seats) seats.add(seat)
          for (const [type, text] of Object.entries(at.options)) entry(options, type, () => text)
        }
    },
    asked: () =>
      plain(charts, (states) =>
        plain(states, ({ seats, options }) => ({ seats: [...seats].sort(), options: plain(options, (text) => text) })),
      ),
  }
}

/** What stands under a key, which is made where nothing does. */
function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/** A map as a record, in the order of its keys. */
const plain = <Value, Plain>(map: ReadonlyMap<string, Value>, of: (value: Value) => Plain): Record<string, Plain> =>
  Object.fromEntries([...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, value]) => [key, of(value)]))
