import { describe, expect, it } from 'vitest'
import { standardComponents } from '#spec/all-bridges-burning/components/components'
import { distances, standardMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn, overMap } from '#spec/all-bridges-burning/pieces'
import type { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { startingGame } from '#spec/all-bridges-burning/starting-game'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import {
  begun,
  isThere,
  isUnmovedThere,
  type MessageContext,
  type MessageData,
} from '../../machines/all-bridges-burning/3-commands/3.3.2-movers.js'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { cells, withOnly } from './positions.js'
import { everyWalk, gameAfter } from './walk.js'
import { playersIn } from './worlds.js'

const phaseTwo: Game = { ...startingGame(standardComponents.deck), phase: 2 }
const worlds = playersIn('message').map(({ name, game, call }) => ({
  name,
  game,
  terms: call.args as Terms,
  walks: everyWalk(book, 'message', game, call.args),
}))

const spacesIn = (events: readonly Option[], type: string): readonly Space[] =>
  events.flatMap((event) => (event.type === type && 'space' in event ? [event.space as Space] : []))

/** True if a move comes before an event. */
const hasMoved = (events: readonly Option[], event: Option) =>
  events.slice(0, events.indexOf(event)).some(({ type }) => type === 'move')

/** Finds the place of the first Cell of a play when it first took something along, or picked it up. */
function originOf(events: readonly Option[]): Space | undefined {
  let at = spacesIn(events, 'message')[0]
  for (const event of events) {
    if (event.type === 'pick up News' && hasMoved(events, event)) return at
    if (event.type === 'move' && 'with' in event && 'to' in event) {
      if (event.with !== 'neither') return at
      at = event.to as Space
    }
  }
  return undefined
}

/** The spaces that the check can look at, as the text chooses them. */
function spacesToCheck({ spaces }: Game, selected: readonly Space[], origin: Space): readonly Space[] {
  const enemies = (name: Space) => Math.max(spaces[name].cells.reds.active, spaces[name].cells.senate.active)
  const away = (name: Space) => distances(standardMap, origin).get(name) ?? 99
  const most = Math.max(...selected.map(enemies))
  const candidates = selected.filter((name) => enemies(name) === most && most > 0)
  const nearest = Math.min(...candidates.map(away))
  return candidates.filter((name) => away(name) === nearest)
}

describe('3.3.2 a Message', () => {
  it('costs a Resource for each Cell, or nothing if free', () => {
    for (const { game, terms, walks, name } of worlds)
      for (const walk of walks) {
        const moved = spacesIn(walk.events, 'message').length
        const paid = game.resources.moderates - gameAfter(walk).resources.moderates
        expect(paid, name).toBe(terms.free ? 0 : moved)
      }
  })

  it('leaves as many Moderates Cells on the map as there were', () => {
    const onMap = (game: Game) => overMap(game, (space) => cellsIn(space, 'moderates'))
    for (const { game, walks, name } of worlds)
      for (const walk of walks) expect(onMap(gameAfter(walk)), name).toBe(onMap(game))
  })

  it('moves a Cell one to three times, always into an adjacent space', () => {
    for (const { terms, walks, name } of worlds.filter(
      (world) => world.terms.limited || world.game.resources.moderates < 2,
    ))
      for (const { events } of walks) {
        const start = spacesIn(events, 'message')[0]
        if (start === undefined) continue
        const way = [start, ...events.flatMap((event) => ('to' in event ? [event.to as Space] : []))]
        expect(way.length, name).toBeGreaterThan(1)
        expect(way.length, `${name} ${terms.faction}`).toBeLessThan(5)
        for (const [index, space] of way.slice(1).entries())
          expect(distances(standardMap, space).get(way[index] as Space), name).toBe(1)
      }
  })
})

describe('3.3.2 Capture', () => {
  it('looks at the space that the text chooses, and at no other', () => {
    let checks = 0
    for (const { game, walks, name } of worlds)
      for (const { events } of walks) {
        const [checked] = spacesIn(events, 'check')
        const origin = originOf(events)
        const due = origin ? spacesToCheck(game, spacesIn(events, 'select'), origin) : []
        if (checked) expect(due, name).toContain(checked)
        else expect(due, name).toEqual([])
        checks += checked ? 1 : 0
      }
    expect(checks).toBeGreaterThan(100)
  })

  it('rolls once for a Cell that is checked, unless the check waits for a space that the Cell keeps away from', () => {
    for (const { game, walks, name } of worlds)
      for (const { events } of walks) {
        const rolls = events.filter(({ type }) => type === 'roll').length
        const checks = spacesIn(events, 'check').length
        if (game.readings.captureMoment === 'at once') expect(rolls, name).toBe(checks)
        else expect(rolls, name).toBeLessThanOrEqual(checks)
      }
  })
})

describe('3.3.2 message.once: a Cell that has moved', () => {
  const game = withOnly(phaseTwo, { Häme: { cells: { ...cells(0), moderates: { active: 1, inactive: 1 } } } })
  const moved = (cell: MessageData['moved'][number]['cell']): MessageData => ({
    ...begun({ faction: 'moderates', spaces: 'any', free: false, limited: false }),
    moved: [{ space: 'Häme', cell }],
  })
  const seen = (context: MessageContext, cell: MessageData['moved'][number]['cell']) => ({
    there: isThere(context, 'Häme', cell),
    unmoved: isUnmovedThere(context, 'Häme', cell),
  })

  it('is the Cell on the side on which it came to rest', () => {
    expect(seen({ game, data: moved('Inactive') }, 'Inactive')).toEqual({ there: true, unmoved: false })
    expect(seen({ game, data: moved('Inactive') }, 'Active')).toEqual({ there: true, unmoved: true })
  })

  it('is still the same Cell when a Special Activity has flipped it since', () => {
    const flipped = withOnly(phaseTwo, { Häme: { cells: cells(0, 0, 1) } })
    expect(seen({ game: flipped, data: moved('Inactive') }, 'Active')).toEqual({ there: true, unmoved: false })
  })
})
