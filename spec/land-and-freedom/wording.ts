/** Effects in words. @module */
import type { Effect } from './effects.js'

const or = (names: readonly string[]): string => names.join(' or ')

const SELF = 'self'

/** Formats the effect of a line in a few words. */
export function effectText(effect: Effect): string {
  const whose = effect.who === SELF ? '' : `${effect.who}: `
  return `${whose}${deed(effect)}`
}

function deed(effect: Effect): string {
  switch (effect.do) {
    case 'add Strength':
      return `+${effect.number} to ${effect.fronts.length === 4 ? 'a Front' : or(effect.fronts)}`
    case 'add Attacks':
      return `-${effect.number} to ${effect.fronts.length >= 4 ? 'a Front' : or(effect.fronts)}`
    case 'move a track':
      return `${or(effect.tracks)} ${or(effect.ways)} ${effect.number}`
    case 'turn a Bonus':
      return `${or(effect.bonuses)} Bonus ${effect.to}`
    case 'take Hero points':
      return `take ${heroPoints(effect.number)} from ${or(effect.from)}`
    case 'gain Hero points':
      return `+${heroPoints(effect.number)}`
    case 'lose Hero points':
      return `-${heroPoints(effect.number)}`
    case 'draw cards':
      return effect.number === 1 ? 'draw a card' : `draw ${effect.number} cards`
    case 'add tokens to the Bag':
      return effect.number === 1 ? 'a token to the Bag of Glory' : `${effect.number} tokens to the Bag of Glory`
    default:
      return effect.do
  }
}

export const heroPoints = (number: number): string => (number === 1 ? '1 Hero point' : `${number} Hero points`)
