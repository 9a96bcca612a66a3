/** 8.2.3 Executing Card Instructions. @module */

import { among, first, flag, one, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'
import { COMMAND_NAMES } from '../vocabulary.js'

export const diceWait = one(
  'Non-player cards: whether the dice for its priorities wait',
  view({ reading: cited.diceOfTheCard }),
  (row) => [
    row([cited.conditionBox.met, cited.executingInstructions.topToBottom], { reading: 'after the condition' }, false),
    row(
      [cited.executingInstructions.impossibleCommand, cited.executingInstructions.topToBottom],
      { reading: 'once it is executed' },
      true,
    ),
  ],
)

/** A full Command or a Limited one. */
export const COMMANDS = ['Command', 'Limited Command'] as const
export type CommandAction = (typeof COMMANDS)[number]

/** The possible fates of a card whose condition is met. */
export const VERDICTS = ['execute', 'Limited Command instead', 'discard'] as const
export type Verdict = (typeof VERDICTS)[number]

export const cardVerdict = first(
  'Non-player cards: whether the card is executed',
  view(
    {
      executable: flag('its Command can be executed, at least in part', 'its Command cannot be executed at all'),
      action: among(COMMANDS, 'the action'),
      command: among(COMMAND_NAMES, 'the Command of the card'),
      specialFirst: flag(
        'its Special Activity comes before the Command',
        'its Special Activity does not come before the Command',
      ),
      special: flag('that Special Activity can be conducted', 'that Special Activity cannot be conducted'),
      limited: flag(
        'the Sequence of Play leaves a Limited Command open',
        'the Sequence of Play leaves no Limited Command open',
      ),
      reading: cited.withoutPrepareFirst,
    },
    [
      {
        because: 'only the Attack and the March of the Senate begin with a Special Activity',
        when: ({ specialFirst, command }) => specialFirst && command !== 'Attack' && command !== 'March',
      },
    ],
  ),
  (row) => [
    row(
      [cited.executingInstructions.impossibleCommand, cited.executingInstructions.untilPossible],
      { executable: false },
      'discard',
    ),
    row(
      [cited.senateAttackCard.prepareNotLimited, cited.senateMarchCard.prepareNotLimited],
      { specialFirst: true, action: 'Limited Command' },
      'execute',
    ),
    row(
      cited.senateAttackCard.limitedOtherwise,
      { specialFirst: true, special: false, limited: true, command: 'Attack' },
      'Limited Command instead',
    ),
    row(
      cited.senateMarchCard.limitedOtherwise,
      { specialFirst: true, special: false, limited: true },
      'Limited Command instead',
    ),
    row(
      [cited.senateAttackCard.limitedIfOpen, cited.senateMarchCard.limitedIfOpen],
      { specialFirst: true, special: false, reading: 'another card' },
      'discard',
    ),
    row(
      [cited.senateAttackCard.limitedIfOpen, cited.senateMarchCard.limitedIfOpen],
      { specialFirst: true, special: false },
      'execute',
    ),
    row([cited.executingInstructions.partIsEnough, cited.executingInstructions.noRedraw], {}, 'execute'),
  ],
)
