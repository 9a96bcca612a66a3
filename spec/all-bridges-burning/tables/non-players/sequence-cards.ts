/**
 * What becomes of a Non-player card that is drawn, and where a turn by it is recorded (8.2.1 to 8.2.4).
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one } from '../../../../src/kernel/table.js'
import { among, COMPARED, flag, view } from '../../../../src/kernel/view.js'
import { conditionBox, executingInstructions, recordSteps } from '../../clauses/non-players/cards.js'
import { freeNonPlayerActions } from '../../clauses/non-players/general.js'
import { redsRallyCard } from '../../clauses/non-players/reds.js'
import { senateAttackCard, senateMarchCard } from '../../clauses/non-players/senate-in-war.js'
import { conditionOfNamedCard } from '../../questions/non-players/sequence/condition-of-named-card.js'
import { diceOfTheCard } from '../../questions/non-players/sequence/dice-of-the-card.js'
import { recordedInFact } from '../../questions/non-players/sequence/recorded-in-fact.js'
import { withoutPrepareFirst } from '../../questions/non-players/terror-and-war/without-prepare-first.js'
import { ACTIONS, COMMAND_NAMES } from '../../vocabulary.js'

/** A full Command or a Limited one. */
export const COMMANDS = ['Command', 'Limited Command'] as const
/** A full Command or a Limited one. */
export type CommandAction = (typeof COMMANDS)[number]

/** Whether the condition of a card lets it be executed. */
export const conditionHolds = first(
  'Non-player cards: whether the condition stands in the way',
  view({
    met: flag('the condition is met', 'the condition is not met'),
    named: flag(
      'the card was looked up for a free action that the Event names',
      'the card was not looked up for a free action that the Event names',
    ),
    reading: conditionOfNamedCard,
  }),
  (row) => [
    row(conditionBox.met, { met: true }, true),
    row(freeNonPlayerActions.namedAction, { named: true, reading: 'passed over' }, true),
    row([conditionBox.notMet, freeNonPlayerActions.usualProcedures], {}, false),
  ],
)

/** Whether the dice for the priorities of a card wait until it is known to be executed. */
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

/** What becomes of a card whose condition is met. */
export const VERDICTS = ['execute', 'Limited Command instead', 'discard'] as const
/** What becomes of a card whose condition is met. */
export type Verdict = (typeof VERDICTS)[number]

/** Whether a card whose condition is met is executed. */
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
      [senateAttackCard.prepareNotLimited, senateMarchCard.prepareNotLimited],
      { specialFirst: true, action: 'Limited Command' },
      'execute',
    ),
    row(
      senateAttackCard.limitedOtherwise,
      { specialFirst: true, special: false, limited: true, command: 'Attack' },
      'Limited Command instead',
    ),
    row(
      senateMarchCard.limitedOtherwise,
      { specialFirst: true, special: false, limited: true },
      'Limited Command instead',
    ),
    row(
      [senateAttackCard.limitedIfOpen, senateMarchCard.limitedIfOpen],
      { specialFirst: true, special: false, reading: 'another card' },
      'discard',
    ),
    row(
      [senateAttackCard.limitedIfOpen, senateMarchCard.limitedIfOpen],
      { specialFirst: true, special: false },
      'execute',
    ),
    row([executingInstructions.partIsEnough, executingInstructions.noRedraw], {}, 'execute'),
  ],
)

/** Where the cylinder of a Non-player stands after its turn. */
export const recordedAs = first(
  'Non-players: what their turn is recorded as',
  view({
    turn: among(['Pass', ...ACTIONS], 'what the Faction chose'),
    special: flag('a Special Activity went with the Command', 'no Special Activity went with the Command'),
    places: among(COMPARED, 'the places in which the Command was executed, against a single one'),
    limited: flag('a box for a Limited Command is free', 'no box for a Limited Command is free'),
    redsRally: flag('the card is the Rally of the Reds', 'the card is not the Rally of the Reds'),
    reading: recordedInFact,
  }),
  (row) => [
    row(recordSteps.asTaken, { turn: P.not('Command') }, 'as chosen'),
    row(recordSteps.asTaken, { special: true }, 'as chosen'),
    row([redsRallyCard.recordedAsCommand, executingInstructions.withoutSpecial], { places: 'more' }, 'as chosen'),
    row(executingInstructions.recordedAccordingly, { redsRally: false, reading: 'Reds Rally' }, 'as chosen'),
    row([recordSteps.asTaken, redsRallyCard.recordedOnlySo], { redsRally: true, limited: true }, 'Limited Command'),
    row([recordSteps.asTaken, executingInstructions.recordedAccordingly], { limited: true }, 'Limited Command'),
    row(executingInstructions.recordedAccordingly, {}, 'as chosen'),
  ],
)
