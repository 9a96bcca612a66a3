/**
 * Measures the CPU time of commands from start to end, beyond an empty node process, and the time until a game prints its first
 * line.
 *
 * `node tests/bench/start.mjs [rounds] [other entries...]`: rounds alternate, so that other load on the machine affects all
 * alike. Other entries are those of other builds, such as `../before/dist/src/main.js`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const [rounds = '9', ...others] = process.argv.slice(2)
const entries = [join(root, 'dist/cli/rulewright.js'), ...others.map((other) => resolve(other))]
const folder = mkdtempSync(join(tmpdir(), 'rulewright-start-'))

const given = 'book: all-bridges-burning\ngiven: { from: setup, procedure: game }\n'
const [yaml, json] = [join(folder, 'position.yaml'), join(folder, 'position.json')]
const example = join(root, 'spec/all-bridges-burning/examples/accompanying.yaml')
const COMMANDS = [
  ['--help'],
  ['--version'],
  ['books'],
  ['ask', yaml],
  ['ask', json],
  ['ask', 'all-bridges-burning', 'reds rally Viipuri and place 2 Cells'],
  ['explain', example, '--brief'],
  ['play', 'all-bridges-burning'],
]

/** The CPU seconds of a call of node, user and system, as the shell counts them; the shell's own are not among them. */
function secondsOf(argv) {
  const { status, stderr } = spawnSync('bash', [
    '-c',
    'TIMEFORMAT="%3U %3S"; time "$@" >/dev/null',
    'bash',
    process.execPath,
    ...argv,
  ])
  // A sentence is answered with 1 where the rules refuse what it says.
  if (status !== 0 && status !== 1) throw new Error(`${argv.join(' ')}: ${stderr}`)
  const [user, system] = String(stderr).trim().split('\n').at(-1).split(' ').map(Number)
  return user + system
}

/** The seconds by the clock until a game prints its first line. */
const firstLine = (entry, book) =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const game = spawn(process.execPath, [entry, 'play', book], { stdio: ['pipe', 'pipe', 'ignore'] })
    game.stdout.once('data', () => {
      resolve((performance.now() - begun) / 1000)
      game.kill()
    })
    game.once('error', reject)
  })

const sorted = (numbers) => numbers.toSorted((a, b) => a - b)
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)]

try {
  writeFileSync(yaml, given)
  const { book, position } = JSON.parse(
    execFileSync(process.execPath, [entries[0], 'ask', yaml, '--json'], { maxBuffer: 2 ** 26 }),
  )
  writeFileSync(json, JSON.stringify({ book, ...position }))
  const calls = [['-e', '0'], ...COMMANDS.flatMap((command) => entries.map((entry) => [entry, ...command]))]
  const times = calls.map(() => [])
  for (let round = 0; round < Number(rounds); round++)
    for (const [at, call] of calls.entries()) times[at].push(secondsOf(call))
  const empty = median(times[0])
  console.log(`CPU seconds over an empty node (${empty.toFixed(3)}): median, least and most of ${rounds}`)
  times.slice(1).forEach((numbers, at) => {
    const [entry, ...command] = calls[at + 1]
    const over = [median(numbers), sorted(numbers)[0], sorted(numbers).at(-1)].map((one) => (one - empty).toFixed(3))
    const told = command.map((word) => word.replace(`${folder}/`, '').replace(`${root}/`, '')).join(' ')
    const whose = others.length > 0 ? `  ${entry}` : ''
    console.log(`${over.join('  ')}  ${told}${whose}`)
  })
  console.log('seconds by the clock until the first line of a game: median, least and most')
  for (const book of ['front-line', 'all-bridges-burning']) {
    const seconds = []
    for (let round = 0; round < Number(rounds); round++) seconds.push(await firstLine(entries[0], book))
    const figures = [median(seconds), sorted(seconds)[0], sorted(seconds).at(-1)]
    console.log(`${figures.map((one) => one.toFixed(3)).join('  ')}  play ${book}`)
  }
} finally {
  rmSync(folder, { recursive: true })
}
