/** 3.2.4 Attack: Casualties. @module */

import { among, COMPARED, first, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'

export const mayNotDefend = forbid(
  'Attack: may not be the Defender',
  view({
    defender: among(['Senate', 'Germans', 'both'], 'the Defender'),
    senate: flag('Senate Cells are in the space', 'no Senate Cell is in the space'),
    germans: flag('German Troops are in the space', 'no German Troops are in the space'),
  }),
  (bar) => [
    bar([cited.attack.defender, cited.attack.redsChoose], { defender: P.union('Senate', 'both'), senate: false }),
    bar([cited.attack.defender, cited.attack.redsChoose], { defender: P.union('Germans', 'both'), germans: false }),
  ],
)

export const mayNotInflict = forbid(
  'Attack: may not choose the Casualties',
  view({
    casualties: among(['Engagement', 'Retreat'], 'the Casualties'),
    germans: flag('the Germans Attack', 'a Faction Attacks'),
    adjacent: flag('the space of the Retreat is adjacent', 'the space of the Retreat is not adjacent'),
  }),
  (bar) => [
    bar(cited.attack.germansEngage, { casualties: 'Retreat', germans: true }),
    bar([cited.attack.retreat, cited.adjacency.movement], { casualties: 'Retreat', adjacent: false }),
  ],
)

/** The pieces that Defenders can lose. */
export const DEFENDING_PIECES = ['Active Cell', 'Inactive Cell', 'Troop', 'Administration'] as const

/** The next piece to take: a Cell or a Troop. */
export const TURNS = ['a Cell to begin with', 'a Cell', 'a Troop'] as const
const cell = P.union('Active Cell', 'Inactive Cell')

export const mayNotTake = forbid(
  'Attack: may not take the Defender',
  view({
    piece: among(DEFENDING_PIECES, 'the piece'),
    stands: among(['Defender', 'other', 'none'], 'such a piece there'),
    taken: among(COMPARED, 'the Defenders taken, against the die roll'),
    turn: among(TURNS, 'the piece to be taken next'),
    cells: flag('Defending Cells are left', 'no Defending Cell is left'),
    troops: flag('Defending Troops are left', 'no Defending Troop is left'),
    mixed: flag('the Defenders had both Cells and Troops at first'),
    germans: flag('the Germans Attack', 'a Faction Attacks'),
    activeCells: flag('Active Defending Cells are left', 'no Active Defending Cell is left'),
    byTurns: flag('Cells and Troops are taken by turns', 'Cells and Troops are taken in any order'),
    relocated: flag('Defending Cells have been relocated', 'no Defending Cell has been relocated'),
    reading: cited.takingTurns,
    administrations: cited.administrationInRetreat,
  }),
  (bar) => [
    bar(cited.attack.upToDie, { taken: P.not('less') }),
    bar(cited.attack.removesEnemies, { stands: 'none' }),
    bar(cited.attack.defender, { stands: 'other' }),
    bar([cited.attack.beginsWithCell, cited.attack.alternately], {
      piece: 'Troop',
      turn: 'a Cell to begin with',
      cells: true,
      byTurns: true,
    }),
    bar(cited.attack.alternately, { piece: 'Troop', turn: 'a Cell', cells: true, byTurns: true }),
    bar(cited.attack.alternately, { piece: cell, turn: 'a Troop', troops: true, byTurns: true }),
    bar(cited.attack.alternately, {
      piece: cell,
      turn: 'a Troop',
      troops: false,
      mixed: true,
      byTurns: true,
      reading: 'stop',
    }),
    bar(cited.attack.alternately, {
      piece: 'Troop',
      turn: 'a Cell',
      cells: false,
      mixed: true,
      byTurns: true,
      reading: 'stop',
    }),
    bar(cited.attack.administrationsLast, { piece: 'Administration', cells: true }),
    bar(cited.attack.administrationsLast, { piece: 'Administration', troops: true }),
    bar([cited.attack.administrationsLast, cited.attack.retreat], {
      piece: 'Administration',
      relocated: true,
      administrations: 'only without Cells',
    }),
    bar(cited.attack.germansActiveFirst, { piece: 'Inactive Cell', germans: true, activeCells: true }),
  ],
)

export const takenByTurns = one(
  'Attack: are Cells and Troops taken by turns',
  view({ casualties: among(['Engagement', 'Retreat'], 'the Casualties'), reading: cited.turnsInRetreat }),
  (row) => [
    row(cited.attack.alternately, { casualties: 'Engagement' }, true),
    row(cited.attack.alternately, { casualties: 'Retreat', reading: 'in both' }, true),
    row(
      [cited.attack.alternately, cited.attack.retreat],
      { casualties: 'Retreat', reading: 'in an Engagement' },
      false,
    ),
  ],
)

export const defendingCellTo = one(
  'Attack: where a Defending Cell goes',
  view({
    casualties: among(['Engagement', 'Retreat'], 'the Casualties'),
    evenCells: flag('an even number of Defending Cells has been taken before it'),
    evenAll: flag('an even number of Defenders has been taken before it'),
    reading: cited.prisonersByTurns,
  }),
  (row) => [
    row(cited.attack.engagement, { casualties: 'Engagement', evenCells: true, reading: 'over the Cells' }, 'Available'),
    row(cited.attack.engagement, { casualties: 'Engagement', evenCells: false, reading: 'over the Cells' }, 'Prison'),
    row(
      [cited.attack.engagement, cited.attack.engagementOthers],
      { casualties: 'Engagement', evenAll: true, reading: 'over all Defenders' },
      'Available',
    ),
    row(
      [cited.attack.engagement, cited.attack.engagementOthers],
      { casualties: 'Engagement', evenAll: false, reading: 'over all Defenders' },
      'Prison',
    ),
    row([cited.attack.retreat, cited.attack.retreatSpace], { casualties: 'Retreat' }, 'the adjacent space'),
  ],
)

export const defendingTroopTo = one(
  'Attack: where Troops and Administrations go',
  view({ casualties: among(['Engagement', 'Retreat'], 'the Casualties') }),
  (row) => [
    row([cited.attack.engagementOthers, cited.attack.powersToo], { casualties: 'Engagement' }, 'Available'),
    row(cited.attack.retreatOthers, { casualties: 'Retreat' }, 'Available'),
  ],
)

export const markersGo = first(
  'Attack: do the markers of the Defenders go',
  view({
    moment: among(['a Cell is taken', 'Casualties are over'], 'the moment'),
    taken: flag('a Cell has been taken', 'no Cell has been taken'),
    cellsLeft: flag('Cells of the Faction are left in the space', 'no Cell of the Faction is left in the space'),
    reading: cited.lastDefendingCell,
  }),
  (row) => [
    row(
      [cited.attack.markersWithLast, cited.capabilities.removedWithLastCell],
      { moment: 'a Cell is taken', cellsLeft: false },
      true,
    ),
    row(
      cited.attack.markersWithLast,
      { moment: 'Casualties are over', taken: true, reading: 'last of the Attack' },
      true,
    ),
    row(cited.attack.markersWithLast, {}, false),
  ],
)

export const retreatingMarker = first(
  'Attack: what becomes of a marker in a Retreat',
  view({
    marker: among(['Trains', 'other Capability', 'News'], 'the marker'),
    sabotaged: flag('Sabotage lies on the border of the Retreat', 'no Sabotage lies on the border of the Retreat'),
    railway: flag('a Railway crosses the border of the Retreat', 'no Railway crosses the border of the Retreat'),
    trains: cited.retreatingTrains,
    news: cited.newsInRetreat,
  }),
  (row) => [
    row(cited.attack.retreatTrains, { marker: 'Trains', sabotaged: true }, 'removed'),
    row(
      [cited.attack.retreatTrains, cited.railways.trains],
      { marker: 'Trains', railway: false, trains: 'Railway needed' },
      'removed',
    ),
    row(cited.attack.retreat, { marker: 'News', news: 'goes along' }, 'relocated'),
    row(cited.attack.retreatCapabilities, { marker: 'News' }, 'removed'),
    row(cited.attack.retreatCapabilities, {}, 'relocated'),
  ],
)

export type DefendingPiece = (typeof DEFENDING_PIECES)[number]
