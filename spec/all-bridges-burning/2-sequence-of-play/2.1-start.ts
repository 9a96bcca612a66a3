/** 2.0 Sequence of Play to 2.2.3 Options for Eligible Factions. @module */

import { among, comesTo, first, flag, forbid, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'
import { ACTIONS } from '../vocabulary.js'

export const boxChoice = view(
  {
    action: among(ACTIONS, 'the action'),
    row: among(['not fixed', 'this', 'another'], 'the row of the card'),
    firstOfRow: flag('the box is the first of its row', 'the box is not the first of its row'),
    taken: flag('the box is taken', 'the box is not taken'),
    pivotal: flag('the card is that of the Red Revolt', 'the card is not that of the Red Revolt'),
    /** An Event can always be executed, and a Rally wherever it can be paid for. */
    executable: comesTo('where the Command of the box could begin'),
    afterPass: flag('another Faction has Passed on this card', 'no other Faction has Passed on this card'),
    first: cited.firstBox,
    able: cited.boxWithoutCommand,
    gift: flag('another Faction could give it a Resource', 'no other Faction could give it a Resource'),
    promise: cited.promisedGift,
  },
  [
    { because: 'a box can be taken only in the row that is fixed', when: ({ row, taken }) => taken && row !== 'this' },
    {
      because: 'an Event can always be executed',
      when: ({ action, executable }) => action === 'Event' && executable === 'nowhere',
    },
  ],
)

const unpaid = [
  cited.eventCard.choices,
  cited.commandsInGeneral.someSpaceOrPieces,
  cited.commandsInGeneral.enoughResources,
] as const

export const mayNotTake = forbid('Sequence of Play: may not take the box', boxChoice, (bar) => [
  bar(cited.options.firstTakesFirstBox, { row: 'not fixed', firstOfRow: false, first: 'whoever acts first' }),
  bar(cited.options.firstTakesFirstBox, {
    row: 'not fixed',
    firstOfRow: false,
    afterPass: false,
    first: 'the 1st Eligible only',
  }),
  bar(cited.options.firstSetsRow, { row: 'another' }),
  bar(cited.options.boxesLeft, { row: 'this', taken: true }),
  bar(unpaid, { executable: 'nowhere', able: 'must be able', promise: 'not enough' }),
  bar(unpaid, { executable: 'nowhere', able: 'must be able', promise: 'enough', gift: false }),
  bar(cited.phases.nobodyPlays, { action: 'Event', pivotal: true }),
])

export const giftsFirst = first(
  'Sequence of Play: gifts before the action of a box',
  view({
    possible: flag('the action could be executed as things are', 'the action could not be executed as things are'),
    promise: cited.promisedGift,
  }),
  (row) => [
    row(cited.eventCard.choices, { possible: true }, false),
    row([cited.negotiations.transferTime, cited.negotiations.transfer], { promise: 'enough' }, true),
    row(cited.commandsInGeneral.enoughResources, {}, false),
  ],
)

/** The permissions by which the Factions choose. */
export const choiceClauses = [
  cited.eventCard.whoActs,
  cited.eventCard.choices,
  cited.options.firstLimitedCommand,
  cited.options.firstCommand,
  cited.options.firstEvent,
  cited.options.second,
  cited.options.third,
] as const
