/** 4.2.5 Crackdown (Senate only). @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { LEVELS } from '../vocabulary.js'

export const mayNotCrackDown = forbid(
  'Crackdown: may not select the space',
  view({
    senateControl: flag('the Senate Controls the space', 'the Senate does not Control the space'),
    activeCell: flag('an Active Cell of the Faction is there', 'no Active Cell of the Faction is there'),
    terror: range(0, 2, 'Terror markers in the space'),
    terrorReading: cited.crackdownTerror,
    opposition: flag('the space is at Opposition'),
    oppositionReading: cited.crackdownOpposition,
  }),
  (bar) => [
    bar(cited.crackdown.senateControl, { senateControl: false }),
    bar(cited.crackdown.activeCell, { activeCell: false }),
    bar([cited.crackdown.twoTerror, cited.crackdown.polarize], { terror: 2, terrorReading: 'marker needed' }),
    bar(cited.crackdown.shift, { opposition: false, oppositionReading: 'with Opposition' }),
  ],
)

export const crackdownMarkers = one(
  'Crackdown: Terror markers placed',
  view({ terror: range(0, 2, 'Terror markers in the space') }),
  (row) => [
    row([cited.crackdown.placeTerror, cited.crackdown.polarize], { terror: P.union(0, 1) }, 1),
    row([cited.crackdown.twoTerror, cited.stacking.terror, cited.stacking.ignored], { terror: 2 }, 0),
  ],
)

export const crackdownLevel = one(
  'Crackdown: the level afterwards',
  view({ level: among(LEVELS, 'the level of Support or Opposition') }),
  (row) => [
    row(cited.crackdown.shift, { level: 'Active Opposition' }, 'Passive Opposition'),
    row(cited.crackdown.shift, { level: 'Passive Opposition' }, 'Neutral'),
    row(
      cited.crackdown.shift,
      { level: P.union('Neutral', 'Passive Support', 'Active Support') },
      ({ level }) => level,
    ),
  ],
)
