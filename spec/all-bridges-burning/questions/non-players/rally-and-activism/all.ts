/**
 * Every question about the cards of Non-player Reds and Senate for Rally and Activism.
 *
 * @module
 */
import { activateEvenly } from './activate-evenly.js'
import { activationWithoutADie } from './activation-without-a-die.js'
import { activismOccurred } from './activism-occurred.js'
import { administrationByCard } from './administration-by-card.js'
import { agitateForTerror } from './agitate-for-terror.js'
import { cardRallyLimit } from './card-rally-limit.js'
import { closestBorder } from './closest-border.js'
import { closestWithinReach } from './closest-within-reach.js'
import { crackdownInVain } from './crackdown-in-vain.js'
import { dieOfCard50 } from './die-of-card-50.js'
import { differenceOfFive } from './difference-of-five.js'
import { failedForeignRelations } from './failed-foreign-relations.js'
import { flipsByCard } from './flips-by-card.js'
import { flipsFirst } from './flips-first.js'
import { foreignRelationsRoll } from './foreign-relations-roll.js'
import { foreignRelationsTwice } from './foreign-relations-twice.js'
import { largestGroups } from './largest-groups.js'
import { nonPlayerActivism } from './non-player-activism.js'
import { oppositionByCard } from './opposition-by-card.js'
import { phaseOfCard54 } from './phase-of-card-54.js'
import { prepareByCard } from './prepare-by-card.js'
import { relocationControl } from './relocation-control.js'
import { sabotageWithoutTrains } from './sabotage-without-trains.js'

/** Every question about the cards of Non-player Reds and Senate for Rally and Activism. */
export const rallyAndActivismQuestions = [
  activateEvenly,
  activationWithoutADie,
  activismOccurred,
  administrationByCard,
  agitateForTerror,
  cardRallyLimit,
  closestBorder,
  closestWithinReach,
  crackdownInVain,
  dieOfCard50,
  differenceOfFive,
  failedForeignRelations,
  flipsByCard,
  flipsFirst,
  foreignRelationsRoll,
  foreignRelationsTwice,
  largestGroups,
  nonPlayerActivism,
  oppositionByCard,
  phaseOfCard54,
  prepareByCard,
  relocationControl,
  sabotageWithoutTrains,
] as const
