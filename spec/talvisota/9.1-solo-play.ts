/** 9.1: one player against the Finns. @module */

import { among, flag, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { FINNISH_STRATEGIES } from './vocabulary.js'

export const drawnFirst = one('Solo: what comes to the sheet first', view({ soloFronts: cited.soloFronts }), (row) => [
  row(cited.soloPlay.strategies, { soloFronts: 'against the Soviet ones' }, 'Soviet strategies'),
  row([cited.soloPlay.strategies, cited.soloPlay.first], { soloFronts: 'by lot' }, 'drawn strategies'),
])

export const filledWhen = one(
  'Solo: when the Finnish Combat Strategies are filled',
  view({ soloFilled: cited.soloFilled }),
  (row) => [
    row([cited.soloPlay.first, cited.soloPlay.filled], { soloFilled: 'after the deployment' }, 'after'),
    row(cited.soloPlay.filled, { soloFilled: 'before the deployment' }, 'before'),
  ],
)

const strategy = among(FINNISH_STRATEGIES, 'the Combat Strategy')

export const drawnUnits = one('Solo: units that are drawn', view({ strategy }), (row) => [
  row([cited.soloPlay.units, cited.finnishStrategies.counterUnits], { strategy: 'CON-ATT' }, 4),
  row(
    [
      cited.soloPlay.units,
      cited.finnishStrategies.defenseUnits,
      cited.finnishStrategies.mottiUnits,
      cited.finnishStrategies.resistUnits,
    ],
    { strategy: P.not('CON-ATT') },
    3,
  ),
])

export const drawnMarkers = one('Solo: Environment markers that are drawn', view({ strategy }), (row) => [
  row(
    [cited.soloPlay.environment, cited.environments.used, cited.finnishStrategies.mottiEnvironment],
    { strategy: 'MOTTI' },
    2,
  ),
  row(
    [
      cited.soloPlay.environment,
      cited.finnishStrategies.defenseEnvironment,
      cited.finnishStrategies.counterEnvironment,
      cited.finnishStrategies.resistEnvironment,
    ],
    { strategy: P.not('MOTTI') },
    1,
  ),
])

export const drawnSupports = one('Solo: Supports that are drawn', view({ strategy }), (row) => [
  row(
    [
      cited.soloPlay.supports,
      cited.finnishStrategies.defenseSupport,
      cited.finnishStrategies.counterSupport,
      cited.finnishStrategies.mottiSupport,
      cited.finnishStrategies.resistSupport,
    ],
    {},
    2,
  ),
])

export const soloEntrenched = one(
  'Solo: whether an Entrenchment comes',
  view({ strategy, left: flag('one is left', 'none is left'), soloEntrenchments: cited.soloEntrenchments }),
  (row) => [
    row(cited.finnishStrategies.entrenchmentsOnly, { strategy: P.union('CON-ATT', 'MOTTI') }, false),
    row(cited.soloPlay.filled, { strategy: P.union('DEFENSE', 'RESIST'), left: false }, false),
    row(
      [cited.finnishStrategies.defenseEntrenchment, cited.finnishStrategies.resistEntrenchment],
      { strategy: P.union('DEFENSE', 'RESIST'), left: true, soloEntrenchments: 'always' },
      true,
    ),
    row(cited.soloPlay.filled, { strategy: P.union('DEFENSE', 'RESIST'), left: true, soloEntrenchments: 'no' }, false),
  ],
)

export const decidesSupports = one(
  'Solo: who decides for a Finnish Support',
  view({ soloChoices: cited.soloChoices }),
  (row) => [
    row(cited.soloPlay.combats, { soloChoices: 'the Soviet player' }, 'the Soviet player'),
    row(cited.soloPlay.supports, { soloChoices: 'chance' }, 'chance'),
  ],
)
