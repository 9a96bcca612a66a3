/** The values of the Fronts, and what is found from them. @module */
import { measure, readingOf } from '#kernel'
import { fronts, losing, type War, warAfterDefeat, winning } from './4.1-winning-and-losing.js'
import { closestToVictory, decidedFronts, type Fate, fateOfFront } from './8.1-victory-on-a-front.js'
import { closestToDefeat } from './8.2-defeat-on-a-front.js'
import type { Game } from './game.js'
import { type Closest, FRONTS, type Front } from './vocabulary.js'

type Valued = Pick<Game, 'fronts'>

/** What has become of a Front. */
export const fateOf = ({ fronts: values }: Valued, front: Front): Fate => fateOfFront.ask({ value: values[front] })

export const defeats = measure(
  'Defeats',
  [fronts.defeat],
  {},
  (game: Valued): number => FRONTS.filter((front) => fateOf(game, front) === 'defeated').length,
)

export const strongFronts = measure(
  'Fronts at +1 or better',
  [winning.threeStrong],
  {},
  ({ fronts: values }: Valued): number => FRONTS.filter((front) => values[front] > 0).length,
)

export const war = measure(
  'The war',
  [losing.madrid, losing.twoDefeats],
  {},
  (game: Valued): War =>
    warAfterDefeat.ask({
      madrid: fateOf(game, 'Madrid') === 'defeated' ? 'defeated' : 'held',
      defeats: defeats.compute(game, {}),
    }),
)

/** Whether all is lost already. */
export const isLost = (game: Valued): boolean => war.compute(game, {}) === 'lost'

/** Several Fronts that are equally close. */
export const closestFronts = measure(
  'Closest Fronts',
  [closestToVictory.value, closestToDefeat.value],
  { to: ['closest to Victory', 'closest to Defeat'] },
  (game: Pick<Game, 'fronts' | 'readings'>, { to }): readonly Front[] =>
    closestAmong(
      game,
      readingOf(game, decidedFronts) === 'yes' ? FRONTS : FRONTS.filter((front) => fateOf(game, front) === 'open'),
      to,
    ),
)

/** The open Fronts that are closest to Defeat. */
export const remainingClosest = (game: Valued): readonly Front[] =>
  closestAmong(
    game,
    FRONTS.filter((front) => fateOf(game, front) === 'open'),
    'closest to Defeat',
  )

function closestAmong({ fronts: values }: Valued, among: readonly Front[], to: Closest): readonly Front[] {
  const sign = to === 'closest to Victory' ? 1 : -1
  const best = Math.max(...among.map((front) => sign * values[front]))
  return among.filter((front) => sign * values[front] === best)
}

/** A game in which a Front has another value. */
export const withValue = <G extends Valued>(game: G, front: Front, value: number): G => ({
  ...game,
  fronts: { ...game.fronts, [front]: value },
})
