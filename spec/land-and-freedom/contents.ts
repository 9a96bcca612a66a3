/** The contents of the book: its pages, in printed order. @module */
import { contentsOf } from 'rulewright/book'
import * as winningAndLosing from './4.1-winning-and-losing.js'
import * as initiative from './4.2-initiative.js'
import * as turnSequence from './5.1-turn-sequence.js'
import * as playerCards from './6.1-player-cards.js'
import * as morale from './7.1-morale-bonus.js'
import * as teamwork from './7.2-teamwork-bonus.js'
import * as heroPoints from './7.3-hero-points.js'
import * as victory from './8.1-victory-on-a-front.js'
import * as defeat from './8.2-defeat-on-a-front.js'
import * as tracks from './9.1-tracks-and-triggers.js'
import * as finalBid from './10.2-final-bid.js'
import * as endOfTheYear from './10.3-end-of-the-year.js'
import * as symbolKey from './11.1-symbol-key.js'
import * as appendixOfMedallions from './11.2-medallions.js'
import * as nonPlayers from './12.1-non-players.js'
import * as nonPlayerEvents from './12.2-non-player-events.js'
import * as nonPlayerMeans from './12.2-non-player-means.js'
import * as nonPlayerStrength from './12.3-non-player-strength.js'
import * as nonPlayerAttacks from './12.4-non-player-attacks.js'
import * as priorityTracks from './12.5-priority-track.js'
import * as nonPlayerMedallions from './12.6-non-player-medallions.js'
import * as nonPlayerBids from './12.7-non-player-bid.js'
import * as rules from './rules.gen.js'

/** The pages in printed order. */
export const pages = [
  winningAndLosing,
  initiative,
  turnSequence,
  playerCards,
  morale,
  teamwork,
  heroPoints,
  victory,
  defeat,
  tracks,
  finalBid,
  endOfTheYear,
  symbolKey,
  appendixOfMedallions,
  nonPlayers,
  nonPlayerEvents,
  nonPlayerMeans,
  nonPlayerStrength,
  nonPlayerAttacks,
  priorityTracks,
  nonPlayerMedallions,
  nonPlayerBids,
] as const

export const { sections, questions, tables, formulas } = contentsOf([rules, ...pages])
