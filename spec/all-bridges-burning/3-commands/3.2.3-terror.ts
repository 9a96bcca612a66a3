/** 3.2.3 Terror. @module */

import { among, COMPARED, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'

export const terrorPrice = one(
  'Terror: the price',
  view({
    what: among(['space', 'Display'], 'what is paid for'),
    free: flag('the Command is free', 'the Command is not free'),
  }),
  (row) => [
    row(cited.terror.spaceCost, { what: 'space', free: false }, 1),
    row(cited.terror.displayCost, { what: 'Display', free: false }, 1),
    row(cited.freeCommands.noCost, { free: true }, 0),
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
      atLimit: cited.terrorAtTheLimit,
      reading: cited.limitedTerror,
      alone: cited.limitedPolitics,
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
    bar(cited.freeCommands.withinGrant, { granted: false }),
    bar(cited.commandsInGeneral.onceEach, { selected: true }),
    bar([cited.terror.spaceCost, cited.commandsInGeneral.enoughResources], { target: 'space', resources: 'less' }),
    bar([cited.terror.displayCost, cited.commandsInGeneral.enoughResources], { target: 'Display', resources: 'less' }),
    bar(cited.terror.activeCells, { target: 'space', activeCell: false }),
    bar(cited.terror.enemyPieces, { target: 'space', enemies: 'none' }),
    bar([cited.terror.placeMarker, cited.terror.twoMarkers], {
      target: 'space',
      terror: P.number.gte(2),
      atLimit: 'no',
    }),
    bar([cited.terror.enemyPieces, cited.terror.notTroops], { target: 'space', enemies: 'Troops only' }),
    bar([cited.terror.enemyPieces, cited.terror.notLastWithMarker], { target: 'space', enemies: 'spared only' }),
    bar([cited.terror.cube, cited.commandsInGeneral.someSpaceOrPieces], { target: 'Display', cube: false }),
    bar(cited.limitedCommand.oneSpace, { target: 'space', limited: true, spaceBefore: true }),
    bar(cited.limitedCommand.oneSpace, { target: 'space', limited: true, displayBefore: true, reading: 'either' }),
    bar(cited.limitedCommand.oneSpace, { target: 'Display', limited: true, spaceBefore: true, reading: 'either' }),
    bar([cited.limitedCommand.oneSpace, cited.terror.displayNoMarker], {
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
  (bar) => [bar(cited.terror.cube, { there: false })],
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
    bar(cited.terror.notTroops, { whose: 'a Power' }),
    bar(cited.terror.removeEnemies, { whose: 'the actor' }),
    bar(cited.terror.removeEnemies, { there: false }),
    bar(cited.terror.oneAtMost, { removed: 1 }),
    lift([cited.terror.removeTwo, cited.polarization.terror], { removed: 1, polarization: P.number.gte(6) }, [
      cited.terror.oneAtMost,
    ]),
    bar(cited.terror.discsLast, { piece: 'disc', cells: true }),
    bar(cited.terror.notLastWithMarker, { takesCapability: true }),
    bar([cited.terror.notLastWithMarker, cited.personalityAndPrepared.preparedTerror], { takesPrepared: true }),
    bar(cited.terror.twoAtMost, { removed: 2 }),
  ],
)
