/** 1.9 Vassalage, 1.10 Polarization. @module */

import { computed, one, readingOf, view } from 'rulewright/book'
import { TRACKS } from '../components/forces.js'
import type { Game } from '../game.js'
import * as cited from '../rules.gen.js'
import type { Power } from '../vocabulary.js'

export const vassalageEnd = one('Vassalage: its upper end', view({ reading: cited.vassalageLimit }), (row) => [
  row(
    [cited.vassalage.match, cited.availability.germanTroops, cited.availability.russianTroops],
    { reading: 'the six Troops' },
    'the number of its Troops',
  ),
  row(
    [cited.vassalage.events, cited.vassalage.foreignRelations],
    { reading: 'the edge track' },
    'the end of the edge track',
  ),
])

const ENDS = { 'the number of its Troops': TRACKS.vassalage, 'the end of the edge track': TRACKS.edge } as const

/** The highest level that the Vassalage of a Power can have in a game. */
export const highestVassalage = (game: Game): number =>
  ENDS[vassalageEnd.ask({ reading: readingOf(game, cited.vassalageLimit) })]

export const onTrack = computed(
  'The ends of a track',
  [cited.resources.range, cited.polarization.level],
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
