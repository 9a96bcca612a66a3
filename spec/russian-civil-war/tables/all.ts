/**
 * Every rule table and formula of the book.
 *
 * @module
 */
import type { Formula, Table } from '../../../src/kernel/table.js'
import * as doorOfPowers from '../doors/powers.js'
import * as doorsOfRevolution from '../doors/revolution.js'
import { worthOf } from '../income.js'
import { whitesIn } from '../moving.js'
import { leavingOf } from '../retreating.js'
import * as control from './control.js'
import * as movement from './movement.js'
import * as retreat from './retreat.js'
import * as revolution from './revolution.js'
import * as turns from './turns.js'
import * as victory from './victory.js'

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'policy' in value

/** Every rule table of the book. */
export const tables: readonly Table[] = [
  revolution,
  doorsOfRevolution,
  retreat,
  turns,
  doorOfPowers,
  movement,
  control,
  victory,
].flatMap((topic) => Object.values(topic).filter(isTable))

/** Every formula of the book. */
export const formulas: readonly Formula[] = [
  leavingOf,
  whitesIn,
  worthOf,
  revolution.conditionsMet,
  victory.capitalsTaken,
  victory.winnerOf,
]
