/**
 * Stirred games: what the rarest things that were shown come to in games that are like theirs but for a few places.
 *
 * @module
 */
import { stirred } from '../../audit/readings/stir.js'
import { isSound } from '../../audit/readings/witness.js'
import type { Book, GameState } from '../../kernel/book.js'
import { surveyLine } from './pool.js'
import { rootsTo } from './roots.js'
import type { Seen, Survey } from './survey.js'

/** How many games are stirred, and from which seed. */
export interface Stirring {
  readonly stirred: number
  readonly seed: number
}

/** Goes the ways to what was seldom shown again, each in a game with something in it changed. */
export function surveyStirred<Game extends GameState>(
  book: Book<Game>,
  survey: Survey<Game>,
  { stirred: rounds, seed }: Stirring,
  told: (done: number, total: number) => void = () => undefined,
): void {
  const games = gamesOf(survey.seen())
  for (let number = 0, goals: readonly Seen<Game>[] = []; number < rounds; number += 1) {
    told(number, rounds)
    if (goals.length === 0) goals = rarestFirst(survey.seen())
    const [goal, ...rest] = goals
    goals = rest
    const best = goal?.best[number % goal.best.length]
    if (best === undefined) return
    for (const { opening, options } of rootsTo(best.place)) {
      const game = stirred(opening.game, games, seed + number)
      if (isSound(book, game)) surveyLine(survey, { opening: { ...opening, game }, choices: options, byPlay: false })
      break
    }
  }
}

/** Goals that are shown no more often than this are gone to again. */
const SELDOM = 40

const rarestFirst = <Game extends GameState>(seen: readonly Seen<Game>[]): readonly Seen<Game>[] =>
  seen.filter(({ times }) => times <= SELDOM).sort((a, b) => a.times - b.times)

/** The games in which something was shown best, each once. */
const gamesOf = <Game extends GameState>(seen: readonly Seen<Game>[]): readonly Game[] => [
  ...new Set(seen.flatMap(({ best }) => best.flatMap(({ place }) => place.openings.map(({ game }) => game)))),
]
