/** 8.3.3 Reds Activism (Card #50). @module */

import { first, flag, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES, TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'
import { SPACES } from '../vocabulary.js'
import { bare, phase } from './8.3.2-reds-activism.js'

export const activeForDie = one(
  'Non-player Reds: the Active Cells that the die has to exceed (#50)',
  view({
    now: range(0, FORCES.cells.reds, 'Active Reds Cells on the map'),
    removed: range(0, SPACES.length, 'Active Reds Cells that were removed after the die was rolled'),
    reading: cited.activeForDieWhen,
  }),
  (row) => [
    row(
      [cited.redsActivismCard50.activateDie, cited.readingCards.sequential],
      { reading: 'at its priority' },
      ({ now }) => now,
    ),
    row(cited.redsActivismCard50.activateDie, { reading: 'when it is rolled' }, ({ now, removed }) => now + removed),
  ],
)

export const redsActivismCondition50 = first(
  'Non-player Reds: the condition of Activism in Phase II (#50)',
  view({ phase, bare }),
  (row) => [
    row(cited.redsActivismCard50.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(cited.redsActivismCard50.ifNoneBare, { bare: true }, 'not met'),
    row([cited.redsActivismCard50.ifPhaseTwo, cited.redsActivismCard50.ifNoneBare], {}, 'met'),
  ],
)

export const redsRemoveOwnCells = first(
  'Non-player Reds: removing own Active Cells',
  view({
    lastCampaign: flag('it is the last Campaign', 'it is not the last Campaign'),
    afterAll: flag('nothing has come of the priorities before', 'it is the first priority'),
    total: range(0, 55, 'Oppose + Admins'),
    polarization: range(0, TRACKS.polarization, 'Polarization'),
  }),
  (row) => [
    row(cited.redsActivismCard50.removeLastCampaign, { lastCampaign: false, afterAll: false }, false),
    row(cited.redsActivismCard50.removeOpposeAdmins, { total: P.number.lt(12) }, false),
    row(cited.redsActivismCard50.removePolarization, { polarization: P.number.gt(7) }, false),
    row([cited.redsActivismCard50.removeAfterAll, cited.redsActivismCard50.anyCampaign], { afterAll: true }, true),
    row(
      [
        cited.redsActivismCard50.remove,
        cited.redsActivismCard50.removeLastCampaign,
        cited.redsActivismCard50.removeOpposeAdmins,
        cited.redsActivismCard50.removePolarization,
      ],
      {},
      true,
    ),
  ],
)
