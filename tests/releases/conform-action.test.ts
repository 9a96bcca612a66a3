/** The action for workflows of others: its script is run here as a runner of GitHub does, with adapters that are right and wrong. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'
import { actionNamed, program, runAction } from './run-action.js'

const action = actionNamed('conform')
const { text } = action
const acted = (inputs: Readonly<Record<string, string>>) => runAction(action, 'conform', inputs)

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
