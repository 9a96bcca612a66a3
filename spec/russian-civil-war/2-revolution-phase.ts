/** Revolution Phase The Revolution Phase to Revolution Phase, step 6 The Imperial treasury. @module */

import { among, flag, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

export const afterWithdrawal = one(
  'Step 2: who controls what the Central Powers leave',
  view({
    territory: among(['Tatarstan', 'another'], 'the territory of Inner Russia'),
    central: flag('a Central Power controls the territory', 'no Central Power controls the territory'),
    tatarstanAfter: cited.tatarstanAfter,
  }),
  (row) => [
    row(cited.centralLeave.markers, { central: false }, 'as it was'),
    row(
      [cited.centralLeave.markers, cited.sovietMarkers.territories],
      { territory: 'another', central: true },
      'nobody',
    ),
    row(
      cited.centralLeave.markers,
      { territory: 'Tatarstan', central: true },
      ({ tatarstanAfter: after }) =>
        ({ 'Imperial Russia': 'Russia', nobody: 'nobody', 'Soviet Russia': 'Soviet Russia' })[after] as
          | 'Russia'
          | 'nobody'
          | 'Soviet Russia',
    ),
  ],
)

export const cruiserPlaced = one(
  'Step 4: the cruiser in zone 12',
  view({
    centralInZone: flag('units of the Central Powers are in zone 12', 'no unit of the Central Powers is in zone 12'),
    cruiserPlace: cited.cruiserPlace,
  }),
  (row) => [
    row(cited.sovietUnits.cruiser, { centralInZone: false }, 'placed'),
    row(cited.sovietUnits.cruiser, { centralInZone: true, cruiserPlace: 'all the same' }, 'placed'),
    row(cited.sovietUnits.cruiser, { centralInZone: true, cruiserPlace: 'not beside Central Powers' }, 'not placed'),
  ],
)
