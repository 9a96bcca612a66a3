/** Code that must not compile. `npm run check` finds that the compiler refuses it, and this test checks the reason. */
import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const here = join(packageRoot, 'tests', 'kernel')
const DIRECTIVE = /^\s*\/\/ @ts-expect-error: (.+)$/
const written = readFileSync(new URL('./not-compiling.ts', import.meta.url), 'utf8').split('\n')

interface Case {
  /** The line that must not compile, counted from 1. */
  readonly line: number
  readonly reason: string
  readonly text: string
}

const cases: readonly Case[] = written.flatMap((line, index) => {
  const reason = DIRECTIVE.exec(line)?.[1]
  return reason === undefined ? [] : [{ line: index + 2, reason, text: written[index + 1]?.trim() ?? '' }]
})

/** Puts a text as a project of its own into a folder; what the text imports is where it is. */
function writeProject(folder: string, text: string): void {
  writeFileSync(
    join(folder, 'text.mts'),
    text.replace(/ from '(\.[^']+)'/g, (_, path) => ` from '${join(here, path)}'`),
  )
  symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'))
  const config = {
    extends: join(packageRoot, 'tsconfig.json'),
    compilerOptions: { rootDir: '/' },
    include: ['text.mts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
}

/** Compiles a text, and answers the messages about it by line. */
function messagesOf(text: string): ReadonlyMap<number, string> {
  const folder = temporaryFolder()
  writeProject(folder, text)
  const compiler = join(packageRoot, 'node_modules', 'typescript-7', 'bin', 'tsc')
  const args = [compiler, '-p', folder, '--pretty', 'false', '--checkers', '1']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  // A message begins with the place; what follows it is indented.
  const messages = stdout.split(/\n(?=\S)/).map((message) => /^text\.mts\((\d+),\d+\): ([\s\S]*)$/.exec(message))
  return new Map(messages.map((message) => [Number(message?.[1]), message?.[2] ?? '']))
}

describe('what must not compile', () => {
  let told: ReadonlyMap<number, string> = new Map()
  beforeAll(() => {
    told = messagesOf(written.map((line) => (DIRECTIVE.test(line) ? '' : line)).join('\n'))
  })

  it.each(cases)('is refused for its reason in line $line: $text', ({ line, reason }) => {
    expect(told.get(line)).toContain(reason)
  })

  it('is all that is refused, so that each case stands for itself', () => {
    expect([...told.keys()]).toEqual(cases.map(({ line }) => line))
    expect(cases.length).toBeGreaterThan(20)
  })
})
