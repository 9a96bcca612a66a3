/** Rules that meet within one turn: which comes first, and whether the other still holds. @module */

import type { Meeting } from 'rulewright/book'
import * as cited from './rules.gen.js'

/** The rules that meet within one turn, and the order in which they apply. */
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
    clauses: [cited.treaty.originally, cited.civilWar.begins, cited.republic.capital],
    questions: [cited.originally, cited.whiteWar, cited.moscowContested],
    note: 'Nobody moves while the Revolution is carried out: its six steps are over before the next power moves.',
  },
  {
    fields: ['round'],
    written: ['rounds'],
    asked: ['Revolution: after Mobilize New Units'],
    clauses: [cited.opening.fromRound],
    questions: [cited.checkWhen],
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
    clauses: [cited.opening.when, cited.centralLeave.markers, cited.sovietMarkers.territories, cited.economy.revert],
    questions: [cited.ceded, cited.tatarstanAfter, cited.revertContested, cited.moscowContested],
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
    clauses: [
      cited.opening.when,
      cited.revolutionPhase.order,
      cited.alliesLeave.all,
      cited.centralLeave.all,
      cited.sovietUnits.moscow,
    ],
    questions: [cited.leavingManner, cited.retreatOrder, cited.centralOrder, cited.moscowContested],
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
    clauses: [cited.opening.noIncome, cited.sovietMarkers.treasury, cited.imperialVictory.bank],
    questions: [cited.bankWhen],
    note: 'Units are paid for when they are purchased, before the Revolution gives the Soviets their IPCs.',
  },
]
