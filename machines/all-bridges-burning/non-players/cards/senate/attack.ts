/**
 * The Senate Attack card (#58).
 *
 * @module
 */

import { readingOf } from '#kernel'
import {
  senateAttackCard as clauses,
  senateAttackCondition,
  townWithEnemyCells,
} from '#spec/all-bridges-burning/8-non-players/8.4.5-senate-attack'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isTown } from '#spec/all-bridges-burning/non-players/places'
import { mostByTrain, mostTogether } from '#spec/all-bridges-burning/non-players/senate-groups'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { trainsOn } from '../../../commands/attack-offers.js'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, inSequence, type Line, type Look, line, type Nested, prefer } from '../../priority.js'
import { type Attacking, byTrainFrom, groupIn, withTrain } from '../attack/groups.js'
import { reachedFrom } from '../attack/reach.js'
import { attacksAnyway, comesCloser, drawsTrains, isSelected, senateAttackers, senateFrom } from './attackers.js'
import { senatePrepareFirst } from './prepare-first.js'
import { asSelected } from './selection.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}

const SPACE = 'a space to Attack'
const SELECTION = [clauses.selectThenTarget, clauses.selectThree]

/** Whether the Senate Attacks whoever is in a Town in which its group stands. */
const attacksAtHome = (look: Look, name: Space) =>
  readingOf(gameIn(look), townWithEnemyCells) === 'other Towns' || cellsIn(gameIn(look).spaces[name], 'reds') > 0

/** What the Senate Attacks, in order. */
function spacesOn(map: GameMap): readonly Line[] {
  const byTrain = byTrainFrom(trainsOn(map), senateFrom)
  const toTown: Attacking = (look, space) => [
    ...(isTown(space) && isSelected(look, space) && attacksAtHome(look, space) ? [space] : []),
    ...(drawsTrains(look, space) ? byTrain(look, space) : []),
  ]
  const closer: Attacking = (look, space) => [
    ...(!isTown(space) && isSelected(look, space) && attacksAnyway(look) ? [space] : []),
    ...byTrain(look, space).filter((from) => comesCloser(map, look, from, space)),
  ]
  const ordered = (attacking: Attacking, targets: readonly Nested[]) =>
    asSelected(clauses, (look, space) => attacking(look, space).map((name) => groupIn(look, name)), targets)

  return inSequence([
    line<Select>({
      name: 'Senate Attack: a Town',
      cites: [clauses.attackTown, clauses.attackTownByTrain, ...SELECTION],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => toTown(look, space).length > 0,
      within: ordered(toTown, [
        prefer<Select>(clauses.attackTownWithTrain, 'groups with a Senate Train', withTrain(toTown)),
        prefer<Select>(clauses.attackTownPopulation, 'the most Population', (_, { space }) => map.population[space]),
      ]),
    }),
    line<Select>({
      name: 'Senate Attack: closer to a Town',
      cites: [clauses.attackCloser, clauses.attackCloserNotYet, ...SELECTION],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => closer(look, space).length > 0,
      within: ordered(closer, [
        prefer<Select>(clauses.attackCloserWithTrain, 'groups with a Senate Train', withTrain(closer)),
      ]),
    }),
  ])
}

const isMet = (map: GameMap, game: Game): boolean =>
  senateAttackCondition.ask({
    phase: game.phase,
    together: mostTogether(game),
    byTrain: mostByTrain(game, reachedFrom(map, game)),
  }) === 'met'

/** Senate Attack (#58), over the map. */
export const senateAttack = (map: GameMap): NonPlayerCard => ({
  number: 58,
  faction: 'senate',
  title: 'Senate Attack',
  rolls: false,
  isMet,
  command: 'Attack',
  special: ['Prepare'],
  specialFirst: true,
  priorities: [...spacesOn(map), ...senateAttackers(map), ...senatePrepareFirst(map, 'Senate Attack', clauses)],
})
