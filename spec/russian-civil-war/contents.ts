/** The contents of the book: its pages, in printed order. @module */
import { contentsOf } from 'rulewright/book'
import * as opening from './1-opening.js'
import * as retreats from './2-retreats.js'
import * as revolutionPhase from './2-revolution-phase.js'
import * as sovietMovement from './4-soviet-movement.js'
import * as sovietRepublic from './4-soviet-republic.js'
import * as victoryCities from './6-victory-cities.js'
import * as income from './7-income.js'
import * as imperialVictory from './8-imperial-victory.js'
import * as incomes from './income.js'
import * as peace from './peace.js'
import * as retreating from './retreating.js'
import * as rules from './rules.gen.js'

/** The pages in printed order, and what stands beside them. */
export const pages = [
  opening,
  revolutionPhase,
  retreats,
  sovietRepublic,
  sovietMovement,
  victoryCities,
  income,
  imperialVictory,
  incomes,
  peace,
  retreating,
] as const

export const { sections, questions, tables, formulas } = contentsOf([rules, ...pages])
