/** 3.3.2 Soviet Tactical Supports. @module */
import { component, flag, forbid, one, prohibition, question, range, rule, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { mapSpaces, marchUse } from './1.3-the-map.js'
import { sovietStrategies } from './3.2-soviet-strategies.js'
import { BOX } from './reasons.js'
import { ahead, section } from './section.js'

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
  because: 'It speaks of no other side than the one whose retreat is cancelled.',
})

export const nkvdRetreat = question('nkvdRetreat', {
  asks: 'Whose retreat does the support NKVD cancel?',
  clauses: [sovietSupports.nkvdRetreat, ahead('resultsTable.retreat')],
  readings: {
    Soviet: 'That of the Soviets, who do not give way.',
    any: 'That of any side: the combat table drives back whoever is the defender.',
  },
  usual: 'Soviet',
  because: 'It is a support of the Soviets, and to keep the Finns in the space would help them alone.',
})

export const finnishUnitPenalty = sum(
  'Combat: what Soviet supports take from a Finnish unit',
  view({
    air: flag('Soviet Air support has an effect', 'no Soviet Air support has an effect'),
    munitions: flag('the Finns lack munitions', 'the Finns do not lack munitions'),
  }),
  (row) => [row(sovietSupports.air, { air: true }, 1), row(sovietSupports.munitions, { munitions: true }, 2)],
)

export const artilleryTakes = one(
  'Combat: what Soviet artillery takes from one Finnish unit',
  view(
    {
      artillery: flag('the Soviets have Artillery support', 'the Soviets have no Artillery support'),
      doubled: flag('Meretskov doubles it', 'Meretskov does not double it'),
    },
    [{ because: 'he doubles what is there', when: ({ artillery, doubled }) => doubled && !artillery }],
  ),
  (row) => [
    row(sovietSupports.artillery, { artillery: false, doubled: false }, 0),
    row(sovietSupports.artillery, { artillery: true, doubled: false }, 2),
    row([sovietSupports.artillery, sovietSupports.meretskovArtillery], { doubled: true }, 4),
  ],
)

export const airWorks = one(
  'Combat: whether Soviet Air support has an effect',
  view({
    air: flag('the Soviets have Air support', 'the Soviets have no Air support'),
    met: flag('the Finns have Air support', 'the Finns have no Air support'),
    grounded: flag('nobody can fly', 'everybody can fly'),
  }),
  (row) => [
    row(sovietSupports.air, { air: false }, false),
    row(sovietSupports.air, { air: true, met: false, grounded: false }, true),
    row(ahead('finnishSupports.airCounter'), { air: true, met: true, grounded: false }, false),
    row([ahead('environments.snowAir'), ahead('environments.fogAir')], { air: true, grounded: true }, false),
  ],
)

const come = range(0, 2, 'units that have come')

/** Who may come with the Soviet Reinforcements. */
export const mayNotJoin = forbid(
  'Combat: may not come with the Soviet Reinforcements',
  view({
    come,
    force: range(0, 8, 'units of the force'),
    near: flag('it is in the space of the force or beside it', 'it is in another space'),
    march: flag('only the connection of March leads there', 'it takes no connection of March'),
    meretskov: flag('the Combat Strategy has Meretskov', 'the Combat Strategy has not Meretskov'),
    marchUse,
    free: flag(
      'no Combat Strategy has it, or has had it in this turn',
      'a Combat Strategy has it, or has had it in this turn',
    ),
    keeps: flag('it is the last that keeps its space', 'it is not the last that keeps its space'),
  }),
  (bar) => [
    bar(sovietSupports.reinforcements, { come: 2 }),
    bar(sovietSupports.sixAtMost, { force: P.number.gte(6) }),
    bar([sovietSupports.reinforcements, mapSpaces.connections], { near: false }),
    bar(sovietSupports.meretskovLink, { march: true, meretskov: false, marchUse: 'with Meretskov' }),
    bar(sovietStrategies.once, { free: false }),
    bar(ahead('progression.occupied'), { keeps: true }),
  ],
)
