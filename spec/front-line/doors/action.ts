/**
 * The door of an action: what the supply that was chosen does not pay for.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/forbid.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { amphibiousMove } from '../clauses/actions.js'
import { missionActions, turns } from '../clauses/rounds.js'
import { cardActions } from '../clauses/set-up-cards.js'
import { setup } from '../clauses/setup.js'
import { HIGH } from '../tables/cities.js'
import { BOARD_ACTIONS, CHITS } from '../vocabulary.js'

/** Which actions of a unit may not begin. */
export const mayNotBeginAction = forbid(
  'the action may not begin',
  view({
    what: among(BOARD_ACTIONS, 'the action'),
    chit: among(CHITS, 'the chits of the stack that was chosen'),
    left: range(0, HIGH, 'chits that are left in it'),
    amphibious: flag('Amphibious Moves are played', 'Amphibious Moves are not played'),
  }),
  (bar) => [
    bar(turns.onlyChosen, { left: 0 }),
    bar(turns.fallenOneAction, { chit: 'Fallen', left: 0 }),
    bar(missionActions.oneKind, { what: 'Paratroop', chit: P.union('Capital', 'Industry') }),
    bar(missionActions.oneKind, { what: 'Regroup', chit: P.union('Air', 'Industry') }),
    bar([turns.fallenOneAction, cardActions.fallenMissions, missionActions.list], {
      what: P.union('Paratroop', 'Regroup'),
      chit: 'Fallen',
    }),
    bar([amphibiousMove.optional, setup.firstRestrictions], { what: 'Amphibious Move', amphibious: false }),
  ],
)
