/**
 * What the last paragraphs say: victory cities, once a game, income, the Imperial victory, the design note.
 *
 * @module
 */
import { definition, exception, note, permission, prohibition, rule, section } from '../../../src/kernel/clause.js'

/** The paragraph on victory cities. */
export const victoryCities = section('victoryCities', 'Victory cities', 'Moscow as a victory city', {
  notForCentral: prohibition(
    'Moscow is no victory city of the Central Powers, because it became the Soviet capital and nobody took it in combat.',
  ),
  notForAllies: prohibition('Nor is it one of the Allies after Imperial Russia has taken it back.'),
})

/** The paragraph that says how often. */
export const onceAGame = section('onceAGame', 'Once per game', 'Once per game', {
  once: prohibition('There is one Revolution in a game, and no more.'),
  notAgain: exception(
    'Even when Imperial Russia has Moscow again, loses the war and meets the conditions at the end of a turn, there is no second one.',
  ),
})

/** The paragraph on who controls, and who is paid. */
export const economy = section('economy', 'Income', 'Russian territories and their income', {
  capture: permission(
    'An Ally can capture Russian territories, and control them, as long as Moscow is in Soviet hands.',
  ),
  collect: permission('It collects the IPCs of those that it controls.'),
  alsoRussian: definition(
    'Romania and Serbia count among the Russian territories, when they are captured and when they revert.',
  ),
  revert: rule(
    'As soon as Moscow is in Imperial hands again, Imperial Russia controls all that was originally Russian and an Ally controls.',
  ),
})

/** The paragraph on an Imperial victory. */
export const imperialVictory = section('imperialVictory', 'Imperial victory', 'After an Imperial victory', {
  inPlay: rule('The Soviet Power does not leave the game when the Imperials win Moscow.'),
  forces: rule('Soviet forces that are left stay where they are and go on fighting.'),
  bank: rule('IPCs that the Soviets have not spent go to Imperial Russia.'),
  notNeeded: rule('The Central Powers can win the game without a Soviet Moscow.'),
})

/** The note at the end. */
export const designNote = section('designNote', 'Design Note', 'Design Note', {
  leftOut: note('Left out are the Republic of 1917 and the minor factions: Greens, Blacks, movements of independence.'),
})
