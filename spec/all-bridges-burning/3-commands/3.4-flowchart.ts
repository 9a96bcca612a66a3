/** 3.4 German Actions: the flowchart, and what the Senate decides. @module */
import { among, first, flag, forbid, one, question, view } from 'rulewright/book'
import { adjacency } from '../1-introduction/1.2-map.js'
import { friendsAndEnemies } from '../1-introduction/1.3-factions.js'
import { availability } from '../1-introduction/1.4.2-availability.js'
import { GERMAN_ACTIONS } from '../components/german-actions.js'
import { attack, russiansAlone } from './3.2.4-attack.js'
import { message } from './3.3.2-message.js'
import { germanActions } from './3.4-german-actions.js'

export const powersAsEnemies = question('powersAsEnemies', {
  asks: 'Are Germany and Russia enemies of each other?',
  kind: 'gap',
  clauses: [friendsAndEnemies.powersEnemies, friendsAndEnemies.factions, attack.where, attack.redsAndRussians],
  readings: {
    enemies: 'Yes: the Germans Attack Russian Troops wherever they stand together.',
    'no enemies':
      'No: a Power is the enemy of Factions only, so that Russian Troops alone give the Germans nothing to Attack.',
  },
  usual: 'enemies',
  because: '3.2.4 has the Russians defend against a German Attack, and Attack removes enemy pieces.',
})

/** What the stand-in looks at. */
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
    row(germanActions.byFlowchart, { onMap: false, inBox: false }, 'none'),
    row(germanActions.byFlowchart, { onMap: false }, 'Landing'),
    row(germanActions.byFlowchart, { enemies: true }, 'Attack'),
    row(germanActions.byFlowchart, { redsNear: true }, 'Move'),
    row(germanActions.byFlowchart, {}, 'none'),
  ],
)

export const mayNotOrder = forbid(
  'German actions: the Senate may not decide on',
  view({ action: among(GERMAN_ACTIONS, 'the action'), ...situation }),
  (bar) => [
    bar([germanActions.byFlowchart, availability.onlyAvailable], { action: 'Landing', inBox: false }),
    bar([germanActions.byFlowchart, attack.where], { action: 'Attack', enemies: false }),
    bar([germanActions.byFlowchart, adjacency.movement], { action: 'Move', redsNear: false }),
  ],
)

export const russiansAreEnemies = one(
  'German actions: are Russian Troops alone enemies',
  view({ reading: powersAsEnemies, alone: russiansAlone }),
  (row) => [
    row([attack.where, attack.redsAndRussians], { reading: 'enemies', alone: 'they can' }, true),
    row([attack.where, attack.redsAndRussians], { reading: 'enemies', alone: 'Reds needed' }, false),
    row([attack.where, friendsAndEnemies.powersEnemies], { reading: 'no enemies' }, false),
  ],
)

export const landingNews = one(
  'German actions: News of a Landing',
  view({ available: flag('a News marker is available', 'no News marker is available') }),
  (row) => [
    row([germanActions.byFlowchart, message.byLanding], { available: true }, 1),
    row(germanActions.byFlowchart, { available: false }, 0),
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
    bar(attack.designate, { germans: false }),
    bar(attack.where, { enemies: false }),
    bar(attack.oncePerTurn, { attacked: true }),
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
    bar(germanActions.byFlowchart, { germans: false }),
    bar(germanActions.byFlowchart, { reds: false }),
    bar(adjacency.movement, { adjacent: false }),
  ],
)
