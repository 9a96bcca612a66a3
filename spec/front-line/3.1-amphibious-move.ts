/** page 3, para 1 Amphibious Move. @module */

import { among, flag, forbid, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { DEPARTURES, status, whose } from './2.9-move.js'
import * as cited from './rules.gen.js'
import { GROUNDS } from './vocabulary.js'

export const mayNotGoToSea = forbid(
  'Amphibious Move: may not begin',
  view({
    whose,
    status,
    amphibious: flag('Amphibious Moves are played', 'Amphibious Moves are not played'),
    from: among(DEPARTURES, 'where the unit goes to sea'),
    amphibiousPort: cited.amphibiousPort,
  }),
  (bar, lift) => [
    bar([cited.amphibiousMove.optional, cited.setup.firstRestrictions], { amphibious: false }),
    bar(cited.amphibiousMove.transfer, { whose: P.union('enemy', 'nobody') }),
    bar(cited.regularActions.activeUnits, { status: 'disrupted' }),
    bar(cited.amphibiousMove.fromPort, { from: P.not('own Port') }),
    lift(cited.amphibiousMove.anyCountry, { from: "the opponent's Port" }, [cited.amphibiousMove.fromPort]),
    lift(cited.amphibiousMove.anyCountry, { from: 'neutral Port', amphibiousPort: 'yes' }, [
      cited.amphibiousMove.fromPort,
    ]),
  ],
)

export const mayNotGoBySea = forbid(
  'Amphibious Move: may not go to the square',
  view({
    onto: among(GROUNDS, 'the ground where it lands'),
    empty: flag('the square is empty', 'the square is not empty'),
  }),
  (bar) => [
    bar(cited.amphibiousMove.toCoast, { onto: P.not(P.union('Beach', 'Port')) }),
    bar(cited.amphibiousMove.empty, { empty: false }),
  ],
)
