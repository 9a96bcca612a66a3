/**
 * In which order the Factions return to the Eligible box, and who does not.
 *
 * @module
 */
import { one } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { adjustEligibility, passing } from '../clauses/sequence-of-play.js'
import { whoBecomesIneligible } from '../questions/sequence-of-play/who-becomes-ineligible.js'

/** Where a cylinder stands when Eligibility is adjusted. */
export const LEAVING = ['Pass A', 'Pass B', 'Pass C', 'Ineligible', 'c', 'd', 'dark'] as const

const leaving = view({
  from: among(LEAVING, 'where the cylinder stands'),
  specialActivity: flag('a Special Activity was conducted', 'no Special Activity was conducted'),
  reading: whoBecomesIneligible,
})

/** The rank in which a cylinder returns, the lowest first, or that it goes to the Ineligible box. */
export const returnRank = one('Eligibility: the order of return', leaving, (row) => [
  row([passing.staysEligible, adjustEligibility.passFirst, adjustEligibility.byLetter], { from: 'Pass A' }, 1),
  row([passing.staysEligible, adjustEligibility.passFirst, adjustEligibility.byLetter], { from: 'Pass B' }, 2),
  row([passing.staysEligible, adjustEligibility.passFirst, adjustEligibility.byLetter], { from: 'Pass C' }, 3),
  row([adjustEligibility.ineligibleSecond, adjustEligibility.allEligible], { from: 'Ineligible' }, 4),
  row([adjustEligibility.actedThird, adjustEligibility.allEligible], { from: 'c' }, 5),
  row([adjustEligibility.actedThird, adjustEligibility.allEligible], { from: 'd' }, 6),
  row(adjustEligibility.commandAndSpecial, { from: 'dark', reading: 'box' }, 'Ineligible'),
  row(
    adjustEligibility.commandAndSpecial,
    { from: 'dark', reading: 'special activity', specialActivity: true },
    'Ineligible',
  ),
  row(adjustEligibility.actedThird, { from: 'dark', reading: 'special activity', specialActivity: false }, 7),
])
