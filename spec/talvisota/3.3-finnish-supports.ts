/** 3.3.3 Finnish tactical support. @module */
import { component, rule } from 'rulewright/book'
import { BOX } from './reasons.js'
import { section } from './section.js'

export const finnishSupports = section('finnishSupports', '3.3.3', 'Finnish tactical support', {
  eight: component('There are eight.', { status: BOX }),
  mannerheimChoice: rule('Mannerheim: the player chooses one of two effects.'),
  mannerheimRetreat: rule('Mannerheim: no retreat comes of a combat, but losses are doubled.'),
  mannerheimPenalty: rule('Mannerheim: or -2 for a Soviet unit.'),
  artillery: rule('Artillery support: -2 for the Soviet force.'),
  reinforcements: rule('Reinforcements: two units of any types are added to the force.'),
  antiTankUnits: rule('Anti-tanks: -2 for the Soviet tank units.'),
  antiTankForce: rule('Anti-tanks: -1 for the Soviet force, if there are no tanks.'),
  airCounter: rule('Air support: a Soviet air support has no effect.'),
  airForce: rule('Air support: -1 for the Soviet force, if there is no Soviet air support.'),
  ambushPenalty: rule('Ambush: -3 for each Soviet unit.'),
  ambushBonus: rule('Ambush: no Soviet unit applies its bonus.'),
})
