/**
 * Victory: the conditions, the margins, the Powers, and ties.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one, sum } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { friendsAndEnemies } from '../clauses/introduction.js'
import { victoryPhase } from '../clauses/propaganda-rounds.js'
import { polarization, victoryMarkers } from '../clauses/tracks.js'
import { finalVictory, ranking, victory, victoryConditions } from '../clauses/victory.js'
import { FORCES, TRACKS } from '../components/forces.js'
import { preventedWin } from '../questions/propaganda-rounds/prevented-win.js'
import { firstPlace } from '../questions/victory/first-place.js'
import { moderatesCheck } from '../questions/victory/moderates-check.js'
import { networksAndIssues } from '../questions/victory/networks-and-issues.js'
import { oppositionInMargin } from '../questions/victory/opposition-in-margin.js'
import { powerWins } from '../questions/victory/power-wins.js'
import { zeroedMargin } from '../questions/victory/zeroed-margin.js'
import { FACTIONS, POWERS } from '../vocabulary.js'

/** How a game can come to its end. */
export const ENDINGS = ['victory check', 'final round'] as const
/** How a game came to its end. */
export type Ended = (typeof ENDINGS)[number]

/** Vassalage and Polarization together. */
const pressure = range(0, TRACKS.vassalage + TRACKS.polarization, 'Vassalage of the Power and Polarization')
/** Oppose + Admins: twice a Population of at most 26, and three Administrations. */
const opposeAdmins = range(0, 55, 'Oppose + Admins')
/** The Population of five Towns of at most two each. */
const townPop = range(0, 10, 'Senate Controlled Town Population')
/** Whether the friendly Power of a Faction prevails. */
const prevented = flag('its friendly Power keeps it from victory', 'its friendly Power does not keep it from victory')
const resources = range(0, TRACKS.resources, 'Resources of the Moderates')
const ended = among(ENDINGS, 'how the game ended')
/** What the Moderates have at the least, and at the most; that of the Reds can be higher. */
const LOWEST = -18
const HIGHEST = 16
const HIGHEST_OF_ALL = 44

/** Whether a Power has enough Vassalage and Polarization to take the victory of its friend. */
export const powerPrevails = one(
  'Victory: does the Power prevail',
  view({ power: among(POWERS, 'the Power'), pressure }),
  (row) => [
    row(
      [
        friendsAndEnemies.russia,
        victoryConditions.russiaZeroesReds,
        victoryConditions.redsVassalage,
        finalVictory.russiaZeroesReds,
        victoryMarkers.vassalages,
      ],
      { power: 'russia', pressure: P.number.gt(5) },
      true,
    ),
    row(victoryConditions.redsVassalage, { power: 'russia', pressure: P.number.lte(5) }, false),
    row(
      [
        friendsAndEnemies.germany,
        victoryConditions.germanyZeroesSenate,
        victoryConditions.senateVassalage,
        finalVictory.germanyZeroesSenate,
        victoryMarkers.vassalages,
      ],
      { power: 'germany', pressure: P.number.gt(5) },
      true,
    ),
    row(victoryConditions.senateVassalage, { power: 'germany', pressure: P.number.lte(5) }, false),
  ],
)

/** Whether the Reds meet their conditions. */
export const redsWin = first('Victory: do the Reds win', view({ total: opposeAdmins, prevented }), (row) => [
  row([victoryPhase.powerPrevents, victoryConditions.redsVassalage], { prevented: true }, false),
  row(
    [victoryConditions.redsTotal, victory.ownConditions, victoryConditions.goalReached],
    { total: P.number.gt(11) },
    true,
  ),
  row([victoryConditions.redsTotal, victoryConditions.goalMissed], {}, false),
])

