/**
 * The Reds Attack card (#52).
 *
 * @module
 */
import { redsAttackCard as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/reds-in-war.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../../../spec/all-bridges-burning/game.js'
import { isPopulated, isTown } from '../../../../../spec/all-bridges-burning/non-players/places.js'
import {
  hasManySenateCells,
  hasSenateCapability,
  manyRedsByTrainTo,
  manyRedsWhere,
} from '../../../../../spec/all-bridges-burning/non-players/reds-attack.js'
import { cellsIn } from '../../../../../spec/all-bridges-burning/pieces.js'
import { redsAttackCondition } from '../../../../../spec/all-bridges-burning/tables/non-players/reds.js'
import type { Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { trainsOn } from '../../../commands/attack-offers.js'
import type { NonPlayerCard } from '../../card.js'
import { gameIn, inSequence, type Line, type Look, line, prefer } from '../../priority.js'
import { groupIn, isSelected, originsOf } from './attack-groups.js'
import { redsAttackers } from './attackers.js'
import { redsPrepare } from './prepare.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}

const SPACE = 'a space to Attack'
const SELECTION = [clauses.selectThenTarget, clauses.selectCapability, clauses.selectThree]

const spaceIn = (look: Look, name: Space) => gameIn(look).spaces[name]
const hasSenateCells = (look: Look, name: Space) => cellsIn(spaceIn(look, name), 'senate') > 0

/** What the Reds Attack, in order. */
function spacesOn(map: GameMap): readonly Line[] {
  const trains = trainsOn(map)
  const byTrain = (look: Look, space: Space) => originsOf(map, trains, look, space).length > 0
  const attackable = (look: Look, space: Space) => isSelected(look, space) || byTrain(look, space)
  const withTrain = (look: Look, { space }: Select) =>
    byTrain(look, space) || (isSelected(look, space) && groupIn(look, space).capabilities.includes('Trains'))

  return inSequence([
    line<Select>({
      name: 'Reds Attack: a Senate Capability',
      cites: [clauses.attackCapability, clauses.attackCapabilityByTrain, ...SELECTION],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => hasSenateCapability(spaceIn(look, space)) && attackable(look, space),
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
      wants: (look, { space }) =>
        isTown(space) && (isSelected(look, space) || (hasSenateCells(look, space) && byTrain(look, space))),
      within: [
        prefer<Select>(clauses.attackTownWithTrain, 'groups with a Reds Train', withTrain),
        prefer<Select>(clauses.attackTownPopulation, 'the most Population', (_, { space }) => map.population[space]),
      ],
    }),
    line<Select>({
      name: 'Reds Attack: a Province',
      cites: [clauses.attackProvince, clauses.attackProvinceByTrain, ...SELECTION],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) =>
        !isTown(space) && isPopulated(map, space) && hasSenateCells(look, space) && attackable(look, space),
      within: [prefer<Select>(clauses.attackProvinceWithTrain, 'groups with a Reds Train', withTrain)],
    }),
  ])
}

const isMet = (map: GameMap, game: Game): boolean =>
  redsAttackCondition.ask({
    phase: game.phase,
    capability: manyRedsWhere(game, hasSenateCapability),
    threeCells: manyRedsWhere(game, hasManySenateCells),
    adjacentCapability: manyRedsByTrainTo(map, game, hasSenateCapability),
    adjacentCells: manyRedsByTrainTo(map, game, hasManySenateCells),
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
