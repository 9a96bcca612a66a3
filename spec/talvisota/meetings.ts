/** Rules that meet within one turn: which comes first, and whether the other still holds. @module */

import type { Meeting } from 'rulewright/book'
import * as cited from './rules.gen.js'

/** The rules that meet within one turn, and the order in which they apply. */
export const meetings: readonly Meeting[] = [
  {
    fields: ['changes'],
    written: ['combat', 'harassment', 'international situation', 'recovery', 'turn'],
    asked: ['How the game stands'],
    clauses: [
      cited.situation.atTheEnd,
      cited.harassment.atOnce,
      cited.victoryConditions.finnishMorale,
      cited.victoryConditions.sovietMorale,
    ],
    questions: [cited.moraleWhen],
  },
  {
    fields: ['finns.plans', 'soviets.plans'],
    written: ['Finnish means', 'deployment', 'strategies', 'turn', 'combat', 'joining', 'losses', 'occupying'],
    asked: ['may not lie on the Front'],
    clauses: [
      cited.deployment.allocates,
      cited.deployment.oneAfterAnother,
      cited.deployment.resolved,
      cited.combatForces.deployed,
    ],
    questions: [cited.unitsOfFront, cited.entrenchmentsReturn],
    note: 'What lies on a Front is placed before anything fights, and is not placed anew until the next turn.',
  },
  {
    fields: ['finns.plans', 'soviets.plans'],
    written: ['combat', 'joining', 'losses'],
    asked: [
      'Combat table: the result',
      'Combat: who rolls',
      'Combat: what Finnish supports take from a Soviet unit',
      'Combat: how often the bonus of a Soviet unit counts',
      'Combat: may not be lost',
      'Environment: what a marker takes from a Soviet unit',
      'Environment: what a marker takes from the Soviet force',
      'Environment: may not apply its bonus',
    ],
    clauses: [cited.combatResults.lost, cited.combatRounds.remaining, cited.supportPoints.throughout],
    questions: [cited.effectWhen],
    note: 'A round is counted with the units that are there when it begins; its losses count in the next one.',
  },
  {
    fields: ['finns.plans', 'soviets.plans'],
    written: ['joining', 'losses', 'combat'],
    asked: [
      'Combat: may not come with the Finnish Reinforcements',
      'Combat: may not come with the Soviet Reinforcements',
    ],
    clauses: [cited.combatForces.deployed, cited.generalPoints.force],
    questions: [cited.finnishReinforcements],
    note: 'A support is used before its combat is counted, so that losses of earlier combats are gone already.',
  },
  {
    fields: ['soviets.plans'],
    written: ['occupying', 'losses'],
    asked: [
      'Combat: whether a force has what its Combat Strategy asks of it for a second space',
      'Combat: may not go on to a second space',
    ],
    clauses: [cited.sovietVictory.occupies, cited.combatResults.lost],
    questions: [cited.secondForce, cited.secondDefence, cited.afterRepulse],
  },
  {
    fields: ['spaces'],
    written: ['harassment', 'joining', 'losses', 'occupying', 'special movement'],
    asked: ['Who controls a space'],
    clauses: [
      cited.generalPoints.control,
      cited.sovietVictory.occupies,
      cited.progression.occupied,
      cited.finnishVictory.controlled,
    ],
    questions: [cited.breakLasts, cited.drivenVictor, cited.emptySpace, cited.markerWhen],
    note: 'Who controls a space is found anew whenever it matters: movement, then combats one by one, then harassment.',
  },
  {
    fields: ['finns.losses', 'soviets.losses', 'soviets.arriving', 'soviets.fronts'],
    written: ['losses', 'recovery', 'placing on the Fronts', 'special movement', 'turn'],
    clauses: [
      cited.reinforcing.soviet,
      cited.reinforcing.finnish,
      cited.combatResults.lossesBox,
      cited.gameTurn.movement,
    ],
    questions: [cited.recoveredWhen, cited.entering],
    note: 'Units that are lost in a turn wait at least until the next one, so that no recovery meets them before.',
  },
  {
    fields: ['soviets.fronts'],
    written: ['placing on the Fronts'],
    asked: ['may not come to the map there'],
    clauses: [cited.gameTurn.movement, cited.reinforcing.forces],
    note: 'Units come to their Front when the turn begins, before any of a Front moves to the map.',
  },
  {
    fields: ['finns.forces'],
    written: ['recovery', 'turn'],
    clauses: [cited.reinforcing.finnishBack],
    note: 'Units that were lost come back when a turn begins, those of the Fronts when it ends; neither looks at the other.',
  },
  {
    fields: ['turn'],
    written: ['turn'],
    asked: ['may not come to the map there'],
    clauses: [cited.gameTurn.marker, cited.gameTurn.fromDecember],
    questions: [cited.movementFrom],
  },
]
