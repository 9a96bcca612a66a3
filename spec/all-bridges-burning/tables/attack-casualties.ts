/**
 * Casualties of an Attack: which Defenders are taken, in what order, and where they go.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { capabilities } from '../clauses/events.js'
import { adjacency, railways } from '../clauses/introduction.js'
import { lastDefendingCell } from '../questions/commands/last-defending-cell.js'
import { newsInRetreat } from '../questions/commands/news-in-retreat.js'
import { retreatingTrains } from '../questions/commands/retreating-trains.js'
import { takingTurns } from '../questions/commands/taking-turns.js'

/** Which Defenders the Reds may not choose. */
export const mayNotDefend = forbid(
  'Attack: may not be the Defender',
  view({
    defender: among(['Senate', 'Germans', 'both'], 'the Defender'),
    senate: flag('Senate Cells are in the space', 'no Senate Cell is in the space'),
    germans: flag('German Troops are in the space', 'no German Troops are in the space'),
  }),
  (bar) => [
    bar([attack.defender, attack.redsChoose], { defender: P.union('Senate', 'both'), senate: false }),
    bar([attack.defender, attack.redsChoose], { defender: P.union('Germans', 'both'), germans: false }),
  ],
)

/** Which Casualties the Attacker may not choose. */
export const mayNotInflict = forbid(
  'Attack: may not choose the Casualties',
  view({
    casualties: among(['Engagement', 'Retreat'], 'the Casualties'),
    germans: flag('the Germans Attack', 'a Faction Attacks'),
    adjacent: flag('the space of the Retreat is adjacent', 'the space of the Retreat is not adjacent'),
  }),
  (bar) => [
    bar(attack.germansEngage, { casualties: 'Retreat', germans: true }),
    bar([attack.retreat, adjacency.movement], { casualties: 'Retreat', adjacent: false }),
  ],
)

/** The pieces that Defenders can lose. */
export const DEFENDING_PIECES = ['Active Cell', 'Inactive Cell', 'Troop', 'Administration'] as const
/** A piece that Defenders can lose. */
export type DefendingPiece = (typeof DEFENDING_PIECES)[number]

/** Which of Cells and Troops is to be taken next. */
export const TURNS = ['a Cell to begin with', 'a Cell', 'a Troop'] as const

const cell = P.union('Active Cell', 'Inactive Cell')

/** Which Defenders may not be taken. */
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
    reading: takingTurns,
  }),
  (bar) => [
    bar(attack.upToDie, { taken: P.not('less') }),
    bar(attack.removesEnemies, { stands: 'none' }),
    bar(attack.defender, { stands: 'other' }),
    bar([attack.beginsWithCell, attack.alternately], { piece: 'Troop', turn: 'a Cell to begin with', cells: true }),
    bar(attack.alternately, { piece: 'Troop', turn: 'a Cell', cells: true }),
    bar(attack.alternately, { piece: cell, turn: 'a Troop', troops: true }),
    bar(attack.alternately, { turn: 'a Troop', troops: false, mixed: true, reading: 'stop' }),
    bar(attack.alternately, { turn: 'a Cell', cells: false, mixed: true, reading: 'stop' }),
    bar(attack.administrationsLast, { piece: 'Administration', cells: true }),
    bar(attack.administrationsLast, { piece: 'Administration', troops: true }),
    bar(attack.germansActiveFirst, { piece: 'Inactive Cell', germans: true, activeCells: true }),
  ],
)

/** Where a Defending Cell goes. */
export const defendingCellTo = one(
  'Attack: where a Defending Cell goes',
  view({
    casualties: among(['Engagement', 'Retreat'], 'the Casualties'),
    even: flag('an even number of Defending Cells has been taken before it'),
  }),
  (row) => [
    row(attack.engagement, { casualties: 'Engagement', even: true }, 'Available'),
    row(attack.engagement, { casualties: 'Engagement', even: false }, 'Prison'),
    row([attack.retreat, attack.retreatSpace], { casualties: 'Retreat' }, 'the adjacent space'),
  ],
)

/** Where a Troop or an Administration goes. */
export const defendingTroopTo = one(
  'Attack: where Troops and Administrations go',
  view({ casualties: among(['Engagement', 'Retreat'], 'the Casualties') }),
  (row) => [
    row([attack.engagementOthers, attack.powersToo], { casualties: 'Engagement' }, 'Available'),
    row(attack.retreatOthers, { casualties: 'Retreat' }, 'Available'),
  ],
)

/** Whether the Capability and Prepared markers of the Defenders go. */
export const markersGo = first(
  'Attack: do the markers of the Defenders go',
  view({
    moment: among(['a Cell is taken', 'Casualties are over'], 'the moment'),
    taken: flag('a Cell has been taken', 'no Cell has been taken'),
    cellsLeft: flag('Cells of the Faction are left in the space', 'no Cell of the Faction is left in the space'),
    reading: lastDefendingCell,
  }),
  (row) => [
    row(
      [attack.markersWithLast, capabilities.removedWithLastCell],
      { moment: 'a Cell is taken', cellsLeft: false },
      true,
    ),
    row(attack.markersWithLast, { moment: 'Casualties are over', taken: true, reading: 'last of the Attack' }, true),
    row(attack.markersWithLast, {}, false),
  ],
)

/** What becomes of a marker with the last Cell that Retreats. */
export const retreatingMarker = first(
  'Attack: what becomes of a marker in a Retreat',
  view({
    marker: among(['Trains', 'other Capability', 'News'], 'the marker'),
    sabotaged: flag('Sabotage lies on the border of the Retreat', 'no Sabotage lies on the border of the Retreat'),
    railway: flag('a Railway crosses the border of the Retreat', 'no Railway crosses the border of the Retreat'),
    trains: retreatingTrains,
    news: newsInRetreat,
  }),
  (row) => [
    row(attack.retreatTrains, { marker: 'Trains', sabotaged: true }, 'removed'),
    row(
      [attack.retreatTrains, railways.trains],
      { marker: 'Trains', railway: false, trains: 'Railway needed' },
      'removed',
    ),
    row(attack.retreat, { marker: 'News', news: 'goes along' }, 'relocated'),
    row(attack.retreatCapabilities, { marker: 'News' }, 'removed'),
    row(attack.retreatCapabilities, {}, 'relocated'),
  ],
)
