/** page 8, para 4 Lake Nogo. @module */
import { component, permission, prohibition } from 'rulewright/book'
import { BOARD } from './reasons.js'
import { section } from './section.js'

export const lakeNogo = section('lakeNogo', 'page 8, para 4', 'Lake Nogo', {
  squares: component('The middle of the board has eight squares of water.', {
    status: BOARD,
  }),
  impassable: prohibition('No unit may ever go over land into a square of water.'),
  through: prohibition('No unit may ever go over land through a square of water.'),
  fireOver: permission('Tanks and Artillery may attack across water, within their range.'),
  dropDistance: prohibition('From an active unit to a paratroop drop no water is counted, but dry land only.', {
    see: ['page 4, para 8'],
  }),
})
