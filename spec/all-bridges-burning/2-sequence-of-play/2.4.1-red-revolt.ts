/** 2.4.1 Playing the Red Revolt! Pivotal Event. @module */

import { among, first, flag, forbid, one, readingOf, view } from 'rulewright/book'
import type { Game } from '../game.js'
import * as cited from '../rules.gen.js'
import type { Box } from '../vocabulary.js'
import { takenBoxes, withCylinder } from './2.2.5-eligibility.js'

const revolt = {
  pivotal: flag('the Pivotal Event is the current card'),
  phase: among([1, 2], 'the Phase'),
} as const

export const revoltBegins = first('Red Revolt: does it begin', view(revolt), (row) => [
  row(cited.phases.pivotalEvent, { phase: 2 }, false),
  row([cited.redRevolt.begins, cited.phases.pivotalEvent], { pivotal: true }, true),
  row(cited.redRevolt.begins, { pivotal: false }, false),
])

export const revoltFirst = first(
  'Red Revolt: before the Propaganda Round',
  view({ ...revolt, reading: cited.revoltOrRound }),
  (row) => [
    row(cited.redRevolt.begins, { pivotal: false }, false),
    row(cited.phases.pivotalEvent, { phase: 2 }, false),
    row([cited.propagandaCards.swap, cited.propagandaCards.swappedPlaysFirst], { reading: 'the Round' }, false),
    row(cited.redRevolt.begins, { reading: 'the Revolt' }, true),
  ],
)

export const mayNotRevolt = forbid(
  'Red Revolt: may not choose the Town',
  view(
    {
      deed: among(['clear', 'rally'], 'what is done'),
      redsCells: flag('Reds Cells are in the Town', 'no Reds Cell is in the Town'),
      redsPieces: flag('Reds pieces are in the Town', 'no Reds piece is in the Town'),
    },
    [{ because: 'Cells are pieces', when: ({ redsCells, redsPieces }) => redsCells && !redsPieces }],
  ),
  (bar) => [
    bar(cited.redRevolt.clearTownWhere, { deed: 'clear', redsCells: false }),
    bar(cited.redRevolt.rallyWhere, { deed: 'rally', redsPieces: false }),
  ],
)

export const newsFollowsRally = one(
  'Red Revolt: does News follow the Rally',
  view({ reading: cited.newsAfterRevolt }),
  (row) => [
    row(cited.redRevolt.stepOrder, { reading: 'no' }, false),
    row([cited.limitedCommand.newsDiscard, cited.redRevolt.rallyLimited], { reading: 'yes' }, true),
  ],
)

export const revoltFixesRow = one(
  'Red Revolt: does the Reds cylinder fix a row',
  view({ reading: cited.revoltRow }),
  (row) => [
    row([cited.redRevolt.redsToEvent, cited.options.firstSetsRow], { reading: 'fixes it' }, true),
    row([cited.redRevolt.redsToEvent, cited.redRevolt.othersAct], { reading: 'leaves it open' }, false),
  ],
)

/** The taken boxes that fix a row: on the Pivotal Event the Reds cylinder, which nobody chose to place, may be none of them. */
export const boxesOfTheRow = (game: Game, pivotal: number): readonly Box[] =>
  game.cards.current === pivotal && !revoltFixesRow.ask({ reading: readingOf(game, cited.revoltRow) })
    ? takenBoxes(withCylinder(game, 'reds', 'aside'))
    : takenBoxes(game)
