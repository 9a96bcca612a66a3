/**
 * Foreign Relations of Non-players: when their cards consider them, and what they come to.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first } from '../../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../../src/kernel/view.js'
import { executingInstructions } from '../../clauses/non-players/cards.js'
import { noResourceTracking } from '../../clauses/non-players/general.js'
import { redsActivismCard49 } from '../../clauses/non-players/reds.js'
import { redsTerrorCard } from '../../clauses/non-players/reds-in-war.js'
import {
  senateActivismCard,
  senateRallyCard54,
  senateRallyCard55,
  senateTerrorCard,
} from '../../clauses/non-players/senate.js'
import { senateMarchCard } from '../../clauses/non-players/senate-in-war.js'
import { foreignRelations } from '../../clauses/special-activities/reds-and-senate.js'
import { TRACKS } from '../../components/forces.js'
import { failedForeignRelations } from '../../questions/non-players/rally-and-activism/failed-foreign-relations.js'
import { foreignRelationsRoll } from '../../questions/non-players/rally-and-activism/foreign-relations-roll.js'
import { foreignRelationsTwice } from '../../questions/non-players/rally-and-activism/foreign-relations-twice.js'
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
    faction: among(MILITANTS, 'the Faction'),
    phase: among([1, 2], 'the Phase'),
    vassalage: range(0, TRACKS.vassalage, 'the Vassalage of the friendly Power'),
    reading: foreignRelationsRoll,
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
      { faction: 'senate', vassalage: P.number.gt(3), reading: 'the card' },
      'at once',
    ),
    row(
      [senateRallyCard54.foreignRelationsThree, ...REFERRING],
      { faction: 'senate', vassalage: 3, reading: 'the card' },
      'on a die',
    ),
    row([foreignRelations.decrease, ...REFERRING], { faction: 'senate' }, 'on a die'),
  ],
)

/** What the roll comes to. */
export const relationsRoll = first(
  'Non-players: the die of Foreign Relations',
  view({ faction: among(MILITANTS, 'the Faction'), face: range(1, 6, 'the die'), reading: foreignRelationsRoll }),
  (row) => [
    row(
      [foreignRelations.target, foreignRelations.failure, noResourceTracking.noSpending],
      { faction: 'senate', reading: 'Success Roll' },
      'fails',
    ),
    row(redsActivismCard49.foreignRelations, { faction: 'reds', face: P.number.lt(3) }, 'succeeds'),
    row(senateRallyCard54.foreignRelationsThree, { faction: 'senate', face: P.number.lt(3) }, 'succeeds'),
    row(redsActivismCard49.foreignRelations, { faction: 'reds' }, 'fails'),
    row(senateRallyCard54.foreignRelationsThree, { faction: 'senate' }, 'fails'),
  ],
)

/** Whether a Non-player Senate goes on to the second priority of its card after the first. */
export const relationsGoOn = first(
  'Non-players: Foreign Relations once more',
  view({
    vassalage: range(0, TRACKS.vassalage, 'the Vassalage that the first priority has left'),
    reading: foreignRelationsTwice,
  }),
  (row) => [
    row(senateRallyCard54.foreignRelationsFour, { reading: 'one of them' }, false),
    row(senateRallyCard54.foreignRelationsThree, { vassalage: 3 }, true),
    row(senateRallyCard54.foreignRelationsThree, {}, false),
  ],
)

/** Whether a Non-player is left a Special Activity after a roll for Foreign Relations. */
export const relationsInVain = first(
  'Non-players: Foreign Relations that have come to nothing',
  view({
    failed: flag('a roll has failed'),
    reading: failedForeignRelations,
  }),
  (row) => [
    row(executingInstructions.firstPossible, { reading: 'conducted' }, false),
    row([redsActivismCard49.foreignRelations, senateRallyCard54.foreignRelationsThree], { failed: false }, false),
    row([executingInstructions.firstPossible, senateRallyCard54.foreignRelationsThree], {}, true),
  ],
)
