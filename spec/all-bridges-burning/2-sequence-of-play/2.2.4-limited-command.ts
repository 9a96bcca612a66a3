/** 2.2.4 Limited Command. @module */

import { among, COMPARED, comesTo, flag, forbid, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { FACTIONS } from '../vocabulary.js'

export const mayNotDiscardNews = forbid(
  'Limited Command: may not discard News',
  view({
    faction: among(FACTIONS, 'the Faction'),
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
    holds: flag('the Faction holds News there', 'the Faction holds no News there'),
    discarded: flag('News has been discarded before', 'no News has been discarded before'),
    command: comesTo('where a Limited Command could begin'),
    vain: cited.newsInVain,
    discards: among(
      [...COMPARED, 'not told'],
      'the News discarded so far, against what the Faction held before the Limited Command',
    ),
    held: cited.newsWhenHeld,
    reading: cited.furtherNews,
    ofModerates: cited.newsOfNonPlayerModerates,
  }),
  (bar) => [
    bar(cited.message.limitedExtraWho, { faction: 'moderates', nonPlayer: false }),
    bar([cited.message.limitedExtraWho, cited.nonPlayerOptions.news], {
      faction: 'moderates',
      nonPlayer: true,
      ofModerates: 'no',
    }),
    bar(cited.limitedCommand.newsHeld, { holds: false }),
    bar(cited.limitedCommand.newsExtra, { discarded: true, reading: 'once' }),
    bar([cited.limitedCommand.newsExtra, cited.commandsInGeneral.someSpaceOrPieces], {
      command: 'nowhere',
      vain: 'must be able',
    }),
    bar(cited.limitedCommand.newsHeld, { discards: P.union('as much', 'more'), held: 'held before' }),
  ],
)
