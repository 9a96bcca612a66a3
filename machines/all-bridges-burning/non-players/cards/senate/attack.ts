/**
 * The Senate Attack card (#58).
 *
 * @module
 */
import { senateAttackCard as clauses } from '../../../../../spec/all-bridges-burning/clauses/non-players/senate-in-war.js'
import type { GameMap } from '../../../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../../../spec/all-bridges-burning/game.js'
import { isTown } from '../../../../../spec/all-bridges-burning/non-players/places.js'
import { isByTrain, isTogether } from '../../../../../spec/all-bridges-burning/non-players/senate-groups.js'
import { senateAttackCondition } from '../../../../../spec/all-bridges-burning/tables/non-players/senate-in-war.js'
import type { Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import { trainsOn } from '../../../commands/attack-offers.js'
import type { NonPlayerCard } from '../../card.js'
import { inSequence, type Line, type Look, line, type Nested, prefer } from '../../priority.js'
import { comesCloser, drawsTrains, groupIn, isSelected, originsOf } from './attack-groups.js'
import { senateAttackers } from './attackers.js'
import { senateSabotage } from './prepare.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}
/** The spaces whose groups would Attack a space. */
type Attacking = (look: Look, space: Space) => readonly Space[]

const SPACE = 'a space to Attack'

/** In which order the groups were selected: those with a Capability, and then the largest. */
const asSelected = (attacking: Attacking): readonly Nested[] => [
  prefer<Select>(clauses.selectCapability, 'a group with a Capability', (look, { space }) =>
    attacking(look, space).some((name) => groupIn(look, name).capabilities.length > 0),
  ),
  prefer<Select>(clauses.selectLargest, 'the largest group', (look, { space }) =>
    Math.max(0, ...attacking(look, space).map((name) => groupIn(look, name).cells)),
  ),
]

const withTrain =
  (attacking: Attacking) =>
  (look: Look, { space }: Select) =>
    attacking(look, space).some((name) => groupIn(look, name).capabilities.includes('Trains'))

/** What the Senate Attacks, in order. */
function spacesOn(map: GameMap): readonly Line[] {
  const trains = trainsOn(map)
  const byTrain: Attacking = (look, space) => originsOf(trains, look, space)
  const toTown: Attacking = (look, space) => [
    ...(isTown(space) && isSelected(look, space) ? [space] : []),
    ...(drawsTrains(look, space) ? byTrain(look, space) : []),
  ]
  const closer: Attacking = (look, space) => byTrain(look, space).filter((from) => comesCloser(map, look, from, space))
  const selection = [clauses.selectThenTarget, clauses.selectThree]

  return inSequence([
    line<Select>({
      name: 'Senate Attack: a Town',
      cites: [clauses.attackTown, clauses.attackTownByTrain, ...selection],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => toTown(look, space).length > 0,
      within: [
        prefer<Select>(clauses.attackTownWithTrain, 'groups with a Senate Train', withTrain(toTown)),
        prefer<Select>(clauses.attackTownPopulation, 'the most Population', (_, { space }) => map.population[space]),
        ...asSelected(toTown),
      ],
    }),
    line<Select>({
      name: 'Senate Attack: closer to a Town',
      cites: [clauses.attackCloser, clauses.attackCloserNotYet, ...selection],
      asks: SPACE,
      type: 'select',
      wants: (look, { space }) => closer(look, space).length > 0,
      within: asSelected(closer),
    }),
  ])
}

const isMet = (map: GameMap, game: Game): boolean =>
  senateAttackCondition.ask({ phase: game.phase, together: isTogether(game), byTrain: isByTrain(map, game) }) === 'met'

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
  priorities: [
    ...spacesOn(map),
    ...senateAttackers(map),
    senateSabotage(
      map,
      'Senate Attack: no more Sabotage',
      [clauses.sabotage, clauses.prepareFirst],
      clauses.sabotageClosest,
    ),
  ],
})
