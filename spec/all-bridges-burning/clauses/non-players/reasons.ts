/**
 * Reasons that several clauses of chapter 8 share.
 *
 * @module
 */
import { informative, unmodelled } from '../../../../src/kernel/clause.js'

/** Decides something that the model does not do yet. */
export const PENDING = unmodelled('the model of Non-players does not decide it yet')
/** A word or sign of the cards. */
export const SHORTHAND = informative('shorthand of the cards; the sections on the cards decide')
/** Repeats what other clauses decide. */
export const OVERVIEW = informative('an overview; the sections that it names decide')
/** Says what a part of a card is. */
export const OF_THE_CARDS = informative('the clauses of each card state what stands in that part of it')
