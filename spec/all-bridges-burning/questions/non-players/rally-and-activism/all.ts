/**
 * Every question about the cards of Non-player Reds and Senate for Rally and Activism.
 *
 * @module
 */
import { activationWithoutADie } from './activation-without-a-die.js'
import { crackdownByCard } from './crackdown-by-card.js'
import { differenceOfFive } from './difference-of-five.js'
import { nonPlayerActivism } from './non-player-activism.js'
import { sabotageWithoutTrains } from './sabotage-without-trains.js'

/** Every question about the cards of Non-player Reds and Senate for Rally and Activism. */
export const rallyAndActivismQuestions = [
  activationWithoutADie,
  crackdownByCard,
  differenceOfFive,
  nonPlayerActivism,
  sabotageWithoutTrains,
] as const
