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

const TEXT_OF: { readonly [Kind in Effect['do']]: (effect: Effect & { readonly do: Kind }) => string } = {
  place: placeText,
  remove: removeText,
  replace: replaceText,
  flip: flipText,
  move: moveText,
  'between boxes': betweenBoxesText,
  shift: shiftText,
  'shift Polarization': trackText,
  'shift Vassalage': trackText,
  'gain Resources': trackText,
  'lose Resources': trackText,
  'transfer Resources': trackText,
  'place cube': cubeText,
  'remove cube': cubeText,
  'place marker': markText,
  'remove marker': markText,
  'place Sabotage': sabotageText,
  'remove Sabotage': sabotageText,
  'gain Capability': gainCapabilityText,
  'free Command': grantCommandText,
  'free Special Activity': grantSpecialText,
  trigger: triggerText,
  choose: chooseText,
  'in spaces': inSpacesText,
}

/** One effect in words. */
export function effectText(effect: Effect): string {
  const textOf: (effect: never) => string = TEXT_OF[effect.do]
  return textOf(effect as never)
}
