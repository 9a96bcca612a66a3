/** page 14, Appendix 3, 6: the Medallion that a Non-player gains. @module */

import { among, flag, forbid, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { MEDALLIONS } from './vocabulary.js'

export const mayNotClaim = forbid(
  'Medallions: may not be claimed',
  view({
    medallion: among(MEDALLIONS, 'the Medallion'),
    nonPlayer: flag('a Non-player claims it', 'a player claims it'),
  }),
  (bar) => [bar(cited.gainedMedallions.notTaken, { medallion: P.union('Archives', 'Intelligence'), nonPlayer: true })],
)
