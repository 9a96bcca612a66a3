/** 8.4.3 Senate Activism (Card #56). @module */

import { among, COMPARED, first, flag, range, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { controlIn } from '../1-introduction/1.7-control.js'
import { flipsIn } from '../3-commands/3.2.2-activated-cells.js'
import { type CellKind, statusOf } from '../cells.js'
import { TRACKS } from '../components/forces.js'
import type { Game, SpaceState } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import { cellsIn, withCells } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { FACTIONS, type Faction, type Militant, type Power } from '../vocabulary.js'
import { phase } from './8.4.1-senate-rally.js'

/** The Population of five Towns of at most two each. */
const towns = range(0, 10, 'Population of the Towns that the Senate Controls')

export const senateActivismCondition = first(
  'Non-player Senate: the condition of Activism (#56)',
  view(
    {
      phase,
      die: among(COMPARED, 'the die, against the Active Senate Cells on the map'),
      towns,
    },
    [
      {
        because: 'in Phase II no die is rolled for the condition',
        when: ({ phase, die }) => phase === 2 && die === 'more',
      },
    ],
  ),
  (row) => [
    row(cited.senateActivismCard.ifDie, { phase: 1, die: 'more' }, 'met'),
    row(cited.senateActivismCard.ifDie, { phase: 1 }, 'not met'),
    row(cited.senateActivismCard.ifTowns, { phase: 2, towns: P.number.gte(4) }, 'met'),
    row(cited.senateActivismCard.ifTowns, { phase: 2 }, 'not met'),
  ],
)

export const removesOwnCells = first(
  'Non-player Senate: removing own Active Cells',
  view({
    lastCampaign: flag('it is the last Campaign', 'it is not the last Campaign'),
    towns,
    polarization: range(0, TRACKS.polarization, 'Polarization'),
  }),
  (row) => [
    row(cited.senateActivismCard.removeLastCampaign, { lastCampaign: false }, false),
    row(cited.senateActivismCard.removeTowns, { towns: P.number.lt(4) }, false),
    row(cited.senateActivismCard.removePolarization, { polarization: P.number.gt(7) }, false),
    row(
      [
        cited.senateActivismCard.remove,
        cited.senateActivismCard.removeLastCampaign,
        cited.senateActivismCard.removeTowns,
        cited.senateActivismCard.removePolarization,
      ],
      {},
      true,
    ),
  ],
)

/** True if a Non-player flips such a Cell: an Active one of its militant enemy, or an Inactive one of the Moderates. */
export const wantsFlipped = (actor: Militant, of: Faction, cell: CellKind): boolean =>
  of === 'moderates' ? statusOf(cell) === 'inactive' : of !== actor && statusOf(cell) === 'active'

/** The Factions of which a Non-player could flip Cells in a space. */
export function flippableIn({ cells }: SpaceState, actor: Militant): readonly Faction[] {
  const enemy = actor === 'reds' ? 'senate' : 'reds'
  return FACTIONS.filter(
    (of) => (of === enemy && cells[of].active > 0) || (of === 'moderates' && cells[of].inactive > 0),
  )
}

/** True if a Non-player could flip Cells of a player in a space. */
export const flipsPlayer = (game: Game, space: SpaceState, actor: Militant): boolean =>
  flippableIn(space, actor).some((faction) => !isNonPlayer(game, faction))

/** True if the given number of flips could turn the last Active Cell of an enemy in a space to Inactive. */
export const flipsLastActive = (space: SpaceState, enemy: Militant, flips: number): boolean =>
  space.cells[enemy].active > 0 && space.cells[enemy].active <= flips

/** Counts the Cells that a Faction could flip in a space. */
export const flipsOf = (space: SpaceState, actor: Militant): number => flipsIn.ask(space.cells[actor])
const FIVE = 5

type Five = (typeof cited.differenceOfFive.domain)[number]

/** The number that should come close to five, for each reading of the cards. */
const TO_FIVE: Readonly<Record<Five, (polarization: number, vassalage: number) => number>> = {
  difference: (polarization, vassalage) => Math.abs(polarization - vassalage),
  'Polarization above': (polarization, vassalage) => polarization - vassalage,
  sum: (polarization, vassalage) => polarization + vassalage,
}

/**
 * Returns the number of Cells to remove to bring the measure closest to five, or the fewest on a tie. Each takes one of
 * Polarization.
 */
export function towardsFive(reading: Five, polarization: number, vassalage: number, removable: number): number {
  const numbers = range(0, Math.min(removable, polarization))
  const distance = (removed: number) => Math.abs(TO_FIVE[reading](polarization - removed, vassalage) - FIVE)
  const nearest = Math.min(...numbers.map(distance))
  return numbers.find((removed) => distance(removed) === nearest) ?? 0
}

/** True if removing some of the given Cells brings the measure of Victory closer to five, by the Vassalage of a Power. */
export const comesCloserToFive = (game: Game, power: Power, removable: number): boolean =>
  towardsFive(readingOf(game, cited.differenceOfFive), game.polarization, game.vassalage[power], removable) > 0

/** Returns the Control of a space with one Active Cell of a Faction less. */
export const controlWithout = (space: SpaceState, faction: Militant) =>
  controlIn(withCells(space, faction, { active: -1 }))

/** True if exactly one Cell of a Faction stands in a space. */
export const isSingle = (space: SpaceState, faction: Faction): boolean => cellsIn(space, faction) === 1
