/** The action for workflows of others: its script is run here as a runner of GitHub does, with adapters that are right and wrong. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { packageRoot } from '../../src/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

interface Step {
  readonly id?: string
  readonly uses?: string
  readonly shell?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, string>>
}
interface Input {
  readonly required?: boolean
  readonly default?: string
}
const file = join(packageRoot, '.github', 'actions', 'conform', 'action.yml')
const text = readFileSync(file, 'utf8')
const action = parse(text) as {
  readonly inputs: Readonly<Record<string, Input>>
  readonly outputs: Readonly<Record<string, { readonly value: string }>>
  readonly runs: { readonly using: string; readonly steps: readonly Step[] }
}
const program = `node ${join(packageRoot, 'dist', 'cli', 'rulewright.js')}`

/** Runs the script with inputs, and with what is usual for the others. */
function acted(inputs: Readonly<Record<string, string>>) {
  const folder = temporaryFolder()
  const step = action.runs.steps.find(({ id }) => id === 'conform')
  const given = (written: string) =>
    written.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => {
      const value = inputs[name] ?? action.inputs[name]?.default
      if (value === undefined) throw new Error(`expected the input ${name}`)
      return value
    })
  const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([name, written]) => [name, given(written)]))
  const script = join(folder, 'script.sh')
  const [summary, output] = [join(folder, 'summary.md'), join(folder, 'output')]
  for (const [path, content] of [
    [script, step?.run ?? ''],
    [summary, ''],
    [output, ''],
  ] as const)
    writeFileSync(path, content)
  const { status, stderr, stdout } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, ...env, GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: output },
  })
  const outputs = Object.fromEntries(
    readFileSync(output, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  ) as Readonly<Record<string, string>>
  return { folder, status, said: stdout + stderr, summary: readFileSync(summary, 'utf8'), outputs }
}

const vectors = join(temporaryFolder(), 'vectors')
execFileSync('bash', ['-c', `${program} vectors rcw --quiet --out ${vectors}`], { stdio: 'ignore' })
const asked = { book: 'rcw', vectors, only: 'treaty', rulewright: program }

describe('the action that holds an implementation against a book', () => {
  it('passes where the adapter is right: a summary, counts, a badge', () => {
    const { folder, status, said, summary, outputs } = acted({ ...asked, command: `${program} adapter rcw` })
    expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' })
    expect(summary).toContain('Russian Civil War')
    expect(Number(outputs.passed)).toBeGreaterThan(10)
    expect(outputs).toMatchObject({ failed: '0', skipped: '0', reports: join(folder, 'conformance') })
    expect(readFileSync(join(folder, 'conformance', 'badge.svg'), 'utf8')).toContain('100 % of')
    for (const report of ['run.json', 'report.md', 'report.html', 'junit.xml'])
      expect(existsSync(join(folder, 'conformance', report)), report).toBe(true)
  })

  it('fails where the adapter is wrong, and reports all the same', () => {
    const wrong = resolve(import.meta.dirname, 'refuses-all.mjs')
    const badge = 'badge.json'
    const { folder, status, summary, outputs } = acted({ ...asked, command: `node ${wrong}`, badge })
    expect(status).toBe(1)
    expect(Number(outputs.failed)).toBeGreaterThan(0)
    expect(summary).toContain('fail')
    expect(JSON.parse(readFileSync(join(folder, 'conformance', badge), 'utf8'))).toMatchObject({ schemaVersion: 1 })
  })

  it('fails with what is wrong where nothing could be run', () => {
    const { status, said, summary } = acted({ ...asked, book: 'no-such-book', command: 'true' })
    expect(status).toBe(2)
    expect(said).toContain('no-such-book')
    expect(summary).toBe('')
  })

  it('hands every input to its script or to a step, and no expression stands in the script itself', () => {
    const { steps, using } = action.runs
    const used = [...text.matchAll(/\$\{\{ inputs\.([\w-]+) \}\}/g)].map(([, name]) => name)
    expect(using).toBe('composite')
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)))
    for (const { run, shell } of steps.filter((step) => step.run)) {
      expect(shell).toBe('bash')
      expect(run).not.toContain('${{')
    }
  })

  it('tells as outputs what its script writes, and is documented with every input', () => {
    const guide = readFileSync(join(packageRoot, 'docs', 'conformance.md'), 'utf8')
    for (const [name, { value }] of Object.entries(action.outputs)) {
      expect(value).toBe(`\${{ steps.conform.outputs.${name} }}`)
      expect(guide).toContain(`\`${name}\``)
    }
    for (const name of Object.keys(action.inputs)) expect(guide).toContain(`\`${name}\``)
  })
})
