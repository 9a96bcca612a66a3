/** 3.3.3 Finnish tactical support. @module */

import { among, flag, forbid, one, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { GREATEST_FORCE, SOVIET_UNITS } from './vocabulary.js'

const unit = among(SOVIET_UNITS, 'the unit')
const ambushes = range(0, 2, 'Ambushes')
const antiTanks = range(0, 2, 'Anti-tanks')

export const sovietUnitPenalty = sum(
  'Combat: what Finnish supports take from a Soviet unit',
  view({ unit, ambushes, antiTanks, antiTankUnits: cited.antiTankUnits }),
  (row) => [
    row(cited.finnishSupports.ambushPenalty, { ambushes: P.number.positive() }, ({ ambushes }) => 3 * ambushes),
    row(
      cited.finnishSupports.antiTankUnits,
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
    tankCounters: cited.tankCounters,
    antiTankUnits: cited.antiTankUnits,
    air: flag('Finnish Air support has an effect', 'no Finnish Air support has an effect'),
    sovietAir: flag('the Soviets have Air support', 'the Soviets have no Air support'),
  }),
  (row) => [
    row(cited.finnishSupports.artillery, { artillery: true }, 2),
    row(
      cited.finnishSupports.antiTankForce,
      { antiTanks: P.number.positive(), tanks: false, brigade: false },
      ({ antiTanks }) => antiTanks,
    ),
    row(
      cited.finnishSupports.antiTankForce,
      { antiTanks: P.number.positive(), tanks: false, brigade: true, tankCounters: 'no' },
      ({ antiTanks }) => antiTanks,
    ),
    row(
      cited.finnishSupports.antiTankUnits,
      { antiTanks: P.number.positive(), tanks: true, antiTankUnits: 'once' },
      ({ antiTanks }) => 2 * antiTanks,
    ),
    row(cited.finnishSupports.airForce, { air: true, sovietAir: false }, 1),
  ],
)

export const mannerheimTakes = one(
  'Combat: what Mannerheim takes from a Soviet unit',
  view({ used: flag('he is used for it', 'he is not used for it') }),
  (row) => [
    row(cited.finnishSupports.mannerheimChoice, { used: false }, 0),
    row(cited.finnishSupports.mannerheimPenalty, { used: true }, 2),
  ],
)

const come = range(0, 2, 'units that have come')

/** The prohibitions on units that come with the Finnish Reinforcements. */
export const mayNotReinforce = forbid(
  'Combat: may not come with the Finnish Reinforcements',
  view({
    come,
    free: flag('such a unit is on the sheet', 'no such unit is on the sheet'),
    force: range(0, GREATEST_FORCE, 'units of the force'),
  }),
  (bar) => [
    bar(cited.finnishSupports.reinforcements, { come: 2 }),
    bar(cited.finnishStrategies.once, { free: false }),
    bar(cited.generalPoints.force, { force: GREATEST_FORCE }),
  ],
)
