/**
 * Every question about Special Activities.
 *
 * @module
 */
import { capabilityBoxOfPrepared } from './capability-box-of-prepared.js'
import { commandLeftWithout } from './command-left-without.js'
import { coordinateIdle } from './coordinate-idle.js'
import { coordinateRemoved } from './coordinate-removed.js'
import { coordinateScope } from './coordinate-scope.js'
import { crackdownOpposition } from './crackdown-opposition.js'
import { crackdownTerror } from './crackdown-terror.js'
import { dialogueEffect } from './dialogue-effect.js'
import { dialogueSpaces } from './dialogue-spaces.js'
import { duringACommand } from './during-a-command.js'
import { freeForeignRelations } from './free-foreign-relations.js'
import { meansFirst } from './means-first.js'
import { newsThenPlacing } from './news-then-placing.js'
import { newsWithoutACube } from './news-without-a-cube.js'
import { operationOfTheText } from './operation-of-the-text.js'
import { sabotageOfASpace } from './sabotage-of-a-space.js'
import { severalTerrorOfCrackdown } from './several-terror-of-crackdown.js'
import { specialWithoutSpaces } from './special-without-spaces.js'
import { stakeAfterSuccess } from './stake-after-success.js'
import { vassalageAtTheEnd } from './vassalage-at-the-end.js'
import { zeroStake } from './zero-stake.js'

/** Every question about Special Activities. */
export const specialActivitiesQuestions = [
  capabilityBoxOfPrepared,
  commandLeftWithout,
  coordinateIdle,
  coordinateRemoved,
  coordinateScope,
  crackdownOpposition,
  crackdownTerror,
  dialogueEffect,
  dialogueSpaces,
  duringACommand,
  freeForeignRelations,
  meansFirst,
  newsThenPlacing,
  newsWithoutACube,
  operationOfTheText,
  sabotageOfASpace,
  severalTerrorOfCrackdown,
  specialWithoutSpaces,
  stakeAfterSuccess,
  vassalageAtTheEnd,
  zeroStake,
] as const
