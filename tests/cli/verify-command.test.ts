import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { verifying } from '../../src/cli/commands/verify/command.js'
import type { Home } from '../../src/cli/commands/verify/run.js'
import { run } from '../../src/cli/program/run.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { asListed } from '../../src/core/kernel/book/listed-book.js'
import { gateOf, reportSchema } from '../../src/core/verify/report.js'
import { parseSnapshot, snapshotOf } from '../../src/core/verify/status-snapshot.js'
import { temporaryFolder } from '../temporary.js'
import { sound, verified } from '../verify/sound-book.js'
import { inputOf } from './call-rulewright.js'

let folder = ''
let statusFile = ''
beforeEach(() => {
  folder = temporaryFolder()
  statusFile = join(folder, 'status.json')
})

/** A gate that is looked into only where somebody asks for it; it finds something. */
const deepGates = async () => [gateOf('depth', 1, [{ what: 'it is too shallow', where: 'the pond', clauses: [] }])]

/** Runs the command with its output kept. */
const typed = (...argv: readonly string[]) => typedAt({}, ...argv)

async function typedAt(at: Partial<Home>, ...argv: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    ...inputOf(''),
    colour: false,
    debug: false,
  }
  const home = (): Home => ({ runExamples: () => [], statusFile, deep: { gates: deepGates }, ...at })
  const code = await run(['verify', ...argv], io, [asListed(sound as unknown as Book)], [verifying({ home })])
  return { code, out: out.join(''), err: err.join('') }
}

const write = (value: unknown) => writeFileSync(statusFile, JSON.stringify(value))

describe('rulewright verify', () => {
  it('verifies the first book, prints its gates and ends well', async () => {
    write(snapshotOf(verified(sound)))
    const { code, out, err } = await typed('--plays', '20')
    expect(out).toContain('orchard: all 13 checks passed')
    expect([code, err]).toEqual([0, ''])
  })

  it('ends with 1 where a gate fails, and shows what it found', async () => {
    const { code, out } = await typed('orchard', '--plays', '5')
    expect(code).toBe(1)
    expect(out).toContain('orchard: 1 of 13 checks failed: no step back')
    expect(out).toContain('no snapshot to compare with')
  })

  it('looks deeper only where it is asked to, and ends with 1 where something is found there', async () => {
    write(snapshotOf(verified(sound)))
    const { code, out } = await typed('--plays', '20', '--deep')
    expect(code).toBe(1)
    expect(out).toContain('orchard: 1 of 14 checks failed: depth')
    expect(out).toContain('it is too shallow')
  })

  it('asks the environment in how many threads it works, where the call does not say it', async () => {
    vi.stubEnv('RULEWRIGHT_JOBS', 'several')
    try {
      expect(await typed('--plays', '5')).toMatchObject({ code: 2, err: expect.stringContaining('got "several"') })
      expect(await typed('--plays', '5', '--jobs', '1')).toMatchObject({ code: 1, err: '' })
    } finally {
      vi.unstubAllEnvs()
    }
  })

  it('prints nothing but JSON when asked for JSON', async () => {
    const { out } = await typed('--json', '--plays', '5')
    expect(reportSchema.parse(JSON.parse(out)).book).toBe('orchard')
  })

  it('prints the schema of the report and verifies nothing', async () => {
    const { code, out } = await typed('--schema')
    expect(JSON.parse(out)).toMatchObject({ type: 'object', properties: { gates: { type: 'array' } } })
    expect(code).toBe(0)
  })

  it('plays as often and from the seed that it is told', async () => {
    const { out } = await typed('--json', '--plays', '7', '--seed', '3')
    expect(JSON.parse(out)).toMatchObject({ plays: { plays: 7, seed: 3 } })
  })

  it('writes a snapshot that the next verification passes', async () => {
    expect((await typed('--update', '--plays', '5')).code).toBe(0)
    expect(parseSnapshot(JSON.parse(readFileSync(statusFile, 'utf8'))).ok).toBe(true)
    expect((await typed('--plays', '5')).code).toBe(0)
  })

  it('tries all that is to be written before the work', async () => {
    const file = join(folder, 'no-such-folder', 'file')
    const runExamples = () => {
      throw new Error('the work has begun')
    }
    for (const at of [{ declaredFile: file }, { deep: { gates: deepGates, files: [file] } }]) {
      const { code, out, err } = await typedAt({ runExamples, ...at }, '--update', '--deep')
      expect([code, out, err]).toEqual([2, '', expect.stringContaining(`--update: ${file}: cannot be written: `)])
      expect(existsSync(statusFile)).toBe(false)
    }
  })

  it('does not write over a snapshot that was better', async () => {
    const snapshot = snapshotOf(verified(sound))
    write({ ...snapshot, clauses: { ...snapshot.clauses, 'turns.gone': { status: 'modelled', evidence: 'refused' } } })
    const before = readFileSync(statusFile, 'utf8')
    const { code, err } = await typed('--update', '--plays', '20')
    expect(code).toBe(1)
    expect(err).toContain('is not written: a status got worse')
    expect(readFileSync(statusFile, 'utf8')).toBe(before)
  })

  it.each([
    [['harvest'], '"harvest" is not a known book'],
    [['--plays', 'many'], '--plays: got "many", expected a whole number'],
    [['--seed', '-1'], '--seed: got "-1", expected a whole number'],
    [['--bound', '0'], '--bound: got "0", expected a whole number from 1 to'],
    [['--bound', '1.5'], '--bound: got "1.5", expected a whole number'],
  ])('ends with 2 where it cannot understand %j', async (argv, message) => {
    const { code, out, err } = await typed(...argv)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(out).toBe('')
    expect(existsSync(statusFile)).toBe(false)
  })

  it('ends with 2 where the snapshot is not one, and says where', async () => {
    writeFileSync(statusFile, '{')
    expect(await typed()).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${statusFile}: line 1, column 2: expected JSON`),
    })
    write({ book: 'orchard' })
    expect((await typed()).err).toContain(`${statusFile}: edition: `)
  })
})
