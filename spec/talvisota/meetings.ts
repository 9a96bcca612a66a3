/** Rules that meet within one turn: which comes first, and whether the other still holds. @module */
import type { Meeting } from 'rulewright/book'
import { generalPoints } from './1.1-general-points.js'
import { breakLasts } from './1.1-lost-control.js'
import { victoryConditions } from './1.2-victory-conditions.js'
import { entrenchmentsReturn } from './2.1-general-placement.js'
import { entering, gameTurn, movementFrom } from './2.4-game-turn.js'
import { moraleWhen, situation } from './3.1-international-situation.js'
import { deployment, unitsOfFront } from './3.2-deployment.js'
import { finnishReinforcements } from './3.3-finnish-supports.js'
import { supportPoints } from './3.3-tactical-support.js'
import { combatForces } from './4.1-organisation.js'
import { combatRounds, effectWhen } from './4.4-combat-rounds.js'
import { combatResults } from './4.5.1-combat-results.js'
import { secondDefence } from './4.5.2-second-defence.js'
import { afterRepulse, drivenVictor, secondForce, sovietVictory } from './4.5.2-soviet-victory.js'
import { finnishVictory } from './4.5.3-finnish-victory.js'
import { recoveredWhen, reinforcing } from './4.5.4-losses-and-reinforcements.js'
import { emptySpace, markerWhen, progression } from './6.1-soviet-progression.js'
import { harassment } from './6.2-finnish-harassment.js'

/** How the rules get on that meet within one turn. */
export const meetings: readonly Meeting[] = [
  {
    fields: ['changes'],
    written: ['combat', 'harassment', 'international situation', 'recovery', 'turn'],
    asked: ['How the game stands'],
    clauses: [situation.atTheEnd, harassment.atOnce, victoryConditions.finnishMorale, victoryConditions.sovietMorale],
    questions: [moraleWhen],
  },
  {
    fields: ['finns.plans', 'soviets.plans'],
    written: ['Finnish means', 'deployment', 'strategies', 'turn', 'combat', 'joining', 'losses', 'occupying'],
    asked: ['may not lie on the Front'],
    clauses: [deployment.allocates, deployment.oneAfterAnother, deployment.resolved, combatForces.deployed],
    questions: [unitsOfFront, entrenchmentsReturn],
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
    clauses: [combatResults.lost, combatRounds.remaining, supportPoints.throughout],
    questions: [effectWhen],
    note: 'A round is counted with the units that are there when it begins; its losses count in the next one.',
  },
  {
    fields: ['finns.plans', 'soviets.plans'],
    written: ['joining', 'losses'],
    asked: [
      'Combat: may not come with the Finnish Reinforcements',
      'Combat: may not come with the Soviet Reinforcements',
    ],
    clauses: [combatForces.deployed, generalPoints.force],
    questions: [finnishReinforcements],
    note: 'A support is used before its combat is counted, so that losses of earlier combats are gone already.',
  },
  {
    fields: ['soviets.plans'],
    written: ['occupying', 'losses'],
    asked: [
      'Combat: whether a force has what its Combat Strategy asks of it for a second space',
      'Combat: may not go on to a second space',
    ],
    clauses: [sovietVictory.occupies, combatResults.lost],
    questions: [secondForce, secondDefence, afterRepulse],
  },
  {
    fields: ['spaces'],
    written: ['harassment', 'joining', 'losses', 'occupying', 'special movement'],
    asked: ['Who controls a space'],
    clauses: [generalPoints.control, sovietVictory.occupies, progression.occupied, finnishVictory.controlled],
    questions: [breakLasts, drivenVictor, emptySpace, markerWhen],
    note: 'Who controls a space is found anew whenever it matters: movement, then combats one by one, then harassment.',
  },
  {
    fields: ['finns.losses', 'soviets.losses', 'soviets.arriving', 'soviets.fronts'],
    written: ['losses', 'recovery', 'placing on the Fronts', 'special movement', 'turn'],
    clauses: [reinforcing.soviet, reinforcing.finnish, combatResults.lossesBox, gameTurn.movement],
    questions: [recoveredWhen, entering],
    note: 'Units that are lost in a turn wait at least until the next one, so that no recovery meets them before.',
  },
  {
    fields: ['turn'],
    written: ['turn'],
    asked: ['may not come to the map there'],
    clauses: [gameTurn.marker, gameTurn.fromDecember],
    questions: [movementFrom],
  },
]
