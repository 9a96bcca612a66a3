/**
 * The speed-up over threads and workers here and, computed from these measurements, over many machines.
 *
 *     npm run scale -- [--rounds 5] [--games 6400] [--book russian-civil-war] [--jobs 20000] [--works rcw,abb,verify,mutants]
 *
 * `--rounds 0` leaves out what is measured in rounds, `--here` the workers in them; `--jobs 0` the queue, and all that is reckoned;
 * `--service 0.6` reckons with jobs of so many seconds instead of measured ones; `--json` prints JSON.
 *
 * @module
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { aheadFor } from '../../../src/fleet/queue/run-over-queue.js'
import { redisIn } from '../../jobs/fleet.js'
import { ratiosOf, spreadOf } from '../sample-statistics.js'
import { beside } from './compare-throughput.js'
import { serviceOf } from './measure-job-time.js'
import { type Cost, reckoned } from './model.js'
import { queueCost } from './queue-cost.js'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    games: { type: 'string', default: '6400' },
    book: { type: 'string', default: 'russian-civil-war' },
    jobs: { type: 'string', default: '20000' },
    works: { type: 'string', default: 'rcw,abb,verify,mutants' },
    service: { type: 'string' },
    here: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(
    'npm run scale -- [--rounds 5] [--games 6400] [--book russian-civil-war] [--jobs 20000] [--works rcw,abb,verify,mutants] [--service SECONDS] [--here] [--json]',
  )
  process.exit(0)
}
const say = (text: string) => void process.stderr.write(`${text}\n`)

/** Works whose jobs are measured, with how many times as much of each is reckoned with. */
const WORKS = [
  {
    key: 'rcw',
    name: 'a million games of the Russian Civil War',
    command: ['playouts', 'rcw', '-n', '5000', '--json'],
    times: 200,
  },
  {
    key: 'abb',
    name: 'a million games of All Bridges Burning',
    command: ['playouts', 'abb', '-n', '1000', '--json'],
    times: 1000,
  },
  { key: 'verify', name: 'All Bridges Burning verified', command: ['verify', 'abb', '--json'], times: 1 },
  { key: 'mutants', name: 'every mutant of Front Line', command: ['mutants', 'fl', '--full', '--json'], times: 1 },
] as const
const WORKERS = [1, 2, 8, 32, 100, 300, 1000]

const folder = mkdtempSync(join(tmpdir(), 'rulewright-scale-'))
const redis = await redisIn(folder)
try {
  const report = await measured(redis.address)
  console.log(values.json ? JSON.stringify(report, null, 2) : textOf(report))
} finally {
  await redis.stop()
  rmSync(folder, { recursive: true })
}

async function measured(address: string) {
  const [rounds, games, jobs] = [values.rounds, values.games, values.jobs].map(Number) as [number, number, number]
  const ways = rounds === 0 ? [] : await beside({ book: values.book, games, rounds, here: values.here }, address, say)
  const [bare] = ways
  return {
    ways: ways.map(({ name, seconds }) => ({
      name,
      seconds: spreadOf(seconds),
      ratio: spreadOf(ratiosOf(bare?.seconds ?? [], seconds)),
    })),
    ...(jobs > 0 && (await reckoning(address, jobs))),
  }
}

/** Prints the cost of the queue, and the resulting speed of fleets. */
async function reckoning(address: string, jobs: number) {
  say(`the queue: ${jobs} empty jobs`)
  const cost = await queueCost(address, jobs)
  const works = []
  const wanted = values.service === undefined ? values.works.split(',') : []
  if (values.service !== undefined) {
    const all = Array.from({ length: 20_000 }, () => Number(values.service))
    works.push({ name: 'jobs of one length', jobs: all.length, seconds: spreadOf(all), fleets: fleetsFor(all, cost) })
  }
  for (const { name, command, times } of WORKS.filter(({ key }) => wanted.includes(key))) {
    say(`the jobs of: ${name}`)
    const sample = await serviceOf(command, address)
    const all = Array.from({ length: times }, () => sample).flat()
    works.push({ name, jobs: all.length, seconds: spreadOf(sample), fleets: fleetsFor(all, cost) })
  }
  return { cost, works }
}

/** Computes the results of fleets of all sizes for some jobs. */
function fleetsFor(jobs: readonly number[], cost: Cost) {
  return WORKERS.map((workers) => reckoned({ workers, jobs, cost, ahead: aheadFor(workers) }))
}

function textOf({ ways, cost = undefined, works = [] }: Awaited<ReturnType<typeof measured>>): string {
  const three = (number: number) => number.toFixed(3).padStart(9)
  return [
    `${values.games} games of ${values.book}: seconds by the clock; how fast beside two bare processes (median, least, most of ${values.rounds})`,
    ...ways.map(
      ({ name, seconds, ratio }) =>
        ` ${name.padEnd(26)}${three(seconds.median)}   ${[ratio.median, ratio.minimum, ratio.maximum].map(three).join('')}`,
    ),
    ...(cost ? ['', 'the queue, milliseconds of the processor a job'] : []),
    ...Object.entries(cost ?? {}).map(([who, seconds]) => ` ${who.padEnd(26)}${three(seconds * 1000)}`),
    ...works.flatMap(({ name, jobs, seconds, fleets }) => [
      '',
      `${name}: ${jobs} jobs of ${three(seconds.median).trim()} s (${three(seconds.minimum).trim()} to ${three(seconds.maximum).trim()})`,
      ' workers   seconds    times   share of their time',
      ...fleets.map(
        ({ workers, seconds, times, share }) =>
          ` ${String(workers).padStart(7)}${seconds.toFixed(1).padStart(10)}${times.toFixed(1).padStart(9)}${share.toFixed(3).padStart(8)}`,
      ),
    ]),
  ].join('\n')
}
