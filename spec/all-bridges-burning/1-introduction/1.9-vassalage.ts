/** 1.9 Vassalage, 1.10 Polarization. @module */

import {
  component,
  computed,
  definition,
  formula,
  informative,
  leftToComponent,
  note,
  one,
  question,
  readingOf,
  rule,
  view,
} from 'rulewright/book'
import { TRACKS } from '../components/forces.js'
import type { Game } from '../game.js'
import { BACKGROUND, SHOWN } from '../reasons.js'
import { section } from '../section.js'
import type { Power } from '../vocabulary.js'
import { availability } from './1.4.2-availability.js'
import { resources } from './1.5-resources.js'

export const vassalage = section('vassalage', '1.9', 'Vassalage', {
  involvement: rule('How far German and Russian Troops take part hangs on the Vassalage of their Powers.', {
    status: informative('an overview; the clauses on adjusting the Troops decide'),
  }),
  markers: rule('A Vassalage marker for each of the two Powers shows its level on the edge track.', { status: SHOWN }),
  events: rule('Some Events may shift Vassalage.'),
  foreignRelations: rule('The Foreign Relations Special Activity may shift Vassalage.', {
    see: ['4.2.2'],
  }),
  turmoil: rule('Russian Turmoil in the Propaganda Round may shift Vassalage.', { see: ['6.4.1'] }),
  propaganda: rule('In Phase II each Propaganda Round adjusts how many Troops of each Power are on the map.', {
    see: ['6.5'],
  }),
  pivotal: rule('The Red Revolt! Pivotal Event, when played, adjusts the numbers of Troops too.', { see: ['2.4'] }),
  match: formula('After an adjustment the Troops of a Power number what its Vassalage marker says.'),
  meaning: note('Vassalage stands for the influence of a foreign Power, or how much Finland depends on it.', {
    see: ['1.10'],
    status: BACKGROUND,
  }),
})

export const polarization = section('polarization', '1.10', 'Polarization', {
  level: definition('Polarization, a level on its own track, tells how united or divided the Factions are.'),
  actions: rule('Some Events, Commands and Special Activities change Polarization.'),
  prisoners: rule('The count of Prisoners of War in a Propaganda Round changes Polarization.'),
  victory: rule('Polarization matters to Victory.', { see: ['7.0'] }),
  politicsCost: rule('Polarization sets what the Moderates pay for Politics.', {
    see: ['3.3.4'],
  }),
  rallyCost: rule('Polarization sets what the Moderates pay for Rally.', { see: ['3.3.1'] }),
  terror: rule('Polarization sets how much Terror achieves.', {
    see: ['3.2.3'],
  }),
  printed: component('What Polarization makes actions cost and achieve is printed under its track.', {
    status: leftToComponent('the map: the figures printed under the Polarization Track'),
  }),
  background: note(
    'Most actors of the time wanted independence, for which national unity mattered; the war, which killed tens of ' +
      'thousands, strained that unity, and the divisions were mended in the decades that followed.',
    { status: BACKGROUND },
  ),
})

export const vassalageLimit = question('vassalageLimit', {
  asks: 'How high can the Vassalage of a Power rise?',
  kind: 'gap',
  clauses: [vassalage.match, vassalage.markers, availability.germanTroops, availability.russianTroops],
  readings: {
    'the six Troops': 'To six, since a Power has no more Troops than that.',
    'the edge track': 'To thirty, where the edge track ends; the Troops are then as many as there are.',
  },
  usual: 'the six Troops',
  because: 'The level says how many Troops of the Power there are to be, and no level above six could be met.',
})

export const vassalageEnd = one('Vassalage: its upper end', view({ reading: vassalageLimit }), (row) => [
  row(
    [vassalage.match, availability.germanTroops, availability.russianTroops],
    { reading: 'the six Troops' },
    'the number of its Troops',
  ),
  row([vassalage.events, vassalage.foreignRelations], { reading: 'the edge track' }, 'the end of the edge track'),
])

const ENDS = { 'the number of its Troops': TRACKS.vassalage, 'the end of the edge track': TRACKS.edge } as const

/** The highest level that the Vassalage of a Power can have in a game. */
export const highestVassalage = (game: Game): number =>
  ENDS[vassalageEnd.ask({ reading: readingOf(game, vassalageLimit) })]

export const onTrack = computed(
  'The ends of a track',
  [resources.range, polarization.level],
  (value: number, end: number) => Math.max(0, Math.min(end, value)),
)

/** A game in which the Vassalage of a Power has gone up or down, within its track. */
export const withVassalage = (game: Game, power: Power, by: number): Game => ({
  ...game,
  vassalage: { ...game.vassalage, [power]: onTrack.compute(game.vassalage[power] + by, highestVassalage(game)) },
})

/** A game in which Polarization has gone up or down, within its track. */
export const polarized = (game: Game, by: number): Game => ({
  ...game,
  polarization: onTrack.compute(game.polarization + by, TRACKS.polarization),
})
