/** 8.2 Non-player Cards to 8.2.5 Reading the Cards. @module */

import { among, COMPARED, first, flag, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { ACTIONS } from '../vocabulary.js'

export const conditionHolds = first(
  'Non-player cards: whether the condition stands in the way',
  view({
    met: flag('the condition is met', 'the condition is not met'),
    named: flag(
      'the card was looked up for a free action that the Event names',
      'the card was not looked up for a free action that the Event names',
    ),
    reading: cited.conditionOfNamedCard,
  }),
  (row) => [
    row(cited.conditionBox.met, { met: true }, true),
    row(cited.freeNonPlayerActions.namedAction, { named: true, reading: 'passed over' }, true),
    row([cited.conditionBox.notMet, cited.freeNonPlayerActions.usualProcedures], {}, false),
  ],
)

export const recordedAs = first(
  'Non-players: what their turn is recorded as',
  view({
    turn: among(['Pass', ...ACTIONS], 'what the Faction chose'),
    special: flag('a Special Activity went with the Command', 'no Special Activity went with the Command'),
    places: among(COMPARED, 'the places in which the Command was executed, against a single one'),
    limited: flag('a box for a Limited Command is free', 'no box for a Limited Command is free'),
    redsRally: flag('the card is the Rally of the Reds', 'the card is not the Rally of the Reds'),
    reading: cited.recordedInFact,
  }),
  (row) => [
    row(cited.recordSteps.asTaken, { turn: P.not('Command') }, 'as chosen'),
    row(cited.recordSteps.asTaken, { special: true }, 'as chosen'),
    row(
      [cited.redsRallyCard.recordedAsCommand, cited.executingInstructions.withoutSpecial],
      { places: 'more' },
      'as chosen',
    ),
    row(cited.executingInstructions.recordedAccordingly, { redsRally: false, reading: 'Reds Rally' }, 'as chosen'),
    row(
      [cited.recordSteps.asTaken, cited.redsRallyCard.recordedOnlySo],
      { redsRally: true, limited: true },
      'Limited Command',
    ),
    row(
      [cited.recordSteps.asTaken, cited.executingInstructions.recordedAccordingly],
      { limited: true },
      'Limited Command',
    ),
    row(cited.executingInstructions.recordedAccordingly, {}, 'as chosen'),
  ],
)