/** Whether the Senate meets its conditions. */
export const senateWins = first('Victory: does the Senate win', view({ total: townPop, prevented }), (row) => [
  row([victoryPhase.powerPrevents, victoryConditions.senateVassalage], { prevented: true }, false),
  row(
    [victoryConditions.senateTotal, victory.ownConditions, victoryConditions.goalReached],
    { total: P.number.gt(3) },
    true,
  ),
  row([victoryConditions.senateTotal, victoryConditions.goalMissed], {}, false),
])

/** Whether the Moderates meet their conditions. */
export const moderatesWin = first(
  'Victory: do the Moderates win',
  view({
    resources,
    reach: among(COMPARED, 'one more than Networks and Resolved Issues, against Polarization'),
    margin: range(LOWEST, HIGHEST, 'the margin of the Moderates'),
    reading: moderatesCheck,
  }),
  (row) => [
    row(
      [victoryPhase.positiveMargin, victoryConditions.goalReached],
      { reading: 'margin', margin: P.number.positive() },
      true,
    ),
    row([victoryPhase.positiveMargin, victoryConditions.goalMissed], { reading: 'margin' }, false),
    row(victoryConditions.moderatesResources, { resources: P.number.lte(14) }, false),
    row([victoryConditions.moderatesPolarization, polarization.victory], { reach: 'less' }, false),
    row(
      [victoryConditions.moderatesResources, victoryConditions.moderatesPolarization, victory.ownConditions],
      {},
      true,
    ),
  ],
)

/** What the margin of the Reds counts besides Administrations. */
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

/** The margin of the Reds. */
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

/** The margin of the Senate. */
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

/** The margin of the Moderates. */
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

/** Whether the game ends in the Victory Phase. */
export const checkEnds = first(
  'Victory Phase: does the game end',
  view({
    winners: range(0, FACTIONS.length, 'Factions that end the game by passing the check'),
    heldBack: flag('a Power keeps a Faction from victory', 'no Power keeps a Faction from victory'),
    reading: preventedWin,
  }),
  (row) => [
    row(victoryPhase.otherwiseContinue, { winners: 0 }, false),
    row([victoryPhase.powerPrevents, victoryPhase.endsOnWin], { heldBack: true, reading: 'the end' }, false),
    row([victoryPhase.endsOnWin, victoryConditions.checkAtStart], { winners: 1 }, true),
    row([victoryPhase.endsOnWin, victoryPhase.severalMayWin], { winners: P.union(2, 3) }, true),
  ],
)

/** Whether a Power, nobody or a Faction wins. */
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

/** Whether a Faction is ranked before those that did not pass the check. */
export const rankGroup = first(
  'Victory: who is ranked first',
  view({
    ended,
    passed: flag('the Faction has passed the victory check', 'the Faction has not passed the victory check'),
    reading: firstPlace,
  }),
  (row) => [
    row([victoryPhase.winnerAndRanks, ranking.highestFirst], { reading: 'highest margin' }, 1),
    row(victoryPhase.winnerAndRanks, { ended: 'victory check', passed: false }, 2),
    row([victoryPhase.winnerAndRanks, ranking.highestFirst], {}, 1),
  ],
)

/** The place of a Faction among others with the same margin: the lowest comes first. */
export const tieOrder = one(
  'Victory: ties',
  view({
    faction: among(FACTIONS, 'the Faction'),
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
  }),
  (row) => [
    row([ranking.tieToNonPlayers, ranking.tieToModerates], { faction: 'moderates', nonPlayer: true }, 1),
    row([ranking.tieToNonPlayers, ranking.tieToSenate], { faction: 'senate', nonPlayer: true }, 2),
    row([ranking.tieToNonPlayers, ranking.tieToSenate], { faction: 'reds', nonPlayer: true }, 3),
    row(ranking.tieToModerates, { faction: 'moderates', nonPlayer: false }, 4),
    row(ranking.tieToSenate, { faction: 'senate', nonPlayer: false }, 5),
    row(ranking.tieToSenate, { faction: 'reds', nonPlayer: false }, 6),
  ],
)
