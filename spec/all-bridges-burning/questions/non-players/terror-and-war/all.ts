/**
 * Every question about the cards of Non-player Reds and Senate for Terror, Attack and March.
 *
 * @module
 */
import { adjacentByTrain } from './adjacent-by-train.js'
import { allInSupport } from './all-in-support.js'
import { attackCloser } from './attack-closer.js'
import { attackPhase } from './attack-phase.js'
import { closerToWhichTown } from './closer-to-which-town.js'
import { displayAmongSpaces } from './display-among-spaces.js'
import { displayDraw } from './display-draw.js'
import { foreignRelationsInMarch } from './foreign-relations-in-march.js'
import { fourPopulationWhen } from './four-population-when.js'
import { marchJointly } from './march-jointly.js'
import { marchKeepsControl } from './march-keeps-control.js'
import { mostRedsControl } from './most-reds-control.js'
import { nonPlayerDefender } from './non-player-defender.js'
import { prepareWithoutSabotage } from './prepare-without-sabotage.js'
import { redsMarchCompany } from './reds-march-company.js'
import { redsTrainGroups } from './reds-train-groups.js'
import { selectionOrder } from './selection-order.js'
import { senatePieces } from './senate-pieces.js'
import { terrorAtNews } from './terror-at-news.js'
import { townWithEnemyCells } from './town-with-enemy-cells.js'
import { townsKeptWhen } from './towns-kept-when.js'
import { withoutPrepareFirst } from './without-prepare-first.js'

/** Every question about the cards of Non-player Reds and Senate for Terror, Attack and March. */
export const terrorAndWarQuestions = [
  adjacentByTrain,
  allInSupport,
  attackCloser,
  attackPhase,
  closerToWhichTown,
  displayAmongSpaces,
  displayDraw,
  foreignRelationsInMarch,
  fourPopulationWhen,
  marchJointly,
  marchKeepsControl,
  mostRedsControl,
  nonPlayerDefender,
  prepareWithoutSabotage,
  redsMarchCompany,
  redsTrainGroups,
  selectionOrder,
  senatePieces,
  terrorAtNews,
  townWithEnemyCells,
  townsKeptWhen,
  withoutPrepareFirst,
] as const
