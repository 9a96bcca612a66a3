/**
 * Very many random decisions of every book, half of them under the usual readings and half under readings that are drawn for
 * each game, played by a fleet of this machine; every law is checked at each of them.
 *
 * What the file holds of other parts stays in it.
 *
 *     npm run decisions -- [--decisions 10000000] [--seed 1] [--jobs 2] [--out tests/bench/scale/decisions.json]
 *       [--readings usual|random] [BOOK ...]
 *
 * @module
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { PlayoutsReport } from '../../../src/core/play/reports.js'
import { cli, redisIn } from '../../jobs/fleet.js'
import { workerAt } from './compare-throughput.js'
import { inPlaceOf, type Part, printed, type Row, rowOf } from './decisions-row.js'

const { values, positionals } = parseArgs({
  options: {
    decisions: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    out: { type: 'string' },
    readings: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
if (values.help) {
  console.log(
    'npm run decisions -- [--decisions 10000000] [--seed 1] [--jobs 2] [--out FILE] [--readings usual|random] [BOOK ...]',
  )
  process.exit(0)
}
const BOOKS = ['russian-civil-war', 'talvisota', 'land-and-freedom', 'all-bridges-burning', 'front-line']
const books = positionals.length > 0 ? positionals : BOOKS
const halves = (['usual', 'random'] as const).filter((one) => (values.readings ?? one) === one)
if (halves.length === 0) {
  console.error(`--readings: usual or random, not "${values.readings}"`)
  process.exit(2)
}
const half = Math.ceil(Number(values.decisions) / 2)
const say = (text: string) => void process.stderr.write(`${text}\n`)

const folder = mkdtempSync(join(tmpdir(), 'rulewright-decisions-'))
const redis = await redisIn(folder)
const workers = await Promise.all(Array.from({ length: Number(values.jobs) }, () => workerAt(redis.address, 1)))
const { out } = values
let rows: readonly Row[] = out !== undefined && existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : []
try {
  for (const book of books)
    for (const readings of halves) {
      const row = await played({ book, readings })
      rows = inPlaceOf(rows, row)
      say(printed([row]).split('\n').at(-1) ?? '')
      if (out !== undefined) writeFileSync(out, `${JSON.stringify(rows, null, 2)}\n`)
    }
} finally {
  await Promise.all(workers.map((one) => one.kill()))
  await redis.stop()
  // The plays that show what was found are kept.
  if (rows.every(({ findings }) => findings === 0)) rmSync(folder, { recursive: true })
}
console.log(printed(rows))
process.exitCode = rows.some(({ findings }) => findings > 0) ? 1 : 0

/** Has as many games played as it takes. */
async function played(part: Part): Promise<Row> {
  const { book, readings } = part
  const more = readings === 'random' ? ['--any-readings'] : []
  const asked = [
    'playouts',
    book,
    '--decisions',
    `${half}`,
    '--seed',
    `${values.seed}`,
    '--refusals',
    '20',
    '--out',
    folder,
  ]
  say(`${book}, ${readings} readings`)
  const { code, out: report, err } = await cli([...asked, ...more, '--queue', redis.address, '--json']).ended
  if (code !== 0 && code !== 1) throw new Error(err)
  for (const finding of found(report)) say(`  ${finding}`)
  return rowOf(part, report, (text) => createHash('sha256').update(text).digest('hex').slice(0, 16))
}

/** Lists the findings, one line each, with the play that shows it. */
function found(report: string): readonly string[] {
  const { findings } = JSON.parse(report) as Pick<PlayoutsReport, 'findings'>
  return findings.map(({ where, what, clauses, file }) => [where, what, ...clauses, ...(file ? [file] : [])].join(': '))
}
