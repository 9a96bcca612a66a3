/** The orchard with a map: two gardens side by side, a gate before one of them, and an owl beside. */
import { type Drawing, type MapForm, type Shown, type Token, tokens } from '../../src/core/pictures/map-drawing.js'
import type { Game } from './orchard.js'

export const map: MapForm = {
  title: 'The orchard',
  size: [300, 200],
  corners: { nw: [0, 0], n: [100, 0], ne: [200, 0], sw: [0, 100], s: [100, 100], se: [200, 100] },
  places: {
    Ann: { at: [50, 40], outline: ['nw', 'n', 's', 'sw'] },
    Bob: { at: [150, 40], outline: ['n', 'ne', 'se', 's'] },
    gate: { at: [150, 150], outline: 'box' },
  },
  borders: [
    ['Ann', 'Bob'],
    ['Bob', 'gate'],
  ],
  fields: ['baskets'],
}
export const drawing: Drawing = { map, tracks: [{ name: 'Owl', boxes: [{ name: 'awake' }] }] }
const apple: Omit<Token, 'count'> = { short: 'a', name: 'apple', shape: 'disc', tint: 'red' }
export const owl: Token = { short: 'o', name: 'owl', shape: 'hex', count: 1 }
export const shown = ({ baskets }: Game): Shown => ({
  places: { Ann: { tokens: tokens(baskets.Ann, apple) }, Bob: { tokens: tokens(baskets.Bob, apple) } },
  tracks: { Owl: { awake: [owl] } },
})
