/** 2.2.4 Limited Command. @module */

import {
  among,
  COMPARED,
  comesTo,
  definition,
  example,
  flag,
  forbid,
  permission,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { ahead, section } from '../section.js'
import { FACTIONS } from '../vocabulary.js'

export const limitedCommand = section('limitedCommand', '2.2.4', 'Limited Command', {
  oneSpace: definition('A Limited Command is a Command that is executed in a single space.'),
  noSpecialActivity: prohibition('No Special Activity goes with a Limited Command.'),
  constrained: rule(
    'Where the section of a Command says so, a Limited Command narrows the way in which it is executed.',
    { see: ['3.0'] },
  ),
  messageExample: example('As a Limited Command, Message moves no more than one Cell.', { see: ['3.3.2'] }),
  newsDiscard: permission(
    'A Senate or Reds player who holds a News marker may discard it when conducting only a Limited Command.',
    { see: ['2.2.4', '3.3.2'] },
  ),
  newsHeld: prohibition('No News marker is discarded for it but one that the player holds.', { see: ['3.3.2'] }),
  newsExtra: rule('The discarded News marker allows one more Limited Command at once.', { see: ['3.3.2'] }),
  newsNotFree: rule('The additional Limited Command for a News marker costs its Resources as usual: it is not free.', {
    see: ['3.3.2'],
  }),
})

export const newsOfNonPlayerModerates = question('newsOfNonPlayerModerates', {
  asks: 'Do Non-player Moderates, too, spend News after a Limited Command to execute another?',
  clauses: [ahead('nonPlayerOptions.news'), limitedCommand.newsDiscard, ahead('message.limitedExtraWho')],
  readings: {
    no: 'No: the step applies 3.3.2, where News means that for the Reds and the Senate only.',
    yes: 'Yes: the step speaks of every Non-player Faction that holds News.',
  },
  usual: 'no',
  because: 'The step points to 3.3.2, which gives the Moderates another use of News, and 8.1.3 lists no exception.',
})

export const limitedPolitics = question('limitedPolitics', {
  asks:
    'Can a Command that selects no space be a Limited Command, which is one in a single space: Politics, or Terror in the ' +
    'Political Display alone?',
  clauses: [
    limitedCommand.oneSpace,
    ahead('politics.noSpaces'),
    ahead('terror.display'),
    ahead('terror.displayNoMarker'),
  ],
  readings: {
    allowed: 'Yes: one space is the limit, and such a Command does not exceed it.',
    'not allowed': 'No: a Limited Command takes place in one space, and such a Command takes place in none.',
  },
  usual: 'allowed',
  because: '2.2.4 says that a Limited Command narrows what a Command does, and does not say that it rules one out.',
})

export const furtherNews = question('furtherNews', {
  asks: 'May a second News marker be discarded after the additional Limited Command?',
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra],
  readings: {
    again: 'The additional Limited Command is one like any other, so News may be discarded after it too.',
    once: 'There is one additional Limited Command at most.',
  },
  usual: 'again',
  because: '3.3.2 ties the permission to having executed a Limited Command, and the additional one is such a Command.',
})

export const newsInVain = question('newsInVain', {
  asks: 'May News be discarded for an additional Limited Command that could not be executed?',
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra, ahead('commandsInGeneral.someSpaceOrPieces')],
  readings: {
    'it may': 'Yes: it is gone then, and nothing follows.',
    'must be able': 'No: without a Command to execute the News stays.',
  },
  usual: 'it may',
  because: 'The discard is a right of its own, and that a Command follows is said after it, without a condition.',
})

export const newsWhenHeld = question('newsWhenHeld', {
  asks: 'May News be discarded for an additional Limited Command if the Faction came by it in the Limited Command just executed?',
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsHeld, limitedCommand.newsExtra],
  readings: {
    'it may': 'Yes: the Faction holds it when it discards it.',
    'held before': 'No: it must have held as much News when the Limited Command began.',
  },
  usual: 'it may',
  because: '3.3.2 asks for News that is held by a Faction that has executed a Limited Command, and so at its end.',
})

export const mayNotDiscardNews = forbid(
  'Limited Command: may not discard News',
  view({
    faction: among(FACTIONS, 'the Faction'),
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
    holds: flag('the Faction holds News there', 'the Faction holds no News there'),
    discarded: flag('News has been discarded before', 'no News has been discarded before'),
    command: comesTo('where a Limited Command could begin'),
    vain: newsInVain,
    discards: among(
      [...COMPARED, 'not told'],
      'the News discarded so far, against what the Faction held before the Limited Command',
    ),
    held: newsWhenHeld,
    reading: furtherNews,
    ofModerates: newsOfNonPlayerModerates,
  }),
  (bar) => [
    bar(ahead('message.limitedExtraWho'), { faction: 'moderates', nonPlayer: false }),
    bar([ahead('message.limitedExtraWho'), ahead('nonPlayerOptions.news')], {
      faction: 'moderates',
      nonPlayer: true,
      ofModerates: 'no',
    }),
    bar(limitedCommand.newsHeld, { holds: false }),
    bar(limitedCommand.newsExtra, { discarded: true, reading: 'once' }),
    bar([limitedCommand.newsExtra, ahead('commandsInGeneral.someSpaceOrPieces')], {
      command: 'nowhere',
      vain: 'must be able',
    }),
    bar(limitedCommand.newsHeld, { discards: P.union('as much', 'more'), held: 'held before' }),
  ],
)
