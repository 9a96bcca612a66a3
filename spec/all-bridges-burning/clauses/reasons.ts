/**
 * Reasons that several clauses of chapter 1 share.
 *
 * @module
 */
import { informative } from '../../../src/kernel/clause.js'

/** A list of what the box contains, which availability counts. */
export const BOX = informative('contents of the box; the table of Available Forces says what counts in play')
/** What the box contains of cubes. */
export const CUBES = informative('contents of the box; Setup says how many Political cubes there are')
/** What the box contains of sheets and markers. */
export const SHEET = informative('contents of the box; the sections that use it decide')
/** Background. */
export const BACKGROUND = informative('background; decides nothing in play')
/** How the table shows a value. */
export const SHOWN = informative('how the table shows it; the state holds the value itself')
