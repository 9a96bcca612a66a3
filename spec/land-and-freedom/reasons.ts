/** Reasons that several clauses share. @module */
import { informative, leftToComponent } from 'rulewright/book'

/** What the box contains. */
export const BOX = informative('contents of the box; decides nothing in play')
export const SHOWN = informative('how the table shows it; the state holds the value itself')
export const ADVICE = informative('advice; binds nobody')
export const HISTORY = informative('the history behind the game; decides nothing in play')
/** Where things are found. */
export const POINTER = informative('a pointer to another part of the rules')
/** What stands on the cards. */
export const CARDS = leftToComponent('printed on the cards; components/player-cards and components/fascist-cards')
/** A statement that another place makes as well. */
export const repeats = (where: string) => informative(`repeats ${where}`)
