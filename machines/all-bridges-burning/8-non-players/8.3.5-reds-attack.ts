/** The Reds Attack card (#52). @module */

import { readingOf } from 'rulewright/book'
import { isPopulated, isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import {
  hasSenateCapability,
  hasTarget,
  redsAttackCondition,
  redsByTrain,
} from '#spec/all-bridges-burning/8-non-players/8.3.5-reds-attack'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { trainsOn } from '../3-commands/3.2.4-attack-offers.js'
import {
  attackersBy,
  byTrainFrom,
  DESIGNATION,
  type Designate,
  groupIn,
  reachedFrom,
  type SizeFrom,
  withTrain,
} from './8.2.3-attackers.js'
import { asSelected, type GroupsTo } from './8.2.3-selection.js'
import {
  gameIn,
  inSequence,
  type Line,
  type Look,
  line,
  type Nested,
  type NonPlayerCard,
  prefer,
  type Select,
  spaceIn,
} from './8.2-priority.js'
import { redsPrepare } from './8.3.1-reds-prepare.js'

const card = cited.redsAttackCard

const SPACE = 'a space to Attack'
const SELECTION = [card.selectThenTarget, card.selectCapability, card.selectThree]
const hasSenateCells = (look: Look, name: Space) => cellsIn(spaceIn(look, name), 'senate') > 0

/** True if the Reds Attack the Senate or Germans in a Town where they stand. */
const attacksAtHome = (look: Look, name: Space) =>
  readingOf(gameIn(look), cited.townWithEnemyCells) === 'other Towns' || hasSenateCells(look, name)

/** Lists the priorities for the targets of the Reds, in order. */
function spacesOn(map: GameMap): readonly Line[] {
  const byTrain = byTrainFrom(trainsOn(map), redsFrom(map))
  const groups: GroupsTo = (look, space) => [...(isSelected(look, space) ? [space] : []), ...byTrain(look, space)]
  const toTown: GroupsTo = (look, space) => [
    ...(isSelected(look, space) && attacksAtHome(look, space) ? [space] : []),
    ...(hasSenateCells(look, space) ? byTrain(look, space) : []),
  ]

  const ordered = (attacking: GroupsTo, targets: readonly Nested[]) =>
    asSelected([{ ...WITH_CAPABILITY, value: hasCapability(attacking) }], targets)

  return inSequence([
    line<Select>(SPACE, 'select', {
      name: 'Reds Attack: a Senate Capability',
      cites: [card.attackCapability, card.attackCapabilityByTrain, ...SELECTION],
      wants: (look, { space }) => hasSenateCapability(spaceIn(look, space)) && groups(look, space).length > 0,
      within: ordered(groups, [
        prefer<Select>(card.attackTrains, 'Senate Trains', (look, { space }) =>
          spaceIn(look, space).capabilities.senate.includes('Trains'),
        ),
      ]),
    }),
    line<Select>(SPACE, 'select', {
      name: 'Reds Attack: a Town',
      cites: [card.attackTown, card.attackTownByTrain, ...SELECTION],
      wants: (look, { space }) => isTown(space) && toTown(look, space).length > 0,
      within: ordered(toTown, [
        prefer<Select>(card.attackTownWithTrain, 'groups with a Reds Train', withTrain(toTown)),
        prefer<Select>(card.attackTownPopulation, 'the most Population', (_, { space }) => map.population[space]),
      ]),
    }),
    line<Select>(SPACE, 'select', {
      name: 'Reds Attack: a Province',
      cites: [card.attackProvince, card.attackProvinceByTrain, ...SELECTION],
      wants: (look, { space }) =>
        !isTown(space) && isPopulated(map, space) && hasSenateCells(look, space) && groups(look, space).length > 0,
      within: ordered(groups, [
        prefer<Select>(card.attackProvinceWithTrain, 'groups with a Reds Train', withTrain(groups)),
      ]),
    }),
  ])
}

/** The groups that the Reds select before all others. */
const WITH_CAPABILITY = { clause: card.selectCapability, says: 'a group with a Reds Capability' }

/** True if some group that would Attack a space has a Capability. */
const hasCapability = (attacking: GroupsTo) => (look: Look, space: Space) =>
  attacking(look, space).some((name) => groupIn(look, name).capabilities.length > 0)

/** Counts the Cells that the Reds send by Train from a space. */
export const redsFrom =
  (map: GameMap): SizeFrom =>
  (look, from) =>
    redsByTrain(map, gameIn(look), from, groupIn(look, from).cells)

/** Lists the priorities for the Attackers in a space that the Reds have selected by their card. */
export const redsAttackers = (map: GameMap): readonly Line[] => [
  ...attackersBy({
    title: 'Reds Attack',
    clauses: card,
    keeping: [card.keepControl],
    sizeFrom: redsFrom(map),
    goes: (look, _, to) => attractsTrains(look, to),
    stands: isSelected,
  }),
  line<Designate>(DESIGNATION, 'designate', {
    name: 'Reds Attack: Russians',
    cites: card.russians,
    wants: (_, { piece }) => piece === 'Russian Troop',
  }),
]

/** Reds Attack (#52), over the map. */
export const redsAttack = (map: GameMap): NonPlayerCard => ({
  number: 52,
  faction: 'reds',
  title: 'Reds Attack',
  isMet: (_, game) =>
    redsAttackCondition.ask({ phase: game.phase, target: hasTarget(game, reachedFrom(map, game)) }) === 'met',
  command: 'Attack',
  special: ['Prepare'],
  priorities: [...spacesOn(map), ...redsAttackers(map), ...redsPrepare(map)],
})

const GROUP = 3

/** True if the Reds select the group that stands in a space. */
export function isSelected(look: Look, name: Space): boolean {
  const { cells, capabilities } = groupIn(look, name)
  return cells >= GROUP || (cells > 0 && capabilities.length > 0)
}

/** True if a space attracts groups by Train. A Town without a Senate Capability does so only with Senate Cells. */
function attractsTrains(look: Look, name: Space): boolean {
  const space = gameIn(look).spaces[name]
  return !isTown(name) || space.capabilities.senate.length > 0 || cellsIn(space, 'senate') > 0
}
