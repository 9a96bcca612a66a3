/**
 * Every question about the introduction.
 *
 * @module
 */
import { ownPiecesWhen } from './own-pieces-when.js'
import { transferAtTheLimit } from './transfer-at-the-limit.js'
import { transferPartners } from './transfer-partners.js'

/** Every question about the introduction. */
export const introductionQuestions = [ownPiecesWhen, transferAtTheLimit, transferPartners] as const
