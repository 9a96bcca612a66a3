/** 3.3.2 Message. @module */

import { among, COMPARED, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'

export const messagePrice = one(
  'Message: the price of a Cell',
  view({ free: flag('the Command is free', 'the Command is not free') }),
  (row) => [row(cited.freeCommands.noCost, { free: true }, 0), row(cited.message.price, { free: false }, 1)],
)

export const mayNotMessage = forbid(
  'Message: may not select the Cell',
  view(
    {
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      first: flag('it is the first Cell of the Command', 'it is not the first Cell of the Command'),
      there: flag('such a Cell stands there', 'no such Cell stands there'),
      unmoved: flag('one of them has not moved yet', 'all of them have moved'),
      wayOut: flag(
        'the terms of the Command allow an adjacent space',
        'the terms of the Command allow no adjacent space',
      ),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the Cell'),
      caught: flag('a Cell of this Command has been Captured'),
      reading: cited.captureEnds,
    },
    [{ because: 'a Cell that has not moved stands there', when: ({ there, unmoved }) => unmoved && !there }],
  ),
  (bar) => [
    bar([cited.message.limitedOneCell, cited.limitedCommand.constrained], { limited: true, first: false }),
    bar(cited.message.captured, { caught: true, reading: 'the Command' }),
    bar(cited.message.moves, { there: false }),
    bar(cited.message.once, { there: true, unmoved: false }),
    bar([cited.message.nextToCell, cited.freeCommands.withinGrant], { wayOut: false }),
    bar([cited.message.price, cited.commandsInGeneral.enoughResources], { resources: 'less' }),
  ],
)

export const mayNotSelectForMessage = forbid(
  'Message: may not select the space',
  view(
    {
      number: range(0, 3, 'spaces selected for the Cell before'),
      selected: among(['nobody', 'another Cell', 'this Cell'], 'who has selected the space before'),
      nextToCell: flag('the space is next to the Cell', 'the space is not next to the Cell'),
      nextToSelected: among(['none', 'some', 'all'], 'adjacent spaces among those selected before'),
      granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
      reading: cited.messageChain,
    },
    [
      {
        because: 'before its first space the Cell has none selected',
        when: ({ number, selected, nextToSelected }) =>
          number === 0 && (selected === 'this Cell' || nextToSelected !== 'none'),
      },
      {
        because: 'a single space is adjacent or is not',
        when: ({ number, nextToSelected }) => number === 1 && nextToSelected === 'some',
      },
    ],
  ),
  (bar, lift) => [
    bar(cited.message.threeSpaces, { number: 3 }),
    bar(cited.commandsInGeneral.onceEach, { selected: P.not('nobody') }),
    lift(cited.commandsInGeneral.messagePath, { selected: 'another Cell' }, [cited.commandsInGeneral.onceEach]),
    bar(cited.message.nextToCell, { number: 0, nextToCell: false }),
    bar(cited.message.together, { number: P.number.positive(), nextToSelected: 'none' }),
    bar(cited.message.together, { number: P.number.positive(), nextToSelected: 'some', reading: 'each to each' }),
    bar(cited.freeCommands.withinGrant, { granted: false }),
  ],
)
