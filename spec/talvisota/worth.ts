/** The worth of the two forces of a combat, put together from the tables of 3.3, 4.2, 5 and 8. @module */

import { added, readingOf } from 'rulewright/book'
import { mannerheimTakes, sovietForcePenalty, sovietUnitPenalty } from './3.3-finnish-supports.js'
import { airWorks, artilleryTakes, finnishUnitPenalty } from './3.3-soviet-supports.js'
import { atLeastOne, bonusLeft, bonusTimes, type CANCELLING, timoshenkoAdds, valueCounts } from './4.2-combat-values.js'
import {
  environmentAids,
  environmentTakes,
  environmentTakesOnce,
  mayNotApplyBonus,
  mayNotFly,
} from './5-environment.js'
import { lineTakes } from './8-fortification-lines.js'
import type { UnitTexts } from './components/units.js'
import type { Fight } from './fight.js'
import * as cited from './rules.gen.js'
import { armourOf } from './units.js'
import { FINNISH_UNITS, type FinnishSupport, SOVIET_UNITS, type SovietSupport, type SovietUnit } from './vocabulary.js'

const numberOf = <Name extends string>(names: readonly Name[], name: Name): number =>
  names.filter((one) => one === name).length

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

const has = ({ soviets }: Fight, support: SovietSupport): boolean => soviets.supports.includes(support)
const hasFinnish = ({ finns }: Fight, support: FinnishSupport): boolean => finns.supports.includes(support)

/** True if Air support can have an effect at all. */
const flies = ({ finns }: Fight): boolean => !finns.environments.some((marker) => mayNotFly.refuses({ marker }))

/** Finds the cause that cancels the bonus of a unit. */
function cancelling(fight: Fight, unit: SovietUnit): (typeof CANCELLING)[number] {
  if (hasFinnish(fight, 'EMB')) return 'an Ambush'
  const reading = readingOf(fight, cited.snowOnArmour)
  const cancels = fight.finns.environments.some((marker) =>
    mayNotApplyBonus.refuses({ marker, unit, snowOnArmour: reading }),
  )
  return cancels ? 'an Environment marker' : 'nothing'
}

/** True if the bonus of any unit of the force is cancelled. */
const isCutElsewhere = (fight: Fight): boolean =>
  SOVIET_UNITS.some((unit) => fight.soviets.units[unit] > 0 && cancelling(fight, unit) !== 'nothing')

/** The bonus of a Soviet unit as it counts. */
function bonusOf(fight: Fight, unit: SovietUnit, printed: number): number {
  const { strategy } = fight.soviets
  const left = bonusLeft.ask({
    strategy,
    by: cancelling(fight, unit),
    others: isCutElsewhere(fight),
    manoeuvreCancels: readingOf(fight, cited.manoeuvreCancels),
    cutUnits: readingOf(fight, cited.cutUnits),
  })
  if (left === 'nothing') return 0
  const cut = left === 'one'
  const times = bonusTimes.ask({
    strategy,
    unit,
    armouredUnits: readingOf(fight, cited.armouredUnits),
    mechanisedUnits: readingOf(fight, cited.mechanisedUnits),
  })
  const more = timoshenkoAdds.ask({
    used: fight.uses.TIMO === 'bonus',
    cut,
    timoshenkoDoubled: readingOf(fight, cited.timoshenkoDoubled),
    timoshenkoCut: readingOf(fight, cited.timoshenkoCut),
  })
  return (cut ? Math.min(1, printed) : times * printed) + more
}

/** Returns the penalty on one Soviet unit. */
function takenFrom(fight: Fight, unit: SovietUnit): number {
  const { supports, environments } = fight.finns
  const bySupports = sovietUnitPenalty.ask({
    unit,
    ambushes: numberOf(supports, 'EMB'),
    antiTanks: numberOf(supports, 'A-T'),
    antiTankUnits: readingOf(fight, cited.antiTankUnits),
  })
  const byMarkers = environments.map((marker) =>
    environmentTakes.ask({
      marker,
      unit,
      woodsPenalty: readingOf(fight, cited.woodsPenalty),
      snowPenalty: readingOf(fight, cited.snowPenalty),
    }),
  )
  return bySupports + total(byMarkers)
}

