/** 8.3.5 Reds Attack (Card #52). @module */

import { first, flag, prohibition, question, range, readingOf, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn } from '../pieces.js'
import { section } from '../section.js'
import { SPACES, type Space } from '../vocabulary.js'
import { isPopulated, redsKeepControl } from './8.1.7-places.js'
import { nonPlayerPriorities } from './8.1.7-priorities.js'
import { trainSpaces } from './8.1.7-railways.js'
import { phase } from './8.3.2-reds-activism.js'

export const redsAttackCard = section('redsAttackCard', '8.3.5', 'Reds Attack (Card #52)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifCapability: rule('Condition: a Senate Capability in the space of three Reds Cells or more is a target.'),
  ifThreeCells: rule('Condition: three Senate Cells or more in the space of three Reds Cells or more are a target.'),
  ifTrains: rule('Condition: it applies, too, if four or more Reds Cells with a Train marker have targets adjacent.'),
  ifAdjacentCapability: rule('Condition: next to that Train, a Senate Capability is a target.'),
  ifAdjacentCells: rule('Condition: next to that Train, three or more Senate Cells are a target.'),
  selectThenTarget: rule('Preliminaries: priorities 1 and 2 select who Attacks, 3 to 5 what is Attacked.'),
  trainGroups: rule('Preliminaries: a group that Attacks by Train into an adjacent space has three Cells.', {
    see: ['3.2.4'],
  }),
  oneStays: rule('Preliminaries: one Cell or more stays where such a group sets out.'),
  activeStays: rule('Preliminaries: given the choice, an Active Cell is the one that stays.'),
  keepControl: prohibition('Preliminaries: no Train leaves a populated space if the Reds lose Control there by it.'),
  splitCapabilities: rule('Preliminaries: given the choice, every group gets two Capabilities or about as many.'),
  russians: rule('Preliminaries: whenever they can be, Russians are designated for the Attack.'),

  selectCapability: rule('Priority 1: every group of Reds Cells with a Reds Capability is selected.'),
  selectThree: rule('Priority 2: every group of at least three Reds Cells is selected.'),

  attackCapability: rule('Priority 3: each selected group Attacks that has a Senate Capability in its space.'),
  attackCapabilityByTrain: rule('Priority 3: so does each whose Train reaches an adjacent space with one.'),
  attackTrains: rule('Nested in priority 3: Attacks against Senate Trains go first.'),

  attackTown: rule('Priority 4: each selected group Attacks that is in a Town.'),
  attackTownByTrain: rule('Priority 4: so does each that can Attack a Town in which there are Senate Cells.'),
  attackTownWithTrain: rule('Nested a in priority 4: groups that have a Reds Train go first.'),
  attackTownPopulation: rule('Nested b in priority 4: the highest Population goes first.'),

  attackProvince: rule('Priority 5: each selected group Attacks whose populated Province has Senate Cells.'),
  attackProvinceByTrain: rule(
    'Priority 5: so does each with a Train that can Attack a populated Province with Senate pieces.',
  ),
  attackProvinceWithTrain: rule('Nested in priority 5: groups that have a Reds Train go first.'),

  prepare: rule('Prepare follows, as on the card of the Reds Rally.', { see: ['8.3.1'] }),
})

export const nonPlayerDefender = question('nonPlayerDefender', {
  kind: 'gap',
  asks: 'The Senate and Germans are both in a space that Non-player Reds Attack: who defends?',
  clauses: [
    redsAttackCard.attackCapability,
    redsAttackCard.attackTown,
    redsAttackCard.attackProvince,
    nonPlayerPriorities.maximumExtent,
  ],
  readings: {
    'at random': 'The Senate, the Germans, or both, at random.',
    Senate: 'The Senate, of which all priorities speak.',
    both: 'Both, so that as much as possible is removed.',
  },
  usual: 'at random',
  because: 'Neither the card nor the general priorities say it, and what they leave open is random.',
})

