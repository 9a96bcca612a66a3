/** 3.2.3 Terror: the enemies that make a space one for Terror. @module */

import { among, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

export const enemiesForTerror = one(
  'Terror: the enemies that count',
  view({
    enemies: among(
      ['to remove', 'to spare', 'Troops', 'none'],
      'the enemies in the space, those to remove before others',
    ),
    troops: cited.terrorAtTroops,
    guarded: cited.terrorAtTheGuarded,
  }),
  (row) => [
    row(cited.terror.enemyPieces, { enemies: 'to remove' }, 'some'),
    row(cited.terror.enemyPieces, { enemies: 'to spare', guarded: 'yes' }, 'some'),
    row(cited.terror.notLastWithMarker, { enemies: 'to spare', guarded: 'no' }, 'spared only'),
    row(
      [cited.terror.enemyPieces, cited.friendsAndEnemies.powersEnemies],
      { enemies: 'Troops', troops: 'yes' },
      'some',
    ),
    row(cited.terror.notTroops, { enemies: 'Troops', troops: 'no' }, 'Troops only'),
    row(cited.terror.enemyPieces, { enemies: 'none' }, 'none'),
  ],
)
