/**
 * 3.2.1: Rally of the Reds and the Senate.
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
import { BACKGROUND } from '../reasons.js'

/** 3.2.1 Rally */
export const rally = section('rally', '3.2.1', 'Rally', {
  overview: note('By Rally the Reds and the Senate bring in Cells, and the Reds Administrations as well.', {
    status: informative('an overview; the clauses on the procedure decide'),
  }),
  anySpaces: permission('Any space may be selected for Rally.'),
  upToPolarization: prohibition('No more spaces may be selected than the level of Polarization.', { see: ['1.10'] }),
  alwaysTwo: exception('Two spaces may be selected even when Polarization is lower than that.'),
  cost: formula('Every space selected for Rally takes one Resource.'),
  perSpace: rule('How many own Cells come in is determined for each selected space, and they are placed there.'),
  base: formula('The count for a space starts at one Cell.'),
  senateSupport: formula('For the Senate, every level of Support adds one Cell to the count.'),
  senateTerror: formula('For the Senate, every red Terror marker takes one Cell from the count.'),
  senateOpposition: formula('For the Senate, every level of Opposition takes one Cell from the count.'),
  redsOpposition: formula('For the Reds, every level of Opposition adds one Cell to the count.'),
  redsTerror: formula('For the Reds, every white Terror marker takes one Cell from the count.'),
  redsSupport: formula('For the Reds, every level of Support takes one Cell from the count.'),
  cellsFirst: rule('An Administration is considered only when the Cells of all selected spaces have been placed.'),
  administration: permission('The Reds may then exchange two of their Cells for an Administration of theirs.'),
  administrationOneSpace: prohibition('One Rally makes such an exchange in a single space at the very most.'),
  administrationSelected: prohibition('The exchange for an Administration needs a space selected for this Rally.'),
  administrationNoCells: prohibition('The exchange is barred where this same Rally has placed Cells.'),
  offset: permission('Whoever Rallies may buy off what Terror and the level of the space take from the count there.'),
  offsetCost: formula('Each Terror marker or level that is Offset takes one Resource.'),
  countExample: example(
    'At Passive Opposition the Reds count two Cells, and two white Terror markers bring that to none; for one ' +
      'Resource they place one Cell after all, for two Resources two.',
  ),
  noMovement: note(
    'Phase I has no Command that moves forces, since both Guards were local groups that formed and acted at home ' +
      'until the war began.',
    { see: ['2.4', '3.2.5'], status: BACKGROUND },
  ),
})
