/** The pieces and Factions that a text means, by owner. @module */

import { among, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { FACTIONS, type Faction } from '../vocabulary.js'
import { type By, listed, type Of, OWNERS, type Owner, type Piece } from './words.js'

export const isEnemy = one(
  'Events: who is an enemy of the Faction',
  view({ faction: among(FACTIONS, 'the Faction'), other: among(OWNERS, 'the other Faction or Power') }),
  (row) => [
    row(cited.friendsAndEnemies.factions, { other: P.union(...FACTIONS) }, ({ faction, other }) => faction !== other),
    row(cited.friendsAndEnemies.germany, { faction: 'senate', other: 'germany' }, false),
    row(cited.friendsAndEnemies.russia, { faction: 'reds', other: 'russia' }, false),
    row(cited.friendsAndEnemies.powersEnemies, { faction: P.not('senate'), other: 'germany' }, true),
    row(cited.friendsAndEnemies.powersEnemies, { faction: P.not('reds'), other: 'russia' }, true),
  ],
)

/** True if an owner is a Faction, not a Power. */
export const isFaction = (owner: Owner): owner is Faction => FACTIONS.some((faction) => faction === owner)

/** The Factions and Powers that a text means, when a Faction executes it. */
export const ownersOf = (of: Of, executing: Faction): readonly Owner[] => {
  const meant = listed(of).flatMap((word): readonly Owner[] => {
    if (word === 'executing') return [executing]
    return word === 'enemies' ? OWNERS.filter((other) => isEnemy.ask({ faction: executing, other })) : [word]
  })
  return OWNERS.filter((owner) => meant.includes(owner))
}

/** The Faction that a text means, when a Faction executes it. */
export const factionOf = (word: By, executing: Faction): Faction => (word === 'executing' ? executing : word)

/** The possible owners of each type of piece. */
export const OWNERS_OF: Readonly<Record<Piece, readonly Owner[]>> = {
  Cell: FACTIONS,
  Administration: ['reds'],
  Network: ['moderates'],
  Troop: ['germany', 'russia'],
}
