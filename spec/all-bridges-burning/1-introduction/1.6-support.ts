/** 1.6 Support and Opposition. @module */

import {
  added,
  among,
  definition,
  exception,
  formula,
  informative,
  note,
  one,
  permission,
  question,
  readingOf,
  rule,
  view,
} from 'rulewright/book'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { BACKGROUND, SHOWN } from '../reasons.js'
import { ahead, section } from '../section.js'
import { LEVELS, SPACES } from '../vocabulary.js'

export const support = section('support', '1.6', 'Support and Opposition', {
  victory: rule('Support and Opposition matter to Victory.', {
    status: informative('an overview; 7.2 and 7.3 say how Opposition counts'),
  }),
  actions: rule('Support and Opposition matter to some Commands and Special Activities.'),
  levels: definition(
    'A Town or Province is always at one of five levels: Active Support, Passive Support, Neutral, Passive ' +
      'Opposition, Active Opposition.',
  ),
  towardSenate: definition('Support and Opposition are both meant toward the Senate.'),
  shifts: rule('The level of a space can shift in the course of play.'),
  activeDouble: formula(
    'A space at an Active level, Support or Opposition, counts with twice its Population in Total Opposition.',
  ),
  redsVictory: rule('Total Opposition matters to Reds Victory.', { see: ['7.0'] }),
  markers: rule('A marker in the Town or Province shows Support or Opposition, Active or Passive.', { status: SHOWN }),
  neutral: rule('A space with no marker of Support or Opposition is Neutral.', { status: SHOWN }),
  zeroPopulation: permission('A Province of Population zero may be in Support or Opposition like any other.'),
  zeroOpposition: exception('Opposition in a Province of Population zero adds nothing to Reds Victory.', {
    see: ['7.0'],
  }),
  zeroEarnings: rule('The Senate earns from Support in a Province of Population zero in Propaganda Rounds.', {
    see: ['6.3'],
  }),
  zeroRally: rule('Support in a Province of Population zero also bears on what Rally places there and costs.', {
    see: ['3.2.1'],
  }),
  meaning: note('Support and Opposition stand for how far people back the aims of a Faction and dare to show it.', {
    status: BACKGROUND,
  }),
  noPolice: note('No piece is like the police of other volumes: militias had taken the place of the state.', {
    status: BACKGROUND,
  }),
})

export const activeSupport = question('activeSupport', {
  asks: 'Does Active Support, too, count in Total Opposition?',
  clauses: [support.activeDouble, support.redsVictory, ahead('setup.opposeAdmins'), ahead('setup.vaasaSupport')],
  readings: {
    'adds nothing': 'Only Opposition counts: Active Opposition twice, Passive Opposition once.',
    'counts double': 'A space at Active Support adds twice its Population as well, as the sentence has it.',
  },
  usual: 'adds nothing',
  because:
    'Setup puts the marker of Opposition and Administrations at 3 while Vaasa is at Active Support; with Vaasa it would be more.',
  kind: 'contradiction',
})

export const oppositionCount = one(
  'Opposition: how often the Population counts',
  view({ level: among(LEVELS, 'the level of Support or Opposition'), reading: activeSupport }),
  (row) => [
    row([support.levels, support.activeDouble], { level: 'Active Opposition' }, 2),
    row(support.levels, { level: 'Passive Opposition' }, 1),
    row(support.levels, { level: 'Neutral' }, 0),
    row(support.levels, { level: 'Passive Support' }, 0),
    row([support.activeDouble, ahead('setup.opposeAdmins')], { level: 'Active Support', reading: 'adds nothing' }, 0),
    row([support.levels, support.activeDouble], { level: 'Active Support', reading: 'counts double' }, 2),
  ],
)

export const totalOpposition = added(
  'Total Opposition',
  [support.activeDouble, support.redsVictory, support.zeroOpposition],
  {},
  (add, game: Game, _, map: GameMap) => {
    const reading = readingOf(game, activeSupport)
    for (const name of SPACES)
      add(oppositionCount.ask({ level: game.spaces[name].level, reading }) * map.population[name], name)
  },
)
