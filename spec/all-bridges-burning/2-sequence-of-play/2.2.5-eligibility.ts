/** 2.2.5 Adjust Eligibility. @module */

import {
  among,
  certain,
  component,
  computed,
  example,
  exception,
  flag,
  leftToComponent,
  one,
  question,
  readingOf,
  rule,
  view,
} from 'rulewright/book'
import type { Game } from '../game.js'
import { section } from '../section.js'
import { BOXES, type Box, ELIGIBLE, FACTIONS, type Faction, PASSED, type Place } from '../vocabulary.js'
import { eventCard, factionOrder, passing } from './2.1-start.js'

export const adjustEligibility = section('adjustEligibility', '2.2.5', 'Adjust Eligibility', {
  when: rule('Eligibility is adjusted once every Eligible Faction has acted or Passed.'),
  allEligible: rule(
    'When Eligibility is adjusted, the cylinders of all Factions go back to the Eligible Factions box.',
  ),
  commandAndSpecial: exception(
    'The Faction that took Command and Special Activity does not go back: its cylinder goes to the Ineligible box.',
  ),
  darkBoxes: component('The shade of the boxes "Cmd + SA" of the track tells whose Faction becomes Ineligible.', {
    status: leftToComponent('the Sequence of Play track: the shade of its boxes'),
  }),
  byLetter: rule('Which cylinder goes back first is settled by the letter at the place that it leaves, [a] to [d].'),
  passFirst: rule('The Pass box has the letter [a]: whoever Passed goes back ahead of all others.'),
  ineligibleSecond: rule('The Ineligible box has the letter [b]: a Faction in it goes back after those that Passed.'),
  actedThird: rule('Action boxes have [c] or [d]: whoever acted goes back last, and [c] comes before [d].'),
  germanStored: rule('After the Germans have acted, their cylinder goes to the "Germany" space below Ineligible.'),
  germanWaits: rule(
    'The German cylinder stays in the "Germany" space until a later card shows the German Action Phase symbol.',
  ),
  exampleTwoPass: example(
    'The first Faction takes Lim Cmd [d], so the others choose from Pass [a], Cmd (may add Special Activity) and' +
      ' Lim Cmd [c]. Both Pass, and each gains a Resource. The two return first, in the order of their Pass circles,' +
      ' then the Faction from Lim Cmd; none becomes Ineligible.',
  ),
  exampleCommandFirst: example(
    'The first Faction takes Cmd (may add Special Activity), the second Event [c], the third Lim Cmd [d].' +
      ' The first becomes Ineligible; then the one from [c] is 1st and the one from [d] is 2nd in the Eligible box.',
  ),
})

export const whoBecomesIneligible = question('whoBecomesIneligible', {
  asks: 'Who becomes Ineligible: whoever took a dark Command box, or only who added a Special Activity?',
  clauses: [adjustEligibility.commandAndSpecial, adjustEligibility.darkBoxes],
  readings: {
    box: 'Whoever took a dark Command box becomes Ineligible.',
    'special activity':
      'Only who added a Special Activity becomes Ineligible; another Faction in a dark box returns after [c] and [d].',
  },
  usual: 'box',
  because:
    'Example 2 of 2.2.5 moves the Faction of the dark box without asking for a Special Activity, and example 1 has nobody Ineligible because nobody chose that box.',
})

/** Where a cylinder stands when Eligibility is adjusted. */
export const LEAVING = ['Pass A', 'Pass B', 'Pass C', 'Ineligible', 'c', 'd', 'dark'] as const

const leaving = view({
  from: among(LEAVING, 'where the cylinder stands'),
  specialActivity: flag('a Special Activity was conducted', 'no Special Activity was conducted'),
  reading: whoBecomesIneligible,
})

export const returnRank = one('Eligibility: the order of return', leaving, (row) => [
  row([passing.staysEligible, adjustEligibility.passFirst, adjustEligibility.byLetter], { from: 'Pass A' }, 1),
  row([passing.staysEligible, adjustEligibility.passFirst, adjustEligibility.byLetter], { from: 'Pass B' }, 2),
  row([passing.staysEligible, adjustEligibility.passFirst, adjustEligibility.byLetter], { from: 'Pass C' }, 3),
  row([adjustEligibility.ineligibleSecond, adjustEligibility.allEligible], { from: 'Ineligible' }, 4),
  row([adjustEligibility.actedThird, adjustEligibility.allEligible], { from: 'c' }, 5),
  row([adjustEligibility.actedThird, adjustEligibility.allEligible], { from: 'd' }, 6),
  row(adjustEligibility.commandAndSpecial, { from: 'dark', reading: 'box' }, 'Ineligible'),
  row(
    adjustEligibility.commandAndSpecial,
    { from: 'dark', reading: 'special activity', specialActivity: true },
    'Ineligible',
  ),
  row(adjustEligibility.actedThird, { from: 'dark', reading: 'special activity', specialActivity: false }, 7),
])

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
