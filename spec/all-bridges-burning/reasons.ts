/** . @module */
import { informative } from 'rulewright/book'

/** A list of what the box contains, which availability counts. */
export const BOX = informative('contents of the box; the table of Available Forces says what counts in play')

/** What the box contains of cubes. */
export const CUBES = informative('contents of the box; Setup says how many Political cubes there are')

/** What the box contains of sheets and markers. */
export const SHEET = informative('contents of the box; the sections that use it decide')

export const BACKGROUND = informative('background; decides nothing in play')

export const SHOWN = informative('how the table shows it; the state holds the value itself')

/** A word or sign of the cards. */
export const SHORTHAND = informative('shorthand of the cards; the sections on the cards decide')

/** Repeats what other clauses decide. */
export const OVERVIEW = informative('an overview; the sections that it names decide')

/** Says what a part of a card is. */
export const OF_THE_CARDS = informative('the clauses of each card state what stands in that part of it')
