/** 3.2.3 Terror. @module */

import {
  among,
  COMPARED,
  definition,
  exception,
  flag,
  forbid,
  formula,
  informative,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { availability, personalityAndPrepared, stacking } from '../1-introduction/1.4.2-availability.js'
import { polarization } from '../1-introduction/1.9-vassalage.js'
import { limitedCommand, limitedPolitics } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { TRACKS } from '../components/forces.js'
import { BACKGROUND } from '../reasons.js'
import { section } from '../section.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'

export const terror = section('terror', '3.2.3', 'Terror', {
  quotation: note('A novelist of the time expects white Terror to follow the red.', { status: BACKGROUND }),
  purpose: definition('Terror takes enemy pieces and political cubes away, and leaves markers behind.', {
    status: informative('an overview; the clauses on the procedure decide'),
  }),
  hindersRally: note('The markers make a later Rally of the enemy in the space dearer.', {
    see: ['3.2.1'],
    status: informative('the count of 3.2.1 decides'),
  }),
  anySpaces: permission('Any number of spaces can be selected for Terror.'),
  display: permission('The Political Display can be selected, with spaces or without them.', { see: ['1.11'] }),
  activeCells: prohibition('A space without an Active Cell of the acting Faction is not selected for Terror.'),
  enemyPieces: prohibition('A space without enemy pieces is not selected for Terror.'),
  spaceCost: formula('A space selected for Terror takes one Resource.'),
  displayCost: formula('Selecting the Political Display takes one Resource too.'),
  notTroops: prohibition('Troops of the Powers are never targets of Terror.'),
  placeMarker: rule('First of all, every selected space gets an Available Terror marker.'),
  colors: rule('The marker is red if the Reds act, and white if the Senate does.'),
  newsOnSecond: rule('In Phase II, a space that gets its second Terror marker gets an Available News marker as well.', {
    see: ['3.3.2'],
  }),
  cube: rule('Next, if the Political Display was selected, one cube leaves it, of whatever color.'),
  removeEnemies: prohibition('Terror removes nothing but enemy pieces.'),
  removeOne: permission('Then, in a selected Town or Province, one enemy piece may be removed.'),
  oneAtMost: prohibition('No more than one enemy piece is removed in a Town or Province.'),
  removeTwo: permission('At Polarization 6 or higher a second enemy piece may be removed there.', { see: ['1.10'] }),
  twoAtMost: prohibition('No more than two are removed there, even at Polarization 6 or higher.'),
  discsLast: prohibition('No Administration or Network is removed while its Faction still has a Cell in the space.'),
  personality: rule('The Personality is removed together with the last Moderates Cell of its space.'),
  ransom: rule('When the Personality is removed, three Resources of the Moderates go to the acting Faction.'),
  notLastWithMarker: prohibition(
    'Terror spares the last enemy Cell if a Capability or a Prepared marker would go with it.',
  ),
  toAvailable: rule('Whatever Terror removes becomes Available.'),
  polarization: rule('At the end Polarization goes up by one for every Terror marker that this Command placed.'),
  twoMarkers: prohibition('No more than two Terror markers of any colors are in a space at one time.'),
  displayNoMarker: exception('The Political Display is no space: removing a cube there places no Terror marker.'),
  background: note('Terror stands for many sorts of violence that keep people from backing the enemy.', {
    status: BACKGROUND,
  }),
})

export const limitedTerror = question('limitedTerror', {
  asks: 'May Terror as a Limited Command select the Political Display beside its one space?',
  clauses: [limitedCommand.oneSpace, terror.display, terror.displayNoMarker],
  readings: {
    both: 'One space, and the Political Display as well, since it is no space.',
    either: 'One space or the Political Display, but not both.',
  },
  usual: 'both',
  because: '2.2.4 limits the spaces to one, and by 3.2.3 the Political Display is none.',
})

export const terrorAtTheLimit = question('terrorAtTheLimit', {
  asks: 'May a space that holds two Terror markers be selected for Terror?',
  clauses: [terror.twoMarkers, terror.placeMarker, terror.anySpaces, stacking.ignored],
  readings: {
    yes: 'Yes: no marker is placed, and the rest is carried out.',
    no: 'No: Terror begins with a marker, and none can be placed.',
  },
  usual: 'yes',
  because: 'An instruction that would break a Stacking limit is ignored; the others stand.',
})

export const terrorOrder = question('terrorOrder', {
  asks: 'In which order do the spaces of Terror get their markers and lose pieces?',
  clauses: [terror.placeMarker, terror.removeEnemies, commandsInGeneral.actorOrdersSpaces],
  readings: {
    'as selected': 'In the order in which they were selected.',
    anew: 'In an order that the Faction chooses at each step.',
  },
  usual: 'as selected',
  because: 'The acting Faction orders the spaces; it does so as it selects them.',
  kind: 'gap',
  editorial:
    'The Faction selects in whatever order it likes, markers and removals of one space do not depend on another, and so every result can be had.',
})

export const terrorUpTo = question('terrorUpTo', {
  asks: 'Where Terror may remove up to two pieces, must it remove a second one of the Faction that has lost one?',
  clauses: [terror.removeOne, terror.removeTwo, commandsInGeneral.maximumExtent, availability.maximum],
  readings: {
    'once targeted': 'Yes: a Faction that has lost a piece loses as many as Terror can remove.',
    'any number': 'No: the Faction that acts may stop at one.',
  },
  usual: 'once targeted',
  because: '3.1 and 1.4.2 leave no choice once a Faction is targeted; up to two bounds what is possible.',
})

export const terrorPrice = one(
  'Terror: the price',
  view({
    what: among(['space', 'Display'], 'what is paid for'),
    free: flag('the Command is free', 'the Command is not free'),
  }),
  (row) => [
    row(terror.spaceCost, { what: 'space', free: false }, 1),
    row(terror.displayCost, { what: 'Display', free: false }, 1),
    row(freeCommands.noCost, { free: true }, 0),
  ],
)

/** The enemies of a space as Terror counts them: some, or none that make it a space for Terror. */
export const ENEMIES = ['some', 'spared only', 'Troops only', 'none'] as const

export const mayNotTerrorize = forbid(
  'Terror: may not select',
  view(
    {
      target: among(['space', 'Display'], 'the target'),
      granted: flag('the terms of the Command allow the target', 'the terms of the Command do not allow the target'),
      selected: flag('the target has been selected before', 'the target has not been selected before'),
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      spaceBefore: flag('a space has been selected before', 'no space has been selected before'),
      displayBefore: flag(
        'the Political Display has been selected before',
        'the Political Display has not been selected before',
      ),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the target'),
      activeCell: flag('an Active Cell of the Faction is there', 'no Active Cell of the Faction is there'),
      enemies: among(ENEMIES, 'the enemies in the space'),
      cube: flag('a cube is in the Political Display', 'no cube is in the Political Display'),
      terror: range(0, 2, 'Terror markers in the space'),
      atLimit: terrorAtTheLimit,
      reading: limitedTerror,
      alone: limitedPolitics,
    },
    [
      {
        because: 'no pieces and no Terror markers lie on the Political Display',
        when: ({ target, activeCell, enemies, terror: markers }) =>
          target === 'Display' && (activeCell || enemies !== 'none' || markers > 0),
      },
      {
        because: 'the Political Display is selected when it has been before',
        when: ({ target, selected, displayBefore }) => target === 'Display' && selected !== displayBefore,
      },
      {
        because: 'a space that is selected has been before',
        when: ({ target, selected, spaceBefore }) => target === 'space' && selected && !spaceBefore,
      },
    ],
  ),
  (bar) => [
    bar(freeCommands.withinGrant, { granted: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar([terror.spaceCost, commandsInGeneral.enoughResources], { target: 'space', resources: 'less' }),
    bar([terror.displayCost, commandsInGeneral.enoughResources], { target: 'Display', resources: 'less' }),
    bar(terror.activeCells, { target: 'space', activeCell: false }),
    bar(terror.enemyPieces, { target: 'space', enemies: 'none' }),
    bar([terror.placeMarker, terror.twoMarkers], { target: 'space', terror: P.number.gte(2), atLimit: 'no' }),
    bar([terror.enemyPieces, terror.notTroops], { target: 'space', enemies: 'Troops only' }),
    bar([terror.enemyPieces, terror.notLastWithMarker], { target: 'space', enemies: 'spared only' }),
    bar([terror.cube, commandsInGeneral.someSpaceOrPieces], { target: 'Display', cube: false }),
    bar(limitedCommand.oneSpace, { target: 'space', limited: true, spaceBefore: true }),
    bar(limitedCommand.oneSpace, { target: 'space', limited: true, displayBefore: true, reading: 'either' }),
    bar(limitedCommand.oneSpace, { target: 'Display', limited: true, spaceBefore: true, reading: 'either' }),
    bar([limitedCommand.oneSpace, terror.displayNoMarker], {
      target: 'Display',
      limited: true,
      spaceBefore: false,
      alone: 'not allowed',
    }),
  ],
)

export const mayNotRemoveCube = forbid(
  'Terror: may not remove the cube',
  view({ there: flag('such a piece is there', 'no such piece is there') }),
  (bar) => [bar(terror.cube, { there: false })],
)

export const mayNotRemove = forbid(
  'Terror: may not remove the piece',
  view({
    whose: among(['an enemy', 'the actor', 'a Power'], 'whose the piece is'),
    piece: among(['Cell', 'disc', 'Troop'], 'the piece'),
    there: flag('such a piece is there', 'no such piece is there'),
    cells: flag('its Faction has a Cell in the space', 'its Faction has no Cell in the space'),
    takesCapability: flag('a Capability would go with it', 'no Capability would go with it'),
    takesPrepared: flag('a Prepared marker would go with it', 'no Prepared marker would go with it'),
    removed: range(0, 2, 'pieces removed in the space before'),
    polarization: range(0, TRACKS.polarization, 'Polarization'),
  }),
  (bar, lift) => [
    bar(terror.notTroops, { whose: 'a Power' }),
    bar(terror.removeEnemies, { whose: 'the actor' }),
    bar(terror.removeEnemies, { there: false }),
    bar(terror.oneAtMost, { removed: 1 }),
    lift([terror.removeTwo, polarization.terror], { removed: 1, polarization: P.number.gte(6) }, [terror.oneAtMost]),
    bar(terror.discsLast, { piece: 'disc', cells: true }),
    bar(terror.notLastWithMarker, { takesCapability: true }),
    bar([terror.notLastWithMarker, personalityAndPrepared.preparedTerror], { takesPrepared: true }),
    bar(terror.twoAtMost, { removed: 2 }),
  ],
)
