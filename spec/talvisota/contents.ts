/** What the book consists of: its pages, in printed order. @module */
import { contentsOf } from 'rulewright/book'
import * as generalPoints from './1.1-general-points.js'
import * as victoryConditions from './1.2-victory-conditions.js'
import * as theMap from './1.3-the-map.js'
import * as counters from './1.4-the-counters.js'
import * as commandSheet from './1.5-command-sheet.js'
import * as generalPlacement from './2.1-general-placement.js'
import * as gameTurn from './2.4-game-turn.js'
import * as situation from './3.1-international-situation.js'
import * as deployment from './3.2-deployment.js'
import * as finnishStrategies from './3.2-finnish-strategies.js'
import * as sovietStrategies from './3.2-soviet-strategies.js'
import * as finnishSupports from './3.3-finnish-supports.js'
import * as sovietSupports from './3.3-soviet-supports.js'
import * as tacticalSupport from './3.3-tactical-support.js'
import * as ordersOfBattle from './11.1-orders-of-battle.js'

/** The pages in printed order. */
export const pages = [
  generalPoints,
  victoryConditions,
  theMap,
  counters,
  commandSheet,
  generalPlacement,
  gameTurn,
  situation,
  deployment,
  sovietStrategies,
  finnishStrategies,
  tacticalSupport,
  sovietSupports,
  finnishSupports,
  ordersOfBattle,
] as const

export const { sections, questions, tables, formulas } = contentsOf(pages)
