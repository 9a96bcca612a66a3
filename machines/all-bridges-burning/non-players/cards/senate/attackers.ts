/**
 * The groups that the Senate selects for an Attack by its card, and who of them Attacks.
 *
 * @module
 */

import { readingOf } from '#kernel'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import { attackCloser, senateAttackCard as clauses } from '#spec/all-bridges-burning/8-non-players/8.4.5-senate-attack'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { isTown } from '#spec/all-bridges-burning/non-players/places'
import { closerTo, GROUP, groupSize } from '#spec/all-bridges-burning/non-players/senate-groups'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Line, type Look, prefer } from '../../priority.js'
import { attackersBy, type TakeAlong } from '../attack/attackers.js'
import { groupIn, type SizeFrom } from '../attack/groups.js'

/** Whether the Senate selects the group that stands in a space. */
export const isSelected = (look: Look, name: Space): boolean => groupIn(look, name).cells >= GROUP

/** How many Cells the Senate sends by Train from a space. */
export const senateFrom: SizeFrom = (look, from) => {
  const space = gameIn(look).spaces[from]
  return groupSize(from, space, groupIn(look, from).cells, controlOf.compute(gameIn(look), { space: from }))
}

/** Whether a Town has Reds Cells, so that groups Attack it by Train. */
export const drawsTrains = (look: Look, name: Space): boolean =>
  isTown(name) && cellsIn(gameIn(look).spaces[name], 'reds') > 0

/** Whether a group that goes by Train comes closer to a Town without Senate Control. */
export const comesCloser = (map: GameMap, look: Look, from: Space, to: Space): boolean =>
  closerTo(map, gameIn(look), from, to) > 0

/** Whether groups Attack where they stand although that brings them no closer to a Town. */
export const attacksAnyway = (look: Look): boolean => readingOf(gameIn(look), attackCloser) === 'where it stands, too'

/** Who Attacks in a space that the Senate has selected by its card. */
export const senateAttackers = (map: GameMap): readonly Line[] =>
  attackersBy({
    title: 'Senate Attack',
    clauses,
    keeping: [clauses.redsGain, clauses.senateLoses],
    sizeFrom: senateFrom,
    goes: (look, from, to) => drawsTrains(look, to) || comesCloser(map, look, from, to),
    stands: (look, name) => isSelected(look, name) && (isTown(name) || attacksAnyway(look)),
    along: [prefer<TakeAlong>(clauses.jaegerWithTrains, 'Jaeger with Trains', (_, { what }) => what === 'Jaeger')],
  })
