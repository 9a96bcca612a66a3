/**
 * The Reds Attack card (#52).
 *
 * @module
 */

import { readingOf } from '#kernel'
import {
  redsAttackCard as clauses,
  redsAttackCondition,
} from '#spec/all-bridges-burning/8-non-players/8.3.5-reds-attack'
import { townWithEnemyCells } from '#spec/all-bridges-burning/8-non-players/8.4.5-senate-attack'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isPopulated, isTown } from '#spec/all-bridges-burning/non-players/places'
import { hasSenateCapability, hasTarget } from '#spec/all-bridges-burning/non-players/reds-attack'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { trainsOn } from '../../../commands/attack-offers.js'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, inSequence, type Line, type Look, line, prefer } from '../../priority.js'
import { type Attacking, byTrainFrom, withTrain } from '../attack/groups.js'
import { reachedFrom } from '../attack/reach.js'
import { isSelected, redsAttackers, redsFrom } from './attackers.js'
import { redsPrepare } from './prepare.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}

const SPACE = 'a space to Attack'
const SELECTION = [clauses.selectThenTarget, clauses.selectCapability, clauses.selectThree]

const spaceIn = (look: Look, name: Space) => gameIn(look).spaces[name]
const hasSenateCells = (look: Look, name: Space) => cellsIn(spaceIn(look, name), 'senate') > 0

/** Whether the Reds Attack the Senate or Germans in a Town in which they stand. */
const attacksAtHome = (look: Look, name: Space) =>
  readingOf(gameIn(look), townWithEnemyCells) === 'other Towns' || hasSenateCells(look, name)

/** What the Reds Attack, in order. */
function spacesOn(map: GameMap): readonly Line[] {
  const byTrain = byTrainFrom(trainsOn(map), redsFrom(map))
  const groups: Attacking = (look, space) => [...(isSelected(look, space) ? [space] : []), ...byTrain(look, space)]
  const toTown: Attacking = (look, space) => [
    ...(isSelected(look, space) && attacksAtHome(look, space) ? [space] : []),
    ...(hasSenateCells(look, space) ? byTrain(look, space) : []),
  ]

  return inSequence([
    line<Select>({
      name: 'Reds Attack: a Senate Capability',
      cites: [clauses.attackCapability, clauses.attackCapabilityByTrain, ...SELECTION],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => hasSenateCapability(spaceIn(look, space)) && groups(look, space).length > 0,
      within: [
        prefer<Select>(clauses.attackTrains, 'Senate Trains', (look, { space }) =>
          spaceIn(look, space).capabilities.senate.includes('Trains'),
        ),
      ],
    }),
    line<Select>({
      name: 'Reds Attack: a Town',
      cites: [clauses.attackTown, clauses.attackTownByTrain, ...SELECTION],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => isTown(space) && toTown(look, space).length > 0,
      within: [
        prefer<Select>(clauses.attackTownWithTrain, 'groups with a Reds Train', withTrain(toTown)),
        prefer<Select>(clauses.attackTownPopulation, 'the most Population', (_, { space }) => map.population[space]),
      ],
    }),
    line<Select>({
      name: 'Reds Attack: a Province',
      cites: [clauses.attackProvince, clauses.attackProvinceByTrain, ...SELECTION],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) =>
        !isTown(space) && isPopulated(map, space) && hasSenateCells(look, space) && groups(look, space).length > 0,
      within: [prefer<Select>(clauses.attackProvinceWithTrain, 'groups with a Reds Train', withTrain(groups))],
    }),
  ])
}

const isMet = (map: GameMap, game: Game): boolean =>
  redsAttackCondition.ask({
    phase: game.phase,
    target: hasTarget(game, reachedFrom(map, game)),
  }) === 'met'

/** Reds Attack (#52), over the map. */
export const redsAttack = (map: GameMap): NonPlayerCard => ({
  number: 52,
  faction: 'reds',
  title: 'Reds Attack',
  rolls: false,
  isMet,
  command: 'Attack',
  special: ['Prepare'],
  priorities: [...spacesOn(map), ...redsAttackers(map), ...redsPrepare(map)],
})
