/** 6.1 and 7.1 part ways, and a Power can lift the margin of its friend. @module */

import { compared, finding, range, searched, view, type Witnessed } from 'rulewright/book'
import { rankGroup, tieOrder } from '../7-victory/7.1-ranking.js'
import { moderatesWin, powerPrevails, redsWin, senateWins } from '../7-victory/7.2-victory-conditions.js'
import { moderatesMargin, redsMargin, senateMargin } from '../7-victory/7.3-margins.js'
import { FORCES, TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'
import type { Faction, Militant } from '../vocabulary.js'

/** The Population of the Towns that the Senate can Control: Helsinki 2, and four others at most 2 each. */
const TOWN_POPULATION = 10
/** The highest Oppose + Admins with which the Reds are not sure to be ahead of the Moderates. */
const OPPOSE_AND_ADMINS = 27

const others = {
  polarization: range(0, TRACKS.polarization),
  vassalage: range(0, TRACKS.vassalage),
  resources: range(0, TRACKS.resources),
  networksAndIssues: range(0, FORCES.networks + FORCES.issues),
}

interface Standing {
  readonly polarization: number
  readonly vassalage: number
  readonly resources: number
  readonly networksAndIssues: number
}

/** A place in the ranking after a victory check: the group, then the margin, then what breaks ties. */
const placeOf = (faction: Faction, passed: boolean, margin: number) => [
  rankGroup.ask({ ended: 'victory check', passed, reading: cited.firstPlace.usual }),
  -margin,
  tieOrder.ask({ faction, nonPlayer: false }),
]

const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((part, index) => part !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** True if the Moderates fail the check but rank before a Faction that passes it. */
function comesSecond(faction: Militant, margin: number, standing: Standing): boolean {
  const { polarization, resources, networksAndIssues } = standing
  const own = moderatesMargin.ask({ resources, networksAndIssues, reading: cited.networksAndIssues.usual })
  const reach = compared(networksAndIssues + 1, polarization)
  const passed = moderatesWin.ask({ resources, reach, margin: own, reading: cited.moderatesCheck.usual })
  return !passed && isBefore(placeOf('moderates', passed, own), placeOf(faction, true, margin))
}

const clauses = [
  cited.victoryPhase.endsOnWin,
  cited.victoryPhase.positiveMargin,
  cited.ranking.afterCheck,
  cited.ranking.highestFirst,
  cited.ranking.tieToModerates,
  cited.victoryConditions.moderatesPolarization,
  cited.finalVictory.moderatesBelowFour,
]

export const firstWithoutPassing = finding('firstWithoutPassing', {
  kind: 'contradiction',
  says: 'the Senate, which passes the check, can come second to the Moderates, who do not, although 6.1 has whoever passes win',
  clauses: [...clauses, cited.victoryConditions.senateTotal, cited.finalVictory.senateLess3],
  witness: () =>
    searched(view({ ...others, senateTownPop: range(0, TOWN_POPULATION) }), ({ senateTownPop: total, ...standing }) => {
      const prevented = powerPrevails.ask({ power: 'germany', pressure: standing.polarization + standing.vassalage })
      if (!senateWins.ask({ total, prevented })) return false
      return comesSecond('senate', senateMargin.ask({ total, prevented, reading: cited.zeroedMargin.usual }), standing)
    }),
})

export const firstBeforeTheReds = finding('firstBeforeTheReds', {
  kind: 'contradiction',
  says: 'the Reds, who pass the check, can come second to the Moderates, who do not, although 6.1 has whoever passes win',
  clauses: [...clauses, cited.victoryConditions.redsTotal, cited.finalVictory.redsLess11],
  witness: () =>
    searched(
      view({ ...others, opposeAndAdmins: range(0, OPPOSE_AND_ADMINS) }),
      ({ opposeAndAdmins: total, ...standing }) => {
        const prevented = powerPrevails.ask({ power: 'russia', pressure: standing.polarization + standing.vassalage })
        if (!redsWin.ask({ total, prevented })) return false
        return comesSecond('reds', redsMargin.ask({ total, prevented, reading: cited.zeroedMargin.usual }), standing)
      },
    ),
})

const highest = { reds: 55, senate: TOWN_POPULATION } as const

const lifted = (): Witnessed => {
  const totals = view({ faction: ['reds', 'senate'], total: range(0, highest.reds) }, [
    {
      because: 'the Population of Towns is less',
      when: ({ faction, total }) => faction === 'senate' && total > highest.senate,
    },
  ])
  const reading = cited.zeroedMargin.usual
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
    cited.finalVictory.powerZeroesReds,
    cited.finalVictory.powerZeroesSenate,
    cited.finalVictory.russiaZeroesReds,
    cited.finalVictory.germanyZeroesSenate,
    cited.finalVictory.highestMargin,
  ],
  witness: lifted,
})
