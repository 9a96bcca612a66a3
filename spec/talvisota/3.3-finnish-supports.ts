/** 3.3.3 Finnish tactical support. @module */
import { among, component, flag, forbid, one, question, range, rule, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { generalPoints } from './1.1-general-points.js'
import { finnishStrategies } from './3.2-finnish-strategies.js'
import { sovietSupports } from './3.3-soviet-supports.js'
import { BOX } from './reasons.js'
import { section } from './section.js'
import { GREATEST_FORCE, SOVIET_UNITS } from './vocabulary.js'

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

export const antiTankUnits = question('antiTankUnits', {
  asks: 'Is the penalty of Anti-tanks taken for each tank unit?',
  clauses: [finnishSupports.antiTankUnits, finnishSupports.antiTankForce],
  readings: {
    each: 'Yes: for each TAN.',
    once: 'No: once, where there is a TAN.',
  },
  usual: 'each',
  because: 'It is laid on the units, and on the force only where there is no such unit.',
})

export const tankCounters = question('tankCounters', {
  asks: 'Is the support T-34/KV-1 a tank where Anti-tanks look for one?',
  clauses: [finnishSupports.antiTankForce, sovietSupports.brigade],
  readings: {
    no: 'No: only units are looked for, and it is a support.',
    yes: 'Yes: it is a counter of tanks that is there, so that the force has no penalty.',
  },
  usual: 'no',
  because: 'The other penalty is laid on tank units, and the force has one where it has none of them.',
})

export const finnishReinforcements = question('finnishReinforcements', {
  asks: 'Can the Finnish Reinforcements bring fewer than two units?',
  clauses: [finnishSupports.reinforcements, finnishStrategies.divides],
  readings: {
    yes: 'Yes: two are the most that come.',
    'only if there are too few': 'No, as long as another can come.',
  },
  usual: 'only if there are too few',
  because: 'It adds two units; only of the Soviet support does the text say that fewer will do.',
})

const unit = among(SOVIET_UNITS, 'the unit')
const ambushes = range(0, 2, 'Ambushes')
const antiTanks = range(0, 2, 'Anti-tanks')

export const sovietUnitPenalty = sum(
  'Combat: what Finnish supports take from a Soviet unit',
  view({ unit, ambushes, antiTanks, antiTankUnits }),
  (row) => [
    row(finnishSupports.ambushPenalty, { ambushes: P.number.positive() }, ({ ambushes }) => 3 * ambushes),
    row(
      finnishSupports.antiTankUnits,
      { unit: 'TAN', antiTanks: P.number.positive(), antiTankUnits: 'each' },
      ({ antiTanks }) => 2 * antiTanks,
    ),
  ],
)

export const sovietForcePenalty = sum(
  'Combat: what Finnish supports take from the Soviet force',
  view({
    artillery: flag('the Finns have Artillery support', 'the Finns have no Artillery support'),
    antiTanks,
    tanks: flag('TAN are in the force', 'no TAN is in the force'),
    brigade: flag('the Soviets have T-34/KV-1', 'the Soviets do not have T-34/KV-1'),
    tankCounters,
    antiTankUnits,
    air: flag('Finnish Air support has an effect', 'no Finnish Air support has an effect'),
    sovietAir: flag('the Soviets have Air support', 'the Soviets have no Air support'),
  }),
  (row) => [
    row(finnishSupports.artillery, { artillery: true }, 2),
    row(
      finnishSupports.antiTankForce,
      { antiTanks: P.number.positive(), tanks: false, brigade: false },
      ({ antiTanks }) => antiTanks,
    ),
    row(
      finnishSupports.antiTankForce,
      { antiTanks: P.number.positive(), tanks: false, brigade: true, tankCounters: 'no' },
      ({ antiTanks }) => antiTanks,
    ),
    row(
      finnishSupports.antiTankUnits,
      { antiTanks: P.number.positive(), tanks: true, antiTankUnits: 'once' },
      ({ antiTanks }) => 2 * antiTanks,
    ),
    row(finnishSupports.airForce, { air: true, sovietAir: false }, 1),
  ],
)

export const mannerheimTakes = one(
  'Combat: what Mannerheim takes from a Soviet unit',
  view({ used: flag('he is used for it', 'he is not used for it') }),
  (row) => [
    row(finnishSupports.mannerheimChoice, { used: false }, 0),
    row(finnishSupports.mannerheimPenalty, { used: true }, 2),
  ],
)

const come = range(0, 2, 'units that have come')

/** Who may come with the Finnish Reinforcements. */
export const mayNotReinforce = forbid(
  'Combat: may not come with the Finnish Reinforcements',
  view({
    come,
    free: flag('such a unit is on the sheet', 'no such unit is on the sheet'),
    force: range(0, GREATEST_FORCE, 'units of the force'),
  }),
  (bar) => [
    bar(finnishSupports.reinforcements, { come: 2 }),
    bar(finnishStrategies.once, { free: false }),
    bar(generalPoints.force, { force: GREATEST_FORCE }),
  ],
)
