/** Reasons that several clauses share. @module */
import { informative, leftToComponent } from 'rulewright/book'

/** What the box contains. */
export const BOX = informative('contents of the box; decides nothing in play')
export const SHOWN = informative('how the table shows it; the state holds the value itself')
export const ADVICE = informative('advice; binds nobody')
export const HISTORY = informative('the history behind the game; decides nothing in play')
/** Where things are found. */
export const POINTER = informative('a pointer to another part of the rules')
/** What stands on the map. */
export const MAP = leftToComponent('printed on the map; components/map.ts')
/** What stands on the counters. */
export const COUNTERS = leftToComponent('printed on the counters; components/units.ts')
/** A statement that another place makes as well. */
export const repeats = (where: string) => informative(`repeats ${where}`)
