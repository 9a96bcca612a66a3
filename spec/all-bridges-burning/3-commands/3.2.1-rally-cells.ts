/** 3.2.1 and 3.3.1 Rally: how many Cells it places. @module */

import { among, COMPARED, flag, forbid, measure, question, range, readingOf, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { availability } from '../1-introduction/1.4.2-availability.js'
import { support } from '../1-introduction/1.6-support.js'
import type { Game, SpaceState } from '../game.js'
import { ahead } from '../section.js'
import { FACTIONS, type Faction, LEVELS, SPACES, type Space } from '../vocabulary.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'
import { rally } from './3.2.1-rally.js'

export const freeOffset = question('freeOffset', {
  asks: 'In a free Rally, is everything Offset that could be, or does the Faction choose as in any other Rally?',
  clauses: [freeCommands.offsetFree, freeCommands.rallyExample, rally.offset],
  readings: {
    'as chosen': 'The Faction chooses how much it Offsets; it only pays nothing for it.',
    'in full': 'All that takes Cells from the count is Offset, as in the example of the free Rally.',
  },
  usual: 'as chosen',
  because: 'The note speaks of the cost alone, and to Offset is something that the Faction may do.',
})

export const rallyBelowZero = question('rallyBelowZero', {
  asks: 'Can the count of a Rally fall below zero, so that Offsets first make up for that?',
  clauses: [rally.base, rally.offset, ahead('moderatesRally.offset')],
  readings: {
    'below zero': 'Yes: all is added and subtracted, Offsets too, and nothing is placed at zero or less.',
    'no lower than zero': 'No: the count stops at zero, and every Offset then adds a Cell.',
  },
  usual: 'below zero',
  because: 'Offsetting takes away negative effects, each of which counts, and the count is taken to its end first.',
})

export const rallyNumber = question('rallyNumber', {
  asks: 'Must a Rally of the Reds or the Senate place as many Cells in a space as the count comes to, or may it place fewer?',
  clauses: [rally.perSpace, rally.countExample, rally.administrationNoCells],
  readings: {
    'up to': 'Any number up to the count may be placed, also none, to build an Administration there.',
    exactly: 'All that the count comes to are placed, as far as Cells are Available.',
  },
  usual: 'up to',
  because:
    'The example calculates what the Reds may place. The Reds of 8.3.1 keep the rules (8.1.3), Offset everything, and ' +
    'still build an Administration short of Active Opposition, while Cells are Available.',
})

export const moderatesRallyNumber = question('moderatesRallyNumber', {
  asks: 'Must a Rally of the Moderates place as many Cells in a space as the count comes to, or may it place fewer?',
  clauses: [ahead('moderatesRally.oneOfThree'), ahead('moderatesRally.place'), ahead('moderatesRally.placeCount')],
  readings: {
    exactly: 'All that the count comes to are placed, as far as Cells are Available.',
    'up to': 'Any number up to the count may be placed, also none.',
  },
  usual: 'exactly',
  because:
    'One of three things is to be done in the space, and this one is the count; no example of 3.3.1 speaks of what may be ' +
    'placed, and no further step asks for a space without new Cells.',
})

const levels = {
  support: range(0, 2, 'levels of Support'),
  opposition: range(0, 2, 'levels of Opposition'),
}

const oneSide = {
  because: 'a space is in Support or in Opposition, not in both',
  when: (v: { support: number; opposition: number }) => v.support > 0 && v.opposition > 0,
}

const some = P.number.positive()

export const rallyHindrance = sum(
  'Rally: what the space takes from the count',
  view(
    {
      faction: among(FACTIONS, 'the Faction'),
      ...levels,
      redTerror: range(0, 2, 'red Terror markers'),
      whiteTerror: range(0, 2, 'white Terror markers'),
    },
    [
      oneSide,
      {
        because: 'a space holds two Terror markers',
        when: ({ redTerror, whiteTerror }) => redTerror + whiteTerror > 2,
      },
    ],
  ),
  (row) => [
    row(rally.senateTerror, { faction: 'senate', redTerror: some }, (v) => v.redTerror),
    row(rally.senateOpposition, { faction: 'senate', opposition: some }, (v) => v.opposition),
    row(rally.redsTerror, { faction: 'reds', whiteTerror: some }, (v) => v.whiteTerror),
    row(rally.redsSupport, { faction: 'reds', support: some }, (v) => v.support),
    row(ahead('moderatesRally.levels'), { faction: 'moderates', support: some }, (v) => v.support),
    row(ahead('moderatesRally.levels'), { faction: 'moderates', opposition: some }, (v) => v.opposition),
    row(ahead('moderatesRally.terrorIgnored'), { faction: 'moderates', redTerror: some }, 0),
    row(ahead('moderatesRally.terrorIgnored'), { faction: 'moderates', whiteTerror: some }, 0),
  ],
)

const militant = P.union('reds', 'senate')

export const rallyCount = sum(
  'Rally: the count of Cells',
  view(
    {
      faction: among(FACTIONS, 'the Faction'),
      ...levels,
      hindrance: range(0, 4, 'Cells that Terror and levels take'),
      offset: range(0, 4, 'how many of those are Offset'),
      reading: rallyBelowZero,
    },
    [oneSide, { because: 'only what hinders is Offset', when: ({ hindrance, offset }) => offset > hindrance }],
  ),
  (row) => [
    row(rally.base, { faction: militant }, 1),
    row(ahead('moderatesRally.base'), { faction: 'moderates' }, 1),
    row(
      [rally.senateSupport, support.zeroRally, support.actions],
      { faction: 'senate', support: some },
      (v) => v.support,
    ),
    row(rally.redsOpposition, { faction: 'reds', opposition: some }, (v) => v.opposition),
    row(
      [rally.senateTerror, rally.senateOpposition],
      { faction: 'senate', hindrance: some, reading: 'below zero' },
      (v) => -v.hindrance,
    ),
    row(
      [rally.redsTerror, rally.redsSupport],
      { faction: 'reds', hindrance: some, reading: 'below zero' },
      (v) => -v.hindrance,
    ),
    row(
      ahead('moderatesRally.levels'),
      { faction: 'moderates', hindrance: some, reading: 'below zero' },
      (v) => -v.hindrance,
    ),
    row(
      [rally.senateTerror, rally.senateOpposition],
      { faction: 'senate', hindrance: some, reading: 'no lower than zero' },
      (v) => -Math.min(v.hindrance, 1 + v.support),
    ),
    row(
      [rally.redsTerror, rally.redsSupport],
      { faction: 'reds', hindrance: some, reading: 'no lower than zero' },
      (v) => -Math.min(v.hindrance, 1 + v.opposition),
    ),
    row(
      ahead('moderatesRally.levels'),
      { faction: 'moderates', hindrance: some, reading: 'no lower than zero' },
      (v) => -Math.min(v.hindrance, 1),
    ),
    row(rally.offset, { faction: militant, offset: some }, (v) => v.offset),
    row(ahead('moderatesRally.offset'), { faction: 'moderates', offset: some }, (v) => v.offset),
  ],
)

export const mayNotOffset = forbid(
  'Rally: may not Offset',
  view({
    faction: among(FACTIONS, 'the Faction'),
    amount: among(COMPARED, 'what would be Offset, against what Terror and levels take'),
    resources: among(COMPARED, 'the Resources of the Faction, against the price of the Offset'),
    free: flag('the Command is free', 'the Command is not free'),
    reading: freeOffset,
  }),
  (bar) => [
    bar(rally.offsetWhat, { faction: militant, amount: 'more' }),
    bar(ahead('moderatesRally.offsetWhat'), { faction: 'moderates', amount: 'more' }),
    bar([rally.offsetCost, commandsInGeneral.enoughResources], { faction: militant, resources: 'less' }),
    bar([ahead('moderatesRally.offsetCost'), commandsInGeneral.enoughResources], {
      faction: 'moderates',
      resources: 'less',
    }),
    bar(freeCommands.offsetFree, { free: true, amount: 'less', reading: 'in full' }),
  ],
)

export const mayNotPlace = forbid(
  'Rally: may not place so many Cells',
  view({
    faction: among(FACTIONS, 'the Faction'),
    count: among(COMPARED, 'the Cells that would be placed, against those that the space allows'),
    available: among(COMPARED, 'the Cells that would be placed, against those that are Available'),
    reading: rallyNumber,
    ofModerates: moderatesRallyNumber,
  }),
  (bar) => [
    bar(rally.perSpace, { faction: militant, count: 'more' }),
    bar(ahead('moderatesRally.placeCount'), { faction: 'moderates', count: 'more' }),
    bar([availability.onlyAvailable, availability.noneAvailable], { available: 'more' }),
    bar(rally.perSpace, { faction: militant, count: 'less', available: 'less', reading: 'exactly' }),
    bar(ahead('moderatesRally.placeCount'), {
      faction: 'moderates',
      count: 'less',
      available: 'less',
      ofModerates: 'exactly',
    }),
  ],
)

const levelsOf = ({ level }: SpaceState) => {
  const towardSupport = LEVELS.indexOf(level) - LEVELS.indexOf('Neutral')
  return { support: Math.max(0, towardSupport), opposition: Math.max(0, -towardSupport) }
}

/** How many Terror markers and levels of a space take from the count: all that could be Offset there. */
export const hindranceIn = (space: SpaceState, faction: Faction): number =>
  rallyHindrance.ask({
    faction,
    redTerror: space.terror.red,
    whiteTerror: space.terror.white,
    ...levelsOf(space),
  })

/** The count of Cells for a Faction in a space, with so much Offset. */
export function cellsCounted(game: Game, faction: Faction, name: Space, offset: number): number {
  const space = game.spaces[name]
  const reading = readingOf(game, rallyBelowZero)
  const hindrance = hindranceIn(space, faction)
  return Math.max(0, rallyCount.ask({ faction, hindrance, offset, reading, ...levelsOf(space) }))
}

export const cellsByRally = measure(
  'Cells by Rally',
  [rally.perSpace, rally.base, ahead('moderatesRally.place'), ahead('moderatesRally.base')],
  { faction: FACTIONS, space: SPACES },
  (game: Game, { faction, space }): number => cellsCounted(game, faction, space, 0),
)
