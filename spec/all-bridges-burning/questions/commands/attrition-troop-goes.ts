/**
 * Where does an attacking Russian Troop go that is lost?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { availability } from '../../clauses/forces.js'
import { powers } from '../../clauses/propaganda-rounds.js'

/** Where does an attacking Russian Troop go that is lost? */
export const attritionTroopGoes = question('attritionTroopGoes', {
  asks: 'Where does an attacking Russian Troop go that is lost for a German one?',
  kind: 'gap',
  clauses: [attack.attritionGermans, availability.offMap, attack.engagementOthers, powers.removeRandom],
  readings: {
    Available: 'Into the Available Forces box, like Troops that an Attack takes from the Defenders.',
    'Out of Play': 'Out of Play, where Russians go that leave the map in a Propaganda Round.',
  },
  usual: 'Available',
  because: 'What an Attack takes of Troops becomes Available, and nothing sends those of the Attacker elsewhere.',
})
