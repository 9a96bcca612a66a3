/** 4.3.2 Dialogue. @module */

import { among, flag, forbid, informative, one, permission, prohibition, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { availability } from '../1-introduction/1.4.2-availability.js'
import { commandsInGeneral } from '../3-commands/3.1-commands.js'
import { section } from '../section.js'
import { LEVELS } from '../vocabulary.js'

export const dialogue = section('dialogue', '4.3.2', 'Dialogue', {
  purpose: rule('Dialogue moves a space towards Neutral or turns an enemy Cell into one of the Moderates.', {
    status: informative('an overview; the clauses on its two effects decide'),
  }),
  notWithRally: prohibition('Dialogue goes with every Command except Rally.', { see: ['3.3.1'] }),
  anySpaces: permission(
    'The introduction has Dialogue in any number of spaces with Underground Cells of the Moderates.',
  ),
  oneSpace: prohibition('The procedure has Dialogue in a single space.'),
  underground: prohibition('Dialogue takes an Underground Cell of the Moderates in its space.'),
  activate: rule('That Cell is Activated first.'),
  thenOne: rule('Then, in the same space, one of two effects follows: a shift, or a replacement.'),
  shift: rule('One effect: the Support or Opposition of the space moves a level towards Neutral.'),
  replace: rule('The other effect: a Moderates Cell takes the place of an Inactive Cell of an enemy.'),
  notCapability: prohibition('No replacement that would cost a Capability marker its last friendly Cell.'),
  notPrepared: prohibition('No replacement that would cost a Prepared marker its last friendly Cell.'),
  notNews: prohibition('No replacement that would make News pass on.'),
})

export const dialogueEffect = question('dialogueEffect', {
  asks: 'May Dialogue be held where neither of its effects is possible?',
  clauses: [dialogue.underground, dialogue.thenOne],
  readings: {
    'not needed': 'A space with an Underground Cell will do; that Cell is Activated, and nothing follows.',
    needed: 'The space must be one in which something can shift or be replaced.',
  },
  usual: 'not needed',
  because: 'An Underground Cell of the Moderates is all that the text asks of the space.',
})

export const dialogueSpaces = question('dialogueSpaces', {
  asks: 'In how many spaces does Dialogue take place?',
  clauses: [dialogue.anySpaces, dialogue.oneSpace],
  readings: {
    one: 'In one space.',
    any: 'In every space that is selected, one after the other.',
  },
  usual: 'one',
  because:
    'The introduction selects any spaces and the procedure acts in one; the procedure is the more exact of the two, and ' +
    '8.5.2 has a single Cell Activated.',
})

export const dialogueWithoutACell = question('dialogueWithoutACell', {
  asks: 'Does Dialogue remove an enemy Cell when no Moderates Cell is Available to replace it?',
  clauses: [dialogue.replace, availability.removeInstead, availability.onlyAvailable, availability.ownPieces],
  readings: {
    'only removed': 'Yes: the enemy Cell is removed, and nothing takes its place.',
    stays: 'No: unless the Moderates first take a Cell of their own off the map, the enemy Cell stays.',
  },
  usual: 'only removed',
  because: '1.4.2 has pieces removed rather than replaced where the type is not available.',
})

export const mayNotDialogue = forbid(
  'Dialogue: may not select the space',
  view({
    underground: flag('the Cell to be Activated is there', 'the Cell to be Activated is not there'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    further: flag('another space has been selected before', 'no other space has been selected before'),
    spacesReading: dialogueSpaces,
    effect: flag('a shift or a replacement is possible there', 'neither a shift nor a replacement is possible there'),
    effectReading: dialogueEffect,
  }),
  (bar) => [
    bar(dialogue.underground, { underground: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar(dialogue.oneSpace, { further: true, spacesReading: 'one' }),
    bar(dialogue.thenOne, { effect: false, effectReading: 'needed' }),
  ],
)

export const dialogueLevel = one(
  'Dialogue: the level afterwards',
  view({ level: among(LEVELS, 'the level of Support or Opposition') }),
  (row) => [
    row(dialogue.shift, { level: 'Active Opposition' }, 'Passive Opposition'),
    row(dialogue.shift, { level: 'Active Support' }, 'Passive Support'),
    row(dialogue.shift, { level: P.union('Passive Opposition', 'Passive Support', 'Neutral') }, 'Neutral'),
  ],
)

export const removedWithoutACell = one(
  'Dialogue: is an enemy Cell removed that nothing replaces',
  view({ reading: dialogueWithoutACell }),
  (row) => [
    row(availability.removeInstead, { reading: 'only removed' }, true),
    row([dialogue.replace, availability.onlyAvailable], { reading: 'stays' }, false),
  ],
)
