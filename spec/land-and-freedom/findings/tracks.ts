/** Tracks of which the text says what does not go together, or not what comes next. @module */

import { finding, flag, range, searched, view } from 'rulewright/book'
import { controller } from '../4.2-initiative.js'
import { mayNotStep } from '../9.1-tracks-and-triggers.js'
import { wayWanted } from '../12.2-non-player-events.js'
import { priorityOf } from '../12.5-priority-track.js'
import * as cited from '../rules.gen.js'
import { HIGHEST } from '../vocabulary.js'

/** The statements of the text about the lower end of the Government. */
const AT_THE_END: readonly ((lowest: number) => boolean)[] = [
  // Morale is turned off at the bottom, at 0.
  (lowest) => lowest === 0,
  // The Communists have it maxed out on 1.
  (lowest) => lowest === 1,
  // As many spaces are on either side of the center.
  (lowest) => 6 - lowest === HIGHEST - 5,
]
const LOWEST = [0, 1]
const isAtOdds = (lowest: number): boolean => !AT_THE_END.every((holds) => holds(lowest))

export const endOfTheGovernment = finding('endOfTheGovernment', {
  kind: 'contradiction',
  says: 'each track turns off Morale at its bottom, at 0, and the Communists have the Government maxed out at 1: no end of it fits both',
  clauses: [
    cited.moraleTrigger.notCovered,
    cited.moraleTrigger.off,
    cited.medallions.governmentAtOne,
    cited.medallions.end,
    cited.government.center,
  ],
  witness: () => searched(view({ lowest: LOWEST }), ({ lowest }) => isAtOdds(lowest) && LOWEST.every(isAtOdds)),
})

/** A step of the Government, or of the track of support on which it depends. */
const isRefused = (
  track: 'Government' | 'Soviet Support' | 'Foreign Aid',
  way: 'up' | 'down',
  space: number,
  support: number,
) =>
  mayNotStep.refuses({
    track,
    way,
    space,
    end: space === (way === 'up' ? HIGHEST : 0),
    other: track !== 'Government' || support >= 8 ? '8 or above' : 'below 8',
    governmentBottom: cited.governmentBottom.usual,
  })

export const priorityWithoutStep = finding('priorityWithoutStep', {
  kind: 'gap',
  says: 'a track has Priority for a Non-player that can go no step further, and none is named that it moves instead',
  clauses: [
    cited.priorityTracks.spend,
    cited.nonPlayerSpending.again,
    cited.communistPriority.support,
    cited.moderatePriority.support,
  ],
  witness: () =>
    searched(
      view({
        faction: ['Communists', 'Moderates'],
        anarchists: flag('the Anarchists have the Initiative', 'the Government gives the Initiative'),
        space: range(0, HIGHEST, 'the space of the Government'),
        support: range(0, HIGHEST, 'the space of the track of support'),
        covered: flag('a Blank marker covers its Medallion', 'its Medallion is open'),
      }),
      ({ faction, anarchists, space, support, covered }) => {
        const controls = controller.ask({ government: space }) === faction
        const initiative = controls && !anarchists
        const has = priorityOf.ask({ faction, initiative, government: controls, support, covered })
        if (has === 'the lower one, down' || has === 'the lower one, up') return false
        if (has === 'support')
          return isRefused(faction === 'Communists' ? 'Soviet Support' : 'Foreign Aid', 'up', support, support)
        const way = wayWanted.ask({ faction, track: 'Government' }) === 'down' ? 'down' : 'up'
        return isRefused('Government', way, space, support)
      },
    ),
})
