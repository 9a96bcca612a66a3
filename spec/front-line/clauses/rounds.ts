/**
 * Pages 1 and 2: rounds, turns and what a turn may use.
 *
 * @module
 */
import { definition, note, permission, prohibition, rule, section } from '../../../src/kernel/clause.js'
import { repeats, SHOWN } from './reasons.js'

/** How a round begins. */
export const rounds = section('rounds', 'page 1, para 9', 'Rounds', {
  spin: rule("A round begins with the Supply Card turned to the month's values."),
  freeCity: definition('A city square without a Fallen City Marker is a Free city, and grants a stack of chits.'),
  fallenCity: definition('A city square with a Fallen City Marker is a Fallen city, and grants one Fallen chit.'),
})

/** The supply of a round. */
export const roundSupply = section('roundSupply', 'page 1, para 10', 'Supply of a round', {
  allFree: rule('While no city of a player has fallen, the player gets all three stacks.'),
  capitalAlways: rule('A player with fallen cities still gets the stack of Capital chits.'),
  airFallen: rule('Where the Air Base has fallen, one Fallen chit takes the place of all Air chits.'),
  industryFallen: rule('Where the Industry has fallen, one Fallen chit takes the place of all Industry chits.'),
  alternate: rule('The players have three turns each in a month, in turn, the first player first.'),
})

/** A turn. */
export const turns = section('turns', 'page 2, para 1', 'Turns', {
  choose: rule('A turn starts with the choice of an available stack, or of a Fallen chit, on the own Items card.'),
  onlyChosen: prohibition('Regular and Mission Actions of the turn use the supply that was chosen, and no other.'),
  fallenOneAction: prohibition('Fallen supply allows one Regular Action and no more.'),
  fallenCache: permission('With the Cache Task it allows two.'),
  used: rule('Chits that an action uses go to the Used Supply area.'),
})

/** How a turn ends. */
export const endOfTurn = section('endOfTurn', 'page 2, para 2', 'End of a turn', {
  pass: permission('A player may pass.'),
  whenOver: rule('A turn is over where the player passes, or has no chits left and does no Task.'),
  nothingSaved: rule('All chits of the stack are used then: none is saved, not even by a player who passes.'),
  activates: rule('Leadership that was commissioned in the turn becomes active at the end.'),
})

/** What follows a turn. */
export const sixthTurn = section('sixthTurn', 'page 2, para 3', 'The sixth turn', {
  december: rule('After the sixth turn of December the game ends, and the points are counted.'),
  nextPlayer: rule('After the first five turns of a round the opponent has the next turn.'),
  nextMonth: rule(
    'After the sixth turn of any other month the card is turned to the next month and supply is granted.',
  ),
  sameOrder: rule('The first player stays first in every round.'),
})

/** Active and disrupted. */
export const unitStatus = section('unitStatus', 'page 2, para 4', 'Unit Status', {
  status: definition('A unit on the Battlefield is active or disrupted, as its face shows.', { status: SHOWN }),
  printed: note('An active face shows the Range and four or eight pointers.', { status: SHOWN }),
  activeMay: permission('Active units can Move, Attack, Maneuver and use Opportunity Fire.'),
  crossed: note('The face of a disrupted unit is crossed out in purple.', { status: SHOWN }),
  disruptedOnly: prohibition(
    'A disrupted unit can Regroup, or take part in the Relieve and Rally Tasks, and nothing else.',
  ),
  blitzedEasier: note('Disrupted units are Blitzed more easily.', { status: repeats('page 3, para 9') }),
  noRegular: prohibition('Disrupted units do no Regular Actions.', { status: repeats('page 2, para 4') }),
})

/** How often a unit acts. */
export const actionsAndTasks = section('actionsAndTasks', 'page 2, para 5', 'Actions & Tasks', {
  useSupply: rule('Regular Actions and Missions use supply.'),
  twoActions: prohibition('A unit is given two actions in a turn at the most.'),
  severalUnits: permission('With the supply for it, several units can do the same Regular Action.'),
  sameAction: prohibition('No unit uses the same Regular Action twice in a turn.'),
})

/** The Regular Actions. */
export const regularActions = section('regularActions', 'page 2, para 6', 'Regular Actions', {
  oneSupply: rule('A Regular Action uses one supply of any kind.'),
  list: definition('The Regular Actions are Amphibious Move, Move, Attack and Commission.'),
  activeUnits: prohibition('Amphibious Move, Move and Attack are for active units only.'),
  commission: note('Commission makes Leadership ready.', { status: repeats('page 2, para 8') }),
  regroupFirst: note('A disrupted unit must Regroup before it can do Regular Actions.', {
    status: repeats('page 2, para 4'),
  }),
})

/** The Mission Actions. */
export const missionActions = section('missionActions', 'page 2, para 7', 'Mission Actions', {
  list: definition('The Mission Actions are Build, Paratroop and Regroup.'),
  oneKind: prohibition('Each Mission uses its one kind of supply: Build Industry, Paratroop Air, Regroup Capital.'),
  thenAct: permission('A unit that was Built or Regrouped may do a Regular Action afterwards.'),
  paratroopersAct: permission('Active Infantry may do an action before its Paratroop mission, or after it.'),
  tasksOpportunity: permission('Available Leadership gives the opportunity for a Task.'),
  anyTurn: permission("Maneuver and Relieve can be done in either player's turn."),
  opponentsTurn: prohibition("Rally and Opportunity Fire are done in the opponent's turn only."),
  ownTurn: prohibition('Cache is done in the own turn only.'),
  tasksNoSupply: rule('Tasks use no supply: they exhaust Leadership.'),
})
