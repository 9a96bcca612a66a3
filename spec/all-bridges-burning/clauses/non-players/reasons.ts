/**
 * Reasons that several clauses of chapter 8 share.
 *
 * @module
 */
import { informative, leftToComponent, unmodelled } from '../../../../src/kernel/clause.js'

/** Decides something that the model does not do yet. */
export const PENDING = unmodelled('the model of Non-players does not decide it yet')
/** What the Solitaire play-aid sheet holds. */
export const AID_SHEET = leftToComponent('the Solitaire play-aid sheet')
/** What the sheet of Event Instructions holds. */
export const EVENT_SHEET = leftToComponent('the sheet of Event Instructions for Non-players')
/** A word or sign of the cards. */
export const SHORTHAND = informative('shorthand of the cards; the sections on the cards decide')
/** Repeats what other clauses decide. */
export const OVERVIEW = informative('an overview; the sections that it names decide')
