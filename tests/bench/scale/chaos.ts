/**
 * Work while everything is killed that can be: workers, who asks, and the server; then the report is held against that of
 * one process.
 *
 *     npm run chaos -- [--every 4] [--seed 1] [--jobs 2] playouts russian-civil-war -n 100000
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'
import { type Begun, cli, type Ended, redisIn } from '../../work/fleet.js'
import { workerAt } from './beside.js'

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

/** A report without how long it took. */
const timeless = ({ code, out, err }: Ended): string => {
  if (code !== 0) throw new Error(`${command.join(' ')} ends with ${code}: ${err}`)
  return JSON.stringify(JSON.parse(out, (key, value) => (/[sS]econds$|PerSecond$/.test(key) ? undefined : value)))
}

/** What happened while work was done, and how often. */
type Happened = Record<'a worker was killed' | 'who asked was killed' | 'the server was killed', number>

/** Has the command carried out by a fleet in which somebody is killed every few seconds. */
async function amidChaos(every: number, seed: number): Promise<{ readonly ended: Ended; readonly happened: Happened }> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-chaos-'))
  const redis = await redisIn(folder, ['--appendonly', 'yes', '--appendfsync', 'always'])
  const ask = () => cli([...command, '--queue', redis.address])
  const workers: Begun[] = await Promise.all([workerAt(redis.address, 1), workerAt(redis.address, 1)])
  const happened: Happened = { 'a worker was killed': 0, 'who asked was killed': 0, 'the server was killed': 0 }
  const random = mersenne(seed)
  let asked = ask()
  try {
    for (;;) {
      const ended = await Promise.race([asked.ended, pause(every * 1000)])
      if (ended) return { ended, happened }
      const which = uniformInt(random, 0, 3)
      if (which < 2) {
        happened['a worker was killed'] += 1
        await workers[which]?.kill()
        workers[which] = await workerAt(redis.address, 1)
      } else if (which === 2) {
        happened['who asked was killed'] += 1
        await asked.kill()
        asked = ask()
      } else {
        happened['the server was killed'] += 1
        await redis.again()
      }
      say(
        Object.entries(happened)
          .map(([what, times]) => `${what}: ${times}`)
          .join(', '),
      )
    }
  } finally {
    await Promise.all(workers.map((one) => one.kill()))
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
