/**
 * 3.3.1: Rally of the Moderates.
 *
 * @module
 */
import {
  example,
  exception,
  formula,
  informative,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../../src/kernel/clause.js'

/** 3.3.1 Rally */
export const moderatesRally = section('moderatesRally', '3.3.1', 'Rally', {
  overview: note('By Rally the Moderates bring in Cells and Networks, or hide Cells.', {
    status: informative('an overview; the clauses on the procedure decide'),
  }),
  anySpaces: permission('The Moderates may select any spaces, and any number of them.'),
  cost: formula('Every space selected for a Rally of the Moderates takes one Resource.'),
  discount: formula('Every level of Polarization above five makes a Rally of the Moderates cheaper by one Resource.', {
    see: ['1.10'],
  }),
  wholeCommand: rule('It is the sum for the whole Command that becomes cheaper, once.'),
  oneOfThree: rule('In each selected space the Moderates do one thing out of three.'),
  network: permission('One thing that they can do is to exchange two of their Cells for a Network of theirs.'),
  hide: permission('Another is to turn Cells of theirs Underground.'),
  hideNetwork: prohibition('Cells can be turned Underground only in a space that has a Network already.'),
  hideLimit: formula('No more Cells turn Underground than the Population of the space and its Networks come to.'),
  place: permission('The third is to place as many of their Cells as the count for the space comes to.'),
  base: formula('The count for a space starts at one Cell for the Moderates, too.'),
  levels: formula('For the Moderates, every level of Support or Opposition takes one Cell from the count.'),
  terrorIgnored: exception('Terror takes nothing from the count of the Moderates.'),
  offset: permission('When they place Cells, the Moderates may buy off what levels take from the count.', {
    see: ['3.2.1'],
  }),
  offsetCost: formula('Each level that the Moderates Offset takes one Resource.', { see: ['3.2.1'] }),
  discountExample: example(
    'At Polarization seven, Helsinki and Viipuri being Neutral, a Rally of the Moderates in both costs two ' +
      'Resources less two, that is nothing.',
  ),
})
