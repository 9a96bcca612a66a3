/** The Senate Attack card (#58). @module */

import { readingOf } from 'rulewright/book'
import { isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { senateAttackCondition } from '#spec/all-bridges-burning/8-non-players/8.4.5-senate-attack'
import {
  closerTo,
  mostByTrain,
  mostTogether,
  trainGroup,
} from '#spec/all-bridges-burning/8-non-players/8.4.6-march-groups'
import { GROUP } from '#spec/all-bridges-burning/8-non-players/8.4.6-senate-march'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { trainsOn } from '../3-commands/3.2.4-attack-offers.js'
import {
  attackersBy,
  byTrainFrom,
  groupIn,
  reachedFrom,
  type SizeFrom,
  type TakeAlong,
  withTrain,
} from './8.2.3-attackers.js'
import { asSelected, bySenate, type GroupsTo } from './8.2.3-selection.js'
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
} from './8.2-priority.js'
import { senatePrepareFirst } from './8.4.5-senate-prepare.js'

const card = cited.senateAttackCard

const SPACE = 'a space to Attack'
const SELECTION = [card.selectThenTarget, card.selectThree]

/** True if the Senate Attacks the enemies in a Town where its group stands. */
const attacksAtHome = (look: Look, name: Space) =>
  readingOf(gameIn(look), cited.townWithEnemyCells) === 'other Towns' || cellsIn(gameIn(look).spaces[name], 'reds') > 0

/** Lists the priorities for the targets of the Senate, in order. */
function spacesOn(map: GameMap): readonly Line[] {
  const byTrain = byTrainFrom(trainsOn(map), senateFrom)
  const toTown: GroupsTo = (look, space) => [
    ...(isTown(space) && isSelected(look, space) && attacksAtHome(look, space) ? [space] : []),
    ...(drawsTrains(look, space) ? byTrain(look, space) : []),
  ]
  const closer: GroupsTo = (look, space) => [
    ...(!isTown(space) && isSelected(look, space) && attacksAnyway(look) ? [space] : []),
    ...byTrain(look, space).filter((from) => comesCloser(map, look, from, space)),
  ]
  const ordered = (attacking: GroupsTo, targets: readonly Nested[]) =>
    asSelected(
      bySenate(card, (look, space) => attacking(look, space).map((name) => groupIn(look, name))),
      targets,
    )

  return inSequence([
    line<Select>(SPACE, 'select', {
      name: 'Senate Attack: a Town',
      cites: [card.attackTown, card.attackTownByTrain, ...SELECTION],
      wants: (look, { space }) => toTown(look, space).length > 0,
      within: ordered(toTown, [
        prefer<Select>(card.attackTownWithTrain, 'groups with a Senate Train', withTrain(toTown)),
        prefer<Select>(card.attackTownPopulation, 'the most Population', (_, { space }) => map.population[space]),
      ]),
    }),
    line<Select>(SPACE, 'select', {
      name: 'Senate Attack: closer to a Town',
      cites: [card.attackCloser, card.attackCloserNotYet, ...SELECTION],
      wants: (look, { space }) => closer(look, space).length > 0,
      within: ordered(closer, [
        prefer<Select>(card.attackCloserWithTrain, 'groups with a Senate Train', withTrain(closer)),
      ]),
    }),
  ])
}

/** Counts the Cells that the Senate sends by Train from a space. */
export const senateFrom: SizeFrom = (look, from) => trainGroup(gameIn(look), from, groupIn(look, from).cells)

/** True if a Town has Reds Cells, so that groups Attack it by Train. */
export const drawsTrains = (look: Look, name: Space): boolean =>
  isTown(name) && cellsIn(gameIn(look).spaces[name], 'reds') > 0

/** True if a group that goes by Train comes closer to a Town without Senate Control. */
export const comesCloser = (map: GameMap, look: Look, from: Space, to: Space): boolean =>
  closerTo(map, gameIn(look), from, to) > 0

/** True if the Senate selects the group that stands in a space. */
export const isSelected = (look: Look, name: Space): boolean => groupIn(look, name).cells >= GROUP

/** True if groups Attack in their space even though this brings them no closer to a Town. */
export const attacksAnyway = (look: Look): boolean =>
  readingOf(gameIn(look), cited.attackCloser) === 'where it stands, too'

/** Lists the priorities for the Attackers in a space that the Senate has selected by its card. */
export const senateAttackers = (map: GameMap): readonly Line[] =>
  attackersBy({
    title: 'Senate Attack',
    clauses: card,
    keeping: [card.redsGain, card.senateLoses],
    sizeFrom: senateFrom,
    goes: (look, from, to) => drawsTrains(look, to) || comesCloser(map, look, from, to),
    stands: (look, name) => isSelected(look, name) && (isTown(name) || attacksAnyway(look)),
    along: [prefer<TakeAlong>(card.jaegerWithTrains, 'Jaeger with Trains', (_, { what }) => what === 'Jaeger')],
  })

/** Senate Attack (#58), over the map. */
export const senateAttack = (map: GameMap): NonPlayerCard => ({
  number: 58,
  faction: 'senate',
  title: 'Senate Attack',
  isMet: (_, game) =>
    senateAttackCondition.ask({
      phase: game.phase,
      together: mostTogether(game),
      byTrain: mostByTrain(game, reachedFrom(map, game)),
    }) === 'met',
  command: 'Attack',
  special: ['Prepare'],
  specialFirst: true,
  priorities: [...spacesOn(map), ...senateAttackers(map), ...senatePrepareFirst(map, 'Senate Attack', card)],
})