/** Returns the penalty on the Soviet force as a whole: from supports, Environment and the space. */
function takenFromForce(fight: Fight): number {
  const { soviets, finns, space } = fight
  const tanks = soviets.units.TAN > 0
  const bySupports = sovietForcePenalty.ask({
    artillery: hasFinnish(fight, 'ART'),
    antiTanks: numberOf(finns.supports, 'A-T'),
    tanks,
    brigade: has(fight, 'T-34'),
    tankCounters: readingOf(fight, cited.tankCounters),
    antiTankUnits: readingOf(fight, cited.antiTankUnits),
    air: hasFinnish(fight, 'AIR') && flies(fight),
    sovietAir: has(fight, 'AIR'),
  })
  const byMarkers = finns.environments.map((marker) =>
    environmentTakesOnce.ask({
      marker,
      tanks,
      armour: armourOf(soviets.units) > 0,
      woodsPenalty: readingOf(fight, cited.woodsPenalty),
      snowPenalty: readingOf(fight, cited.snowPenalty),
    }),
  )
  const byLine = lineTakes.ask({
    dotted: space.dotted,
    meretskov: fight.uses.MER === 'lines',
    brigade: has(fight, 'T-34'),
  })
  return bySupports + total(byMarkers) + byLine
}

/** Returns the joint worth of units, less the penalty on a single one of them: the unit that is worth most. */
function together(fight: Fight, worths: readonly number[], fromOne: number): number {
  if (readingOf(fight, cited.unitBelowZero) === 'yes' || worths.length === 0)
    return total(worths) - (worths.length > 0 ? fromOne : 0)
  const [most = 0, ...others] = worths.map((worth) => Math.max(0, worth)).toSorted((one, other) => other - one)
  return total(others) + Math.max(0, most - fromOne)
}

const repeated = (number: number, worth: number): readonly number[] => Array.from({ length: number }, () => worth)

/** The worth of the Soviet force before its floor. */
export const sovietSum = added(
  'Soviet force',
  [cited.combatValues.soviet, cited.combatValues.strategy],
  {},
  (add, fight: Fight, _, texts: UnitTexts) => {
    const { units } = fight.soviets
    const worths = SOVIET_UNITS.flatMap((unit) => {
      if (units[unit] === 0) return []
      const { strength, bonus } = texts[unit]
      return repeated(units[unit], strength + bonusOf(fight, unit, bonus) - takenFrom(fight, unit))
    })
    add(together(fight, worths, mannerheimTakes.ask({ used: fight.uses.MANN === 'penalty' })), 'units')
    add(-takenFromForce(fight), 'penalties on the force')
    add(-total(FINNISH_UNITS.map((unit) => fight.finns.units[unit] * texts[unit].penalty)), 'Finnish units')
    if (valueCounts.ask({ spaceValue: readingOf(fight, cited.spaceValue) }) === 'against the Soviets')
      add(-fight.space.value, 'the space')
  },
)

/** The worth of the Finnish force before its floor. */
export const finnishSum = added(
  'Finnish force',
  [cited.combatValues.finnish],
  {},
  (add, fight: Fight, _, texts: UnitTexts) => {
    const { finns } = fight
    const air = airWorks.ask({ air: has(fight, 'AIR'), met: hasFinnish(fight, 'AIR'), grounded: !flies(fight) })
    const taken = finnishUnitPenalty.ask({ air, munitions: has(fight, 'MUNI') })
    const given = total(finns.environments.map((marker) => environmentAids.ask({ marker })))
    const worths = FINNISH_UNITS.flatMap((unit) =>
      repeated(finns.units[unit], texts[unit].strength + texts[unit].bonus + given - taken),
    )
    const artillery = artilleryTakes.ask({ artillery: has(fight, 'ART'), doubled: fight.uses.MER === 'artillery' })
    add(together(fight, worths, artillery), 'units')
    if (finns.entrenched) add(texts.entrenchment, 'the entrenchment')
    if (valueCounts.ask({ spaceValue: readingOf(fight, cited.spaceValue) }) === 'for the Finns')
      add(fight.space.value, 'the space')
  },
)

/** Returns the worth of the two forces. */
export const worthOf = (fight: Fight, texts: UnitTexts) => ({
  Soviets: atLeastOne.compute(sovietSum.compute(fight, {}, texts)),
  Finns: atLeastOne.compute(finnishSum.compute(fight, {}, texts)),
})
