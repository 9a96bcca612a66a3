/** An oracle for the value of forces in a combat, written again from sections 3.2.2, 3.3, 5 and 8, in their default reading. */
import type { UnitTexts } from '#spec/talvisota/components/units'
import type { Fight } from '#spec/talvisota/fight'
import { FINNISH_UNITS, SOVIET_UNITS, type SovietUnit } from '#spec/talvisota/vocabulary'

const isInfantry = (unit: SovietUnit) => unit === 'FUS' || unit === 'ELI'
const times = (names: readonly string[], name: string) => names.filter((one) => one === name).length

function sovietBonus({ soviets, finns, uses }: Fight, unit: SovietUnit, bonus: number): number {
  const markers: readonly string[] = finns.environments
  const cancelled =
    times(finns.supports, 'EMB') > 0 ||
    (markers.includes('Snow') && isInfantry(unit)) ||
    (markers.includes('Forest') && unit === 'TAN')
  if (soviets.strategy === 'MAN') return cancelled ? Math.min(1, bonus) : 2 * bonus + (uses.TIMO === 'bonus' ? 1 : 0)
  if (cancelled) return 0
  if (soviets.strategy === 'ATT') return isInfantry(unit) ? 0 : bonus
  if (soviets.strategy === 'PRUD') return unit === 'TAN' ? bonus : 2 * bonus
  return isInfantry(unit) ? bonus : 2 * bonus
}

const SNOW = { FUS: 1, ELI: 1, MECA: 3, TAN: 3 } as const

function sovietPenalty({ finns }: Fight, unit: SovietUnit): number {
  const markers: readonly string[] = finns.environments
  let taken = 3 * times(finns.supports, 'EMB')
  if (unit === 'TAN') taken += 2 * times(finns.supports, 'A-T')
  if (markers.includes('Snow')) taken += SNOW[unit]
  if (markers.includes('Forest')) taken += 2
  if (markers.includes('Swamp')) taken += 1
  if (markers.includes('Woods') && unit === 'TAN') taken += 1
  return taken
}

/** True if the weather keeps everyone on the ground. */
const grounded = ({ finns }: Fight) => finns.environments.some((marker) => marker === 'Snow' || marker === 'Fog')

/** Computes the value of the Soviet force. */
export function sovietWorth(fight: Fight, texts: UnitTexts): number {
  const { soviets, finns, space, uses } = fight
  const air = finns.supports.includes('AIR') && !grounded(fight) && !soviets.supports.includes('AIR')
  let worth = 0
  for (const unit of SOVIET_UNITS)
    worth +=
      soviets.units[unit] *
      (texts[unit].strength + sovietBonus(fight, unit, texts[unit].bonus) - sovietPenalty(fight, unit))
  if (uses.MANN === 'penalty' && SOVIET_UNITS.some((unit) => soviets.units[unit] > 0)) worth -= 2
  if (finns.supports.includes('ART')) worth -= 2
  if (soviets.units.TAN === 0) worth -= times(finns.supports, 'A-T')
  if (air) worth -= 1
  if (space.dotted) worth -= uses.MER === 'lines' || soviets.supports.includes('T-34') ? 1 : 4
  for (const unit of FINNISH_UNITS) worth -= finns.units[unit] * texts[unit].penalty
  return Math.max(1, worth)
}

/** Computes the value of the Finnish force. */
export function finnishWorth(fight: Fight, texts: UnitTexts): number {
  const { soviets, finns, space, uses } = fight
  const each =
    times(finns.environments, 'Woods') +
    times(finns.environments, 'Fog') -
    (soviets.supports.includes('MUNI') ? 2 : 0) -
    (soviets.supports.includes('AIR') && !finns.supports.includes('AIR') && !grounded(fight) ? 1 : 0)
  let worth = space.value + (finns.entrenched ? texts.entrenchment : 0)
  let number = 0
  for (const unit of FINNISH_UNITS) {
    number += finns.units[unit]
    worth += finns.units[unit] * (texts[unit].strength + texts[unit].bonus + each)
  }
  if (number > 0 && soviets.supports.includes('ART')) worth -= uses.MER === 'artillery' ? 4 : 2
  return Math.max(1, worth)
}
