/** 8.3.5 Reds Attack (Card #52). @module */

import { first, flag, range, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { SPACES, type Space } from '../vocabulary.js'
import { isPopulated, redsKeepControl } from './8.1.7-places.js'
import { trainSpaces } from './8.1.7-railways.js'
import { phase } from './8.3.2-reds-activism.js'

export const redsAttackCondition = first(
  'Non-player Reds: the condition of Attack (#52)',
  view({
    phase,
    target: flag('some Reds Cells have a target', 'no Reds Cells have a target'),
  }),
  (row) => [
    row(cited.redsAttackCard.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(cited.redsAttackCard.ifPhaseTwo, { target: true }, 'met'),
    row(
      [cited.redsAttackCard.ifCapability, cited.redsAttackCard.ifThreeCells, cited.redsAttackCard.ifTrains],
      {},
      'not met',
    ),
  ],
)

export const isRedsTarget = first(
  'Non-player Reds: a target of Attack (#52)',
  view({
    reds: range(0, FORCES.cells.reds, 'Reds Cells in their space'),
    byTrain: flag('the Senate is next to their space, and they have a Train', 'the Senate is in their space'),
    senate: range(0, FORCES.cells.senate, 'Senate Cells'),
    capability: flag('a Senate Capability is there', 'no Senate Capability is there'),
  }),
  (row) => [
    row(cited.redsAttackCard.ifCapability, { byTrain: false, reds: P.number.lt(3) }, false),
    row(cited.redsAttackCard.ifTrains, { byTrain: true, reds: P.number.lt(4) }, false),
    row(cited.redsAttackCard.ifCapability, { byTrain: false, capability: true }, true),
    row(cited.redsAttackCard.ifThreeCells, { byTrain: false, senate: P.number.gte(3) }, true),
    row(
      [cited.redsAttackCard.ifTrains, cited.redsAttackCard.ifAdjacentCapability],
      { byTrain: true, capability: true },
      true,
    ),
    row(
      [cited.redsAttackCard.ifTrains, cited.redsAttackCard.ifAdjacentCells],
      { byTrain: true, senate: P.number.gte(3) },
      true,
    ),
    row(
      [cited.redsAttackCard.ifCapability, cited.redsAttackCard.ifThreeCells, cited.redsAttackCard.ifTrains],
      {},
      false,
    ),
  ],
)

const BY_TRAIN = 3

export const hasSenateCapability = ({ capabilities }: SpaceState): boolean => capabilities.senate.length > 0

/** True if the Senate has a possible target in a space. */
const hasSenate = (space: SpaceState): boolean => cellsIn(space, 'senate') > 0 || hasSenateCapability(space)

/** True if the pieces of the Senate in a space are a target of the Reds in another space, or the same. */
const isTargetOf = ({ spaces }: Game, from: Space, to: Space, byTrain: boolean): boolean =>
  hasSenate(spaces[to]) &&
  isRedsTarget.ask({
    reds: cellsIn(spaces[from], 'reds'),
    byTrain,
    senate: cellsIn(spaces[to], 'senate'),
    capability: hasSenateCapability(spaces[to]),
  })

/** True if any Reds Cells have a target: in their space, or next to it by Train. */
export const hasTarget = (game: Game, reachedFrom: (from: Space) => readonly Space[]): boolean =>
  SPACES.some((name) => cellsIn(game.spaces[name], 'reds') > 0 && isTargetOf(game, name, name, false)) ||
  trainSpaces(game, 'reds').some((name) => reachedFrom(name).some((other) => isTargetOf(game, name, other, true)))

/** Counts the Reds Cells that go by Train from a space so that one stays: three, or fewer if a reading allows it. */
export function redsByTrain(map: GameMap, game: Game, name: Space, fresh: number): number {
  const space = game.spaces[name]
  const most = Math.min(BY_TRAIN, fresh, cellsIn(space, 'reds') - 1)
  const fewest = readingOf(game, cited.redsTrainGroups) === 'three' ? BY_TRAIN : 1
  const sizes = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, more) => fewest + more)
  return Math.max(0, ...sizes.filter((size) => !isPopulated(map, name) || redsKeepControl(space, size)))
}
