/** The contents of the book: its pages, in printed order. @module */
import { contentsOf } from 'rulewright/book'
import * as generalPoints from './1.1-general-points.js'
import * as logisticLines from './1.1-logistic-lines.js'
import * as lostControl from './1.1-lost-control.js'
import * as victoryConditions from './1.2-victory-conditions.js'
import * as gameTurn from './2.4-game-turn.js'
import * as situation from './3.1-international-situation.js'
import * as deployment from './3.2-deployment.js'
import * as finnishCounters from './3.2-finnish-counters.js'
import * as finnishStrategies from './3.2-finnish-strategies.js'
import * as sovietStrategies from './3.2-soviet-strategies.js'
import * as chosenReinforcements from './3.3-chosen-reinforcements.js'
import * as finnishSupports from './3.3-finnish-supports.js'
import * as sovietSupports from './3.3-soviet-supports.js'
import * as organisation from './4.1-organisation.js'
import * as combatValues from './4.2-combat-values.js'
import * as rounds from './4.4-combat-rounds.js'
import * as results from './4.5.1-combat-results.js'
import * as secondAttack from './4.5.2-second-attack.js'
import * as secondDefence from './4.5.2-second-defence.js'
import * as sovietVictory from './4.5.2-soviet-victory.js'
import * as victoryCosts from './4.5.2-what-a-victory-costs.js'
import * as finnishVictory from './4.5.3-finnish-victory.js'
import * as lossesAndReinforcements from './4.5.4-losses-and-reinforcements.js'
import * as environment from './5-environment.js'
import * as progression from './6.1-soviet-progression.js'
import * as harassment from './6.2-finnish-harassment.js'
import * as scoutsInASpace from './6.2-scouts-in-a-space.js'
import * as successCosts from './6.2-what-a-success-costs.js'
import * as sovietMorale from './7.1-soviet-morale.js'
import * as fortification from './8-fortification-lines.js'
import * as solo from './9.1-solo-play.js'
import * as soloHarassment from './9.2-solo-harassment.js'
import * as resultsTable from './10-results-combat-table.js'
import * as rules from './rules.gen.js'
import * as worth from './worth.js'

/** The pages in printed order. */
export const pages = [
  lostControl,
  generalPoints,
  logisticLines,
  victoryConditions,
  gameTurn,
  situation,
  deployment,
  sovietStrategies,
  finnishStrategies,
  finnishCounters,
  sovietSupports,
  finnishSupports,
  chosenReinforcements,
  organisation,
  combatValues,
  rounds,
  results,
  sovietVictory,
  secondAttack,
  secondDefence,
  victoryCosts,
  finnishVictory,
  lossesAndReinforcements,
  environment,
  progression,
  harassment,
  scoutsInASpace,
  successCosts,
  sovietMorale,
  fortification,
  worth,
  solo,
  soloHarassment,
  resultsTable,
] as const

export const { sections, questions, tables, formulas } = contentsOf([rules, ...pages])
