/**
 * The memory that many games take: samples of the processes that play them, and a test for growth.
 *
 *     npm run memory -- [--games 100000] [--book russian-civil-war] [--jobs 2] [--every 5]
 *
 * Ends with 1 where the most of the last quarter is over that of the second by more than a tenth.
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cli } from '../../jobs/fleet.js'
import { grows, quartersOf } from './detect-growth.js'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100000' },
    book: { type: 'string', default: 'russian-civil-war' },
    jobs: { type: 'string', default: '2' },
    every: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log('npm run memory -- [--games 100000] [--book russian-civil-war] [--jobs 2] [--every SECONDS]')
  process.exit(0)
}

/** The megabytes that a process and its threads hold; none once it has ended. */
function heldBy(pid: number | undefined): readonly number[] {
  try {
    const held = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return held ? [Number(held[1]) / 1024] : []
  } catch {
    return []
  }
}

const play = cli(['playouts', values.book, '-n', values.games, '--jobs', values.jobs, '--json'])
const held: number[] = []
for (;;) {
  const ended = await Promise.race([play.ended, pause(Number(values.every) * 1000)])
  if (ended === undefined) {
    held.push(...heldBy(play.child.pid))
    continue
  }
  if (ended.code !== 0) throw new Error(ended.err)
  const quarters = quartersOf(held)
  console.log(
    `${values.games} games of ${values.book} in ${values.jobs} threads: megabytes, ${held.length} times looked at`,
  )
  for (const [at, { least, most }] of quarters.entries())
    console.log(` quarter ${at + 1}   ${least.toFixed(0).padStart(6)} to ${most.toFixed(0).padStart(6)}`)
  process.exitCode = grows(quarters) ? 1 : 0
  console.log(grows(quarters) ? 'it GROWS' : 'it stays as it is')
  break
}
