/**
 * Measures the processor time of a command after a change: of a guide, a section of one book, another book, and with nothing
 * stored.
 *
 * `node tests/bench/changes.mjs [command] [checkouts...]`: the default command is `npm test`. Each checkout is cloned as
 * committed, and installed; they take turns, change by change. No change affects the rules.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const [command = 'npm test', ...given] = process.argv.slice(2)
const checkouts = (given.length > 0 ? given : [join(import.meta.dirname, '../..')]).map((path) => resolve(path))
const folder = mkdtempSync(join(tmpdir(), 'rulewright-changes-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Writes a bound of a row in another way. */
const rewriting = (file, from, to) => (root) => {
  const text = readFileSync(join(root, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no "${from}": expected the row that is changed`)
  writeFileSync(join(root, file), text.replace(from, to))
}

const CHANGES = {
  'nothing kept': () => undefined,
  'nothing changed': () => undefined,
  'a guide': (root) => appendFileSync(join(root, 'docs/first-book.md'), '\n'),
  'a section of All Bridges Burning': rewriting(
    'spec/all-bridges-burning/3-commands/3.2.1-rally.ts',
    'P.number.gte(2)',
    'P.number.gt(1)',
  ),
  'a section of Land and Freedom': rewriting(
    'spec/land-and-freedom/4.1-winning-and-losing.ts',
    'P.number.gte(2)',
    'P.number.gt(1)',
  ),
}

/** Runs something, and returns the seconds of processor time of all its processes. */
function secondsOf(root, what) {
  const { stdout, status } = spawnSync('bash', ['-c', `${what} >"${folder}/log" 2>&1; state=$?; times; exit $state`], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new Error(`${what}: ended with ${status}\n${readFileSync(join(folder, 'log'), 'utf8').slice(-2000)}`)
  const children = stdout.trim().split('\n').at(-1) ?? ''
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + 60 * minutes + Number(rest),
    0,
  )
}

const roots = checkouts.map((checkout, at) => {
  const root = join(folder, `checkout-${at}`)
  execFileSync('git', ['clone', '--quiet', checkout, root])
  process.stderr.write(
    `${checkout}: installed in ${secondsOf(root, 'npm ci --no-audit --no-fund').toFixed(0)} s of processor time\n`,
  )
  return root
})
console.log(`seconds of processor time of "${command}" after a change: ${checkouts.join(', ')}`)
for (const [what, change] of Object.entries(CHANGES)) {
  const seconds = roots.map((root) => {
    change(root)
    return secondsOf(root, command).toFixed(0)
  })
  console.log(`${what}: ${seconds.join(', ')}`)
}
