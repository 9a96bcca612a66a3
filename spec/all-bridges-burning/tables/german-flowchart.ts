/**
 * The stand-in for the German actions flowchart: which action, and where.
 *
 * @module
 */
import { first, forbid, one } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { germanActions } from '../clauses/commands/german-actions.js'
import { message } from '../clauses/commands/message.js'
import { availability } from '../clauses/forces.js'
import { adjacency, friendsAndEnemies } from '../clauses/introduction.js'
import { GERMAN_ACTIONS } from '../components/german-actions.js'
import { powersAsEnemies } from '../questions/introduction/powers-as-enemies.js'

/** What the stand-in looks at. */
const situation = {
  inBox: flag('German Troops are in their box', 'no German Troops are in their box'),
  enemies: flag('German Troops share a space with enemies', 'no German Troops share a space with enemies'),
  redsNear: flag('Reds are in a space next to German Troops', 'no Reds are in a space next to German Troops'),
}

/** The action of the Germans. */
export const germanAction = first(
  'German actions: the flowchart',
  view({ onMap: flag('Germans are on the map', 'no Germans are on the map'), ...situation }, [
    { because: 'Germans that are not on the map stand with nobody', when: ({ onMap, enemies }) => enemies && !onMap },
    { because: 'Germans that are not on the map are near nobody', when: ({ onMap, redsNear }) => redsNear && !onMap },
  ]),
  (row) => [
    row(germanActions.byFlowchart, { onMap: false, inBox: false }, 'none'),
    row(germanActions.byFlowchart, { onMap: false }, 'Landing'),
    row(germanActions.byFlowchart, { enemies: true }, 'Attack'),
    row(germanActions.byFlowchart, { redsNear: true }, 'Move'),
    row(germanActions.byFlowchart, {}, 'none'),
  ],
)

/** Which action the Senate may not decide on, where it decides on the action too. */
export const mayNotOrder = forbid(
  'German actions: the Senate may not decide on',
  view({ action: among(GERMAN_ACTIONS, 'the action'), ...situation }),
  (bar) => [
    bar([germanActions.byFlowchart, availability.onlyAvailable], { action: 'Landing', inBox: false }),
    bar([germanActions.byFlowchart, attack.where], { action: 'Attack', enemies: false }),
    bar([germanActions.byFlowchart, adjacency.movement], { action: 'Move', redsNear: false }),
  ],
)

/** Whether Russian Troops are something that the Germans Attack. */
export const russiansAreEnemies = one(
  'German actions: are Russian Troops enemies',
  view({ reading: powersAsEnemies }),
  (row) => [
    row([attack.where, attack.redsAndRussians], { reading: 'enemies' }, true),
    row([attack.where, friendsAndEnemies.powersEnemies], { reading: 'no enemies' }, false),
  ],
)

/** The News that a Landing places. */
export const landingNews = one(
  'German actions: News of a Landing',
  view({ available: flag('a News marker is available', 'no News marker is available') }),
  (row) => [
    row([germanActions.byFlowchart, message.byLanding], { available: true }, 1),
    row(germanActions.byFlowchart, { available: false }, 0),
  ],
)

/** Where the Germans may not Attack. */
export const mayNotAttackThere = forbid(
  'German actions: no Attack in the space',
  view({
    germans: flag('Germans are in the space', 'no Germans are in the space'),
    enemies: flag('enemies of the Germans are in the space', 'no enemy of the Germans is in the space'),
    attacked: flag('the space has been Attacked before', 'the space has not been Attacked before'),
  }),
  (bar) => [
    bar(attack.designate, { germans: false }),
    bar(attack.where, { enemies: false }),
    bar(attack.oncePerTurn, { attacked: true }),
  ],
)

/** Where the Germans may not move. */
export const mayNotMoveThere = forbid(
  'German actions: no move between the spaces',
  view({
    germans: flag(
      'German Troops are left to move in the first space',
      'no German Troops are left to move in the first space',
    ),
    reds: flag('Reds are in the second space', 'no Reds are in the second space'),
    adjacent: flag('the two spaces are adjacent', 'the two spaces are not adjacent'),
  }),
  (bar) => [
    bar(germanActions.byFlowchart, { germans: false }),
    bar(germanActions.byFlowchart, { reds: false }),
    bar(adjacency.movement, { adjacent: false }),
  ],
)
