/** 3.0 Commands to 3.1.2 Free Commands. @module */

import { among, comesTo, first, flag, forbid, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'
import { COMMAND_NAMES } from '../vocabulary.js'

/** The cards that have a die rolled before their Command. */
export const cardWithoutDie = among(
  [0, 49, 50, 54, 56, 60, 63, 64],
  'the Non-player card whose die has not been rolled; 0 for none',
)

export const mayNotBeginCommand = forbid(
  'Commands: may not begin',
  view({
    command: among(COMMAND_NAMES, 'the Command'),
    ownList: flag('the Faction has the Command on its list', 'the Faction does not have the Command on its list'),
    phase: among([1, 2], 'the Phase'),
    withoutDie: cardWithoutDie,
  }),
  (bar) => [
    bar([cited.commandsInGeneral.oneOfList, cited.redsAndSenateCommands.list, cited.moderatesCommands.list], {
      ownList: false,
    }),
    bar([cited.attack.phaseTwoOnly, cited.redsAndSenateCommands.phaseTwo, cited.redRevolt.moreCommands], {
      command: 'Attack',
      phase: 1,
    }),
    bar([cited.march.phaseTwoOnly, cited.redsAndSenateCommands.phaseTwo, cited.redRevolt.moreCommands], {
      command: 'March',
      phase: 1,
    }),
    bar(cited.redsActivismCard49.ifDieAboveActive, { command: 'Activism', withoutDie: 49 }),
    bar(cited.senateActivismCard.ifDie, { command: 'Activism', withoutDie: 56 }),
    bar(cited.senateRallyCard54.cellsAmongEnemiesDie, { command: 'Rally', withoutDie: 54 }),
    bar(cited.moderatesRallyCard.cellsPopulatedDie, { command: 'Rally', withoutDie: 60 }),
    bar(cited.moderatesMessageCard63.newsRandom, { command: 'Message', withoutDie: 63 }),
    bar(cited.moderatesPoliticsCard.color, { command: 'Politics', withoutDie: 64 }),
  ],
)

export const mayNotBeginOnTerms = forbid(
  'Commands: may not be chosen on such terms',
  view({
    limited: flag('the Command is Limited', 'the Command is not Limited'),
    special: flag('a Special Activity may go with it', 'no Special Activity may go with it'),
  }),
  (bar) => [
    bar([cited.specialActivitiesInGeneral.notWithLimited, cited.limitedCommand.noSpecialActivity], {
      limited: true,
      special: true,
    }),
  ],
)

export const mayNotCommand = forbid(
  'Commands: may not choose',
  view({
    granted: flag('the Command is one of those that were granted', 'the Command is none of those that were granted'),
    opening: comesTo('where the Command could begin', { unaffordable: [cited.commandsInGeneral.enoughResources] }),
    means: flag(
      'a Special Activity with it could bring what it lacks',
      'no Special Activity with it could bring what it lacks',
    ),
    reading: cited.meansFirst,
  }),
  (bar) => [
    bar(cited.freeCommands.withinGrant, { granted: false }),
    bar(cited.commandsInGeneral.someSpaceOrPieces, { opening: 'nowhere', reading: 'at hand' }),
    bar([cited.commandsInGeneral.someSpaceOrPieces, cited.specialActivitiesInGeneral.commandInSomeSpace], {
      opening: 'nowhere',
      means: false,
      reading: 'special first',
    }),
    bar(cited.commandsInGeneral.enoughResources, { opening: 'unaffordable', reading: 'at hand' }),
    bar([cited.commandsInGeneral.enoughResources, cited.specialActivitiesInGeneral.commandInSomeSpace], {
      opening: 'unaffordable',
      means: false,
      reading: 'special first',
    }),
  ],
)

export const whenSelected = first(
  'Commands: when spaces are selected',
  view({
    limited: flag('the Command is Limited', 'the Command is not Limited'),
    byItself: flag('each space is resolved by itself', 'all spaces are resolved together, step by step'),
    reading: cited.spacesAtOnce,
  }),
  (row) => [
    row(cited.limitedCommand.oneSpace, { limited: true }, 'as each is resolved'),
    row(
      [cited.commandsInGeneral.actorOrdersSpaces, cited.attack.eachSpace],
      { byItself: true, reading: 'all first' },
      'all first',
    ),
    row(cited.commandsInGeneral.actorOrdersSpaces, {}, 'as each is resolved'),
  ],
)

export const mayNotSelectFirst = forbid(
  'Commands: may not select the space beforehand',
  view({
    selected: flag('the space has been selected before', 'the space has not been selected before'),
  }),
  (bar) => [bar(cited.commandsInGeneral.onceEach, { selected: true })],
)
