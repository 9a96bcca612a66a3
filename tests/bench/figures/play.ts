/** Random legal play: every decision is made, nothing of the trace is read. @module */
import type { Book } from '../../../src/core/kernel/book/book.js'
import type { GameState } from '../../../src/core/kernel/sections/question.js'
import type { Opened } from '../open-build.js'
import type { Job, Task } from '../process-protocol.js'
import { playGame, seedsOf } from '../random-play.js'

type Of = Extract<Task, { does: 'play' }>

/** The game in which a book begins, with nobody at any seat where that is asked for. */
export function beginningOf({ empty, seats = [] }: Book, nonPlayers: boolean): GameState {
  const game = empty as GameState & { readonly nonPlayers?: object }
  return nonPlayers ? ({ ...game, nonPlayers: { ...game.nonPlayers, factions: seats } } as GameState) : game
}

/** Plays games from the seeds 1, 2, 3. */
export async function playing(build: Opened, { book: name, games, trace, nonPlayers }: Of): Promise<Job> {
  const { rulesOf } = await build.module<typeof import('../../../src/core/kernel/plays/rules.js')>(
    'src/core/kernel/plays/rules',
    'src/kernel/rules',
  )
  const book = await build.book(name)
  const rules = rulesOf(book, { trace })
  const beginning = beginningOf(book, nonPlayers)
  return () => ({
    times: seedsOf(games).reduce((decisions, seed) => decisions + playGame(rules, beginning, seed), 0),
    games,
  })
}
