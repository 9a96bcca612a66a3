/** Every example in a help text, run as printed: by a shell, in an empty folder. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'
import { examplesIn, helpTexts } from './help-texts.js'

/** The files that examples name and nobody can write for a real book, with their content. */
const FILES: Readonly<Record<string, string>> = {
  'rules.txt': 'The text of another game.\n',
}

/** The examples that do not end with 0, with the message that they print then. */
const ENDS: Readonly<Record<string, { readonly code: number; readonly says: string }>> = {
  'audit text': { code: 2, says: 'rules.txt: ' },
}

/** The examples that another test runs, with its file and words of it. */
const ELSEWHERE: Readonly<Record<string, { readonly file: string; readonly runs: string }>> = {
  worker: { file: 'jobs/queue.test.ts', runs: "'worker', '--queue', address" },
}

/** A folder of programs with `rulewright`, as an installation has it. */
function programs(): string {
  const folder = temporaryFolder()
  const program = join(packageRoot, 'dist', 'cli', 'rulewright.js')
  writeFileSync(join(folder, 'rulewright'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`)
  chmodSync(join(folder, 'rulewright'), 0o755)
  return folder
}

const PATH = [programs(), process.env.PATH ?? ''].join(delimiter)

/** Runs command lines in a new folder, one after the other, until one fails. */
function runLines(lines: readonly string[]) {
  const root = temporaryFolder()
  const [cwd, HOME] = ['here', 'home'].map((name) => join(root, name)) as [string, string]
  for (const folder of [cwd, HOME]) mkdirSync(folder)
  for (const [name, content] of Object.entries(FILES))
    if (lines.some((line) => line.includes(name))) writeFileSync(join(cwd, name), content)
  const env = { PATH, HOME, XDG_CONFIG_HOME: join(HOME, 'config'), XDG_CACHE_HOME: join(HOME, 'cache') }
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', lines.join('\n')], {
    cwd,
    env,
    input: '',
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

const helps = await helpTexts(80)
const examples = helps.map((help) => ({ path: help.path, lines: examplesIn(help) }))
/** Each list of lines once: the program and a command may show the same example. */
const different = examples.filter(
  ({ lines }, at) => examples.findIndex((one) => String(one.lines) === String(lines)) === at,
)
const run = different.filter(({ path }) => !(path in ELSEWHERE))

describe('the examples of the help', () => {
  test.each(run)('work as printed: $path $lines', ({ path, lines }) => {
    const { code, out, err } = runLines(lines)
    const ends = ENDS[path] ?? { code: 0, says: '' }
    expect({ code, err }).toEqual({ code: ends.code, err: expect.stringContaining(ends.says) })
    if (ends.code === 0 && !lines.some((line) => line.includes('>') || path === 'conform serve'))
      expect(out).not.toBe('')
  })

  test.each(Object.entries(ELSEWHERE))('are run by another test: %s', (path, { file, runs }) => {
    expect(examples.find((one) => one.path === path)?.lines.length).toBe(1)
    expect(readFileSync(join(packageRoot, 'tests', file), 'utf8')).toContain(runs)
  })

  test('end with another code only where that is known, and use a file only where none can be made', () => {
    const paths = examples.map(({ path }) => path)
    for (const path of [...Object.keys(ENDS), ...Object.keys(ELSEWHERE)]) expect(paths).toContain(path)
    const all = examples.flatMap(({ lines }) => lines).join('\n')
    for (const name of Object.keys(FILES)) expect(all).toContain(name)
  })
})
