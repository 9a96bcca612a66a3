/** 6.1 and 7.1 part ways, and a Power can lift the margin of its friend. @module */
import { compared, finding, range, searched, view, type Witnessed } from '#kernel'
import { victoryPhase } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { firstPlace, rankGroup, ranking } from '../7-victory/7.1-ranking.js'
import {
  moderatesCheck,
  moderatesWin,
  powerPrevails,
  redsWin,
  senateWins,
  victoryConditions,
} from '../7-victory/7.2-victory-conditions.js'
import { finalVictory } from '../7-victory/7.3-final-victory.js'
import {
  networksAndIssues as countedAs,
  moderatesMargin,
  redsMargin,
  senateMargin,
  zeroedMargin,
} from '../7-victory/7.3-margins.js'
import { FORCES, TRACKS } from '../components/forces.js'

/** The Population of the Towns that the Senate can Control: Helsinki 2, and four others at most 2 each. */
const TOWN_POPULATION = 10

const standings = view({
  polarization: range(0, TRACKS.polarization),
  germanVassalage: range(0, TRACKS.vassalage),
  senateTownPop: range(0, TOWN_POPULATION),
  resources: range(0, TRACKS.resources),
  networksAndIssues: range(0, FORCES.networks + FORCES.issues),
})

export const firstWithoutPassing = finding('firstWithoutPassing', {
  kind: 'contradiction',
  says: 'a Faction that passes the check can come second to one that does not pass it, although 6.1 has whoever passes win',
  clauses: [
    victoryPhase.endsOnWin,
    victoryPhase.positiveMargin,
    ranking.afterCheck,
    ranking.highestFirst,
    victoryConditions.senateTotal,
    victoryConditions.moderatesPolarization,
    finalVictory.senateLess3,
    finalVictory.moderatesBelowFour,
  ],
  witness: () =>
    searched(standings, ({ polarization, germanVassalage, senateTownPop, resources, networksAndIssues }) => {
      const prevented = powerPrevails.ask({ power: 'germany', pressure: polarization + germanVassalage })
      if (!senateWins.ask({ total: senateTownPop, prevented })) return false
      const margin = moderatesMargin.ask({ resources, networksAndIssues, reading: countedAs.usual })
      const passed = moderatesWin.ask({
        resources,
        reach: compared(networksAndIssues + 1, polarization),
        margin,
        reading: moderatesCheck.usual,
      })
      const group = (hasPassed: boolean) =>
        rankGroup.ask({ ended: 'victory check', passed: hasPassed, reading: firstPlace.usual })
      const ahead = margin > senateMargin.ask({ total: senateTownPop, prevented, reading: zeroedMargin.usual })
      return !passed && ahead && group(passed) <= group(true)
    }),
})

const highest = { reds: 55, senate: TOWN_POPULATION } as const

const lifted = (): Witnessed => {
  const totals = view({ faction: ['reds', 'senate'], total: range(0, highest.reds) }, [
    {
      because: 'the Population of Towns is less',
      when: ({ faction, total }) => faction === 'senate' && total > highest.senate,
    },
  ])
  const reading = zeroedMargin.usual
  const marginOf = { reds: redsMargin, senate: senateMargin } as const
  const winOf = { reds: redsWin, senate: senateWins } as const
  return searched(totals, ({ faction, total }) => {
    const margin = (prevented: boolean) => marginOf[faction].ask({ total, prevented, reading })
    return !winOf[faction].ask({ total, prevented: false }) && margin(true) > margin(false)
  })
}

export const marginLiftedByAPower = finding('marginLiftedByAPower', {
  kind: 'slip',
  says: 'a Power that prevails sets the margin of its friend to zero, which is more than the Faction had if it was below',
  clauses: [
    finalVictory.powerZeroesReds,
    finalVictory.powerZeroesSenate,
    finalVictory.russiaZeroesReds,
    finalVictory.germanyZeroesSenate,
    finalVictory.highestMargin,
  ],
  witness: lifted,
})
