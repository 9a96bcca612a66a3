/**
 * Every question about Non-players in general.
 *
 * @module
 */
import { nonPlayerGives } from './non-player-gives.js'

/** Every question about Non-players in general. */
export const nonPlayersGeneralQuestions = [nonPlayerGives] as const
