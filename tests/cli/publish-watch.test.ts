/** `rulewright publish --watch`: after a change of one file, the pages that it touches are written, and no others. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const BOOK = 'russian-civil-war'
const COPIED = ['dist/src', 'dist/spec', 'dist/machines', 'dist/cli', 'dist/page', 'dist/package.json']
const isBuilt = existsSync(join(packageRoot, 'dist', 'src', 'cli', 'watch', 'detect-changes.js'))

/** A checkout of its own, in which files can be changed. */
function checkout(): string {
  const root = temporaryFolder()
  mkdirSync(join(root, 'dist'))
  for (const place of [
    ...COPIED,
    'package.json',
    'package-lock.json',
    'CONTRIBUTING.md',
    'docs',
    'spec',
    `machines/${BOOK}`,
  ])
    cpSync(join(packageRoot, place), join(root, place), {
      recursive: true,
      filter: (file) => !file.endsWith('docs/site'),
    })
  symlinkSync(join(packageRoot, 'node_modules'), join(root, 'node_modules'))
  return root
}

describe.runIf(isBuilt)('rulewright publish --watch', () => {
  let root: string
  let out: string
  let watching: ChildProcess
  const told: string[] = []

  /** The next line that is told, of those that none has looked at. */
  const line = async (like: RegExp): Promise<string> => {
    while (true) {
      const found = told.findIndex((one) => like.test(one))
      if (found >= 0) return told.splice(0, found + 1).at(-1) ?? ''
      await once(watching, 'told')
      if (watching.exitCode !== null) throw new Error(`it ended: ${told.join('\n')}`)
    }
  }
  const path = (file: string) => join(root, 'spec', BOOK, file)
  const textIn = (page: string) => readFileSync(join(out, 'rcw', page), 'utf8')
  const change = (file: string, from: string, to: string) => {
    const before = readFileSync(path(file), 'utf8')
    expect(before).toContain(from)
    writeFileSync(path(file), before.replace(from, to))
  }

  beforeAll(async () => {
    root = checkout()
    out = join(temporaryFolder(), 'site')
    const command = join(root, 'dist', 'cli', 'rulewright.js')
    watching = spawn(process.execPath, [command, 'publish', BOOK, '--out', out, '--watch'], { cwd: root })
    for (const stream of [watching.stdout, watching.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (text) => {
          told.push(text)
          watching.emit('told')
        })
    watching.on('exit', () => watching.emit('told'))
    await line(/Ctrl-C ends it/)
  })

  afterAll(async () => {
    if (watching.exitCode !== null) return
    watching.kill('SIGKILL')
    await once(watching, 'exit')
  })

  test('writes the section whose clauses changed first, and then what else tells of it', async () => {
    change('7-income.md', 'It collects the IPCs of those', 'It gathers the IPCs of those')
    const first = await line(/files? written, in /)
    expect(first).toMatch(/^russian-civil-war: \d files? written, in \d+\.\d s: .*rcw\/income\.html/)
    expect(textIn('income.html')).toContain('It gathers the ')
    const rest = await line(/that tell of it written/)
    const [, others] = /: (\d+) files? that tell of it written/.exec(rest) ?? []
    expect(Number(others)).toBeGreaterThan(0)
    expect(Number(others)).toBeLessThan(20)
    expect(textIn('print.html')).toContain('It gathers the ')
  })

  test('writes the page of a question whose words changed, with its pictures', async () => {
    const before = textIn('questions/imperialIncome.html')
    change('7-income.md', 'Does Imperial Russia collect income', 'Does Imperial Russia still collect income')
    await line(/ written, in .*questions\/imperialIncome/)
    const after = textIn('questions/imperialIncome.html')
    expect(after).toContain('Does Imperial Russia still collect')
    const drawings = (text: string) => text.split('class="rw-drawing').length
    expect(drawings(after)).toBe(drawings(before))
    await line(/that tell of it written/)
  })

  test('writes the page of examples that changed, and no other before it', async () => {
    change('examples/contested.yaml', 'name: White forces leave Ukraine', 'name: White forces now leave Ukraine')
    expect(await line(/file written, in /)).toMatch(/: 1 file written, in .*: rcw\/examples\/contested\.html$/)
    expect(textIn('examples/contested.html')).toContain('White forces now leave Ukraine')
    await line(/that tell of it written/)
  })

  test('says where a file cannot be read, writes nothing, and goes on', async () => {
    const good = readFileSync(path('7-income.ts'), 'utf8')
    const page = textIn('income.html')
    writeFileSync(path('7-income.ts'), `${good}\nconst = 1\n`)
    const lines = good.split('\n').length + 1
    expect(await line(/not written/)).toMatch(
      new RegExp(`: not written: spec/russian-civil-war/7-income\\.ts:${lines}:\\d+: `),
    )
    expect(textIn('income.html')).toBe(page)
    writeFileSync(path('7-income.ts'), good)
    change('7-income.md', '`collect`', 'collect')
    expect(await line(/not written: .*\.md/)).toMatch(/7-income\.md:\d+:1: expected a statement and its id/)
    change('7-income.md', ' collect _', ' `collect` _')
    change('7-income.md', 'It gathers the', 'It takes the')
    await line(/ written, in .*rcw\/income\.html/)
    expect(textIn('income.html')).toContain('It takes the ')
    await line(/that tell of it written/)
  })

  test('ends when somebody interrupts it', async () => {
    watching.kill('SIGINT')
    const [code] = await once(watching, 'exit')
    expect(code).toBe(0)
  })
})
