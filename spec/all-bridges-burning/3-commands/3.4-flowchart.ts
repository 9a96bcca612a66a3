/** 3.4 German Actions: the flowchart, and what the Senate decides. @module */

import { among, first, flag, forbid, one, view } from 'rulewright/book'
import { GERMAN_ACTIONS } from '../components/german-actions.js'
import * as cited from '../rules.gen.js'

/** The view of the placeholder. */
const situation = {
  inBox: flag('German Troops are in their box', 'no German Troops are in their box'),
  enemies: flag('German Troops share a space with enemies', 'no German Troops share a space with enemies'),
  redsNear: flag('Reds are in a space next to German Troops', 'no Reds are in a space next to German Troops'),
}

export const germanAction = first(
  'German actions: the flowchart',
  view({ onMap: flag('Germans are on the map', 'no Germans are on the map'), ...situation }, [
    { because: 'Germans that are not on the map stand with nobody', when: ({ onMap, enemies }) => enemies && !onMap },
    { because: 'Germans that are not on the map are near nobody', when: ({ onMap, redsNear }) => redsNear && !onMap },
  ]),
  (row) => [
    row(cited.germanActions.byFlowchart, { onMap: false, inBox: false }, 'none'),
    row(cited.germanActions.byFlowchart, { onMap: false }, 'Landing'),
    row(cited.germanActions.byFlowchart, { enemies: true }, 'Attack'),
    row(cited.germanActions.byFlowchart, { redsNear: true }, 'Move'),
    row(cited.germanActions.byFlowchart, {}, 'none'),
  ],
)

export const mayNotOrder = forbid(
  'German actions: the Senate may not decide on',
  view({ action: among(GERMAN_ACTIONS, 'the action'), ...situation }),
  (bar) => [
    bar([cited.germanActions.byFlowchart, cited.availability.onlyAvailable], { action: 'Landing', inBox: false }),
    bar([cited.germanActions.byFlowchart, cited.attack.where], { action: 'Attack', enemies: false }),
    bar([cited.germanActions.byFlowchart, cited.adjacency.movement], { action: 'Move', redsNear: false }),
  ],
)

export const russiansAreEnemies = one(
  'German actions: are Russian Troops alone enemies',
  view({ reading: cited.powersAsEnemies, alone: cited.russiansAlone }),
  (row) => [
    row([cited.attack.where, cited.attack.redsAndRussians], { reading: 'enemies', alone: 'they can' }, true),
    row([cited.attack.where, cited.attack.redsAndRussians], { reading: 'enemies', alone: 'Reds needed' }, false),
    row([cited.attack.where, cited.friendsAndEnemies.powersEnemies], { reading: 'no enemies' }, false),
  ],
)

export const landingNews = one(
  'German actions: News of a Landing',
  view({ available: flag('a News marker is available', 'no News marker is available') }),
  (row) => [
    row([cited.germanActions.byFlowchart, cited.message.byLanding], { available: true }, 1),
    row(cited.germanActions.byFlowchart, { available: false }, 0),
  ],
)

export const mayNotAttackThere = forbid(
  'German actions: no Attack in the space',
  view({
    germans: flag('Germans are in the space', 'no Germans are in the space'),
    enemies: flag('enemies of the Germans are in the space', 'no enemy of the Germans is in the space'),
    attacked: flag('the space has been Attacked before', 'the space has not been Attacked before'),
  }),
  (bar) => [
    bar(cited.attack.designate, { germans: false }),
    bar(cited.attack.where, { enemies: false }),
    bar(cited.attack.oncePerTurn, { attacked: true }),
  ],
)

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
    bar(cited.germanActions.byFlowchart, { germans: false }),
    bar(cited.germanActions.byFlowchart, { reds: false }),
    bar(cited.adjacency.movement, { adjacent: false }),
  ],
)
