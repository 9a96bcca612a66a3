/** 8.3.2 Reds Activism (Card #49). @module */

import { among, COMPARED, first, flag, one, prohibition, question, readingOf, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import type { Game } from '../game.js'
import { overMap, piecesIn } from '../pieces.js'
import { ahead, section } from '../section.js'
import { SPACES } from '../vocabulary.js'
import { executingInstructions } from './8.2-cards.js'
import { isBare } from './8.3.1-reds-rally.js'

export const redsActivismCard49 = section('redsActivismCard49', '8.3.2', 'Reds Activism (Card #49)', {
  ifPhaseOne: rule('Condition: the card applies in Phase I only.'),
  ifDieAboveActive: rule('Condition: it also needs a roll of 1d6 above the number of Active Reds Cells.'),
  ifNoneBare: rule('Condition: it also needs a Reds Cell in every space that has an Administration.'),
  keepDie: rule('The die of the condition keeps its value for priority 2.'),

  limitedSkipsFlips: prohibition('In a Limited Command the Reds skip priority 1 altogether.'),
  flipSenate: rule('Priority 1: Senate Cells are flipped to Inactive as far as can be.'),
  flipModerates: rule('Priority 1: Moderates Cells are flipped to Active as far as can be.'),
  flipPlayer: rule('Nested a in priority 1: the Cells of a player go first.'),
  flipLastActive: rule('Nested b in priority 1: then spaces whose last Active Senate Cell can become Inactive.'),

  activate: rule('Priority 2: Reds Cells are Activated.'),
  activateUpToDie: prohibition('Priority 2 Activates no more Cells than the die of the condition shows.'),
  activateSingle: rule('Nested a in priority 2: spaces with a single Reds Cell go first.'),
  activateOppositionLast: rule('Nested b in priority 2: spaces in Active Opposition go last.'),

  foreignRelationsPhaseOne: prohibition('Foreign Relations are considered in Phase I only.'),
  foreignRelationsTwo: prohibition('Foreign Relations are considered only while Russian Vassalage stands at 2.'),
  foreignRelations: rule('Foreign Relations: on 1 or 2 with 1d6, Russian Vassalage goes up by one.'),
  prepare: rule('Prepare follows, as on the card of the Reds Rally.', { see: ['8.3.1'] }),
})

export const phase = among([1, 2], 'the Phase')

export const bareAdministrations = question('bareAdministrations', {
  asks: 'By the condition of the Reds cards #49, #50 and #53, must every Administration have a Reds Cell beside it, or must the Reds have neither of the two on the map?',
  clauses: [
    redsActivismCard49.ifNoneBare,
    ahead('redsActivismCard50.ifNoneBare'),
    ahead('redsMarchCard.ifNoneBare'),
    executingInstructions.untilPossible,
  ],
  readings: {
    'no such space': 'No Administration stands in a space without a Reds Cell.',
    'neither of them': 'The Reds have no Administration on the map, and no Cell either.',
  },
  usual: 'no such space',
  because:
    'Without a Cell on the map there would be nothing to execute by these cards, and the first priority of #48 looks after such spaces.',
})

export const bare = flag(
  'there are spaces with an Administration and no Reds Cells, as that is read',
  'there are no spaces with an Administration and no Reds Cells, as that is read',
)

export const areBare = one(
  'Non-player Reds: spaces with an Administration and no Reds Cells',
  view(
    {
      unattended: flag(
        'an Administration stands in a space without a Reds Cell',
        'every Administration has a Reds Cell in its space',
      ),
      onMap: flag('the Reds have a Cell or an Administration on the map', 'the Reds have nothing on the map'),
      reading: bareAdministrations,
    },
    [{ because: 'an Administration is on the map', when: ({ unattended, onMap }) => unattended && !onMap }],
  ),
  (row) => [
    row(redsActivismCard49.ifNoneBare, { unattended: true, reading: 'no such space' }, true),
    row(redsActivismCard49.ifNoneBare, { unattended: false, reading: 'no such space' }, false),
    row(
      [redsActivismCard49.ifNoneBare, executingInstructions.untilPossible],
      { onMap: true, reading: 'neither of them' },
      true,
    ),
    row(redsActivismCard49.ifNoneBare, { onMap: false, reading: 'neither of them' }, false),
  ],
)

/** Whether the Reds have spaces with an Administration and no Cells, as that is read. */
export const hasBare = (game: Game): boolean =>
  areBare.ask({
    unattended: SPACES.some((name) => isBare(game.spaces[name])),
    onMap: overMap(game, (space) => piecesIn(space, 'reds')) > 0,
    reading: readingOf(game, bareAdministrations),
  })

export const redsActivismCondition49 = first(
  'Non-player Reds: the condition of Activism in Phase I (#49)',
  view({
    phase,
    die: among(COMPARED, 'the die, against the Active Reds Cells on the map'),
    bare,
  }),
  (row) => [
    row(redsActivismCard49.ifPhaseOne, { phase: 2 }, 'not met'),
    row(redsActivismCard49.ifDieAboveActive, { die: P.not('more') }, 'not met'),
    row(redsActivismCard49.ifNoneBare, { bare: true }, 'not met'),
    row([redsActivismCard49.ifPhaseOne, redsActivismCard49.ifDieAboveActive, redsActivismCard49.ifNoneBare], {}, 'met'),
  ],
)
