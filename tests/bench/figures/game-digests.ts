/** Digests of games as seen from outside: fingerprints of options, positions and traces. @module */
import type { Decision } from '../../../src/core/kernel/plays/decision.js'
import type { Opened } from '../open-build.js'
import type { Job, Task } from '../process-protocol.js'
import { playGame, seedsOf } from '../random-play.js'
import { digestOf } from '../value-text.js'
import { beginningOf } from './play.js'

/** The aspects to compare. */
export const ASPECTS = ['options', 'positions', 'traces'] as const
/** An aspect to compare. */
export type Aspect = (typeof ASPECTS)[number]

/** A game as fingerprints, of which each aspect has one a decision. */
export type GameDigest = Readonly<Record<Aspect, readonly string[]>>

type Of = Extract<Task, { does: 'digest' }>

const idsOf = (clauses: Decision['cites']) => clauses.map(({ id }) => id)

/** Lists the content of a decision: the seat and its options. */
const offeredAt = ({ seat, asks, about, chart, state, cites, choices }: Decision) => [
  [seat, asks, about, chart, state, idsOf(cites)],
  choices.map((choice) => [
    choice.option,
    choice.seat,
    choice.weight,
    choice.asks,
    choice.about,
    choice.declines,
    idsOf(choice.cites),
  ]),
]

/** Plays games from the seeds 1, 2, 3 and takes their fingerprints. */
export async function digesting(build: Opened, { book: name, games, nonPlayers }: Of): Promise<Job> {
  const { rulesOf } = await build.module<typeof import('../../../src/core/kernel/plays/rules.js')>(
    'src/core/kernel/plays/rules',
    'src/kernel/rules',
  )
  const book = await build.book(name)
  const rules = rulesOf(book)
  const beginning = beginningOf(book, nonPlayers)
  const digested = (seed: number): GameDigest => {
    const options: string[] = []
    const positions: string[] = []
    const traces: string[] = []
    playGame(rules, beginning, seed, (_, due, __, { position, trace }) => {
      options.push(digestOf(offeredAt(due)))
      positions.push(digestOf(position))
      traces.push(digestOf(trace))
    })
    return { options, positions, traces }
  }
  return () => {
    const told = seedsOf(games).map(digested)
    return { times: told.reduce((decisions, { options }) => decisions + options.length, 0), games, told }
  }
}
