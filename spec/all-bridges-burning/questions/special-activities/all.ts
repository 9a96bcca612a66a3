/**
 * Every question about Special Activities.
 *
 * @module
 */
import { coordinateIdle } from './coordinate-idle.js'
import { coordinateScope } from './coordinate-scope.js'
import { crackdownOpposition } from './crackdown-opposition.js'
import { crackdownTerror } from './crackdown-terror.js'
import { dialogueEffect } from './dialogue-effect.js'
import { dialogueSpaces } from './dialogue-spaces.js'
import { freeForeignRelations } from './free-foreign-relations.js'
import { meansFirst } from './means-first.js'
import { specialWithoutSpaces } from './special-without-spaces.js'

/** Every question about Special Activities. */
export const specialActivitiesQuestions = [
  coordinateIdle,
  coordinateScope,
  crackdownOpposition,
  crackdownTerror,
  dialogueEffect,
  dialogueSpaces,
  freeForeignRelations,
  meansFirst,
  specialWithoutSpaces,
] as const
