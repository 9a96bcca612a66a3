/** Rules that meet within one turn: which comes first, and whether the other still holds. @module */
import type { Meeting } from 'rulewright/book'
import { checkWhen, opening } from './1-opening.js'
import { centralOrder, leavingManner, retreatOrder } from './2-retreats.js'
import {
  alliesLeave,
  centralLeave,
  revolutionPhase,
  sovietMarkers,
  sovietUnits,
  tatarstanAfter,
} from './2-revolution-phase.js'
import { civilWar } from './3-civil-war.js'
import { originally, whiteWar } from './4-soviet-movement.js'
import { ceded, republic, treaty } from './4-soviet-republic.js'
import { economy, moscowContested, revertContested } from './7-income.js'
import { bankWhen, imperialVictory } from './8-imperial-victory.js'

/** How the rules get on that meet within one turn. */
export const meetings: readonly Meeting[] = [
  {
    fields: ['centralThen', 'sovietPlayer'],
    written: ['revolution phase'],
    asked: [
      'Movement: what was a territory of the Central Powers from the beginning',
      'The Russian Civil War: whether Imperial Russia and a Central Power are at peace',
      'Movement: what land units may not enter',
      'Income: whether one of the two Russias has its capital',
    ],
    clauses: [treaty.originally, civilWar.begins, republic.capital],
    questions: [originally, whiteWar, moscowContested],
    note: 'Nobody moves while the Revolution is carried out: its six steps are over before the next power moves.',
  },
  {
    fields: ['round'],
    written: ['rounds'],
    asked: ['Revolution: after Mobilize New Units'],
    clauses: [opening.fromRound],
    questions: [checkWhen],
  },
  {
    fields: ['territories.*.control'],
    written: ['base game: earlier rounds', 'base game: other fronts', 'revolution phase', 'turn'],
    asked: [
      'Revolution: after Mobilize New Units',
      'Movement: what land units may not enter',
      'The Russian Civil War: whether Imperial Russia and a Central Power are at peace',
      'Mobilize New Units: what a power may not mobilize',
      'Income: whether one of the two Russias has its capital',
    ],
    clauses: [opening.when, centralLeave.markers, sovietMarkers.territories, economy.revert],
    questions: [ceded, tatarstanAfter, revertContested, moscowContested],
    note: 'Control is asked as it stands at that moment; the Revolution looks at it when new units have been mobilized.',
  },
  {
    fields: ['territories.*.forces'],
    written: [
      'base game: earlier rounds',
      'base game: combat',
      'base game: mobilize',
      'movement',
      'retreat',
      'revolution phase',
    ],
    asked: [
      'Movement: what land units may not enter',
      'The Russian Civil War: whether Imperial Russia and a Central Power are at peace',
      'Income: whether one of the two Russias has its capital',
    ],
    clauses: [opening.when, revolutionPhase.order, alliesLeave.all, centralLeave.all, sovietUnits.moscow],
    questions: [leavingManner, retreatOrder, centralOrder, moscowContested],
    note: 'The phases of a turn follow each other as in the base game; in the Revolution all leave before Soviet units come.',
  },
  {
    fields: ['zones.*.ships'],
    written: ['base game: combat', 'movement', 'revolution phase'],
    note: 'Movement comes before combat in every turn, as in the base game, and the cruiser is put there between turns.',
  },
  {
    fields: ['treasury'],
    written: ['base game: mobilize', 'revolution phase', 'turn'],
    asked: ['Mobilize New Units: what a power may not mobilize'],
    clauses: [opening.noIncome, sovietMarkers.treasury, imperialVictory.bank],
    questions: [bankWhen],
    note: 'Units are paid for when they are purchased, before the Revolution gives the Soviets their IPCs.',
  },
]
