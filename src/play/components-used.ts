/**
 * What decisions of the book lean on beside its text: components, and how much of them stands in for the unknown.
 *
 * @module
 */

import type { Book, GameState } from '#kernel'
import type { Evidence } from '../explore/evidence.js'
import type { PlayoutsReport } from './reports.js'

/** How often decisions leaned on each component, and how many of its facts are stand-ins. */
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
