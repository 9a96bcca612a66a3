/** page 3, para 1 Amphibious Move. @module */

import { among, flag, forbid, permission, prohibition, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { setup } from './1.6-setup.js'
import { regularActions } from './2.5-actions.js'
import { DEPARTURES, status, whose } from './2.9-move.js'
import { section } from './section.js'
import { GROUNDS } from './vocabulary.js'

export const amphibiousMove = section('amphibiousMove', 'page 3, para 1', 'Amphibious Move', {
  optional: permission('Amphibious Moves are an optional part of the game.'),
  transfer: rule('For one supply of any kind one active unit of the player goes by sea.'),
  fromPort: prohibition('It starts from a Port.'),
  anyCountry: permission('The Port may be of any country.'),
  toCoast: prohibition('It ends on a Beach or a Port.'),
  empty: prohibition('The square where it ends is empty.'),
})

export const amphibiousPort = question('amphibiousPort', {
  asks: 'Can an Amphibious Move start from a neutral Port?',
  clauses: [amphibiousMove.anyCountry],
  readings: {
    yes: 'From any Port.',
    no: 'From a Port in the Red or the Green country.',
  },
  usual: 'yes',
  because: 'Page 7 asks for a Port and nothing more.',
  elsewhere: 'Neither of our boards has a Port in the neutral area.',
})

export const mayNotGoToSea = forbid(
  'Amphibious Move: may not begin',
  view({
    whose,
    status,
    amphibious: flag('Amphibious Moves are played', 'Amphibious Moves are not played'),
    from: among(DEPARTURES, 'where the unit goes to sea'),
    amphibiousPort,
  }),
  (bar, lift) => [
    bar([amphibiousMove.optional, setup.firstRestrictions], { amphibious: false }),
    bar(amphibiousMove.transfer, { whose: P.union('enemy', 'nobody') }),
    bar(regularActions.activeUnits, { status: 'disrupted' }),
    bar(amphibiousMove.fromPort, { from: P.not('own Port') }),
    lift(amphibiousMove.anyCountry, { from: "the opponent's Port" }, [amphibiousMove.fromPort]),
    lift(amphibiousMove.anyCountry, { from: 'neutral Port', amphibiousPort: 'yes' }, [amphibiousMove.fromPort]),
  ],
)

export const mayNotGoBySea = forbid(
  'Amphibious Move: may not go to the square',
  view({
    onto: among(GROUNDS, 'the ground where it lands'),
    empty: flag('the square is empty', 'the square is not empty'),
  }),
  (bar) => [
    bar(amphibiousMove.toCoast, { onto: P.not(P.union('Beach', 'Port')) }),
    bar(amphibiousMove.empty, { empty: false }),
  ],
)
