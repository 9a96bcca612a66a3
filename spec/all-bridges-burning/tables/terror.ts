/**
 * Terror: what may be selected, the markers, and what may be removed.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { terror } from '../clauses/commands/terror.js'
import { availability, personalityAndPrepared, stacking } from '../clauses/forces.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { crackdown } from '../clauses/special-activities/reds-and-senate.js'
import { polarization } from '../clauses/tracks.js'
import { TRACKS } from '../components/forces.js'
import { crackdownInTerror } from '../questions/commands/crackdown-in-terror.js'
import { limitedTerror } from '../questions/commands/limited-terror.js'
import { terrorAtTheLimit } from '../questions/commands/terror-at-the-limit.js'
import { terrorAtTroops } from '../questions/commands/terror-at-troops.js'
import { markerGivesWay } from '../questions/introduction/marker-gives-way.js'
import { MILITANTS, SPACES } from '../vocabulary.js'

/** What a space, and the Political Display, take. */
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

/** What may not be selected for Terror. */
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
      enemies: among(['a Faction', 'Troops only', 'none'], 'the enemies in the space'),
      cube: flag('a cube is in the Political Display', 'no cube is in the Political Display'),
      terror: range(0, 2, 'Terror markers in the space'),
      atLimit: terrorAtTheLimit,
      atTroops: terrorAtTroops,
      reading: limitedTerror,
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
    bar([terror.enemyPieces, terror.notTroops], { target: 'space', enemies: 'Troops only', atTroops: 'no' }),
    bar([terror.cube, commandsInGeneral.someSpaceOrPieces], { target: 'Display', cube: false }),
    bar(limitedCommand.oneSpace, { target: 'space', limited: true, spaceBefore: true }),
    bar(limitedCommand.oneSpace, { target: 'space', limited: true, displayBefore: true, reading: 'either' }),
    bar(limitedCommand.oneSpace, { target: 'Display', limited: true, spaceBefore: true, reading: 'either' }),
  ],
)

/** Which Terror marker a selected space gets. */
export const terrorMarker = one(
  'Terror: the marker',
  view({ faction: among(MILITANTS, 'the Faction'), markers: range(0, 2, 'Terror markers in the space') }),
  (row) => [
    row([terror.placeMarker, terror.colors], { faction: 'reds', markers: P.number.lt(2) }, 'red'),
    row([terror.placeMarker, terror.colors], { faction: 'senate', markers: P.number.lt(2) }, 'white'),
    row([terror.twoMarkers, stacking.terror, stacking.ignored], { markers: 2 }, 'none'),
  ],
)

/** Which marker gives way where two are in a space and another one comes. */
export const fullTerrorStack = first(
  'Terror: which marker gives way where two are',
  view({
    other: flag('one of the two markers is of the other color', 'neither marker is of the other color'),
    reading: markerGivesWay,
  }),
  (row) => [
    row([stacking.ignored, stacking.terror], { reading: 'the new one' }, 'the new one'),
    row([stacking.ignored, stacking.terror], { other: false }, 'the new one'),
    row([stacking.surplus, stacking.terror], { other: true }, 'an older one'),
  ],
)

/** How many News markers come with a Terror marker. */
export const terrorNews = one(
  'Terror: News with the marker',
  view({
    phase: among([1, 2], 'the Phase'),
    second: flag('it is the second marker of the Terror', 'it is not the second marker of the Terror'),
    available: flag('a News marker is available', 'no News marker is available'),
  }),
  (row) => [
    row(terror.newsOnSecond, { phase: 2, second: true, available: true }, 1),
    row([terror.newsOnSecond, availability.onlyAvailable], { phase: 2, second: true, available: false }, 0),
    row(terror.newsOnSecond, { phase: 2, second: false }, 0),
    row(terror.newsOnSecond, { phase: 1 }, 0),
  ],
)

/** By how much Terror raises Polarization in the end. */
export const terrorPolarization = one(
  'Terror: Polarization',
  view({
    own: range(0, SPACES.length, 'markers that Terror has placed itself'),
    others: range(0, 1, 'markers that a Special Activity has placed during it'),
    reading: crackdownInTerror,
  }),
  (row) => [
    row(terror.polarization, { others: 0 }, ({ own }) => own),
    row([terror.polarization, crackdown.polarize], { others: 1, reading: 'its own' }, ({ own }) => own),
    row(terror.polarization, { others: 1, reading: 'both' }, ({ own }) => own + 1),
  ],
)

/** Which cube may not be removed. */
export const mayNotRemoveCube = forbid(
  'Terror: may not remove the cube',
  view({ there: flag('such a piece is there', 'no such piece is there') }),
  (bar) => [bar(terror.cube, { there: false })],
)

/** Which piece Terror may not remove. */
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
    bar(terror.removeOne, { removed: P.number.gte(1) }),
    lift([terror.removeTwo, polarization.terror], { removed: 1, polarization: P.number.gte(6) }, [terror.removeOne]),
    bar(terror.discsLast, { piece: 'disc', cells: true }),
    bar(terror.notLastWithMarker, { takesCapability: true }),
    bar([terror.notLastWithMarker, personalityAndPrepared.preparedTerror], { takesPrepared: true }),
  ],
)
