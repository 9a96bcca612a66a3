/** 3.3.2 Soviet Tactical Supports. @module */
import { component, prohibition, question, rule } from 'rulewright/book'
import { BOX } from './reasons.js'
import { section } from './section.js'

export const sovietSupports = section('sovietSupports', '3.3.2', 'Soviet Tactical Supports', {
  nine: component('There are nine.', { status: BOX }),
  meretskovChoice: rule('Meretskov: the player chooses one of two effects.'),
  meretskovLines: rule('Meretskov: the Finnish defence lines count -1 instead of -4.'),
  meretskovArtillery: rule('Meretskov: or the effect of an artillery support is doubled.'),
  meretskovLink: prohibition(
    'Meretskov: it takes him to use the connection of Orianenbaum and Koivisto, from March 1940 on.',
  ),
  timoshenkoChoice: rule('Timoshenko: the player chooses one of two effects.'),
  timoshenkoLosses: rule('Timoshenko: the losses of the enemy are doubled, if an artillery support is used.'),
  timoshenkoBonus: rule('Timoshenko: or the tactical bonus of all units of a Coordinated manoeuvre grows by 1.'),
  air: rule('Air support: -1 for each Finnish unit.'),
  artillery: rule('Artillery support: -2 for one Finnish unit.'),
  nkvdRetreat: rule('NKVD: no retreat comes of a combat.'),
  nkvdLosses: rule('NKVD: but losses are doubled.'),
  reinforcements: rule('Reinforcements: up to two units more take part, from the space of the force or one beside it.'),
  sixAtMost: prohibition('The units of a force are never more than six.'),
  munitions: rule('Lack of munitions: -2 for each Finnish unit.'),
  supply: rule('Supply: the Soviet die counts 1 more.'),
  supplyEnemy: rule('Supply: or the Finnish die counts 1 less.'),
  brigade: rule('T-34/KV-1: defence lines count -1 instead of -4.'),
})

export const nkvdWhose = question('nkvdWhose', {
  asks: 'Whose losses does the support NKVD double?',
  clauses: [sovietSupports.nkvdRetreat, sovietSupports.nkvdLosses],
  readings: {
    Soviet: 'Those of the Soviets, who do not give way.',
    both: 'Those of both sides.',
  },
  usual: 'Soviet',
  because: 'It is the price of standing where one would have gone.',
})
