/**
 * 3.3.4: Politics.
 *
 * @module
 */
import { example, informative, permission, prohibition, rule, section } from '../../../../src/kernel/clause.js'

/** 3.3.4 Politics */
export const politics = section('politics', '3.3.4', 'Politics', {
  purpose: rule('Politics puts a cube in the Political Display, so that an Issue may be Resolved.', {
    see: ['6.2'],
    status: informative('an overview; the clause on the cube decides'),
  }),
  noSpaces: rule('Politics takes place in no space.'),
  cost: rule('The Polarization Track sets the price: three Resources or fewer.', { see: ['1.10'] }),
  onMap: prohibition('Politics needs a piece of the Moderates on the map.'),
  fiveOrLess: prohibition('Politics needs a Polarization of at most five.'),
  oneCube: prohibition('One Politics Command places no more than one cube.'),
  place: rule('Politics places a cube in the Political Display.'),
  ifAvailable: prohibition('Only a cube that is available is placed.'),
  eitherColor: permission('The Moderates pick the color of the cube, red or white.'),
  costOfTwo: example(
    'With several Cells on the map and Polarization at three, the Moderates pay two Resources for Politics and place ' +
      'an available white cube.',
  ),
})
