/**
 * Which Prisoners a Faction may not release.
 *
 * @module
 */
import { forbid } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { friendsAndEnemies } from '../clauses/introduction.js'
import { prisoners } from '../clauses/propaganda-rounds.js'
import { FACTIONS, MILITANTS } from '../vocabulary.js'

/** Which Prisoners a Faction may not release. */
export const mayNotRelease = forbid(
  'Prisoners: may not release',
  view({
    by: among(MILITANTS, 'who releases'),
    of: among(FACTIONS, 'whose Prisoner it is'),
    imprisoned: flag('such a Prisoner is there', 'no such Prisoner is there'),
  }),
  (bar) => [
    bar([prisoners.redsRelease, friendsAndEnemies.factions], { by: 'reds', of: 'reds' }),
    bar([prisoners.senateRelease, friendsAndEnemies.factions], { by: 'senate', of: 'senate' }),
    bar(prisoners.redsRelease, { by: 'reds', imprisoned: false }),
    bar(prisoners.senateRelease, { by: 'senate', imprisoned: false }),
  ],
)
