/**
 * Eligibility: whose turn it is, and how the cylinders move.
 *
 * @module
 */
import { certain } from '../../src/kernel/defect.js'
import { readingOf } from '../../src/kernel/question.js'
import { computed } from '../../src/kernel/table.js'
import { adjustEligibility, eventCard, factionOrder, passing } from './clauses/sequence-of-play.js'
import type { Game } from './game.js'
import { whoBecomesIneligible } from './questions/sequence-of-play/who-becomes-ineligible.js'
import { LEAVING, returnRank } from './tables/eligibility.js'
import { BOXES, type Box, ELIGIBLE, FACTIONS, type Faction, PASSED, type Place } from './vocabulary.js'

/** The Faction whose turn it is, if any is left on this card. */
export const nextEligible = computed(
  'the next Eligible Faction',
  [eventCard.eligibleInOrder, eventCard.ineligibleIdle, passing.nextChooses],
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

/** A game in which a Faction has put its cylinder into the earliest free spot of the Pass box. */
export const withPass = computed(
  'Pass',
  [passing.cylinder, passing.firstFreeSpot],
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

/** A game in which the cylinders have gone back to the Eligible box, or to the Ineligible box. */
export const withEligibilityAdjusted = computed(
  'Adjust Eligibility',
  [adjustEligibility.allEligible, adjustEligibility.byLetter, factionOrder.byActionsOnly],
  (game: Game): Game => {
    const reading = readingOf(game, whoBecomesIneligible)
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
