/**
 * When the Germans act, and who decides the details.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../src/kernel/table.js'
import { flag, range, view } from '../../../src/kernel/view.js'
import { germanActions } from '../clauses/commands.js'
import { friendsAndEnemies } from '../clauses/introduction.js'
import { eventCard } from '../clauses/sequence-of-play.js'
import { coordinate } from '../clauses/special-activities.js'

/** Whether an Event calls up the German Action Phase when it becomes current. */
export const germanPhase = first('German Action Phase: is there one', view({ phase: [1, 2], symbol: flag }), (row) => [
  row([germanActions.phaseTwoOnly, friendsAndEnemies.phaseTwo], { phase: 1 }, false),
  row([germanActions.printedOnEvent, eventCard.germanSymbol, friendsAndEnemies.germanTiming], { symbol: true }, true),
  row(germanActions.printedOnEvent, { symbol: false }, false),
])

/** Whether the Germans act before or after the Factions. */
export const germanTiming = one('German Action Phase: before or after', view({ face: range(1, 6) }), (row) => [
  row(germanActions.lowRollFirst, { face: P.number.lte(3) }, 'before the Factions'),
  row(germanActions.highRollLast, { face: P.number.gte(4) }, 'after the Factions'),
])

/** Who decides what the Germans do. */
export const germanDetails = one('German Action Phase: who decides', view({ coordinate: flag }), (row) => [
  row(germanActions.byFlowchart, { coordinate: false }, 'flowchart'),
  row([coordinate.senateDecides, germanActions.senateMayCoordinate], { coordinate: true }, 'senate'),
])
