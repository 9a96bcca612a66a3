/** The questions asked in plays: for each state of a chart, the seats and the kinds of options. @module */

import type { Decision } from '../../kernel/plays/rules.js'
import { spokenOption } from '../../wording/spoken-option.js'

/** The questions in one state: the seats, and one option of each type, as players read it. */
export interface AskedAt {
  readonly seats: readonly string[]
  readonly options: Readonly<Record<string, string>>
}

/** The questions by chart and state, as plain data. */
export type AskedByState = Readonly<Record<string, Readonly<Record<string, AskedAt>>>>

/** Hears what is asked. */
export interface QuestionRecorder {
  readonly hear: (due: Decision) => void
  /** Adds what was heard elsewhere. */
  readonly add: (asked: AskedByState) => void
  readonly asked: () => AskedByState
}

interface Tally {
  readonly seats: Set<string>
  readonly options: Map<string, string>
}

/** Nothing was asked yet. */
export function askingHeard(): QuestionRecorder {
  const charts = new Map<string, Map<string, Tally>>()
  const tallyAt = (chart: string, state: string): Tally => {
    const states = entry(charts, chart, () => new Map<string, Tally>())
    return entry(states, state, () => ({ seats: new Set<string>(), options: new Map<string, string>() }))
  }
  return {
    hear: ({ chart, state, seat, choices }) => {
      const { seats, options } = tallyAt(chart, state)
      seats.add(seat)
      for (const choice of choices) entry(options, choice.option.type, () => spokenOption(choice))
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

/** Returns the entry of a key, after making it if it is missing. */
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
