/** The texts of Events in words: what a card of a pack says, told from its effects. @module */
import type { Choose, Effect, InSpaces } from '../effects.js'
import { gainCapabilityText, grantCommandText, grantSpecialText, triggerText } from './grants.js'
import { cubeText, markText, sabotageText, shiftText, trackText } from './markers.js'
import { betweenBoxesText, flipText, moveText, placeText, removeText, replaceText } from './pieces.js'
import { byText, countText, deciderText, isMany, spacesText } from './words.js'

/** Effects in words, in their order. */
export const effectsText = (effects: readonly Effect[]): string =>
  effects.length === 0 ? 'do nothing' : effects.map(effectText).join('; ')

/** One of several effects is chosen. */
const chooseText = ({ from, by }: Choose): string =>
  [...deciderText(by), `either ${from.map(({ effects }) => effectsText(effects)).join(', or ')}`].join(', ')

/** Spaces are selected, and the same is done in each. */
function inSpacesText({ count, where = 'any', optional, by, effects }: InSpaces): string {
  const number = isMany(count) || optional ? countText(count, optional) : undefined
  return `in ${spacesText(where, isMany(count), number)}${byText(by)}: ${effects.map(effectText).join(', then ')}`
}

/** One effect in words. */
export function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'place':
      return placeText(effect)
    case 'remove':
      return removeText(effect)
    case 'replace':
      return replaceText(effect)
    case 'flip':
      return flipText(effect)
    case 'move':
      return moveText(effect)
    case 'between boxes':
      return betweenBoxesText(effect)
    case 'shift':
      return shiftText(effect)
    case 'shift Polarization':
    case 'shift Vassalage':
    case 'gain Resources':
    case 'lose Resources':
    case 'transfer Resources':
      return trackText(effect)
    case 'place cube':
    case 'remove cube':
      return cubeText(effect)
    case 'place marker':
    case 'remove marker':
      return markText(effect)
    case 'place Sabotage':
    case 'remove Sabotage':
      return sabotageText(effect)
    case 'gain Capability':
      return gainCapabilityText(effect)
    case 'free Command':
      return grantCommandText(effect)
    case 'free Special Activity':
      return grantSpecialText(effect)
    case 'trigger':
      return triggerText(effect)
    case 'choose':
      return chooseText(effect)
    case 'in spaces':
      return inSpacesText(effect)
  }
}
