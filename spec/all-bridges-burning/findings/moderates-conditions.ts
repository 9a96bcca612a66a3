/** 7.2 and 7.3 part ways for the Moderates. @module */
import { compared, finding, range, searched, view } from '#kernel'
import { victoryPhase } from '../6-propaganda-rounds/6.1-victory-phase.js'
import { moderatesWin, victoryConditions } from '../7-victory/7.2-victory-conditions.js'
import { finalVictory } from '../7-victory/7.3-final-victory.js'
import { moderatesMargin } from '../7-victory/7.3-margins.js'
import { FORCES, TRACKS } from '../components/forces.js'

const standings = view({
  resources: range(0, TRACKS.resources),
  networks: range(0, FORCES.networks),
  resolvedIssues: range(0, FORCES.issues),
  polarization: range(0, TRACKS.polarization),
})

export const moderatesConditions = finding('moderatesConditions', {
  kind: 'contradiction',
  says: 'the Moderates can meet the conditions of 7.2 without a margin above zero by 7.3, or the other way round, though 6.1 takes one for the other',
  clauses: [
    victoryPhase.positiveMargin,
    victoryConditions.moderatesResources,
    victoryConditions.moderatesPolarization,
    finalVictory.goalReached,
    finalVictory.moderatesLess14,
    finalVictory.moderatesBelowFour,
  ],
  witness: () =>
    searched(standings, ({ resources, networks, resolvedIssues, polarization }) => {
      const networksAndIssues = networks + resolvedIssues
      const margin = moderatesMargin.ask({ resources, networksAndIssues, reading: 'sum' })
      const reach = compared(networksAndIssues + 1, polarization)
      return margin > 0 !== moderatesWin.ask({ resources, reach, margin, reading: 'conditions' })
    }),
})
