/** 8.2.3 Executing Card Instructions. @module */
import { among, first, flag, one, question, view } from 'rulewright/book'
import { ahead } from '../section.js'
import { COMMAND_NAMES } from '../vocabulary.js'
import { nonPlayerOptions } from './8.1.4-sequence-of-play.js'
import { conditionBox, executingInstructions } from './8.2-cards.js'

export const diceOfTheCard = question('diceOfTheCard', {
  asks: 'When are the dice rolled that the priorities of a Non-player card ask for?',
  kind: 'gap',
  clauses: [
    conditionBox.met,
    executingInstructions.impossibleCommand,
    executingInstructions.topToBottom,
    nonPlayerOptions.draw,
  ],
  readings: {
    'after the condition':
      'As soon as the condition of the card is met: what they show counts where it is asked whether the card can be executed.',
    'once it is executed':
      'Only for a card that is executed: that it can be is seen without them, and a card that is put away takes none.',
  },
  usual: 'after the condition',
  because:
    'With its condition met a card is executed, from its top downwards, and whether its Command can be is seen in doing so.',
})

export const withoutPrepareFirst = question('withoutPrepareFirst', {
  asks: 'The Senate cannot Prepare before its Attack or March, and no Limited Command is open: what does it do?',
  clauses: [
    ahead('senateAttackCard.limitedOtherwise'),
    ahead('senateAttackCard.limitedIfOpen'),
    ahead('senateMarchCard.limitedOtherwise'),
    ahead('senateMarchCard.limitedIfOpen'),
  ],
  readings: {
    'full Command': 'It executes the full Command without a Special Activity.',
    'another card': 'It discards the card and draws another.',
  },
  usual: 'full Command',
  because:
    'The exception holds only where a Limited Command can be taken; without it the card is executed as it stands.',
})

export const diceWait = one(
  'Non-player cards: whether the dice for its priorities wait',
  view({ reading: diceOfTheCard }),
  (row) => [
    row([conditionBox.met, executingInstructions.topToBottom], { reading: 'after the condition' }, false),
    row(
      [executingInstructions.impossibleCommand, executingInstructions.topToBottom],
      { reading: 'once it is executed' },
      true,
    ),
  ],
)

/** A full Command or a Limited one. */
export const COMMANDS = ['Command', 'Limited Command'] as const
export type CommandAction = (typeof COMMANDS)[number]

/** What becomes of a card whose condition is met. */
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
      reading: withoutPrepareFirst,
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
      [executingInstructions.impossibleCommand, executingInstructions.untilPossible],
      { executable: false },
      'discard',
    ),
    row(
      [ahead('senateAttackCard.prepareNotLimited'), ahead('senateMarchCard.prepareNotLimited')],
      { specialFirst: true, action: 'Limited Command' },
      'execute',
    ),
    row(
      ahead('senateAttackCard.limitedOtherwise'),
      { specialFirst: true, special: false, limited: true, command: 'Attack' },
      'Limited Command instead',
    ),
    row(
      ahead('senateMarchCard.limitedOtherwise'),
      { specialFirst: true, special: false, limited: true },
      'Limited Command instead',
    ),
    row(
      [ahead('senateAttackCard.limitedIfOpen'), ahead('senateMarchCard.limitedIfOpen')],
      { specialFirst: true, special: false, reading: 'another card' },
      'discard',
    ),
    row(
      [ahead('senateAttackCard.limitedIfOpen'), ahead('senateMarchCard.limitedIfOpen')],
      { specialFirst: true, special: false },
      'execute',
    ),
    row([executingInstructions.partIsEnough, executingInstructions.noRedraw], {}, 'execute'),
  ],
)
