/** 8.4.4 Senate Terror (Card #57). @module */

import { first, flag, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { controlIn } from '../1-introduction/1.7-control.js'
import { TRACKS } from '../components/forces.js'
import type { Game, SpaceState } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import { cellsIn, discsOf, piecesIn, terrorIn } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { type Militant, SPACES, TOWNS } from '../vocabulary.js'
import { enemiesOf, removableCells, removablePieces } from './8.3.4-reds-terror.js'
import { phase } from './8.4.1-senate-rally.js'

export const senateTerrorCondition = first(
  'Non-player Senate: the condition of Terror (#57)',
  view({
    phase,
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    forTown: range(
      0,
      2,
      'how many enemy pieces Terror has to remove at least in one space to add a Town to Senate Control; 0 for more than two, or never',
    ),
    reds: flag('Terror can remove some piece of the Reds', 'Terror can remove no piece of the Reds'),
  }),
  (row) => [
    row([cited.senateTerrorCard.ifTowns, cited.senateTerrorCard.ifActiveCell], { forTown: 1 }, 'met'),
    row(
      [cited.senateTerrorCard.ifTownsByTwo, cited.senateTerrorCard.ifActiveCell],
      { forTown: 2, polarization: P.number.gte(6) },
      'met',
    ),
    row([cited.senateTerrorCard.ifReds, cited.senateTerrorCard.ifActiveCell], { phase: 1, reds: true }, 'met'),
    row(
      [cited.senateTerrorCard.ifTowns, cited.senateTerrorCard.ifTownsByTwo, cited.senateTerrorCard.ifReds],
      {},
      'not met',
    ),
  ],
)

/** A space holds no more Terror markers than these (3.2.3). */
const MOST_MARKERS = 2

const ENEMIES = ['reds', 'moderates'] as const
export type EnemyOfSenate = (typeof ENEMIES)[number]
const sumOver = (value: (enemy: EnemyOfSenate) => number) => ENEMIES.reduce((sum, enemy) => sum + value(enemy), 0)

/** Counts the enemy Cells that Terror must remove in a space for Senate Control; infinite if it cannot bring it. */
function cellsForControl(space: SpaceState): number {
  if (space.cells.senate.active === 0 || controlIn(space) === 'senate') return Number.POSITIVE_INFINITY
  const needed = sumOver((enemy) => piecesIn(space, enemy)) - cellsIn(space, 'senate') + 1
  return needed <= sumOver((enemy) => removableCells(space, enemy)) ? needed : Number.POSITIVE_INFINITY
}

/** Counts the enemy Cells that Terror must remove for the Control of some Town: one, two, or 0 if neither suffices. */
export function cellsForTown({ spaces }: Game): 0 | 1 | 2 {
  const fewest = Math.min(...TOWNS.map((town) => cellsForControl(spaces[town])))
  if (fewest > 2) return 0
  return fewest > 1 ? 2 : 1
}

/** True if Terror has an effect in a space: a marker, or the removal of a piece. */
export const canTerrorize = (space: SpaceState, actor: Militant): boolean =>
  terrorIn(space) < MOST_MARKERS || enemiesOf(actor).some((enemy) => removablePieces(space, enemy) > 0)

/** True if Terror of the Senate could remove some piece of the Reds. */
export const canRemoveReds = ({ spaces }: Game): boolean =>
  SPACES.some((name) => spaces[name].cells.senate.active > 0 && removablePieces(spaces[name], 'reds') > 0)

/** True if the given number of removals suffices for a Network or an Administration of a certain Faction that is a player. */
export const reachesDiscOf = (game: Game, space: SpaceState, enemy: EnemyOfSenate, left: number): boolean =>
  !isNonPlayer(game, enemy) &&
  discsOf(space, enemy) > 0 &&
  removablePieces(space, enemy) > cellsIn(space, enemy) &&
  cellsIn(space, enemy) < left

/** True if the given number of removals suffices for a Network or an Administration of any player. */
export const reachesDiscOfPlayer = (game: Game, space: SpaceState, left: number): boolean =>
  ENEMIES.some((enemy) => reachesDiscOf(game, space, enemy, left))
