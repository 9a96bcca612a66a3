/** 3.2.3: the supports, the Environment and the entrenchment of a Finnish Combat Strategy. @module */
import { flag, forbid, one, question, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { finnishPlacement } from './2.1-general-placement.js'
import { deployment } from './3.2-deployment.js'
import { finnishStrategies } from './3.2-finnish-strategies.js'
import { ahead } from './section.js'
import { FINNISH_STRATEGIES } from './vocabulary.js'

export const finnishCounters = question('finnishCounters', {
  asks: 'Can a Finnish Combat Strategy do without some of the supports, markers and entrenchments that it has?',
  clauses: [
    deployment.allocates,
    finnishStrategies.defenseSupport,
    finnishStrategies.defenseEnvironment,
    finnishStrategies.defenseEntrenchment,
    finnishStrategies.divides,
  ],
  readings: {
    yes: 'Yes: the numbers are the most that it can have.',
    'only if there are too few': 'No, as long as such counters are left.',
  },
  usual: 'only if there are too few',
  because:
    'They are engaged like its units, and the number is what is allocated; only of Soviet supports it is said that they may be used.',
})

const strategy = { domain: FINNISH_STRATEGIES, words: 'the Combat Strategy' } as const
const tooFew = { others: true, finnishCounters: 'only if there are too few' } as const

export const mayNotHaveMarkers = forbid(
  'may not be the Environment',
  view({
    strategy,
    markers: range(1, 3, 'Environment markers, 3 for more than two'),
    used: flag('another Combat Strategy has one of them', 'no other Combat Strategy has any of them'),
    others: flag('there are markers for it that it leaves', 'it leaves no marker'),
    finnishCounters,
  }),
  (bar) => [
    bar(finnishStrategies.defenseEnvironment, { strategy: 'DEFENSE', markers: P.number.gt(1) }),
    bar(finnishStrategies.counterEnvironment, { strategy: 'CON-ATT', markers: P.number.gt(1) }),
    bar(finnishStrategies.mottiEnvironment, { strategy: 'MOTTI', markers: P.number.gt(2) }),
    bar(finnishStrategies.resistEnvironment, { strategy: 'RESIST', markers: P.number.gt(1) }),
    bar(finnishStrategies.mottiEnvironment, { strategy: 'MOTTI', markers: P.number.lt(2), ...tooFew }),
    bar(ahead('environments.five'), { used: true }),
  ],
)

/** Whether a Combat Strategy may be left without an Environment marker. */
export const mayNotBeWithoutMarkers = forbid(
  'may not be without Environment',
  view({ strategy, others: flag('a marker is left', 'no marker is left'), finnishCounters }),
  (bar) => [
    bar(finnishStrategies.defenseEnvironment, { strategy: 'DEFENSE', ...tooFew }),
    bar(finnishStrategies.counterEnvironment, { strategy: 'CON-ATT', ...tooFew }),
    bar(finnishStrategies.mottiEnvironment, { strategy: 'MOTTI', ...tooFew }),
    bar(finnishStrategies.resistEnvironment, { strategy: 'RESIST', ...tooFew }),
  ],
)

export const mayNotBeSupported = forbid(
  'may not support the Finns',
  view({
    strategy,
    supports: range(1, 3, 'Tactical Supports, 3 for more than two'),
    used: flag('other Combat Strategies have one of them', 'no other Combat Strategy has any of them'),
    others: flag('there are supports for it that it leaves', 'it leaves no support'),
    finnishCounters,
  }),
  (bar) => [
    bar(finnishStrategies.defenseSupport, { strategy: 'DEFENSE', supports: P.number.gt(2) }),
    bar(finnishStrategies.counterSupport, { strategy: 'CON-ATT', supports: P.number.gt(2) }),
    bar(finnishStrategies.mottiSupport, { strategy: 'MOTTI', supports: P.number.gt(2) }),
    bar(finnishStrategies.resistSupport, { strategy: 'RESIST', supports: P.number.gt(2) }),
    bar(finnishStrategies.defenseSupport, { strategy: 'DEFENSE', supports: P.number.lt(2), ...tooFew }),
    bar(finnishStrategies.counterSupport, { strategy: 'CON-ATT', supports: P.number.lt(2), ...tooFew }),
    bar(finnishStrategies.mottiSupport, { strategy: 'MOTTI', supports: P.number.lt(2), ...tooFew }),
    bar(finnishStrategies.resistSupport, { strategy: 'RESIST', supports: P.number.lt(2), ...tooFew }),
    bar(ahead('supportPoints.once'), { used: true }),
  ],
)

/** Whether a Combat Strategy may be left without a support. */
export const mayNotBeUnsupported = forbid(
  'may not be without supports',
  view({ strategy, others: flag('a support is left', 'no support is left'), finnishCounters }),
  (bar) => [
    bar(finnishStrategies.defenseSupport, { strategy: 'DEFENSE', ...tooFew }),
    bar(finnishStrategies.counterSupport, { strategy: 'CON-ATT', ...tooFew }),
    bar(finnishStrategies.mottiSupport, { strategy: 'MOTTI', ...tooFew }),
    bar(finnishStrategies.resistSupport, { strategy: 'RESIST', ...tooFew }),
  ],
)

const left = range(0, 2, 'entrenchments that are left')

export const mayNotEntrench = forbid('may not be entrenched', view({ strategy, left }), (bar) => [
  bar(finnishStrategies.entrenchmentsOnly, { strategy: P.union('CON-ATT', 'MOTTI') }),
  bar(finnishPlacement.entrenchments, { left: 0 }),
])

/** Whether a Combat Strategy has an entrenchment, where that is not for the player to say. */
export const isEntrenched = one(
  'Whether a Combat Strategy has an entrenchment',
  view({ strategy, left, finnishCounters }),
  (row) => {
    const finnishCounters = 'only if there are too few'
    const { divides, entrenchmentsOnly, defenseEntrenchment, resistEntrenchment } = finnishStrategies
    return [
      row(divides, { finnishCounters: 'yes' }, 'as the player likes'),
      row(entrenchmentsOnly, { strategy: P.union('CON-ATT', 'MOTTI'), finnishCounters }, 'no'),
      row(finnishPlacement.entrenchments, { strategy: P.union('DEFENSE', 'RESIST'), left: 0, finnishCounters }, 'no'),
      row(defenseEntrenchment, { strategy: 'DEFENSE', left: P.number.positive(), finnishCounters }, 'yes'),
      row(resistEntrenchment, { strategy: 'RESIST', left: P.number.positive(), finnishCounters }, 'yes'),
    ]
  },
)
