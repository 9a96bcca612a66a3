import { describe, expect, it } from 'vitest'
import { questions } from '#spec/all-bridges-burning/contents'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import type { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import type { World } from '../../src/core/kernel/book/book.js'
import { certain } from '../../src/core/kernel/book/book-defect.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { usualReadings } from '../../src/core/kernel/sections/question.js'
import type { ChartPlace } from '../../src/core/verify/charts/chart-alone.js'
import { testPaths } from '../../src/core/verify/charts/worlds.js'
import { worldAlone } from './walk.js'
import { worlds } from './worlds.js'

// What a Command costs, counted from the choices made in it and from the words of chapter 3 alone, against what was paid.

type Choices = readonly Option[]
type Count = (choices: Choices, start: Game, free: boolean) => number

const many = (choices: readonly Option[], ...types: readonly string[]) =>
  choices.filter(({ type }) => types.includes(type)).length

/** The choices after each selection, up to the next one. */
function bySpace(choices: readonly Option[]): readonly (readonly Option[])[] {
  const starts = choices.flatMap(({ type }, index) => (type === 'select' ? [index] : []))
  return starts.map((start, index) => choices.slice(start, starts[index + 1]))
}
const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

const unlessFree =
  (count: (choices: Choices, start: Game) => number): Count =>
  (choices, start, free) =>
    free ? 0 : count(choices, start)

const COSTS: Readonly<Record<string, Count>> = {
  activism: (choices, { resolved }, free) => {
    const agitating = many(choices, 'remove Terror', 'shift')
    return (free ? 0 : many(choices, 'select', 'take the die')) + agitating + (agitating > 0 ? resolved.white : 0)
  },
  terror: unlessFree((choices) => many(choices, 'select', 'select the Political Display')),
  attack: unlessFree((choices) =>
    total(bySpace(choices).map((space) => 1 + Math.ceil(Math.max(0, many(space, 'board') - 3) / 3))),
  ),
  march: unlessFree((choices) => total(bySpace(choices).map((space) => Math.ceil(many(space, 'move') / 3)))),
  message: unlessFree((choices) => many(choices, 'message')),
  negotiate: unlessFree((choices) => many(choices, 'select')),
  politics: unlessFree(
    (choices, { polarization }) =>
      many(choices, 'conduct Politics') * (polarization <= 1 ? 1 : polarization <= 3 ? 2 : 3),
  ),
}

const usual = JSON.stringify(usualReadings(questions))
const termsOf = ({ call }: World<Game>) => call.args as unknown as Terms
const tried = worlds.filter(
  ({ reach, call, game }) =>
    reach === 'alone' && call.procedure.name in COSTS && JSON.stringify(game.readings) === usual,
)

/** A path of a world, carried on to the end of the Command, and the game there. */
function finished({ initial, events, next }: ReturnType<typeof worldAlone>, path: readonly Option[]) {
  const choices: Option[] = [...path]
  let place: ChartPlace = initial().place
  for (let index = 0; place.is === 'open' && index < 100; index += 1) {
    const choice = certain(choices[index] ?? events(place).at(-1), 'choice')
    choices[index] = choice
    place = next(place, choice).place
  }
  expect(place.is).toBe('final')
  return { choices, after: place.context.game as Game }
}

describe.each(Object.entries(COSTS))('%s', (command, count) => {
  it('takes from the Faction what the choices in it cost, and from a Non-player nothing', () => {
    const mine = tried.filter(({ call }) => call.procedure.name === command)
    expect(mine.length).toBeGreaterThan(0)
    const wrong = mine.flatMap((world) => {
      const { faction, free } = termsOf(world)
      const alone = worldAlone(world)
      return testPaths(book, world, 20_000).flatMap((path) => {
        const { choices, after } = finished(alone, path as unknown as readonly Option[])
        const before = world.game.resources
        const ransom = faction === 'moderates' ? 0 : before.moderates - after.resources.moderates
        const [cost, gain] = isNonPlayer(world.game, faction) ? [0, 0] : [count(choices, world.game, free), ransom]
        const left = Math.min(30, before[faction] - cost + gain)
        const has = after.resources[faction]
        return has === left ? [] : [{ world: world.name, choices: JSON.stringify(choices), has, left }]
      })
    })
    expect(wrong.slice(0, 3)).toEqual([])
  })
})
