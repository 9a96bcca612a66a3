/** 3.2.3 Terror: the enemies that make a space one for Terror. @module */

import { among, one, question, view } from 'rulewright/book'
import { friendsAndEnemies } from '../1-introduction/1.3-factions.js'
import { personalityAndPrepared } from '../1-introduction/1.4.2-availability.js'
import { terror } from './3.2.3-terror.js'

export const terrorAtTroops = question('terrorAtTroops', {
  asks: 'Can a space be selected for Terror where the only enemy pieces are Troops?',
  clauses: [terror.enemyPieces, terror.notTroops, friendsAndEnemies.powersEnemies],
  readings: {
    yes: 'Troops are enemy pieces, so a marker can be placed there, and nothing is removed.',
    no: 'Pieces that cannot be targeted do not make a space one for Terror.',
  },
  usual: 'yes',
  because: '3.2.3 asks for enemy pieces, 1.3.1 makes the Powers enemies, and only targeting Troops is ruled out.',
})

export const terrorAtTheGuarded = question('terrorAtTheGuarded', {
  asks: 'Can a space be selected for Terror where every piece of an enemy Faction is one that Terror has to spare?',
  clauses: [
    terror.enemyPieces,
    terror.notLastWithMarker,
    terror.placeMarker,
    terror.removeOne,
    personalityAndPrepared.preparedTerror,
  ],
  readings: {
    yes: 'Yes: an enemy is there, so a marker is placed, and nothing is removed.',
    no: 'No: without a piece that can be removed it is no space for Terror.',
  },
  usual: 'yes',
  because: '3.2.3 asks for enemy pieces in the space, and spares the last Cell only from being removed.',
})

export const enemiesForTerror = one(
  'Terror: the enemies that count',
  view({
    enemies: among(
      ['to remove', 'to spare', 'Troops', 'none'],
      'the enemies in the space, those to remove before others',
    ),
    troops: terrorAtTroops,
    guarded: terrorAtTheGuarded,
  }),
  (row) => [
    row(terror.enemyPieces, { enemies: 'to remove' }, 'some'),
    row(terror.enemyPieces, { enemies: 'to spare', guarded: 'yes' }, 'some'),
    row(terror.notLastWithMarker, { enemies: 'to spare', guarded: 'no' }, 'spared only'),
    row([terror.enemyPieces, friendsAndEnemies.powersEnemies], { enemies: 'Troops', troops: 'yes' }, 'some'),
    row(terror.notTroops, { enemies: 'Troops', troops: 'no' }, 'Troops only'),
    row(terror.enemyPieces, { enemies: 'none' }, 'none'),
  ],
)
