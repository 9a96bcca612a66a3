/** 7.2 Victory During a Propaganda Round. @module */

import { among, COMPARED, first, flag, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { TRACKS } from '../components/forces.js'
import type { Game } from '../game.js'
import * as cited from '../rules.gen.js'
import { POWERS, type Power } from '../vocabulary.js'
import type { ENDINGS } from './7.1-ranking.js'

/** Vassalage and Polarization together. */
const pressure = range(0, TRACKS.edge + TRACKS.polarization, 'Vassalage of the Power and Polarization')

export const powerPrevails = one(
  'Victory: does the Power prevail',
  view({ power: among(POWERS, 'the Power'), pressure }),
  (row) => [
    row(
      [
        cited.friendsAndEnemies.russia,
        cited.finalVictory.powerZeroesReds,
        cited.victoryConditions.redsVassalage,
        cited.finalVictory.russiaZeroesReds,
        cited.victoryMarkers.vassalages,
      ],
      { power: 'russia', pressure: P.number.gt(5) },
      true,
    ),
    row(cited.victoryConditions.redsVassalage, { power: 'russia', pressure: P.number.lte(5) }, false),
    row(
      [
        cited.friendsAndEnemies.germany,
        cited.finalVictory.powerZeroesSenate,
        cited.victoryConditions.senateVassalage,
        cited.finalVictory.germanyZeroesSenate,
        cited.victoryMarkers.vassalages,
      ],
      { power: 'germany', pressure: P.number.gt(5) },
      true,
    ),
    row(cited.victoryConditions.senateVassalage, { power: 'germany', pressure: P.number.lte(5) }, false),
  ],
)

/** Oppose + Admins: twice a Population of at most 26, and three Administrations. */
export const opposeAndAdmins = range(0, 55, 'Oppose + Admins')

/** True if the friendly Power of a Faction prevails. */
export const prevented = flag(
  'its friendly Power keeps it from victory',
  'its friendly Power does not keep it from victory',
)

export const redsWin = first('Victory: do the Reds win', view({ total: opposeAndAdmins, prevented }), (row) => [
  row([cited.victoryPhase.powerPrevents, cited.victoryConditions.redsVassalage], { prevented: true }, false),
  row(
    [cited.victoryConditions.redsTotal, cited.victory.ownConditions, cited.finalVictory.goalReached],
    { total: P.number.gt(11) },
    true,
  ),
  row([cited.victoryConditions.redsTotal, cited.finalVictory.goalMissed], {}, false),
])

/** The Population of five Towns of at most two each. */
export const townPop = range(0, 10, 'Senate Controlled Town Population')

export const senateWins = first('Victory: does the Senate win', view({ total: townPop, prevented }), (row) => [
  row([cited.victoryPhase.powerPrevents, cited.victoryConditions.senateVassalage], { prevented: true }, false),
  row(
    [cited.victoryConditions.senateTotal, cited.victory.ownConditions, cited.finalVictory.goalReached],
    { total: P.number.gt(3) },
    true,
  ),
  row([cited.victoryConditions.senateTotal, cited.finalVictory.goalMissed], {}, false),
])

export const resources = range(0, TRACKS.resources, 'Resources of the Moderates')

/** The lowest and the highest margin of the Moderates. The margin of the Reds can be higher. */
export const LOWEST = -18
const HIGHEST = 16

export const moderatesWin = first(
  'Victory: do the Moderates win',
  view({
    resources,
    reach: among(COMPARED, 'one more than Networks and Resolved Issues, against Polarization'),
    margin: range(LOWEST, HIGHEST, 'the margin of the Moderates'),
    reading: cited.moderatesCheck,
  }),
  (row) => [
    row(
      [cited.victoryPhase.positiveMargin, cited.finalVictory.goalReached],
      { reading: 'margin', margin: P.number.positive() },
      true,
    ),
    row([cited.victoryPhase.positiveMargin, cited.finalVictory.goalMissed], { reading: 'margin' }, false),
    row(cited.victoryConditions.moderatesResources, { resources: P.number.lte(14) }, false),
    row([cited.victoryConditions.moderatesPolarization, cited.polarization.victory], { reach: 'less' }, false),
    row(
      [
        cited.victoryConditions.moderatesResources,
        cited.victoryConditions.moderatesPolarization,
        cited.victory.ownConditions,
      ],
      {},
      true,
    ),
  ],
)

export type Ended = (typeof ENDINGS)[number]

export const prevails = (game: Game, power: Power): boolean =>
  powerPrevails.ask({ power, pressure: game.vassalage[power] + game.polarization })
