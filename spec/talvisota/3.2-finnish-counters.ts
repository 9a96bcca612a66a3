/** 3.2.3: the supports, the Environment and the entrenchment of a Finnish Combat Strategy. @module */

import { flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { FINNISH_STRATEGIES } from './vocabulary.js'

const strategy = { domain: FINNISH_STRATEGIES, words: 'the Combat Strategy' } as const
const tooFew = { others: true, finnishCounters: 'only if there are too few' } as const

export const mayNotHaveMarkers = forbid(
  'may not be the Environment',
  view({
    strategy,
    markers: range(1, 3, 'Environment markers, 3 for more than two'),
    used: flag('another Combat Strategy has one of them', 'no other Combat Strategy has any of them'),
    others: flag('there are markers for it that it leaves', 'it leaves no marker'),
    finnishCounters: cited.finnishCounters,
  }),
  (bar) => [
    bar(cited.finnishStrategies.defenseEnvironment, { strategy: 'DEFENSE', markers: P.number.gt(1) }),
    bar(cited.finnishStrategies.counterEnvironment, { strategy: 'CON-ATT', markers: P.number.gt(1) }),
    bar(cited.finnishStrategies.mottiEnvironment, { strategy: 'MOTTI', markers: P.number.gt(2) }),
    bar(cited.finnishStrategies.resistEnvironment, { strategy: 'RESIST', markers: P.number.gt(1) }),
    bar(cited.finnishStrategies.mottiEnvironment, { strategy: 'MOTTI', markers: P.number.lt(2), ...tooFew }),
    bar(cited.environments.five, { used: true }),
  ],
)

/** The prohibitions on leaving a Combat Strategy without an Environment marker. */
export const mayNotBeWithoutMarkers = forbid(
  'may not be without Environment',
  view({ strategy, others: flag('a marker is left', 'no marker is left'), finnishCounters: cited.finnishCounters }),
  (bar) => [
    bar(cited.finnishStrategies.defenseEnvironment, { strategy: 'DEFENSE', ...tooFew }),
    bar(cited.finnishStrategies.counterEnvironment, { strategy: 'CON-ATT', ...tooFew }),
    bar(cited.finnishStrategies.mottiEnvironment, { strategy: 'MOTTI', ...tooFew }),
    bar(cited.finnishStrategies.resistEnvironment, { strategy: 'RESIST', ...tooFew }),
  ],
)

export const mayNotBeSupported = forbid(
  'may not support the Finns',
  view({
    strategy,
    supports: range(1, 3, 'Tactical Supports, 3 for more than two'),
    used: flag('other Combat Strategies have one of them', 'no other Combat Strategy has any of them'),
    others: flag('there are supports for it that it leaves', 'it leaves no support'),
    finnishCounters: cited.finnishCounters,
  }),
  (bar) => [
    bar(cited.finnishStrategies.defenseSupport, { strategy: 'DEFENSE', supports: P.number.gt(2) }),
    bar(cited.finnishStrategies.counterSupport, { strategy: 'CON-ATT', supports: P.number.gt(2) }),
    bar(cited.finnishStrategies.mottiSupport, { strategy: 'MOTTI', supports: P.number.gt(2) }),
    bar(cited.finnishStrategies.resistSupport, { strategy: 'RESIST', supports: P.number.gt(2) }),
    bar(cited.finnishStrategies.defenseSupport, { strategy: 'DEFENSE', supports: P.number.lt(2), ...tooFew }),
    bar(cited.finnishStrategies.counterSupport, { strategy: 'CON-ATT', supports: P.number.lt(2), ...tooFew }),
    bar(cited.finnishStrategies.mottiSupport, { strategy: 'MOTTI', supports: P.number.lt(2), ...tooFew }),
    bar(cited.finnishStrategies.resistSupport, { strategy: 'RESIST', supports: P.number.lt(2), ...tooFew }),
    bar(cited.supportPoints.once, { used: true }),
  ],
)

/** The prohibitions on leaving a Combat Strategy without a support. */
export const mayNotBeUnsupported = forbid(
  'may not be without supports',
  view({ strategy, others: flag('a support is left', 'no support is left'), finnishCounters: cited.finnishCounters }),
  (bar) => [
    bar(cited.finnishStrategies.defenseSupport, { strategy: 'DEFENSE', ...tooFew }),
    bar(cited.finnishStrategies.counterSupport, { strategy: 'CON-ATT', ...tooFew }),
    bar(cited.finnishStrategies.mottiSupport, { strategy: 'MOTTI', ...tooFew }),
    bar(cited.finnishStrategies.resistSupport, { strategy: 'RESIST', ...tooFew }),
  ],
)

const left = range(0, 2, 'entrenchments that are left')

export const mayNotEntrench = forbid('may not be entrenched', view({ strategy, left }), (bar) => [
  bar(cited.finnishStrategies.entrenchmentsOnly, { strategy: P.union('CON-ATT', 'MOTTI') }),
  bar(cited.finnishPlacement.entrenchments, { left: 0 }),
])

/** The rule for the entrenchment of a Combat Strategy, unless the player decides. */
export const isEntrenched = one(
  'Whether a Combat Strategy has an entrenchment',
  view({ strategy, left, finnishCounters: cited.finnishCounters }),
  (row) => {
    const finnishCounters = 'only if there are too few'
    const { divides, entrenchmentsOnly, defenseEntrenchment, resistEntrenchment } = cited.finnishStrategies
    return [
      row(divides, { finnishCounters: 'yes' }, 'as the player likes'),
      row(entrenchmentsOnly, { strategy: P.union('CON-ATT', 'MOTTI'), finnishCounters }, 'no'),
      row(
        cited.finnishPlacement.entrenchments,
        { strategy: P.union('DEFENSE', 'RESIST'), left: 0, finnishCounters },
        'no',
      ),
      row(defenseEntrenchment, { strategy: 'DEFENSE', left: P.number.positive(), finnishCounters }, 'yes'),
      row(resistEntrenchment, { strategy: 'RESIST', left: P.number.positive(), finnishCounters }, 'yes'),
    ]
  },
)
