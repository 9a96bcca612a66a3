/**
 * Chapter 8: Non-Players.
 *
 * @module
 */

import { section } from '../../../src/kernel/clause.js'

/** 8.0 Non-Players */
export const nonPlayers = section('nonPlayers', '8.0', 'Non-Players', {})

/** 8.1 Non-Player Sequence of Play */
export const nonPlayerSequence = section('nonPlayerSequence', '8.1', 'Non-Player Sequence of Play', {})

/** 8.1.1 Non-player Decks */
export const nonPlayerDecks = section('nonPlayerDecks', '8.1.1', 'Non-player Decks', {})

/** 8.1.2 Resources of Non-players */
export const noResourceTracking = section('noResourceTracking', '8.1.2', 'No Non-player Resource Tracking', {})

/** 8.1.3 Non-player Rules Exceptions */
export const nonPlayerExceptions = section('nonPlayerExceptions', '8.1.3', 'Non-player Rules Exceptions', {})

/** 8.1.4 Sequence of Play Options */
export const nonPlayerOptions = section('nonPlayerOptions', '8.1.4', 'Sequence of Play Options', {})

/** 8.1.5 Ineffective Events */
export const ineffectiveEvents = section('ineffectiveEvents', '8.1.5', 'Ineffective Events', {})

/** 8.1.6 Free Non-player Actions */
export const freeNonPlayerActions = section('freeNonPlayerActions', '8.1.6', 'Free Non-player Actions', {})

/** 8.1.7 Non-player priorities */
export const nonPlayerPriorities = section(
  'nonPlayerPriorities',
  '8.1.7',
  'Pieces, Resources, Support, and Opposition',
  {},
)

/** 8.1.8 Propaganda Rounds */
export const nonPlayerPropaganda = section('nonPlayerPropaganda', '8.1.8', 'Propaganda Rounds', {})

/** 8.1.9 Capabilities */
export const nonPlayerCapabilities = section('nonPlayerCapabilities', '8.1.9', 'Capabilities', {})

/** 8.2 Non-player Cards */
export const nonPlayerCards = section('nonPlayerCards', '8.2', 'Non-player Cards', {})

/** 8.2.1 Condition Box */
export const conditionBox = section('conditionBox', '8.2.1', 'Condition Box', {})

/** 8.2.2 Instructions */
export const cardInstructions = section('cardInstructions', '8.2.2', 'Instructions', {})

/** 8.2.3 Executing Card Instructions */
export const executingInstructions = section('executingInstructions', '8.2.3', 'Executing Card Instructions', {})

/** 8.2.4 Record Steps */
export const recordSteps = section('recordSteps', '8.2.4', 'Record Steps', {})

/** 8.2.5 Reading the Cards */
export const readingCards = section('readingCards', '8.2.5', 'Reading the Cards', {})

/** 8.3 Non-player Reds Actions */
export const nonPlayerReds = section('nonPlayerReds', '8.3', 'Non-player Reds Actions', {})

/** 8.3.1 Reds Rally (Card #48) */
export const redsRallyCard = section('redsRallyCard', '8.3.1', 'Reds Rally (Card #48)', {})

/** 8.3.2 Reds Activism (Card #49) */
export const redsActivismCard49 = section('redsActivismCard49', '8.3.2', 'Reds Activism (Card #49)', {})

/** 8.3.3 Reds Activism (Card #50) */
export const redsActivismCard50 = section('redsActivismCard50', '8.3.3', 'Reds Activism (Card #50)', {})

/** 8.3.4 Reds Terror (Card #51) */
export const redsTerrorCard = section('redsTerrorCard', '8.3.4', 'Reds Terror (Card #51)', {})

/** 8.3.5 Reds Attack (Card #52) */
export const redsAttackCard = section('redsAttackCard', '8.3.5', 'Reds Attack (Card #52)', {})

/** 8.3.6 Reds March (Card #53) */
export const redsMarchCard = section('redsMarchCard', '8.3.6', 'Reds March (Card #53)', {})

/** 8.4 Non-player Senate Actions */
export const nonPlayerSenate = section('nonPlayerSenate', '8.4', 'Non-player Senate Actions', {})

/** 8.4.1 Senate Rally (Card #54) */
export const senateRallyCard54 = section('senateRallyCard54', '8.4.1', 'Senate Rally (Card #54)', {})

/** 8.4.2 Senate Rally (Card #55) */
export const senateRallyCard55 = section('senateRallyCard55', '8.4.2', 'Senate Rally (Card #55)', {})

/** 8.4.3 Senate Activism (Card #56) */
export const senateActivismCard = section('senateActivismCard', '8.4.3', 'Senate Activism (Card #56)', {})

/** 8.4.4 Senate Terror (Card #57) */
export const senateTerrorCard = section('senateTerrorCard', '8.4.4', 'Senate Terror (Card #57)', {})

/** 8.4.5 Senate Attack (Card #58) */
export const senateAttackCard = section('senateAttackCard', '8.4.5', 'Senate Attack (Card #58)', {})

/** 8.4.6 Senate March (Card #59) */
export const senateMarchCard = section('senateMarchCard', '8.4.6', 'Senate March (Card #59)', {})

/** 8.5 Non-player Moderates Actions */
export const nonPlayerModerates = section('nonPlayerModerates', '8.5', 'Non-player Moderates Actions', {})

/** 8.5.1 Moderates Rally (Card #60) */
export const moderatesRallyCard = section('moderatesRallyCard', '8.5.1', 'Moderates Rally (Card #60)', {})

/** 8.5.2 Moderates Negotiate (Card #61) */
export const moderatesNegotiateCard = section('moderatesNegotiateCard', '8.5.2', 'Moderates Negotiate (Card #61)', {})

/** 8.5.3 Moderates Message (Card #62) */
export const moderatesMessageCard62 = section('moderatesMessageCard62', '8.5.3', 'Moderates Message (Card #62)', {})

/** 8.5.4 Moderates Message (Card #63) */
export const moderatesMessageCard63 = section('moderatesMessageCard63', '8.5.4', 'Moderates Message (Card #63)', {})

/** 8.5.5 Moderates Politics (Card #64) */
export const moderatesPoliticsCard = section('moderatesPoliticsCard', '8.5.5', 'Moderates Politics (Card #64)', {})

/** 8.6 Random Spaces */
export const randomSpaces = section('randomSpaces', '8.6', 'Random Spaces', {})

/** 8.7 One-Player Victory */
export const onePlayerVictory = section('onePlayerVictory', '8.7', 'One-Player Victory', {})

/** 8.7.1 Non-player Victory */
export const nonPlayerVictory = section('nonPlayerVictory', '8.7.1', 'Non-player Victory', {})
