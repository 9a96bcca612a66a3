import { describe, expect, it } from 'vitest'
import { flipsIn } from '#spec/all-bridges-burning/3-commands/3.2.2-activated-cells'
import { activismPrice } from '#spec/all-bridges-burning/3-commands/3.2.2-activism'
import { activismAgitationPrice } from '#spec/all-bridges-burning/3-commands/3.2.2-agitation'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { certain } from '../../src/core/kernel/book/book-defect.js'
import { everyWalk, gameAfter, type Walk } from './walk.js'
import { worlds } from './worlds.js'

const worldOf = (name: string) =>
  certain(
    worlds.find((world) => world.name === name),
    `world "${name}"`,
  )
const walksOf = (name: string): readonly Walk[] => {
  const { game, call } = worldOf(name)
  return everyWalk(allBridgesBurning, 'activism', game, call.args)
}

/** The spaces in which Cells are Activated, in their order. */
const activations = ({ events }: Walk): readonly Space[] =>
  events.flatMap((event) => (event.type === 'Activate' && 'space' in event ? [event.space as Space] : []))
const facesOf = ({ events }: Walk) => events.flatMap((event) => ('face' in event ? [Number(event.face)] : []))

describe('the tables of Activism', () => {
  it('flip one Cell for every Active Cell and for every two Inactive ones', () => {
    expect([0, 1, 2, 3, 4, 5].map((inactive) => flipsIn.ask({ active: 0, inactive }))).toEqual([0, 0, 1, 1, 2, 2])
    expect([0, 1, 2, 3].map((active) => flipsIn.ask({ active, inactive: 3 }))).toEqual([1, 2, 3, 4])
  })

  it('spare whoever executes a free Command the space and the die', () => {
    expect((['space', 'die'] as const).map((what) => activismPrice.ask({ what, free: true }))).toEqual([0, 0])
    expect((['space', 'die'] as const).map((what) => activismPrice.ask({ what, free: false }))).toEqual([1, 1])
  })

  it('take one Resource for all Terror, or one for each marker', () => {
    const prices = (reading: 'all at once' | 'each marker') =>
      [1, 2].map((terror) =>
        activismAgitationPrice.ask({
          what: 'remove Terror',
          terror,
          resolved: 3,
          reading,
          time: 'with the space',
          free: false,
          space: 'Agitation only',
        }),
      )
    expect(prices('all at once')).toEqual([1, 1])
    expect(prices('each marker')).toEqual([1, 2])
  })
})

describe('every play of the die alone', () => {
  const name = 'the die of Activism alone'
  const walks = walksOf(name).filter((walk) => facesOf(walk).length > 0)
  const { game } = worldOf(name)
  const waiting = SPACES.filter((space) => game.spaces[space].cells.reds.inactive > 0)

  it('Activates no more Cells than the die shows', () => {
    for (const walk of walks) expect(activations(walk).length).toBeLessThanOrEqual(Math.max(...facesOf(walk)))
  })

  it('Activates a second Cell of a space only after one of every space that has any', () => {
    for (const spaces of walks.map(activations)) {
      const second = spaces.findIndex((space, index) => spaces.indexOf(space) < index)
      if (second >= 0) expect(new Set(spaces.slice(0, second)).size).toBe(waiting.length)
    }
    expect(walks.some((walk) => activations(walk).length > waiting.length)).toBe(true)
  })

  it('takes one Resource', () => {
    for (const walk of walks) expect(game.resources.reds - gameAfter(walk).resources.reds).toBe(1)
  })
})

describe('every play of Limited Activism', () => {
  it('takes only one of the four options', () => {
    for (const { events } of walksOf('Limited Activism of the Reds')) {
      const taken = new Set(
        events
          .map(({ type }) => type)
          .filter((type) => ['remove', 'flip in', 'take the die', 'Agitate'].includes(type)),
      )
      expect(taken.size).toBeLessThanOrEqual(1)
    }
  })
})

describe('every play of Activism', () => {
  it('changes no Cell but its side, unless it removes it', () => {
    const name = 'Activism of the Senate in a space'
    const before = worldOf(name).game
    for (const walk of walksOf(name)) {
      const removed = walk.events.filter(({ type }) => type === 'remove').length
      const after = gameAfter(walk)
      const total = ({ active, inactive }: { active: number; inactive: number }) => active + inactive
      for (const space of SPACES) {
        const [was, is] = [before.spaces[space].cells, after.spaces[space].cells]
        expect([total(is.reds), total(is.moderates)]).toEqual([total(was.reds), total(was.moderates)])
      }
      expect(before.polarization - after.polarization).toBe(removed)
    }
  })
})
