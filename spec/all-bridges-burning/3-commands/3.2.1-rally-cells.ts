/** 3.2.1 and 3.3.1 Rally: how many Cells it places. @module */

import { among, COMPARED, flag, forbid, measure, range, readingOf, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import type { Game, SpaceState } from '../game.js'
import * as cited from '../rules.gen.js'
import { FACTIONS, type Faction, LEVELS, SPACES, type Space } from '../vocabulary.js'

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
    row(cited.rally.senateTerror, { faction: 'senate', redTerror: some }, (v) => v.redTerror),
    row(cited.rally.senateOpposition, { faction: 'senate', opposition: some }, (v) => v.opposition),
    row(cited.rally.redsTerror, { faction: 'reds', whiteTerror: some }, (v) => v.whiteTerror),
    row(cited.rally.redsSupport, { faction: 'reds', support: some }, (v) => v.support),
    row(cited.moderatesRally.levels, { faction: 'moderates', support: some }, (v) => v.support),
    row(cited.moderatesRally.levels, { faction: 'moderates', opposition: some }, (v) => v.opposition),
    row(cited.moderatesRally.terrorIgnored, { faction: 'moderates', redTerror: some }, 0),
    row(cited.moderatesRally.terrorIgnored, { faction: 'moderates', whiteTerror: some }, 0),
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
      reading: cited.rallyBelowZero,
    },
    [oneSide, { because: 'only what hinders is Offset', when: ({ hindrance, offset }) => offset > hindrance }],
  ),
  (row) => [
    row(cited.rally.base, { faction: militant }, 1),
    row(cited.moderatesRally.base, { faction: 'moderates' }, 1),
    row(
      [cited.rally.senateSupport, cited.support.zeroRally, cited.support.actions],
      { faction: 'senate', support: some },
      (v) => v.support,
    ),
    row(cited.rally.redsOpposition, { faction: 'reds', opposition: some }, (v) => v.opposition),
    row(
      [cited.rally.senateTerror, cited.rally.senateOpposition],
      { faction: 'senate', hindrance: some, reading: 'below zero' },
      (v) => -v.hindrance,
    ),
    row(
      [cited.rally.redsTerror, cited.rally.redsSupport],
      { faction: 'reds', hindrance: some, reading: 'below zero' },
      (v) => -v.hindrance,
    ),
    row(
      cited.moderatesRally.levels,
      { faction: 'moderates', hindrance: some, reading: 'below zero' },
      (v) => -v.hindrance,
    ),
    row(
      [cited.rally.senateTerror, cited.rally.senateOpposition],
      { faction: 'senate', hindrance: some, reading: 'no lower than zero' },
      (v) => -Math.min(v.hindrance, 1 + v.support),
    ),
    row(
      [cited.rally.redsTerror, cited.rally.redsSupport],
      { faction: 'reds', hindrance: some, reading: 'no lower than zero' },
      (v) => -Math.min(v.hindrance, 1 + v.opposition),
    ),
    row(
      cited.moderatesRally.levels,
      { faction: 'moderates', hindrance: some, reading: 'no lower than zero' },
      (v) => -Math.min(v.hindrance, 1),
    ),
    row(cited.rally.offset, { faction: militant, offset: some }, (v) => v.offset),
    row(cited.moderatesRally.offset, { faction: 'moderates', offset: some }, (v) => v.offset),
  ],
)

export const mayNotOffset = forbid(
  'Rally: may not Offset',
  view({
    faction: among(FACTIONS, 'the Faction'),
    amount: among(COMPARED, 'what would be Offset, against what Terror and levels take'),
    resources: among(COMPARED, 'the Resources of the Faction, against the price of the Offset'),
    free: flag('the Command is free', 'the Command is not free'),
    reading: cited.freeOffset,
  }),
  (bar) => [
    bar(cited.rally.offsetWhat, { faction: militant, amount: 'more' }),
    bar(cited.moderatesRally.offsetWhat, { faction: 'moderates', amount: 'more' }),
    bar([cited.rally.offsetCost, cited.commandsInGeneral.enoughResources], { faction: militant, resources: 'less' }),
    bar([cited.moderatesRally.offsetCost, cited.commandsInGeneral.enoughResources], {
      faction: 'moderates',
      resources: 'less',
    }),
    bar(cited.freeCommands.offsetFree, { free: true, amount: 'less', reading: 'in full' }),
  ],
)

export const mayNotPlace = forbid(
  'Rally: may not place so many Cells',
  view({
    faction: among(FACTIONS, 'the Faction'),
    count: among(COMPARED, 'the Cells that would be placed, against those that the space allows'),
    available: among(COMPARED, 'the Cells that would be placed, against those that are Available'),
    reading: cited.rallyNumber,
    ofModerates: cited.moderatesRallyNumber,
  }),
  (bar) => [
    bar(cited.rally.perSpace, { faction: militant, count: 'more' }),
    bar(cited.moderatesRally.placeCount, { faction: 'moderates', count: 'more' }),
    bar([cited.availability.onlyAvailable, cited.availability.noneAvailable], { available: 'more' }),
    bar(cited.rally.perSpace, { faction: militant, count: 'less', available: 'less', reading: 'exactly' }),
    bar(cited.moderatesRally.placeCount, {
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

/** Counts the Terror markers and levels of a space that reduce the count: all that could be Offset there. */
export const hindranceIn = (space: SpaceState, faction: Faction): number =>
  rallyHindrance.ask({ faction, redTerror: space.terror.red, whiteTerror: space.terror.white, ...levelsOf(space) })

/** The count of Cells for a Faction in a space, with so much Offset. */
export function cellsCounted(game: Game, faction: Faction, name: Space, offset: number): number {
  const space = game.spaces[name]
  const reading = readingOf(game, cited.rallyBelowZero)
  const hindrance = hindranceIn(space, faction)
  return Math.max(0, rallyCount.ask({ faction, hindrance, offset, reading, ...levelsOf(space) }))
}

export const cellsByRally = measure(
  'Cells by Rally',
  [cited.rally.perSpace, cited.rally.base, cited.moderatesRally.place, cited.moderatesRally.base],
  { faction: FACTIONS, space: SPACES },
  (game: Game, { faction, space }): number => cellsCounted(game, faction, space, 0),
)