export const redsTrainGroups = question('redsTrainGroups', {
  asks: 'The card for Reds Attack selects groups with a Train whatever their size: must exactly three Cells go by it, or up to three?',
  clauses: [
    redsAttackCard.trainGroups,
    redsAttackCard.selectCapability,
    redsAttackCard.oneStays,
    redsAttackCard.keepControl,
  ],
  readings: {
    three: 'A group by Train has three Cells; where so many cannot go, none does.',
    'up to three': 'Fewer go where three are not there, or would cost the Reds the Control.',
  },
  usual: 'three',
  because: 'The Preliminaries form groups of three, without a word of fewer.',
})

export const senatePieces = question('senatePieces', {
  kind: 'slip',
  asks: 'The card for Reds Attack speaks of Senate Cells in the Province of a group, and of Senate pieces where a Train goes: does that differ?',
  clauses: [redsAttackCard.attackProvince, redsAttackCard.attackProvinceByTrain],
  readings: {
    'the same': 'Both mean Cells.',
    'more than Cells': 'The second means more.',
  },
  usual: 'the same',
  because: 'Two words are used for one thing.',
  editorial:
    'the Senate has no pieces on the map but its Cells; Troops are pieces of the Germans, and markers are no pieces',
})

export const redsAttackCondition = first(
  'Non-player Reds: the condition of Attack (#52)',
  view({
    phase,
    target: flag('some Reds Cells have a target', 'no Reds Cells have a target'),
  }),
  (row) => [
    row(redsAttackCard.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(redsAttackCard.ifPhaseTwo, { target: true }, 'met'),
    row([redsAttackCard.ifCapability, redsAttackCard.ifThreeCells, redsAttackCard.ifTrains], {}, 'not met'),
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
    row(redsAttackCard.ifCapability, { byTrain: false, reds: P.number.lt(3) }, false),
    row(redsAttackCard.ifTrains, { byTrain: true, reds: P.number.lt(4) }, false),
    row(redsAttackCard.ifCapability, { byTrain: false, capability: true }, true),
    row(redsAttackCard.ifThreeCells, { byTrain: false, senate: P.number.gte(3) }, true),
    row([redsAttackCard.ifTrains, redsAttackCard.ifAdjacentCapability], { byTrain: true, capability: true }, true),
    row([redsAttackCard.ifTrains, redsAttackCard.ifAdjacentCells], { byTrain: true, senate: P.number.gte(3) }, true),
    row([redsAttackCard.ifCapability, redsAttackCard.ifThreeCells, redsAttackCard.ifTrains], {}, false),
  ],
)

const BY_TRAIN = 3

export const hasSenateCapability = ({ capabilities }: SpaceState): boolean => capabilities.senate.length > 0

/** Whether there is anything of the Senate in a space that could be a target. */
const hasSenate = (space: SpaceState): boolean => cellsIn(space, 'senate') > 0 || hasSenateCapability(space)

/** Whether what the Senate has in a space is a target of the Reds in another space, or the same. */
const isTargetOf = ({ spaces }: Game, from: Space, to: Space, byTrain: boolean): boolean =>
  hasSenate(spaces[to]) &&
  isRedsTarget.ask({
    reds: cellsIn(spaces[from], 'reds'),
    byTrain,
    senate: cellsIn(spaces[to], 'senate'),
    capability: hasSenateCapability(spaces[to]),
  })

/** Whether any Reds Cells have a target: where they are, or by Train next to it. */
export const hasTarget = (game: Game, reachedFrom: (from: Space) => readonly Space[]): boolean =>
  SPACES.some((name) => cellsIn(game.spaces[name], 'reds') > 0 && isTargetOf(game, name, name, false)) ||
  trainSpaces(game, 'reds').some((name) => reachedFrom(name).some((other) => isTargetOf(game, name, other, true)))

/** How many of so many Reds Cells go by Train from a space: three, or fewer where that is allowed, so that one stays. */
export function redsByTrain(map: GameMap, game: Game, name: Space, fresh: number): number {
  const space = game.spaces[name]
  const most = Math.min(BY_TRAIN, fresh, cellsIn(space, 'reds') - 1)
  const fewest = readingOf(game, redsTrainGroups) === 'three' ? BY_TRAIN : 1
  const sizes = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, more) => fewest + more)
  return Math.max(0, ...sizes.filter((size) => !isPopulated(map, name) || redsKeepControl(space, size)))
}
