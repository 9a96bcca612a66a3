import { describe, expect, it } from 'vitest'
import { politicsPrice } from '#spec/all-bridges-burning/3-commands/3.3.4-politics'
import {
  mayNotBeginSpecial,
  mayNotSpecial,
} from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import { successRoll, targetValue } from '#spec/all-bridges-burning/4-special-activities/4.2.2-foreign-relations'
import { crackdownLevel, crackdownMarkers } from '#spec/all-bridges-burning/4-special-activities/4.2.5-crackdown'
import { halfARoll } from '#spec/all-bridges-burning/4-special-activities/4.3.1-personality'
import { dialogueLevel } from '#spec/all-bridges-burning/4-special-activities/4.3.2-dialogue'
import { publishedIn, publishers } from '#spec/all-bridges-burning/4-special-activities/4.3.3-publish'
import { mayNotAffect } from '#spec/all-bridges-burning/5-events/5.1-events'
import {
  type CommandName,
  FACTIONS,
  LEVELS,
  OWN_COMMANDS,
  OWN_SPECIAL_ACTIVITIES,
  type SpecialActivity,
} from '#spec/all-bridges-burning/vocabulary'
import { compared, product, range } from '../../src/core/kernel/tables/table-view.js'

const faces = range(1, 6)

/** Pairs of a Special Activity and a Command that the text keeps apart, in Phase II. */
const APART: readonly (readonly [SpecialActivity, CommandName])[] = [
  ['Crackdown', 'Attack'],
  ['Crackdown', 'March'],
  ['Personality', 'Message'],
  ['Personality', 'Negotiate'],
  ['Dialogue', 'Rally'],
  ['Publish', 'Rally'],
  ['Publish', 'Negotiate'],
]

describe('which Special Activity goes with which Command', () => {
  it.each(FACTIONS.map((faction) => ({ faction })))('is as the text has it for the $faction', ({ faction }) => {
    for (const activity of OWN_SPECIAL_ACTIVITIES[faction])
      for (const command of OWN_COMMANDS[faction]) {
        const refusals = mayNotSpecial.ask({
          activity,
          allowed: true,
          used: false,
          command,
          executed: 'executed',
          lacks: 'nothing',
          inVain: false,
          somewhere: 'open',
          reading: 'yes',
        })
        const apart = APART.some(([one, other]) => one === activity && other === command)
        expect(refusals.length > 0, `${activity} with ${command}`).toBe(apart)
      }
  })

  it('is, in Phase I, neither Crackdown nor Coordinate', () => {
    for (const activity of OWN_SPECIAL_ACTIVITIES.senate) {
      const refusals = mayNotBeginSpecial.ask({ activity, ownList: true, phase: 1 })
      expect(refusals.length > 0, activity).toBe(activity === 'Crackdown' || activity === 'Coordinate')
    }
  })
})

describe('the Success Roll', () => {
  it('succeeds on two faces more for each Resource, and always with three', () => {
    const succeeding = (spent: number) =>
      faces.filter((face) => successRoll.ask({ roll: compared(face, targetValue.compute(spent)) }) === 'succeeds')
        .length
    expect(range(0, 4).map(succeeding)).toEqual([0, 2, 4, 6, 6])
  })
})

describe('Politics', () => {
  it('has the prices of the track', () => {
    expect(range(0, 5).map((polarization) => politicsPrice.ask({ free: false, polarization }))).toEqual([
      1, 1, 2, 2, 3, 3,
    ])
  })
})

describe('Crackdown', () => {
  it('raises Polarization by as many markers as it can place', () => {
    expect(range(0, 2).map((terror) => crackdownMarkers.ask({ terror }))).toEqual([1, 1, 0])
  })

  it('lowers Opposition by one level and leaves the rest', () => {
    for (const [index, level] of LEVELS.entries())
      expect(crackdownLevel.ask({ level })).toBe(LEVELS[index < 2 ? index + 1 : index])
  })
})

describe('Personality', () => {
  it('lowers Polarization by half the roll, rounded up', () => {
    expect(faces.map((face) => halfARoll.compute(face))).toEqual([1, 1, 2, 2, 3, 3])
  })
})

describe('Dialogue', () => {
  it('brings a level one step nearer to Neutral', () => {
    const distance = (level: (typeof LEVELS)[number]) => Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf('Neutral'))
    for (const level of LEVELS) expect(distance(dialogueLevel.ask({ level }))).toBe(Math.max(0, distance(level) - 1))
  })

  it('replaces a Cell if it is Inactive, and nothing hangs on it', () => {
    for (const view of product(mayNotAffect.view)) {
      const hangs = (view.last && (view.capability || view.prepared)) || view.allHoldNews
      const allowed = view.effect === 'shift' ? view.level !== 'Neutral' : view.inactive && !hangs
      expect(mayNotAffect.ask(view).length === 0, JSON.stringify(view)).toBe(allowed)
    }
  })
})

describe('Publish', () => {
  it('can earn at most five Resources in a Town and four in a Province', () => {
    const most = (town: boolean) =>
      Math.max(...[...product(publishers.view)].map((view) => publishedIn.ask({ town }) + 2 * publishers.ask(view)))
    expect([most(true), most(false)]).toEqual([5, 4])
  })

  it('takes account of Networks, and not of how many', () => {
    expect(range(0, 2).map((networks) => publishers.ask({ personality: false, networks }))).toEqual([0, 1, 1])
  })
})
