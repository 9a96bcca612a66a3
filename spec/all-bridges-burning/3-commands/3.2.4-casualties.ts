/** 3.2.4 Attack: Casualties. @module */

import { among, COMPARED, first, flag, forbid, one, question, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { adjacency, railways } from '../1-introduction/1.2-map.js'
import { ahead } from '../section.js'
import { attack } from './3.2.4-attack.js'

export const lastDefendingCell = question('lastDefendingCell', {
  asks: 'Which is the last Defending Cell, with which the Capability and Prepared markers go?',
  clauses: [attack.markersWithLast, attack.retreatCapabilities],
  readings: {
    'last in the space': 'The last Cell of its Faction in the space.',
    'last of the Attack': 'The last Cell that this Attack takes, whether others stay or not.',
  },
  usual: 'last in the space',
  because: '1.4.3 and 5.3 take markers away only where no friendly Cell is left.',
})

export const newsInRetreat = question('newsInRetreat', {
  asks: 'Does the News of a Defending Faction go along with the last Cell that Retreats?',
  clauses: [attack.retreat, attack.retreatCapabilities],
  readings: {
    'goes along': 'The last Cell takes the News of its Faction along.',
    'is removed': 'The News is removed with the last Cell.',
  },
  usual: 'goes along',
  because: 'News is coupled with a Cell, and a Cell that Retreats is not removed.',
})

export const prisonersByTurns = question('prisonersByTurns', {
  asks: 'Do Available and Prison take turns over the Defending Cells alone, or over all Defenders that are taken?',
  clauses: [attack.engagement, attack.engagementOthers, attack.alternately],
  readings: {
    'over the Cells': 'Every second Cell goes to Prison, whatever Troops are taken between them.',
    'over all Defenders': 'Every second Defender is due for Prison; where that is a Troop, nobody is imprisoned.',
  },
  usual: 'over the Cells',
  because: 'The turns are told of Defending Cells; what becomes of Troops stands behind them, for itself.',
})

export const turnsInRetreat = question('turnsInRetreat', {
  asks: 'Are Defending Cells and Troops taken by turns in a Retreat, too?',
  clauses: [attack.alternately, attack.beginsWithCell, attack.retreat, attack.retreatOthers],
  readings: {
    'in both': 'Yes: a Cell is relocated, then a Troop removed, and so on.',
    'in an Engagement': 'No: only what is removed goes by turns, and in a Retreat Cells are relocated.',
  },
  usual: 'in both',
  because: 'The turns are said to hold within both options, and a Retreat takes Troops away as well.',
})

export const retreatingTrains = question('retreatingTrains', {
  asks: 'Do Trains that go along in a Retreat need a Railway across the border?',
  clauses: [attack.retreatTrains, attack.retreatCapabilities],
  readings: {
    'Sabotage only': 'Nothing but Sabotage keeps Trains from going along.',
    'Railway needed': 'Trains are removed, too, where no Railway crosses the border.',
  },
  usual: 'Sabotage only',
  because: 'Sabotage is the only obstacle that 3.2.4 names for a Retreat.',
})

export const administrationInRetreat = question('administrationInRetreat', {
  asks: 'Does a Retreat take an Administration when the Cells of its space have been relocated?',
  clauses: [attack.retreat, attack.retreatOthers, attack.administrationsLast],
  readings: {
    'when they are gone': 'Yes: once no Defending Cell or Troop is left, wherever they went.',
    'only without Cells': 'No: relocated Cells are not removed; a Retreat takes it only where no Cell defended.',
  },
  usual: 'when they are gone',
  because: 'The option of a Retreat itself has Administrations go to Available, beside Cells that it relocates.',
})

export const takingTurns = question('takingTurns', {
  asks: 'What if Cells and Troops can no longer be taken by turns, since one kind has run out?',
  clauses: [attack.alternately, attack.beginsWithCell],
  readings: {
    'go on': 'The other kind is taken without turns.',
    stop: 'Where both kinds stood, no more of the other kind are taken.',
  },
  usual: 'go on',
  because: 'The turns order the removal; 1.4.2 and 3.1 still ask for as many pieces as possible.',
})

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

/** Which of Cells and Troops is to be taken next. */
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
    reading: takingTurns,
    administrations: administrationInRetreat,
  }),
  (bar) => [
    bar(attack.upToDie, { taken: P.not('less') }),
    bar(attack.removesEnemies, { stands: 'none' }),
    bar(attack.defender, { stands: 'other' }),
    bar([attack.beginsWithCell, attack.alternately], {
      piece: 'Troop',
      turn: 'a Cell to begin with',
      cells: true,
      byTurns: true,
    }),
    bar(attack.alternately, { piece: 'Troop', turn: 'a Cell', cells: true, byTurns: true }),
    bar(attack.alternately, { piece: cell, turn: 'a Troop', troops: true, byTurns: true }),
    bar(attack.alternately, {
      piece: cell,
      turn: 'a Troop',
      troops: false,
      mixed: true,
      byTurns: true,
      reading: 'stop',
    }),
    bar(attack.alternately, {
      piece: 'Troop',
      turn: 'a Cell',
      cells: false,
      mixed: true,
      byTurns: true,
      reading: 'stop',
    }),
    bar(attack.administrationsLast, { piece: 'Administration', cells: true }),
    bar(attack.administrationsLast, { piece: 'Administration', troops: true }),
    bar([attack.administrationsLast, attack.retreat], {
      piece: 'Administration',
      relocated: true,
      administrations: 'only without Cells',
    }),
    bar(attack.germansActiveFirst, { piece: 'Inactive Cell', germans: true, activeCells: true }),
  ],
)

