/** 7.3 Victory After the Final Propaganda Round. @module */

import { P } from 'ts-pattern'
import {
  among,
  COMPARED,
  exception,
  first,
  flag,
  formula,
  informative,
  note,
  one,
  prohibition,
  question,
  range,
  rule,
  sum,
  view,
} from '#kernel'
import { support } from '../1-introduction/1.6-support.js'
import { victoryMarkers } from '../1-introduction/1.11-political-display.js'
import { victoryPhase } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { FORCES } from '../components/forces.js'
import { section } from '../section.js'
import { ended, ranking } from './7.1-ranking.js'
import { LOWEST, opposeAdmins, prevented, resources, townPop, victoryConditions } from './7.2-victory-conditions.js'

export const finalVictory = section('finalVictory', '7.3', 'Victory After the Final Propaganda Round', {
  onlyWithoutCheckWin: prohibition('The margins at the end decide only a game that no victory check has ended.', {
    see: ['2.3.1', '6.1'],
  }),
  highestMargin: rule('When the last Propaganda Round is over, the highest victory margin wins.', { see: ['2.3.1'] }),
  orPower: exception('A Power can win in place of the Factions.'),

  redsOpposition: formula('Total Opposition counts towards the Reds’ margin.'),
  redsAdministrations: formula(
    'The Reds Administrations on the map are added to Total Opposition for the Reds’ margin.',
  ),
  redsLess11: formula('The Reds’ margin is Total Opposition with Reds Administrations, less 11.'),
  russiaZeroesReds: rule('The Reds’ margin is zero once Russian Vassalage and Polarization together pass five.'),
  senateTowns: formula('The Population of the Towns that the Senate Controls counts towards its margin.'),
  senateLess3: formula('The Senate’s margin is the Population of the Towns that it Controls, less 3.'),
  germanyZeroesSenate: rule('The Senate’s margin is zero once German Vassalage and Polarization together pass five.'),
  moderatesResources: formula('The Moderates’ Resources count towards their margin.'),
  moderatesLess14: formula('The Moderates’ margin begins as their Resources less 14.'),
  moderatesBelowFour: formula(
    'The Moderates’ margin loses one for each step by which Networks and Resolved Issues together fall short of four.',
  ),
  enoughForThree: note('For three players no rules beyond this chapter are needed.', {
    status: informative('advice to readers'),
  }),
})

export const networksAndIssues = question('networksAndIssues', {
  asks: "Does the Moderates' margin count Networks and Issues, or the marker that stands one higher?",
  clauses: [finalVictory.moderatesBelowFour, victoryMarkers.issues],
  readings: {
    sum: 'Networks and Resolved Issues are counted as they are.',
    marker: 'The marker is counted, which stands at one more.',
  },
  usual: 'sum',
  because: 'The sentence names Networks and Issues without the one that the marker adds.',
})

export const oppositionInMargin = question('oppositionInMargin', {
  asks: 'Does Active Opposition count double for the margin of the Reds as it does for the check?',
  kind: 'contradiction',
  clauses: [finalVictory.redsOpposition, victoryConditions.redsTotal, support.activeDouble],
  readings: {
    'Total Opposition': 'The margin counts Total Opposition, like the check.',
    Opposition: 'The margin counts the Population at Opposition once.',
  },
  usual: 'Total Opposition',
  because: '7.2 says that a margin is positive if the goal has been reached, and 1.12 tracks Total Opposition alone.',
})

export const powerWins = question('powerWins', {
  asks: 'Does a Power win only with Vassalage and Polarization above five, or whenever no Faction has a positive margin?',
  clauses: [victoryConditions.powersWin, victoryConditions.powerWinNote, finalVictory.orPower],
  readings: {
    'above five': 'A Power whose Vassalage and Polarization are five or less together does not win.',
    always: 'The Power with more Vassalage wins whenever no Faction has a margin above zero.',
  },
  usual: 'above five',
  because: 'The bullet of 7.2 gives the condition; the note that leaves it out only tells when the game can end so.',
})

