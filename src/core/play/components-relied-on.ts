/**
 * Components that the rulebook's decisions rely on besides the text, and the share of placeholders in them.
 *
 * @module
 */

import type { Evidence } from '../explore/evidence.js'
import type { Book } from '../kernel/book/book.js'
import type { GameState } from '../kernel/sections/question.js'
import type { PlayoutsReport } from './reports.js'

/** Counts how often decisions relied on each component, and how many of its facts are placeholders. */
export function leaningsIn<Game extends GameState>(
  { facts, automaton }: Book<Game>,
  { leant }: Evidence,
): PlayoutsReport['leaning'] {
  const named = new Set([...(automaton?.all ?? []).flatMap(({ leansOn = [] }) => leansOn), ...Object.keys(leant)])
  return Object.fromEntries(
    [...named].map((name) => {
      const known = facts.filter(({ component }) => component === name)
      const standIns = known.filter(({ source }) => source === 'stand-in').length
      return [name, { decided: leant[name] ?? 0, facts: known.length, standIns }]
    }),
  )
}
