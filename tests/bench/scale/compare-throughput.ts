/** The same games by two bare processes, by threads, and by workers of a fleet: alternating rounds, by the clock. @module */
import { type Begun, cli } from '../../jobs/fleet.js'
import { inTurn } from '../rounds.js'

/** A way in which the same games are played. */
interface Way {
  readonly name: string
  /** Workers that stand ready, with how many threads each has. */
  readonly workers: readonly number[]
  readonly calls: (games: number, address: string) => readonly (readonly string[])[]
}

const play = (book: string, games: number, seed: number, ...more: readonly string[]) => [
  'playouts',
  book,
  ...['-n', `${games}`, '--seed', `${seed}`, '--json'],
  ...more,
]

const waysOf = (book: string): readonly Way[] => [
  {
    name: 'two bare processes',
    workers: [],
    calls: (games) => [play(book, games / 2, 1, '--jobs', '1'), play(book, games / 2, 1 + games / 2, '--jobs', '1')],
  },
  { name: 'two threads', workers: [], calls: (games) => [play(book, games, 1, '--jobs', '2')] },
  { name: 'a worker of two threads', workers: [2], calls: (games, at) => [play(book, games, 1, '--queue', at)] },
  { name: 'two workers', workers: [1, 1], calls: (games, at) => [play(book, games, 1, '--queue', at)] },
  { name: 'one worker', workers: [1], calls: (games, at) => [play(book, games, 1, '--queue', at)] },
]

/** A way, with the seconds by the clock that it took in each round. */
export interface Taken {
  readonly name: string
  readonly seconds: readonly number[]
}

/** The games to play, and their number. */
interface Beside {
  readonly book: string
  readonly games: number
  readonly rounds: number
  /** True to run without workers. */
  readonly here: boolean
}

/** Has the same games played in each way, round by round. */
export async function beside(
  { book, games, rounds, here }: Beside,
  address: string,
  say: (text: string) => void,
): Promise<readonly Taken[]> {
  const ways = waysOf(book).filter(({ workers }) => !here || workers.length === 0)
  const seconds = new Map(ways.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round += 1)
    for (const way of inTurn(ways, round)) {
      say(`round ${round + 1} of ${rounds}: ${way.name}`)
      seconds.get(way.name)?.push(await secondsOf(way, games, address))
    }
  return ways.map(({ name }) => ({ name, seconds: seconds.get(name) ?? [] }))
}

/** Measures the time of a setup once its workers have read the book. */
async function secondsOf({ workers, calls }: Way, games: number, address: string): Promise<number> {
  const standing = await Promise.all(workers.map((jobs) => workerAt(address, jobs)))
  if (standing.length > 0) await allOf(calls(64, address))
  const began = performance.now()
  await allOf(calls(games, address))
  const took = (performance.now() - began) / 1000
  await Promise.all(standing.map((one) => one.kill()))
  return took
}

/** A worker that stands ready. */
export async function workerAt(address: string, jobs: number): Promise<Begun> {
  const worker = cli(['worker', '--queue', address, '--jobs', `${jobs}`])
  await worker.says(/threads? works? at/)
  return worker
}

async function allOf(calls: readonly (readonly string[])[]): Promise<void> {
  for (const { code, err } of await Promise.all(calls.map((call) => cli(call).ended)))
    if (code !== 0) throw new Error(err)
}
