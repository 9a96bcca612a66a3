/** The contents of the book: its pages, in printed order. @module */
import { contentsOf } from 'rulewright/book'
import * as occupationPoints from './1.4-occupation-points.js'
import * as setup from './1.6-setup.js'
import * as placement from './1.8-placement.js'
import * as rounds from './1.9-rounds.js'
import * as turns from './2.1-turns.js'
import * as actions from './2.5-actions.js'
import * as move from './2.9-move.js'
import * as amphibiousMove from './3.1-amphibious-move.js'
import * as attack from './3.2-attack.js'
import * as height from './3.4-height.js'
import * as attackResults from './3.6-attack-results.js'
import * as reRoll from './3.8-re-roll.js'
import * as rout from './3.11-rout.js'
import * as miss from './4.1-miss.js'
import * as fallAndFree from './4.5-fall-and-free.js'
import * as edge from './4.7-edge.js'
import * as paratroop from './4.8-paratroop.js'
import * as build from './4.9-build.js'
import * as tasks from './5.1-tasks.js'
import * as rally from './5.2-rally.js'
import * as opportunityFire from './5.3-opportunity-fire.js'
import * as maneuver from './5.4-maneuver.js'
import * as relieve from './5.5-relieve.js'
import * as cache from './5.6-cache.js'
import * as gameEnds from './8.1-game-ends.js'
import * as attackResultTable from './8.5-attack-result-table.js'
import * as rules from './rules.gen.js'

/** The pages in printed order, and what stands beside them. */
export const pages = [
  occupationPoints,
  setup,
  placement,
  rounds,
  turns,
  actions,
  move,
  amphibiousMove,
  attack,
  height,
  attackResults,
  reRoll,
  rout,
  miss,
  fallAndFree,
  edge,
  paratroop,
  build,
  tasks,
  rally,
  opportunityFire,
  maneuver,
  relieve,
  cache,
  gameEnds,
  attackResultTable,
] as const

export const { sections, questions, tables, formulas } = contentsOf([rules, ...pages])
