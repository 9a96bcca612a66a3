/**
 * 3.3.3: Negotiate.
 *
 * @module
 */
import { informative, permission, prohibition, rule, section } from '../../../../src/kernel/clause.js'

/** 3.3.3 Negotiate */
export const negotiate = section('negotiate', '3.3.3', 'Negotiate', {
  purpose: rule('Negotiate makes enemy Cells Inactive and perhaps lowers Polarization.', {
    status: informative('an overview; the clauses on its two steps decide'),
  }),
  anySpaces: permission('Any number of spaces may be selected.'),
  underground: prohibition('An Underground Cell of the Moderates stands in every selected space.'),
  activeEnemy: prohibition('An Active Cell of an enemy stands in every selected space.'),
  cost: rule('Each selected space costs one Resource.'),
  activate: rule('First, an Underground Cell of the Moderates is Activated in each selected space.'),
  deactivate: permission('With it, an Active Cell of an enemy in the space may be made Inactive, at most one a space.'),
  lower: permission('Afterwards the Moderates may lower Polarization.'),
  lowerBy: rule('Polarization goes down by the number of enemy Cells that this Command made Inactive.'),
})
