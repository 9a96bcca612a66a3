/**
 * Every rule table and formula of the book.
 *
 * @module
 */
import type { Formula, Table } from '../../../src/kernel/table.js'
import * as doorOfAction from '../doors/action.js'
import * as doorsOfAttacks from '../doors/attacks.js'
import * as doorsOfUnits from '../doors/units.js'
import * as startingGame from '../starting-game.js'
import * as amphibiousMove from './amphibious-move.js'
import * as attackColumn from './attack-column.js'
import * as attackResults from './attack-results.js'
import * as attackTargets from './attack-targets.js'
import * as cities from './cities.js'
import * as cityOnly from './city-only.js'
import * as displacement from './displacement.js'
import * as edge from './edge.js'
import * as end from './end.js'
import * as height from './height.js'
import * as maneuver from './maneuver.js'
import * as move from './move.js'
import * as opportunityFire from './opportunity-fire.js'
import * as paratroop from './paratroop.js'
import * as rally from './rally.js'
import * as relieve from './relieve.js'
import * as rout from './rout.js'
import * as setup from './setup.js'
import * as supply from './supply.js'
import * as turn from './turn.js'

const topics = [
  setup,
  startingGame,
  supply,
  turn,
  doorOfAction,
  doorsOfUnits,
  doorsOfAttacks,
  move,
  amphibiousMove,
  paratroop,
  maneuver,
  relieve,
  attackTargets,
  height,
  attackColumn,
  attackResults,
  rally,
  rout,
  displacement,
  cityOnly,
  cities,
  edge,
  opportunityFire,
  end,
]

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'policy' in value && 'rows' in value
const isFormula = (value: unknown): value is Formula =>
  typeof value === 'object' && value !== null && 'compute' in value && 'clauses' in value

/** Every rule table of the book. */
export const tables: readonly Table[] = topics.flatMap((topic) => Object.values(topic).filter(isTable))

/** Every formula of the book. */
export const formulas: readonly Formula[] = topics.flatMap((topic) => Object.values<unknown>(topic).filter(isFormula))
