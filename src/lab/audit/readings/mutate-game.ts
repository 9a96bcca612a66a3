/** Stirring: games that are like others but for a few places, where they are as still others are. @module */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'
import { changes, type GameState, mergePartial, partialOf, type ValueDifference } from '#core'

/** At how many places a game is changed at most. */
const PLACES = 4

/** A game with something in it changed at random, always the same way from the same seed. */
export function mutateGame<Game extends GameState>(game: Game, others: readonly Game[], seed: number): Game {
  const random = mersenne(seed)
  const draw = (most: number) => uniformInt(random, 0, most)
  const drawn = <Item>(items: readonly Item[]): Item | undefined => items[draw(Math.max(0, items.length - 1))]
  let stirring = game
  for (let left = draw(PLACES - 1); left >= 0; left -= 1) {
    const other = drawn(others)
    const change = other && drawn(possible(changes(stirring, other)))
    if (change) stirring = mergePartial(stirring, partialOf([nudged(change, draw(3))])) as Game
  }
  return stirring
}

const possible = (all: readonly ValueDifference[]) =>
  all.filter(({ to, path: [first] }) => to !== undefined && first !== 'readings')

/** A change, or where it is one of a number, perhaps one more or one less than that. */
function nudged(change: ValueDifference, how: number): ValueDifference {
  const { to } = change
  if (typeof to !== 'number' || how > 1) return change
  return { ...change, to: how === 0 ? to + 1 : to - 1 }
}
