/** Effects on levels, tracks, cubes and markers, as text. @module */
import { joined, NAMES, numbered } from '../../wording.js'
import type { Cube, Mark, Sabotage, Shift, Track } from '../marker-effects.js'
import { listed } from '../words.js'
import { boundsText, byText, countText, isMany, nameOf, spacesText } from './words.js'

/** Support or Opposition shifts. */
export function shiftText({ toward, ...bounds }: Shift): string {
  const to = toward === 'either' ? 'Support or Opposition' : toward
  return `shift ${countText(bounds.count, bounds.optional)} level${isMany(bounds.count) ? 's' : ''} toward ${to}${boundsText(bounds)}`
}

const raised = (track: string, by: number) => `${by > 0 ? 'raise' : 'lower'} ${track} by ${Math.abs(by)}`

/** The Senate is one, the other Factions are spoken of in the plural. */
const doing = (words: readonly string[], one: string, many: string): string => {
  const [word] = words
  return words.length === 1 && (word === 'senate' || word === 'executing') ? one : many
}

/** Polarization or Vassalage shifts, or Resources are gained, lost or handed over. */
export function trackText(effect: Track): string {
  switch (effect.do) {
    case 'shift Polarization':
      return raised('Polarization', effect.amount)
    case 'shift Vassalage':
      return raised(`the Vassalage of ${NAMES[effect.power]}`, effect.amount)
    case 'transfer Resources':
      return `${nameOf(effect.from)} ${doing([effect.from], 'gives', 'give')} ${numbered(effect.amount, 'Resource')} to ${nameOf(effect.to)}`
    default: {
      const who = listed(effect.of)
      const verb = effect.do === 'gain Resources' ? doing(who, 'gains', 'gain') : doing(who, 'loses', 'lose')
      return `${joined(who.map(nameOf), 'and')} ${verb} ${numbered(effect.amount, 'Resource')}${who.length > 1 ? ' each' : ''}`
    }
  }
}

/** Cubes are placed in the Political Display or removed from it. */
export function cubeText({ do: what, count, optional, color, by }: Cube): string {
  const cubes = `${color === 'any' ? '' : `${color} `}cube${isMany(count) ? 's' : ''}`
  const [verb, where] = what === 'place cube' ? ['place', 'in'] : ['remove', 'from']
  return `${verb} ${countText(count, optional)} ${cubes}${color === 'any' ? ' of any color' : ''} ${where} the Political Display${byText(by)}`
}

/** Markers are placed in spaces or removed from them. */
export function markText({ do: what, marker, ...bounds }: Mark): string {
  const markers = `marker${isMany(bounds.count) ? 's' : ''} (${joined(listed(marker), 'or')})`
  const verb = what === 'place marker' ? 'place' : 'remove'
  return `${verb} ${countText(bounds.count, bounds.optional)} ${markers}${boundsText(bounds)}`
}

/** Sabotage is placed on borders or removed from them. */
export function sabotageText({ do: what, count, optional, where = 'any', by }: Sabotage): string {
  const verb = what === 'place Sabotage' ? 'place' : 'remove'
  const borders = where === 'any' ? '' : ` on borders of ${spacesText(where, true)}`
  return `${verb} ${countText(count, optional)} Sabotage${borders}${byText(by)}`
}