export const takenByTurns = one(
  'Attack: are Cells and Troops taken by turns',
  view({ casualties: among(['Engagement', 'Retreat'], 'the Casualties'), reading: turnsInRetreat }),
  (row) => [
    row(attack.alternately, { casualties: 'Engagement' }, true),
    row(attack.alternately, { casualties: 'Retreat', reading: 'in both' }, true),
    row([attack.alternately, attack.retreat], { casualties: 'Retreat', reading: 'in an Engagement' }, false),
  ],
)

export const defendingCellTo = one(
  'Attack: where a Defending Cell goes',
  view({
    casualties: among(['Engagement', 'Retreat'], 'the Casualties'),
    evenCells: flag('an even number of Defending Cells has been taken before it'),
    evenAll: flag('an even number of Defenders has been taken before it'),
    reading: prisonersByTurns,
  }),
  (row) => [
    row(attack.engagement, { casualties: 'Engagement', evenCells: true, reading: 'over the Cells' }, 'Available'),
    row(attack.engagement, { casualties: 'Engagement', evenCells: false, reading: 'over the Cells' }, 'Prison'),
    row(
      [attack.engagement, attack.engagementOthers],
      { casualties: 'Engagement', evenAll: true, reading: 'over all Defenders' },
      'Available',
    ),
    row(
      [attack.engagement, attack.engagementOthers],
      { casualties: 'Engagement', evenAll: false, reading: 'over all Defenders' },
      'Prison',
    ),
    row([attack.retreat, attack.retreatSpace], { casualties: 'Retreat' }, 'the adjacent space'),
  ],
)

export const defendingTroopTo = one(
  'Attack: where Troops and Administrations go',
  view({ casualties: among(['Engagement', 'Retreat'], 'the Casualties') }),
  (row) => [
    row([attack.engagementOthers, attack.powersToo], { casualties: 'Engagement' }, 'Available'),
    row(attack.retreatOthers, { casualties: 'Retreat' }, 'Available'),
  ],
)

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
      [attack.markersWithLast, ahead('capabilities.removedWithLastCell')],
      { moment: 'a Cell is taken', cellsLeft: false },
      true,
    ),
    row(attack.markersWithLast, { moment: 'Casualties are over', taken: true, reading: 'last of the Attack' }, true),
    row(attack.markersWithLast, {}, false),
  ],
)

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

export type DefendingPiece = (typeof DEFENDING_PIECES)[number]
