/** 2.2.5 Adjust Eligibility. @module */

import { among, certain, computed, flag, one, readingOf, view } from 'rulewright/book'
import type { Game } from '../game.js'
import * as cited from '../rules.gen.js'
import { BOXES, type Box, ELIGIBLE, FACTIONS, type Faction, PASSED, type Place } from '../vocabulary.js'

/** The spots of a cylinder when Eligibility is adjusted. */
export const LEAVING = ['Pass A', 'Pass B', 'Pass C', 'Ineligible', 'c', 'd', 'dark'] as const

const leaving = view({
  from: among(LEAVING, 'where the cylinder stands'),
  specialActivity: flag('a Special Activity was conducted', 'no Special Activity was conducted'),
  reading: cited.whoBecomesIneligible,
})

export const returnRank = one('Eligibility: the order of return', leaving, (row) => [
  row(
    [cited.passing.staysEligible, cited.adjustEligibility.passFirst, cited.adjustEligibility.byLetter],
    { from: 'Pass A' },
    1,
  ),
  row(
    [cited.passing.staysEligible, cited.adjustEligibility.passFirst, cited.adjustEligibility.byLetter],
    { from: 'Pass B' },
    2,
  ),
  row(
    [cited.passing.staysEligible, cited.adjustEligibility.passFirst, cited.adjustEligibility.byLetter],
    { from: 'Pass C' },
    3,
  ),
  row([cited.adjustEligibility.ineligibleSecond, cited.adjustEligibility.allEligible], { from: 'Ineligible' }, 4),
  row([cited.adjustEligibility.actedThird, cited.adjustEligibility.allEligible], { from: 'c' }, 5),
  row([cited.adjustEligibility.actedThird, cited.adjustEligibility.allEligible], { from: 'd' }, 6),
  row(cited.adjustEligibility.commandAndSpecial, { from: 'dark', reading: 'box' }, 'Ineligible'),
  row(
    cited.adjustEligibility.commandAndSpecial,
    { from: 'dark', reading: 'special activity', specialActivity: true },
    'Ineligible',
  ),
  row(cited.adjustEligibility.actedThird, { from: 'dark', reading: 'special activity', specialActivity: false }, 7),
])

export const nextEligible = computed(
  'the next Eligible Faction',
  [cited.eventCard.eligibleInOrder, cited.eventCard.ineligibleIdle, cited.passing.nextChooses],
  ({ cylinders }: Game): Faction | undefined =>
    ELIGIBLE.flatMap((spot) => FACTIONS.filter((faction) => cylinders[faction] === spot))[0],
)

/** The action box in which a Faction's cylinder stands. */
export const boxOf = ({ cylinders }: Game, faction: Faction): Box | undefined =>
  BOXES.find((box) => box === cylinders[faction])

/** The action boxes that are taken on this card. */
export const takenBoxes = (game: Game): readonly Box[] =>
  BOXES.filter((box) => FACTIONS.some((faction) => game.cylinders[faction] === box))

/** A game in which a cylinder has moved. */
export const withCylinder = (game: Game, faction: Faction, place: Place): Game => ({
  ...game,
  cylinders: { ...game.cylinders, [faction]: place },
})

export const withPass = computed(
  'Pass',
  [cited.passing.cylinder, cited.passing.firstFreeSpot],
  (game: Game, faction: Faction): Game => {
    const free = PASSED.find((spot) => FACTIONS.every((other) => game.cylinders[other] !== spot))
    return withCylinder(game, faction, certain(free, 'free spot in the Pass box'))
  },
)

/** A cylinder leaves the Pass box, the Ineligible box, or an action box, of which the mark alone counts. */
const leavingFrom = (place: Place) =>
  certain(
    LEAVING.find((from) => place === from || BOXES.some((box) => box === place && box.endsWith(` ${from}`))),
    `way back to the Eligible box from ${place}`,
  )

export const withEligibilityAdjusted = computed(
  'Adjust Eligibility',
  [cited.adjustEligibility.allEligible, cited.adjustEligibility.byLetter, cited.factionOrder.byActionsOnly],
  (game: Game): Game => {
    const reading = readingOf(game, cited.whoBecomesIneligible)
    const ranked = FACTIONS.map((faction) => ({
      faction,
      rank: returnRank.ask({
        from: leavingFrom(game.cylinders[faction]),
        specialActivity: game.specialActivity,
        reading,
      }),
    }))
    const returning = ranked
      .flatMap(({ faction, rank }) => (rank === 'Ineligible' ? [] : [{ faction, rank }]))
      .toSorted((one, other) => one.rank - other.rank)
    const places = Object.fromEntries([
      ...ranked.map(({ faction }) => [faction, 'Ineligible'] as const),
      ...returning.map(
        ({ faction }, index) => [faction, certain(ELIGIBLE[index], 'free spot in the Eligible box')] as const,
      ),
    ])
    return { ...game, cylinders: { ...game.cylinders, ...places }, specialActivity: false }
  },
)
