/** What the two forces of a combat are worth, put together from the tables of 3.3, 4.2, 5 and 8. @module */
import { added, readingOf } from 'rulewright/book'
import {
  antiTankUnits,
  mannerheimTakes,
  sovietForcePenalty,
  sovietUnitPenalty,
  tankCounters,
} from './3.3-finnish-supports.js'
import { airWorks, artilleryTakes, finnishUnitPenalty } from './3.3-soviet-supports.js'
import {
  armouredUnits,
  atLeastOne,
  bonusLeft,
  bonusTimes,
  type CANCELLING,
  combatValues,
  cutUnits,
  manoeuvreCancels,
  mechanisedUnits,
  spaceValue,
  timoshenkoAdds,
  timoshenkoCut,
  timoshenkoDoubled,
  unitBelowZero,
  valueCounts,
} from './4.2-combat-values.js'
import {
  environmentAids,
  environmentTakes,
  environmentTakesOnce,
  mayNotApplyBonus,
  mayNotFly,
  snowOnArmour,
  snowPenalty,
  woodsPenalty,
} from './5-environment.js'
import { lineTakes } from './8-fortification-lines.js'
import type { UnitTexts } from './components/units.js'
import type { Fight } from './fight.js'
import { armourOf } from './units.js'
import { FINNISH_UNITS, type FinnishSupport, SOVIET_UNITS, type SovietSupport, type SovietUnit } from './vocabulary.js'

const numberOf = <Name extends string>(names: readonly Name[], name: Name): number =>
  names.filter((one) => one === name).length

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

const has = ({ soviets }: Fight, support: SovietSupport): boolean => soviets.supports.includes(support)
const hasFinnish = ({ finns }: Fight, support: FinnishSupport): boolean => finns.supports.includes(support)

/** Whether Air support can have an effect at all. */
const flies = ({ finns }: Fight): boolean => !finns.environments.some((marker) => mayNotFly.refuses({ marker }))

/** What takes the bonus from a unit. */
function cancelling(fight: Fight, unit: SovietUnit): (typeof CANCELLING)[number] {
  if (hasFinnish(fight, 'EMB')) return 'an Ambush'
  const reading = readingOf(fight, snowOnArmour)
  const cancels = fight.finns.environments.some((marker) =>
    mayNotApplyBonus.refuses({ marker, unit, snowOnArmour: reading }),
  )
  return cancels ? 'an Environment marker' : 'nothing'
}

/** Whether the bonus of any unit of the force is cancelled. */
const isCutElsewhere = (fight: Fight): boolean =>
  SOVIET_UNITS.some((unit) => fight.soviets.units[unit] > 0 && cancelling(fight, unit) !== 'nothing')

/** The bonus of a Soviet unit as it counts. */
function bonusOf(fight: Fight, unit: SovietUnit, printed: number): number {
  const { strategy } = fight.soviets
  const left = bonusLeft.ask({
    strategy,
    by: cancelling(fight, unit),
    others: isCutElsewhere(fight),
    manoeuvreCancels: readingOf(fight, manoeuvreCancels),
    cutUnits: readingOf(fight, cutUnits),
  })
  if (left === 'nothing') return 0
  const cut = left === 'one'
  const times = bonusTimes.ask({
    strategy,
    unit,
    armouredUnits: readingOf(fight, armouredUnits),
    mechanisedUnits: readingOf(fight, mechanisedUnits),
  })
  const more = timoshenkoAdds.ask({
    used: fight.uses.TIMO === 'bonus',
    cut,
    timoshenkoDoubled: readingOf(fight, timoshenkoDoubled),
    timoshenkoCut: readingOf(fight, timoshenkoCut),
  })
  return (cut ? Math.min(1, printed) : times * printed) + more
}

/** What is taken from one Soviet unit. */
function takenFrom(fight: Fight, unit: SovietUnit): number {
  const { supports, environments } = fight.finns
  const bySupports = sovietUnitPenalty.ask({
    unit,
    ambushes: numberOf(supports, 'EMB'),
    antiTanks: numberOf(supports, 'A-T'),
    antiTankUnits: readingOf(fight, antiTankUnits),
  })
  const byMarkers = environments.map((marker) =>
    environmentTakes.ask({
      marker,
      unit,
      woodsPenalty: readingOf(fight, woodsPenalty),
      snowPenalty: readingOf(fight, snowPenalty),
    }),
  )
  return bySupports + total(byMarkers)
}

/** What is taken from the Soviet force as a whole: by supports, by Environment, by the space. */
function takenFromForce(fight: Fight): number {
  const { soviets, finns, space } = fight
  const tanks = soviets.units.TAN > 0
  const bySupports = sovietForcePenalty.ask({
    artillery: hasFinnish(fight, 'ART'),
    antiTanks: numberOf(finns.supports, 'A-T'),
    tanks,
    brigade: has(fight, 'T-34'),
    tankCounters: readingOf(fight, tankCounters),
    antiTankUnits: readingOf(fight, antiTankUnits),
    air: hasFinnish(fight, 'AIR') && flies(fight),
    sovietAir: has(fight, 'AIR'),
  })
  const byMarkers = finns.environments.map((marker) =>
    environmentTakesOnce.ask({
      marker,
      tanks,
      armour: armourOf(soviets.units) > 0,
      woodsPenalty: readingOf(fight, woodsPenalty),
      snowPenalty: readingOf(fight, snowPenalty),
    }),
  )
  const byLine = lineTakes.ask({
    dotted: space.dotted,
    meretskov: fight.uses.MER === 'lines',
    brigade: has(fight, 'T-34'),
  })
  return bySupports + total(byMarkers) + byLine
}

/** What units come to together, less what is taken from a single one of them: the one that is worth most. */
function together(fight: Fight, worths: readonly number[], fromOne: number): number {
  if (readingOf(fight, unitBelowZero) === 'yes' || worths.length === 0)
    return total(worths) - (worths.length > 0 ? fromOne : 0)
  const [most = 0, ...others] = worths.map((worth) => Math.max(0, worth)).toSorted((one, other) => other - one)
  return total(others) + Math.max(0, most - fromOne)
}

const repeated = (number: number, worth: number): readonly number[] => Array.from({ length: number }, () => worth)

/** What the Soviet force is worth before its floor. */
export const sovietSum = added(
  'Soviet force',
  [combatValues.soviet, combatValues.strategy],
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
    if (valueCounts.ask({ spaceValue: readingOf(fight, spaceValue) }) === 'against the Soviets')
      add(-fight.space.value, 'the space')
  },
)

/** What the Finnish force is worth before its floor. */
export const finnishSum = added(
  'Finnish force',
  [combatValues.finnish],
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
    if (valueCounts.ask({ spaceValue: readingOf(fight, spaceValue) }) === 'for the Finns')
      add(fight.space.value, 'the space')
  },
)

/** What the two forces are worth. */
export const worthOf = (fight: Fight, texts: UnitTexts) => ({
  Soviets: atLeastOne.compute(sovietSum.compute(fight, {}, texts)),
  Finns: atLeastOne.compute(finnishSum.compute(fight, {}, texts)),
})
