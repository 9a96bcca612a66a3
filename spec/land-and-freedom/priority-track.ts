/** The track that a Non-player moves for Hero points, and its steps. @module */

import { compared, measure, readingOf } from 'rulewright/book'
import { governmentOf, initiativeOf } from './4.2-initiative.js'
import { wayWanted } from './12.2-non-player-events.js'
import { lowerOne, priorityOf } from './12.5-priority-track.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { FACTIONS, type Faction, HIGHEST, type Track } from './vocabulary.js'

/** A track, and the way that it moves. */
export interface Step {
  readonly [key: string]: string
  readonly track: Track
  readonly way: 'up' | 'down'
}

/** The track of support of a faction; the Anarchists have none. */
export const SUPPORT: Readonly<Record<Faction, Track | 'none'>> = {
  Anarchists: 'none',
  Communists: 'Soviet Support',
  Moderates: 'Foreign Aid',
}

type Known = Pick<Game, 'tracks' | 'blanks' | 'readings'>

function prioritiesIn(game: Known, faction: Faction): ReturnType<typeof priorityOf.ask> {
  const support = SUPPORT[faction]
  return priorityOf.ask({
    faction,
    initiative: initiativeOf(game) === faction,
    government: governmentOf(game) === faction,
    support: support === 'none' ? 0 : game.tracks[support],
    covered: support !== 'none' && game.blanks[support].includes(HIGHEST),
  })
}

/** Why a step has Priority. */
export type Reason = 'the lower one' | 'equal' | 'support' | 'support is done' | 'Government'

export function reasonIn(game: Known, faction: Faction): Reason {
  const has = prioritiesIn(game, faction)
  if (has === 'support' || has === 'support is done' || has === 'Government') return has
  return game.tracks.Liberty === game.tracks.Collectivization ? 'equal' : 'the lower one'
}

const government = (faction: Faction): Step => ({
  track: 'Government',
  way: wayWanted.ask({ faction, track: 'Government' }) === 'down' ? 'down' : 'up',
})

const other = (track: Track): Track => (track === 'Liberty' ? 'Collectivization' : 'Liberty')

/** The steps that a Non-player makes: that of its Priority track, and as another reading has it one instead. */
export const prioritySteps = measure(
  'Priority track',
  [cited.priorityTracks.spend, cited.nonPlayerSpending.again],
  { faction: FACTIONS },
  (game: Known, { faction }): readonly Step[] => {
    const steps = stepsIn(game, faction)
    return readingOf(game, cited.priorityStuck) === 'nothing' ? steps.slice(0, 1) : steps
  },
)

function stepsIn(game: Known, faction: Faction): readonly Step[] {
  const has = prioritiesIn(game, faction)
  const support = SUPPORT[faction]
  if (has === 'Government' || has === 'support is done') return [government(faction)]
  if (has === 'support') return [...(support === 'none' ? [] : [up(support)]), government(faction)]
  const { Liberty, Collectivization } = game.tracks
  const lower = lowerOne.ask({ faction, liberty: compared(Liberty, Collectivization) })
  const way = has === 'the lower one, up' ? ('up' as const) : ('down' as const)
  return [lower, other(lower)].map((track) => ({ track, way }))
}

const up = (track: Track): Step => ({ track, way: 'up' })
