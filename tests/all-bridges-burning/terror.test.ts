import { describe, expect, it } from 'vitest'
import { ransom } from '#spec/all-bridges-burning/3-commands/3.2.3-terror-losses'
import type { Game } from '#spec/all-bridges-burning/game'
import { availableNews, cellsIn, overMap, terrorIn } from '#spec/all-bridges-burning/pieces'
import { MILITANTS, SPACES } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { everyWalk, gameAfter, type Walk } from './walk.js'
import { worldsOf } from './worlds.js'

const plays = worldsOf('terror').map(({ name, game, call }) => ({
  name,
  game,
  walks: everyWalk(allBridgesBurning, 'terror', game, call.args),
}))

const terrorOn = (game: Game) => overMap(game, terrorIn)
const selected = ({ events }: Walk) => events.filter(({ type }) => type === 'select').length
const removals = ({ events }: Walk) => events.filter(({ type }) => type === 'remove').length

describe.each(plays)('every play of "$name"', ({ game, walks }) => {
  it('raises Polarization by the markers that it places, up to the end of the track', () => {
    for (const walk of walks) {
      const after = gameAfter(walk)
      expect(after.polarization).toBe(Math.min(10, game.polarization + terrorOn(after) - terrorOn(game)))
    }
  })

  it('leaves at most two markers in a space', () => {
    for (const walk of walks)
      for (const space of SPACES) expect(terrorIn(gameAfter(walk).spaces[space])).toBeLessThanOrEqual(2)
  })

  it('removes at most one enemy for each space below Polarization 6, and two from there on', () => {
    const most = game.polarization >= 6 ? 2 : 1
    for (const walk of walks) expect(removals(walk)).toBeLessThanOrEqual(most * selected(walk))
  })

  it('takes no Capability and no Prepared marker', () => {
    for (const walk of walks)
      for (const space of SPACES)
        for (const faction of MILITANTS) {
          const [was, is] = [game.spaces[space], gameAfter(walk).spaces[space]]
          expect([is.prepared[faction], is.capabilities[faction]]).toEqual([
            was.prepared[faction],
            was.capabilities[faction],
          ])
        }
  })

  it('leaves Troops alone, and places no more News than there is', () => {
    for (const walk of walks) {
      const after = gameAfter(walk)
      for (const space of SPACES) expect(after.spaces[space].troops).toEqual(game.spaces[space].troops)
      expect(availableNews(after)).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('the Personality', () => {
  it('is not removed while a Moderates Cell is left, and never stays without one', () => {
    for (const { walks } of plays)
      for (const walk of walks)
        for (const space of SPACES) {
          const { personality } = gameAfter(walk).spaces[space]
          if (personality) expect(cellsIn(gameAfter(walk).spaces[space], 'moderates')).toBeGreaterThan(0)
        }
  })

  it('costs the Moderates three Resources, or what they have', () => {
    const price = (held: number) =>
      ransom.ask({ held, room: 30, free: false, short: 'all', over: 'lost', freely: 'they do' })
    expect([0, 1, 2, 3, 4, 30].map(price)).toEqual([0, 1, 2, 3, 3, 3])
  })

  it('costs them nothing that nobody can receive, if they may keep it', () => {
    const price = (room: number) =>
      ransom.ask({ held: 5, room, free: false, short: 'all', over: 'kept', freely: 'they do' })
    expect([0, 1, 2, 3, 30].map(price)).toEqual([0, 1, 2, 3, 3])
  })
})
