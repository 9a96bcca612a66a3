/**
 * Foreign Relations of Non-players: when their cards consider them, and what they come to.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first } from '../../../../src/kernel/table.js'
import { range, view } from '../../../../src/kernel/view.js'
import { redsActivismCard49 } from '../../clauses/non-players/reds.js'
import { redsTerrorCard } from '../../clauses/non-players/reds-in-war.js'
import {
  senateActivismCard,
  senateRallyCard54,
  senateRallyCard55,
  senateTerrorCard,
} from '../../clauses/non-players/senate.js'
import { senateMarchCard } from '../../clauses/non-players/senate-in-war.js'
import { TRACKS } from '../../components/forces.js'
import { MILITANTS } from '../../vocabulary.js'

/** The other cards of the Senate refer to the first. */
const REFERRING = [
  senateRallyCard55.foreignRelations,
  senateActivismCard.foreignRelations,
  senateTerrorCard.foreignRelations,
  senateMarchCard.foreignRelations,
] as const

/** Whether a Non-player considers Foreign Relations, and whether it needs a die for them. */
export const relationsOfCard = first(
  'Non-players: Foreign Relations',
  view({
    faction: MILITANTS,
    phase: [1, 2],
    /** The Vassalage of the friendly Power. */
    vassalage: range(0, TRACKS.vassalage),
  }),
  (row) => [
    row(redsActivismCard49.foreignRelationsPhaseOne, { faction: 'reds', phase: 2 }, 'not considered'),
    row(redsActivismCard49.foreignRelationsTwo, { faction: 'reds', vassalage: P.not(2) }, 'not considered'),
    row([redsActivismCard49.foreignRelations, redsTerrorCard.foreignRelations], { faction: 'reds' }, 'on a die'),
    row(
      [senateRallyCard54.foreignRelations, ...REFERRING],
      { faction: 'senate', vassalage: P.number.lt(3) },
      'not considered',
    ),
    row(
      [senateRallyCard54.foreignRelationsFour, ...REFERRING],
      { faction: 'senate', vassalage: P.number.gt(3) },
      'at once',
    ),
    row([senateRallyCard54.foreignRelationsThree, ...REFERRING], { faction: 'senate' }, 'on a die'),
  ],
)

/** By how much Vassalage changes after the roll, or at once. */
export const relationsRoll = first(
  'Non-players: the die of Foreign Relations',
  view({ faction: MILITANTS, face: range(1, 6) }),
  (row) => [
    row(redsActivismCard49.foreignRelations, { faction: 'reds', face: P.number.lt(3) }, 'succeeds'),
    row(senateRallyCard54.foreignRelationsThree, { faction: 'senate', face: P.number.lt(3) }, 'succeeds'),
    row(redsActivismCard49.foreignRelations, { faction: 'reds' }, 'fails'),
    row(senateRallyCard54.foreignRelationsThree, { faction: 'senate' }, 'fails'),
  ],
)
