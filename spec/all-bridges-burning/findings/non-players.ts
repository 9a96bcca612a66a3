/** Cards and notes for Non-players that do not agree with the base rules. @module */

import { finding, flag, range, searched, view } from 'rulewright/book'
import { rallySpaces } from '../3-commands/3.2.1-rally.js'
import { publishedIn, publishers } from '../4-special-activities/4.3.3-publish.js'
import { powerPrevails } from '../7-victory/7.2-victory-conditions.js'
import { spacesByCard } from '../8-non-players/8.1.3-exceptions.js'
import { senateRally54Condition } from '../8-non-players/8.4.1-senate-rally.js'
import { removesOwnCells, towardsFive } from '../8-non-players/8.4.3-senate-activism.js'
import { negotiateCells } from '../8-non-players/8.5.2-moderates-negotiate.js'
import { TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'

export const rallyBeyondPolarization = finding('rallyBeyondPolarization', {
  kind: 'contradiction',
  says: 'Rally cards go on to three spaces where Polarization allows two, and 8.1.3 has no exception for that',
  clauses: [
    cited.rally.upToPolarization,
    cited.rally.alwaysTwo,
    cited.nonPlayerExceptions.otherwiseBound,
    cited.redsRallyCard.upToThree,
    cited.redsRallyCard.cellsUntilThree,
    cited.senateRallyCard54.upToThree,
    cited.senateRallyCard54.cellsUntilThree,
    cited.senateRallyCard55.upToThree,
  ],
  witness: () =>
    searched(rallySpaces.view, ({ polarization }) => {
      const allowed = rallySpaces.ask({ polarization })
      return spacesByCard.ask({ allowed, reading: 'the card' }) > allowed
    }),
})

export const phaseAskedTwice = finding('phaseAskedTwice', {
  kind: 'slip',
  says: 'a part of card #54 asks for Phase I again, although the card is executed in no other Phase',
  clauses: [cited.senateRallyCard54.ifPhaseOne, cited.senateRallyCard54.cellsAmongEnemiesPhase],
  witness: () => {
    const isExecuted = (seen: { readonly phase: 1 | 2; readonly cells: boolean }) =>
      senateRally54Condition.ask(seen) === 'met'
    const inWar = [false, true].some((cells) => isExecuted({ phase: 2, cells }))
    return searched(senateRally54Condition.view, (seen) => !inWar && isExecuted(seen))
  },
})

const publishing = view(
  {
    one: ['Town', 'Province'],
    other: ['none', 'Town', 'Province'],
    personalityInOne: flag,
    networkInOne: flag,
    undergroundInOne: range(0, 2),
    networkInOther: flag,
    undergroundInOther: range(0, 2),
  },
  [
    {
      because: 'where the Moderates have one space only, there is nothing in the other',
      when: (seen) => seen.other === 'none' && (seen.networkInOther || seen.undergroundInOther > 0),
    },
  ],
)

const earned = (town: boolean, personality: boolean, network: boolean, underground: number): number =>
  publishedIn.ask({ town }) + 2 * Math.min(underground, publishers.ask({ personality, networks: network ? 1 : 0 }))

export const publishNoteTooStrong = finding('publishNoteTooStrong', {
  kind: 'slip',
  says: 'Publish can earn four Resources without the two Towns that a note of 8.5.4 requires for it',
  clauses: [
    cited.moderatesMessageCard63.publishFour,
    cited.moderatesMessageCard63.publishFourNote,
    cited.publish.perTown,
    cited.publish.perCell,
    cited.publish.forPersonality,
    cited.publish.forNetworks,
  ],
  witness: () =>
    searched(publishing, (seen) => {
      const inOne = earned(seen.one === 'Town', seen.personalityInOne, seen.networkInOne, seen.undergroundInOne)
      const inOther =
        seen.other === 'none' ? 0 : earned(seen.other === 'Town', false, seen.networkInOther, seen.undergroundInOther)
      return inOne + inOther >= 4 && !(seen.one === 'Town' && seen.other === 'Town')
    }),
})

export const negotiateBeyondTwo = finding('negotiateBeyondTwo', {
  kind: 'contradiction',
  says: 'card #61 Activates two Cells at the most, and with 15 Resources Negotiates in every space possible',
  clauses: [
    cited.moderatesNegotiateCard.upToTwoCells,
    cited.moderatesNegotiateCard.everywhere,
    cited.moderatesNegotiateCard.everywhereIf,
  ],
  witness: () =>
    searched(view({ polarization: range(0, TRACKS.polarization), resources: [14, 15] }), (seen) => {
      const atFive = cited.negotiateAtFive.usual
      const cells = (everywhere: typeof cited.negotiateEverywhere.usual) =>
        negotiateCells.ask({ ...seen, atFive, everywhere })
      return cells('every space') > cells('within the limit')
    }),
})

const removing = view({
  polarization: range(0, TRACKS.polarization),
  vassalage: range(0, TRACKS.vassalage),
  /** Own Active Cells; more than Polarization has levels are never of use. */
  removable: range(0, TRACKS.polarization),
})

export const differenceForSum = finding('differenceForSum', {
  kind: 'slip',
  says: 'a Non-player that brings the difference of Polarization and Vassalage close to 5 stays kept from winning where the sum, of which 7.2 speaks, could have come down to 5',
  clauses: [
    cited.redsActivismCard50.removeTowardsFive,
    cited.senateActivismCard.removeNumber,
    cited.victoryConditions.redsVassalage,
    cited.victoryConditions.senateVassalage,
  ],
  witness: () =>
    searched(removing, ({ polarization, vassalage, removable }) => {
      if (!removesOwnCells.ask({ lastCampaign: true, towns: 4, polarization })) return false
      const prevails = (removed: number) =>
        powerPrevails.ask({ power: 'germany', pressure: polarization - removed + vassalage })
      const byDifference = towardsFive('difference', polarization, vassalage, removable)
      const bySum = towardsFive('sum', polarization, vassalage, removable)
      return prevails(byDifference) && !prevails(bySum)
    }),
})
