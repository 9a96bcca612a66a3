import { describe, expect, it } from 'vitest'
import { withEligibilityAdjusted } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import { standardComponents } from '#spec/all-bridges-burning/components/components'
import { isFirstBox, rowOf, standardTrack, trackCompletions } from '#spec/all-bridges-burning/components/track'
import type { Game } from '#spec/all-bridges-burning/game'
import { startingGame } from '#spec/all-bridges-burning/starting-game'
import { BOXES, type Box, FACTIONS, type Faction, PASSED, type Place } from '#spec/all-bridges-burning/vocabulary'
import { assemble } from '../../machines/all-bridges-burning/assemble.js'
import { everyWalk, gameAfter, type Walk } from './walk.js'

type Cylinders = Readonly<Record<Faction, Place>>

/**
 * The order of return, written from the text alone and not from the table: cylinders go back in the order of the letter
 * that their box carries, [a] for the Pass box (its spots A, B, C in turn), [b] for Ineligible, then [c] and [d].
 */
function oracle(places: Cylinders): Cylinders {
  const letters = (place: Place) => {
    if (place.startsWith('Pass')) return `a${place.slice(-1)}`
    return place === 'Ineligible' ? 'b' : place.slice(-1)
  }
  const returning = FACTIONS.filter((faction) => !places[faction].endsWith('dark')).sort((one, other) =>
    letters(places[one]) < letters(places[other]) ? -1 : 1,
  )
  const spots = ['1st', '2nd', '3rd'] as const
  const spot = (faction: Faction): Place => spots[returning.indexOf(faction)] ?? 'Ineligible'
  return { reds: spot('reds'), senate: spot('senate'), moderates: spot('moderates') }
}

/** Returns the places of the cylinders before Eligibility is adjusted, from the events of a walk. */
function placesBefore(start: Cylinders, { events }: Walk): Cylinders {
  const waiting = (['1st', '2nd', '3rd'] as const).flatMap((spot) =>
    FACTIONS.filter((faction) => start[faction] === spot),
  )
  const chosen = events.filter(({ type }) => type === 'take' || type === 'pass')
  const placeOf = (event: (typeof events)[number], turn: number): Place => {
    const passesBefore = chosen.slice(0, turn).filter(({ type }) => type === 'pass').length
    return event.type === 'pass' ? (PASSED[passesBefore] ?? 'aside') : (event as unknown as { box: Box }).box
  }
  const acted = chosen.map((event, turn) => [waiting[turn], placeOf(event, turn)] as const)
  return { ...start, ...Object.fromEntries(acted) }
}

const base = startingGame(standardComponents.deck)
const orders: readonly Cylinders[] = [
  { reds: '1st', senate: '2nd', moderates: '3rd' },
  { reds: '3rd', senate: '1st', moderates: '2nd' },
  { reds: 'Ineligible', senate: '1st', moderates: '2nd' },
  { reds: '2nd', senate: 'Ineligible', moderates: '1st' },
  { reds: '1st', senate: '2nd', moderates: 'Ineligible' },
]
const withOrder = (cylinders: Cylinders): Game => ({ ...base, cylinders })

describe('2.2.5 adjustEligibility', () => {
  it('returns the cylinders as the oracle does, for every set of places that they can leave', () => {
    const places: readonly Place[] = [...PASSED, 'Ineligible', ...BOXES]
    let compared = 0
    for (const reds of places)
      for (const senate of places)
        for (const moderates of places) {
          const cylinders = { reds, senate, moderates }
          const boxes = Object.values(cylinders).filter((place): place is Box => BOXES.some((box) => box === place))
          const rows = new Set(boxes.map(rowOf))
          if (new Set([reds, senate, moderates]).size < 3 || rows.size > 1) continue
          expect(withEligibilityAdjusted.compute(withOrder(cylinders)).cylinders).toEqual(oracle(cylinders))
          compared += 1
        }
    // 24 without a box; for each of 3 rows, 210 arrangements in 7 places less those 24.
    expect(compared).toBe(24 + 3 * (210 - 24))
  })

  it('can be told from an oracle with a wrong order', () => {
    const cylinders = { reds: 'top d', senate: 'Pass A', moderates: 'top c' } as const
    const wrong = { ...oracle(cylinders), reds: '2nd', moderates: '3rd' }
    expect(withEligibilityAdjusted.compute(withOrder(cylinders)).cylinders).not.toEqual(wrong)
  })
})

describe.each(trackCompletions.map((track, index) => ({ index: index + 1, track })))(
  'an Event card with completion $index of the bottom row',
  ({ track }) => {
    const book = assemble({ ...standardComponents, track })
    const walks = orders.flatMap((cylinders) =>
      everyWalk(book, 'event card', withOrder(cylinders)).map((walk) => ({ cylinders, walk })),
    )
    const taken = ({ events }: Walk) =>
      events.flatMap((event) => (event.type === 'take' ? [(event as unknown as { box: Box }).box] : []))

    it('has 107 complete plays over the five starting orders', () => {
      // With three Factions 34: all Pass, or the first to act is 1st (3 x 7), 2nd (3 x 3) or 3rd (3). With two 13.
      // What comes of a Command, executed or not, makes no difference to them.
      const plays = walks.map(({ cylinders, walk }) =>
        JSON.stringify([cylinders, walk.events.filter(({ type }) => type === 'take' || type === 'pass')]),
      )
      expect(new Set(plays).size).toBe(2 * 34 + 3 * 13)
    })

    it('returns the cylinders as the oracle does, after every play', () => {
      for (const { cylinders, walk } of walks)
        expect(gameAfter(walk).cylinders).toEqual(oracle(placesBefore(cylinders, walk)))
    })

    it('lets every Eligible Faction choose exactly once', () => {
      for (const { cylinders, walk } of walks) {
        const eligible = Object.values(cylinders).filter((place) => place !== 'Ineligible').length
        expect(walk.events.filter(({ type }) => type === 'take' || type === 'pass')).toHaveLength(eligible)
      }
    })

    it('never takes a box twice, and takes all boxes in one row, its first box first', () => {
      for (const { walk } of walks) {
        const boxes = taken(walk)
        expect(new Set(boxes).size).toBe(boxes.length)
        expect(new Set(boxes.map(rowOf)).size).toBeLessThanOrEqual(1)
        if (boxes[0]) expect(isFirstBox(track, boxes[0])).toBe(true)
      }
    })

    it('makes a Faction Ineligible exactly after the dark box', () => {
      for (const { walk } of walks) {
        const { cylinders } = gameAfter(walk)
        const ineligible = Object.values(cylinders).filter((place) => place === 'Ineligible').length
        expect(ineligible).toBe(taken(walk).filter((box) => box.endsWith('dark')).length)
      }
    })
  },
)

describe('the completions of the bottom row', () => {
  it('are four, the stand-in among them, each beginning with the Event', () => {
    expect(trackCompletions).toHaveLength(4)
    expect(trackCompletions).toContainEqual(standardTrack)
    for (const { bottom } of trackCompletions) expect(bottom[0]?.[1]).toBe('Event')
  })
})
