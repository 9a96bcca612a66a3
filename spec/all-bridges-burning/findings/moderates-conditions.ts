/** 7.2 and 7.3 part ways for the Moderates. @module */

import { compared, finding, range, searched, view } from 'rulewright/book'
import { moderatesWin } from '../7-victory/7.2-victory-conditions.js'
import { moderatesMargin } from '../7-victory/7.3-margins.js'
import { FORCES, TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'

const standings = view({
  resources: range(0, TRACKS.resources),
  networks: range(0, FORCES.networks),
  resolvedIssues: range(0, FORCES.issues),
  polarization: range(0, TRACKS.polarization),
})

const clauses = [
  cited.victoryPhase.positiveMargin,
  cited.victoryConditions.moderatesResources,
  cited.victoryConditions.moderatesPolarization,
  cited.finalVictory.goalReached,
  cited.finalVictory.moderatesLess14,
  cited.finalVictory.moderatesBelowFour,
]

/** The standings in which the conditions of 7.2 and a margin above zero by 7.3 are as they are said to be. */
const standingsWith = (conditions: boolean, margin: boolean) =>
  searched(standings, ({ resources, networks, resolvedIssues, polarization }) => {
    const networksAndIssues = networks + resolvedIssues
    const own = moderatesMargin.ask({ resources, networksAndIssues, reading: 'sum' })
    const reach = compared(networksAndIssues + 1, polarization)
    const met = moderatesWin.ask({ resources, reach, margin: own, reading: 'conditions' })
    return met === conditions && own > 0 === margin
  })

export const moderatesConditions = finding('moderatesConditions', {
  kind: 'contradiction',
  says: 'the Moderates can meet the conditions of 7.2 without a margin above zero by 7.3, though 6.1 takes one for the other',
  clauses,
  witness: () => standingsWith(true, false),
})

export const moderatesMarginAlone = finding('moderatesMarginAlone', {
  kind: 'contradiction',
  says: 'the Moderates can have a margin above zero by 7.3 without meeting the conditions of 7.2, though 6.1 takes one for the other',
  clauses,
  witness: () => standingsWith(false, true),
})
