/** Effects on pieces, as text. @module */
import { withArticle } from '../../wording.js'
import type { Bounds } from '../effect-bounds.js'
import { isFaction } from '../owners.js'
import type { BetweenBoxes, Flip, Move, Place, Remove, Replace } from '../piece-effects.js'
import { listed, OWNERS, type PieceTypes, type Side } from '../words.js'
import {
  boundsText,
  countText,
  placeText as inSpaces,
  isMany,
  ofText,
  piecesText,
  sideWord,
  spacesText,
  spreadText,
} from './words.js'

/** The pieces that an effect takes up: `up to 2 Active Cells of the Reds`. */
const takenText = (effect: Omit<Remove, 'do' | 'to'>): string =>
  `${countText(effect.count, effect.optional)} ${piecesText(effect.piece, effect.of, effect.status, isMany(effect.count))} ${ofText(effect.of)}`

/** Pieces are placed. */
export const placeText = (effect: Place): string => `place ${takenText(effect)}${boundsText(effect)}`

/** In which spaces, with more to follow. */
const thereText = (effect: Bounds): string => {
  const place = inSpaces(effect)
  return place === '' ? '' : `${place},`
}

/** Pieces are removed. */
export const removeText = (effect: Remove): string =>
  `remove ${takenText(effect)}${effect.to === undefined ? inSpaces(effect) : `${thereText(effect)} to ${effect.to}`}${spreadText(effect)}`

const oneOf = (pieces: PieceTypes, of: Replace['with']['of'], side: Side | undefined): string =>
  `${withArticle(piecesText(pieces, of, side, false))} ${ofText(of)}`

export const replaceText = ({ with: by, ...effect }: Replace): string =>
  `replace ${takenText(effect)}${thereText(effect)}${isMany(effect.count) ? ' each' : ''} with ${oneOf(by.piece, by.of, by.status)}${spreadText(effect)}`

/** Cells are flipped. */
export function flipText({ to, ...effect }: Flip): string {
  const side = to === 'the other side' ? to : sideWord(to, effect.of)
  return `flip ${takenText({ piece: 'Cell', ...effect })}${thereText(effect)} to ${side}${spreadText(effect)}`
}

/** Pieces move. */
export const moveText = ({ to, ...effect }: Move): string =>
  `move ${takenText(effect)}${inSpaces(effect, 'from')}${isMany(effect.count) ? ', each' : ''} to ${spacesText(to, false)}${spreadText(effect)}`

/** Pieces change from one box to another. */
export function betweenBoxesText({ of, from, to, count }: BetweenBoxes): string {
  const owners = listed(of)
  const piece = owners.every((word) => OWNERS.some((owner) => owner === word && !isFaction(owner))) ? 'Troop' : 'Cell'
  const several = owners.length > 1 || owners.some((word) => word === 'enemies')
  const each = several && count !== 'all' ? ' each' : ''
  return `put ${countText(count)} ${piece}${isMany(count) ? 's' : ''} ${ofText(of, 'and')}${each} from ${from} into ${to}`
}
