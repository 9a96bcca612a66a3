/** 7.3 Victory After the Final Propaganda Round. @module */

import { among, COMPARED, first, flag, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { ended } from './7.1-ranking.js'
import { LOWEST } from './7.2-victory-conditions.js'

const HIGHEST_OF_ALL = 44

export const whoWins = first(
  'Victory: a Power, nobody or a Faction',
  view(
    {
      ended,
      margin: range(LOWEST, HIGHEST_OF_ALL, 'the highest margin of a Faction'),
      germanyPrevails: flag('Germany prevails', 'Germany does not prevail'),
      russiaPrevails: flag('Russia prevails', 'Russia does not prevail'),
      vassalage: among(COMPARED, 'German Vassalage, against Russian'),
      reading: cited.powerWins,
      goal: cited.withoutGoal,
    },
    [
      {
        because: 'Polarization is the same for both, so the Power with more Vassalage prevails if the other does',
        when: (v) =>
          (v.vassalage === 'more' && v.russiaPrevails && !v.germanyPrevails) ||
          (v.vassalage === 'less' && v.germanyPrevails && !v.russiaPrevails) ||
          (v.vassalage === 'as much' && v.germanyPrevails !== v.russiaPrevails),
      },
    ],
  ),
  (row) => [
    row(
      [
        cited.finalVictory.powersOnlyAtEnd,
        cited.ranking.afterCheck,
        cited.finalVictory.onlyWithoutCheckWin,
        cited.victoryPhase.winnerAndRanks,
      ],
      { ended: 'victory check' },
      'a Faction',
    ),
    row(
      [cited.finalVictory.noPositiveMargin, cited.finalVictory.highestMargin, cited.ranking.atGameEnd],
      { margin: P.number.positive() },
      'a Faction',
    ),
    row(
      [cited.finalVictory.highestMargin, cited.ranking.atGameEnd],
      { germanyPrevails: false, russiaPrevails: false, reading: 'above five', goal: 'highest margin' },
      'a Faction',
    ),
    row(
      [cited.finalVictory.noPositiveMargin, cited.finalVictory.goalMissed],
      { germanyPrevails: false, russiaPrevails: false, reading: 'above five', goal: 'nobody' },
      'nobody',
    ),
    row(cited.finalVictory.vassalageTie, { vassalage: 'as much' }, 'nobody'),
    row(
      [
        cited.finalVictory.powersWin,
        cited.victoryConditions.powerWinNote,
        cited.finalVictory.higherVassalage,
        cited.finalVictory.orPower,
      ],
      { vassalage: 'more' },
      'germany',
    ),
    row(
      [
        cited.finalVictory.powersWin,
        cited.victoryConditions.powerWinNote,
        cited.finalVictory.higherVassalage,
        cited.finalVictory.orPower,
      ],
      { vassalage: 'less' },
      'russia',
    ),
  ],
)

export const factionsRanked = first(
  'Victory: are the Factions ranked',
  view({ faction: flag('a Faction wins', 'a Power wins, or nobody'), reading: cited.rankedBehind }),
  (row) => [
    row([cited.ranking.highestFirst, cited.ranking.atGameEnd], { faction: true }, true),
    row([cited.ranking.atGameEnd, cited.finalVictory.orPower], { reading: 'ranked' }, true),
    row([cited.ranking.highestFirst, cited.finalVictory.orPower, cited.finalVictory.vassalageTie], {}, false),
  ],
)
