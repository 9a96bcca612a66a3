/**
 * Work while everything is killed that can be: workers, who asks, and the server, from which all are cut off as well; then the
 * report is held against that of one process.
 *
 *     npm run chaos -- [--every 4] [--seed 1] [--jobs 2] playouts russian-civil-war -n 100000
 *     npm run chaos -- [--every 4] [--seed 1] [--jobs 2] mutants russian-civil-war --full
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Redis } from 'ioredis'
import { type Begun, cli, type Ended, redisIn } from '../../jobs/fleet.js'
import { workerAt } from './compare-throughput.js'
import { MISHAPS, type Mishap, mishaps } from './mishaps.js'

const USAGE = 'npm run chaos -- [--every SECONDS] [--seed NUMBER] [--jobs THREADS] COMMAND BOOK [OPTIONS]'
const { values, positionals, tokens } = parseArgs({
  options: {
    every: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
  strict: false,
  tokens: true,
})
// What follows the command is its own.
const first = tokens.find(({ kind }) => kind === 'positional')
const command = first === undefined ? [] : [...process.argv.slice(2 + first.index), '--json']
if (values.help || positionals.length === 0) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 2)
}
const say = (text: string) => void process.stderr.write(`${text}\n`)

/** A report without how long it took; that something was found in a book is one, too. */
const timeless = ({ code, out, err }: Ended): string => {
  if (code !== 0 && code !== 1) throw new Error(`${command.join(' ')} ends with ${code}: ${err}`)
  const report = JSON.parse(out, (key, value) => (/[sS]econds$|PerSecond$/.test(key) ? undefined : value))
  return JSON.stringify([code, report])
}

/** The mishaps during the work, and their numbers. */
type Happened = Record<Mishap, number>

/** Has the command carried out by a fleet to which something happens every few seconds. */
async function amidChaos(every: number, seed: number): Promise<{ readonly ended: Ended; readonly happened: Happened }> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-chaos-'))
  const redis = await redisIn(folder, ['--appendonly', 'yes', '--appendfsync', 'always'])
  const ask = () => cli([...command, '--queue', redis.address])
  const workers: Begun[] = await Promise.all([workerAt(redis.address, 1), workerAt(redis.address, 1)])
  let asked = ask()
  const killed = (which: number) => async () => {
    await workers[which]?.kill()
    workers[which] = await workerAt(redis.address, 1)
  }
  const does: Readonly<Record<Mishap, () => Promise<void>>> = {
    'the first worker was killed': killed(0),
    'the second worker was killed': killed(1),
    'who asked was killed': async () => {
      await asked.kill()
      asked = ask()
    },
    'the server was killed': redis.again,
    'all were cut off from the server': async () => {
      const client = new Redis(redis.address)
      await client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
      client.disconnect()
    },
  }
  const happened = Object.fromEntries(MISHAPS.map((what) => [what, 0])) as Happened
  try {
    for (const what of mishaps(seed)) {
      const ended = await Promise.race([asked.ended, pause(every * 1000)])
      if (ended) return { ended, happened }
      await does[what]()
      happened[what] += 1
      say(
        Object.entries(happened)
          .map(([one, times]) => `${one}: ${times}`)
          .join(', '),
      )
    }
    throw new Error('mishaps have no end')
  } finally {
    await Promise.all([...workers, asked].map((one) => one.kill()))
    await redis.stop()
    rmSync(folder, { recursive: true })
  }
}

const timed = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
  const began = performance.now()
  const result = await work
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return result
}

console.log(`rulewright ${command.join(' ')}`)
const alone = await timed('one process', cli([...command, '--jobs', `${values.jobs}`]).ended.then(timeless))
const { ended, happened } = await timed('a fleet', amidChaos(Number(values.every), Number(values.seed)))
for (const [what, times] of Object.entries(happened)) console.log(`  ${what}: ${times} times`)
const isSame = timeless(ended) === alone
const digest = createHash('sha256').update(alone).digest('hex').slice(0, 16)
console.log(isSame ? `the report is that of one process: ${digest}` : 'the report is ANOTHER than that of one process')
process.exitCode = isSame ? 0 : 1
