/** The tables that are asked at a decision, each with the views it is asked about; and those of the step that a choice takes. @module */

import type { Option } from '../../kernel/offers/option.js'
import type { Position } from '../../kernel/plays/position.js'
import type { Rules } from '../../kernel/plays/rules.js'
import type { GameState } from '../../kernel/sections/question.js'
import { nothingHeard, withViews } from '../../kernel/watch/recorders.js'

/** A table with the view it was asked about. */
type Asking = readonly [table: string, view: string]

/** The queries at a decision. */
export interface AskedThere {
  /** For each table the views, in order. */
  readonly offered: ReadonlyMap<string, string>
  /** The queries of the choice's step, in order. */
  readonly stepped: readonly Asking[]
}

/** Hears what is asked at a decision and by a choice; nothing where the rules cannot go on from there. */
export function askedAt<Game extends GameState>(
  rules: Rules<Game>,
  { game, ...rest }: Position<Game>,
  option: Option,
): AskedThere | undefined {
  // What is remembered of a game would not be asked again: a copy of it is asked.
  const position = { ...rest, game: structuredClone(game) }
  const offered: Asking[] = []
  const stepped: Asking[] = []
  let heard = offered
  const listen = (table: string, view: object) => void heard.push([table, JSON.stringify(view)])
  try {
    withViews(
      listen,
      () => {
        const due = rules.decide(position)
        if (due.over) return
        due.refused()
        heard = stepped
        if (due.choices.some((choice) => JSON.stringify(choice.option) === JSON.stringify(option)))
          rules.choose(position, option)
      },
      nothingHeard('any side'),
    )
  } catch {
    return undefined
  }
  return { offered: byTable(offered), stepped }
}

const byTable = (askings: readonly Asking[]): ReadonlyMap<string, string> => {
  const views = new Map<string, Set<string>>()
  for (const [table, view] of askings) views.set(table, (views.get(table) ?? new Set()).add(view))
  return new Map([...views].map(([table, all]) => [table, [...all].sort().join()]))
}

/**
 * The tables that are asked otherwise: every one of an offer, of a step only the first, since those after it may be asked
 * otherwise because of that one.
 */
export function askedOtherwise(one: AskedThere, other: AskedThere): readonly string[] {
  const tables = new Set([...one.offered.keys(), ...other.offered.keys()])
  const offered = [...tables].filter((table) => one.offered.get(table) !== other.offered.get(table))
  const at = one.stepped.findIndex(([table, view], place) => {
    const [otherTable, otherView] = other.stepped[place] ?? []
    return table !== otherTable || view !== otherView
  })
  const [table] = one.stepped[at] ?? []
  return table !== undefined && table === other.stepped[at]?.[0] ? [...offered, table] : offered
}
