/** The steps of random games, taken again by XState alone. @module */

import type { Opened } from '../open-build.js'
import type { Job, Task } from '../process-protocol.js'
import { playGame, seedsOf } from '../random-play.js'
import { textOf } from '../value-text.js'
import { plainOf, runningByXState, type Step } from './xstate-runner.js'

type Of = Extract<Task, { does: 'step' }>

/** Plays games from the seeds 1, 2, 3 beforehand, and takes the steps of their charts again. */
export async function stepping(build: Opened, { book: name, games }: Of): Promise<Job> {
  const { rulesOf } = await build.module<typeof import('../../../src/core/kernel/plays/rules.js')>(
    'src/core/kernel/plays/rules',
    'src/kernel/rules',
  )
  const book = await build.book(name)
  const rules = rulesOf(book, { trace: false })
  const steps: Step[] = []
  const running = runningByXState(book, rules.inside, (step) => void steps.push(step))

  const recorded = (seed: number): number => {
    let at = running.start(book.empty, book.main)
    return playGame(rules, book.empty, seed, (_, __, { option }, { position: { game, stack } }) => {
      at = running.choose(at, option)
      if (at.stack.length !== stack.length) throw new Error(`XState alone comes elsewhere in the game of seed ${seed}`)
      if (stack.length === 0 && textOf(plainOf(at)) !== textOf({ game, stack }))
        throw new Error(`XState alone comes to another end in the game of seed ${seed}`)
    })
  }
  const decisions = seedsOf(games).reduce((total, seed) => total + recorded(seed), 0)

  return () => {
    for (const step of steps) step()
    return { times: decisions, games }
  }
}