export const zeroedMargin = question('zeroedMargin', {
  asks: 'Does a Power raise a negative margin of its friend to zero?',
  clauses: [
    victoryConditions.russiaZeroesReds,
    victoryConditions.germanyZeroesSenate,
    finalVictory.russiaZeroesReds,
    finalVictory.germanyZeroesSenate,
  ],
  readings: {
    zero: 'The margin becomes zero, also where it was negative.',
    'at most zero': 'A positive margin becomes zero; a negative one stays.',
  },
  usual: 'zero',
  because: '7.2 and both notes of 7.3 say that the margin is set to zero.',
})

export const redsMarginCounts = one(
  'Victory: what the margin of the Reds counts',
  view({ reading: oppositionInMargin }),
  (row) => [
    row(
      [finalVictory.redsOpposition, victoryConditions.redsTotal],
      { reading: 'Total Opposition' },
      'Total Opposition',
    ),
    row(finalVictory.redsOpposition, { reading: 'Opposition' }, 'Opposition'),
  ],
)

export const redsMargin = sum(
  'Victory: the margin of the Reds',
  view({ total: opposeAdmins, prevented, reading: zeroedMargin }),
  (row) => {
    const zeroed = { prevented: true, reading: 'zero' } as const
    const capped = { prevented: true, reading: P.not('zero'), total: P.number.gte(11) } as const
    return [
      row([finalVictory.redsOpposition, finalVictory.redsAdministrations], {}, ({ total }) => total),
      row(finalVictory.redsLess11, {}, -11),
      row([finalVictory.russiaZeroesReds, victoryConditions.russiaZeroesReds], zeroed, ({ total }) => 11 - total),
      row(finalVictory.russiaZeroesReds, capped, ({ total }) => 11 - total),
    ]
  },
)

export const senateMargin = sum(
  'Victory: the margin of the Senate',
  view({ total: townPop, prevented, reading: zeroedMargin }),
  (row) => {
    const zeroed = { prevented: true, reading: 'zero' } as const
    const capped = { prevented: true, reading: P.not('zero'), total: P.number.gte(3) } as const
    return [
      row(finalVictory.senateTowns, {}, ({ total }) => total),
      row(finalVictory.senateLess3, {}, -3),
      row([finalVictory.germanyZeroesSenate, victoryConditions.germanyZeroesSenate], zeroed, ({ total }) => 3 - total),
      row(finalVictory.germanyZeroesSenate, capped, ({ total }) => 3 - total),
    ]
  },
)

export const moderatesMargin = sum(
  'Victory: the margin of the Moderates',
  view({
    resources,
    networksAndIssues: range(0, FORCES.networks + FORCES.issues, 'Networks and Resolved Issues'),
    reading: networksAndIssues,
  }),
  (row) => [
    row(finalVictory.moderatesResources, {}, (seen) => seen.resources),
    row(finalVictory.moderatesLess14, {}, -14),
    row(
      finalVictory.moderatesBelowFour,
      { reading: 'sum', networksAndIssues: P.number.lt(4) },
      (seen) => seen.networksAndIssues - 4,
    ),
    row(
      finalVictory.moderatesBelowFour,
      { reading: 'marker', networksAndIssues: P.number.lt(3) },
      (seen) => seen.networksAndIssues - 3,
    ),
  ],
)

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
      reading: powerWins,
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
        victoryConditions.powersOnlyAtEnd,
        ranking.afterCheck,
        finalVictory.onlyWithoutCheckWin,
        victoryPhase.winnerAndRanks,
      ],
      { ended: 'victory check' },
      'a Faction',
    ),
    row(
      [victoryConditions.noPositiveMargin, finalVictory.highestMargin, ranking.atGameEnd],
      { margin: P.number.positive() },
      'a Faction',
    ),
    row(
      [finalVictory.highestMargin, ranking.atGameEnd],
      { germanyPrevails: false, russiaPrevails: false, reading: 'above five' },
      'a Faction',
    ),
    row(victoryConditions.vassalageTie, { vassalage: 'as much' }, 'nobody'),
    row(
      [
        victoryConditions.powersWin,
        victoryConditions.powerWinNote,
        victoryConditions.higherVassalage,
        finalVictory.orPower,
      ],
      { vassalage: 'more' },
      'germany',
    ),
    row(
      [
        victoryConditions.powersWin,
        victoryConditions.powerWinNote,
        victoryConditions.higherVassalage,
        finalVictory.orPower,
      ],
      { vassalage: 'less' },
      'russia',
    ),
  ],
)
