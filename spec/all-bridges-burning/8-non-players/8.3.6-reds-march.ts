/** 8.3.6 Reds March (Card #53). @module */

import { first, prohibition, question, readingOf, rule, view } from 'rulewright/book'
import { controlIn, controlOf } from '../1-introduction/1.7-control.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn, withCells } from '../pieces.js'
import { section } from '../section.js'
import { LEVELS, type Space } from '../vocabulary.js'
import { isPopulated, isTown, populationControlled, redsKeepControl } from './8.1.7-places.js'
import { bare, phase } from './8.3.2-reds-activism.js'

export const redsMarchCard = section('redsMarchCard', '8.3.6', 'Reds March (Card #53)', {
  ifPhaseTwo: rule('Condition: the card applies in Phase II only.'),
  ifNoneBare: rule('Condition: it also needs a Reds Cell beside every Administration on the map.'),
  provincesOnly: prohibition('Preliminaries: the Reds March out of no space but a Province.'),
  oneStays: rule('Preliminaries: one Cell or more stays where they set out.'),
  activeStays: rule('Preliminaries: given the choice, an Active Cell is the one that stays.'),
  keepControl: prohibition('Preliminaries: they do not leave a populated space if they lose Control there by it.'),
  selectThenMove: rule('Preliminaries: priorities 1 and 2 select who Marches, 3 and 4 where to.'),

  selectTroops: rule(
    'Priority 1: all Reds Cells but one are selected where at least two German Troops and no Administration are.',
  ),
  selectSupport: rule(
    'Priority 2: all Reds are selected in spaces with Support and with neither Active Reds nor an Administration.',
  ),

  gainControl: rule('Priority 3: each selected group Marches where this gives the Reds Control of a populated space.'),
  gainPopulation: rule('Nested a in priority 3: the highest Population goes first.'),
  gainLeastOpposition: rule('Nested b in priority 3: then the least Opposition goes first.'),

  breakNeedsFour: prohibition('Priority 4 needs four or more Population under Senate Control.'),
  breakControl: rule('Priority 4: each selected group Marches where this ends the Senate’s Control of a Town.'),
  breakPopulation: rule('Nested in priority 4: the highest Population goes first.'),

  prepare: rule('Prepare follows, as on the card of the Reds Rally.', { see: ['8.3.1'] }),
})

export const allInSupport = question('allInSupport', {
  kind: 'contradiction',
  asks: 'The Preliminaries always leave one Cell behind, while a priority selects all Reds in spaces with Support: does one of them stay?',
  clauses: [redsMarchCard.oneStays, redsMarchCard.selectSupport],
  readings: {
    'one stays': 'One stays, as always.',
    'all go': 'All go.',
  },
  usual: 'one stays',
  because:
    'The Preliminaries say "always"; that the priority before it excepts one Cell in so many words only repeats this.',
})

export const fourPopulationWhen = question('fourPopulationWhen', {
  asks: 'Reds March to end Senate Control where the Senate Controls four or more Population: is that counted once, or before each group?',
  clauses: [redsMarchCard.breakNeedsFour, redsMarchCard.breakControl],
  readings: {
    once: 'When the priority begins; it is then carried out with every group.',
    'each time': 'Before each group Marches.',
  },
  usual: 'once',
  because: 'The condition opens the priority, which then speaks of each group.',
})

export const marchJointly = question('marchJointly', {
  asks: 'Groups of the Reds March so that the Reds can change the Control of a space: each of them alone, or several together?',
  clauses: [redsMarchCard.gainControl, redsMarchCard.breakControl],
  readings: {
    'each alone': 'One group must be enough.',
    together: 'Groups from several spaces go together where that is enough and none is alone.',
  },
  usual: 'each alone',
  because:
    'The card speaks of each selected group; the card of the Senate says more clearly that the group itself must be able to do it.',
})

export const marchKeepsControl = question('marchKeepsControl', {
  asks: 'If the March of a selected group would cost the Reds the Control of its space, does nobody go, or as many as may?',
  clauses: [redsMarchCard.keepControl, redsMarchCard.selectTroops, redsMarchCard.selectSupport],
  readings: {
    'the group stays': 'Nobody goes: what would March is the group, and its March is forbidden.',
    'as many as may go': 'As many of its Cells go as the Reds can spare.',
  },
  usual: 'the group stays',
  because: 'The priorities select all Cells of a space but one, and speak of the March of each selected group.',
})

export const redsMarchCompany = question('redsMarchCompany', {
  kind: 'gap',
  asks: 'What does a March of Non-player Reds take along?',
  clauses: [redsMarchCard.selectTroops, redsMarchCard.selectSupport, redsMarchCard.gainControl],
  readings: {
    nothing: 'Only Cells March.',
    'all that may go': 'Capabilities and Russians go along as far as the rules allow.',
  },
  usual: 'nothing',
  because:
    'The card moves Reds and does not mention anything with them, which March leaves to the wish of the Faction.',
})

export const redsMarchCondition = first(
  'Non-player Reds: the condition of March (#53)',
  view({ phase, bare }),
  (row) => [
    row(redsMarchCard.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(redsMarchCard.ifNoneBare, { bare: true }, 'not met'),
    row([redsMarchCard.ifPhaseTwo, redsMarchCard.ifNoneBare], {}, 'met'),
  ],
)

const isSupport = ({ level }: SpaceState) => LEVELS.indexOf(level) > LEVELS.indexOf('Neutral')

/** Whether Non-player Reds select the Cells of a Province because of the German Troops there. */
export const isByTroops = (name: Space, { troops, administrations }: SpaceState): boolean =>
  !isTown(name) && troops.germany >= 2 && administrations === 0

/** Whether they select the Cells of a Province because of its Support. */
export const isInSupport = (name: Space, space: SpaceState): boolean =>
  !isTown(name) && isSupport(space) && space.cells.reds.active === 0 && space.administrations === 0

/** How many of the Cells that have not moved may set out from a space: all but one, fewer, or none at all. */
export function maySetOut(map: GameMap, game: Game, name: Space, unmoved: SpaceState): number {
  const space = game.spaces[name]
  const staying = readingOf(game, allInSupport) === 'all go' && isInSupport(name, unmoved) ? 0 : 1
  const group = Math.max(0, Math.min(cellsIn(unmoved, 'reds'), cellsIn(space, 'reds') - staying))
  if (!isPopulated(map, name)) return group
  if (readingOf(game, marchKeepsControl) === 'the group stays') return redsKeepControl(space, group) ? group : 0
  const numbers = Array.from({ length: group + 1 }, (_, cells) => cells)
  return Math.max(...numbers.filter((cells) => redsKeepControl(space, cells)), 0)
}

const withMore = (space: SpaceState, cells: number) => controlIn(withCells(space, 'reds', { inactive: cells }))

/** Whether so many Cells more would bring a populated space under Reds Control. */
export const gainsControl = (map: GameMap, game: Game, name: Space, cells: number): boolean =>
  isPopulated(map, name) &&
  controlOf.compute(game, { space: name }) !== 'reds' &&
  withMore(game.spaces[name], cells) === 'reds'

/** Whether so many Cells more would end the Control of the Senate in a Town. */
export const breaksControl = (game: Game, name: Space, cells: number): boolean =>
  isTown(name) &&
  controlOf.compute(game, { space: name }) === 'senate' &&
  withMore(game.spaces[name], cells) !== 'senate'

export const senatePopulation = (map: GameMap, game: Game): number => populationControlled(map, game, 'senate')
