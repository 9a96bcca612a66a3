/** 4.3.2 Dialogue. @module */

import { among, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { LEVELS } from '../vocabulary.js'

export const mayNotDialogue = forbid(
  'Dialogue: may not select the space',
  view({
    underground: flag('the Cell to be Activated is there', 'the Cell to be Activated is not there'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    further: flag('another space has been selected before', 'no other space has been selected before'),
    spacesReading: cited.dialogueSpaces,
    effect: flag('a shift or a replacement is possible there', 'neither a shift nor a replacement is possible there'),
    effectReading: cited.dialogueEffect,
  }),
  (bar) => [
    bar(cited.dialogue.underground, { underground: false }),
    bar(cited.commandsInGeneral.onceEach, { selected: true }),
    bar(cited.dialogue.oneSpace, { further: true, spacesReading: 'one' }),
    bar(cited.dialogue.thenOne, { effect: false, effectReading: 'needed' }),
  ],
)

export const dialogueLevel = one(
  'Dialogue: the level afterwards',
  view({ level: among(LEVELS, 'the level of Support or Opposition') }),
  (row) => [
    row(cited.dialogue.shift, { level: 'Active Opposition' }, 'Passive Opposition'),
    row(cited.dialogue.shift, { level: 'Active Support' }, 'Passive Support'),
    row(cited.dialogue.shift, { level: P.union('Passive Opposition', 'Passive Support', 'Neutral') }, 'Neutral'),
  ],
)

export const removedWithoutACell = one(
  'Dialogue: is an enemy Cell removed that nothing replaces',
  view({ reading: cited.dialogueWithoutACell }),
  (row) => [
    row(cited.availability.removeInstead, { reading: 'only removed' }, true),
    row([cited.dialogue.replace, cited.availability.onlyAvailable], { reading: 'stays' }, false),
  ],
)
