/**
 * Every section of the book, in the order of the text.
 *
 * @module
 */
import type { Section } from '../../../src/kernel/clause.js'
import * as civilWar from './civil-war.js'
import * as economy from './economy.js'
import * as opening from './opening.js'
import * as revolutionPhase from './revolution-phase.js'
import * as sovietRepublic from './soviet-republic.js'

/** The files of clauses with their exports by name: what a test compares with the names of the sections. */
export const chapters = [opening, revolutionPhase, civilWar, sovietRepublic, economy] as const

/** Every section of the book, in the order of the text. */
export const sections: readonly Section[] = [
  opening.opening,
  revolutionPhase.revolutionPhase,
  revolutionPhase.alliesLeave,
  revolutionPhase.centralLeave,
  revolutionPhase.sovietPower,
  revolutionPhase.sovietUnits,
  revolutionPhase.sovietMarkers,
  revolutionPhase.imperialTreasury,
  civilWar.civilWar,
  sovietRepublic.republic,
  sovietRepublic.treaty,
  sovietRepublic.sovietShips,
  civilWar.contested,
  economy.victoryCities,
  economy.onceAGame,
  economy.economy,
  economy.imperialVictory,
  economy.designNote,
]
