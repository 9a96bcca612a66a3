/** Reasons that several clauses share. @module */
import { informative, leftToComponent } from 'rulewright/book'

/** What the box contains. */
export const BOX = informative('contents of the box; decides nothing in play')
export const SHOWN = informative('how the table shows it; the state holds the value itself')
export const ADVICE = informative('advice; binds nobody')
/** Where things are found. */
export const POINTER = informative('a pointer to another part of the rules')
/** What stands on the boards. */
export const BOARD = leftToComponent('printed on the Battle Boards; components/boards.ts')
/** What stands on the Supply Cards. */
export const CARDS = leftToComponent('printed on the Supply Cards; components/supply-cards.ts')
/** What stands in the Attack Results chart. */
export const CHART = leftToComponent('printed in the Attack Results chart; components/attack-results.ts')
/** A statement that another place makes as well. */
export const repeats = (where: string) => informative(`repeats ${where}`)
