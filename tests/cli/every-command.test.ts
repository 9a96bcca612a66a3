/** The common behaviour of every command: its width, its quiet mode, its errors. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { FORMER } from '../../src/cli/program/command-tree.js'
import { fitLines, widthIn } from '../../src/cli/text/layout/fit-lines.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { inTerminal } from '../../src/core/files/terminal-text.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { folder } from '../examples/example-files.js'
import { rulewright } from './call-rulewright.js'
import { callsOfCommands, commandsBeside, filesForCalls } from './command-calls.js'

const files = folder()
const more = commandsBeside(files.root)

/** A call of each command with the toy book; nothing for a command that needs more than that. */
const CALLS = callsOfCommands(filesForCalls(files), files.root)

/** The commands that tell how far they are, where nobody sees a bar. */
const TELLING = ['play random', 'verify', 'questions', 'conform cases', 'conform mutants']

/** The commands whose output is for programs. */
const FOR_PROGRAMS = ['conform serve', 'export schema', 'completion']

const call = (
  name: string,
  argv: readonly string[],
  how: { width?: number; colour?: boolean; told?: (line: string) => void } = {},
) => rulewright([...name.split(' '), ...argv], { more, ...how })

/** The lines of a text that are too wide; the lines of a picture are as wide as they are. */
const wide = (text: string, width: number): readonly string[] =>
  text.split('\n').filter((line) => line.length > width && !/[\u2500-\u257f]/.test(line))

/** All signs of a text but blanks, however they are laid out; what differs from run to run is left out. */
const signs = (text: string): string =>
  [...text.replaceAll(/\d+(?:[.,]\d+)*/g, '').replaceAll(/[\s\u2500-\u257f]/g, '')].sort().join('')

/** The former names of commands, and their present ones. */
const FORMER_CALLS = [...FORMER]

const commands = Object.entries(CALLS).map(([name, argv]) => ({ name, argv }))
const called = commands.flatMap(({ name, argv }) => (argv ? [{ name, argv }] : []))

/** Lists the commands in a help text. */
const listedIn = (help: string): readonly string[] =>
  [...(help.split('\nExit codes:')[0]?.matchAll(/^ {2}([a-z][a-z-]*) /gm) ?? [])].map(([, name = '']) => name)

test('the list of commands is what the program has', async () => {
  const top = listedIn((await rulewright(['--help'], { more })).out)
  expect(top.length).toBeLessThanOrEqual(16)
  const listed = await Promise.all(
    top.map(async (name) => {
      const [, below = ''] = (await rulewright([name, '--help'], { more })).out.split('\nCommands:')
      return [name, ...listedIn(below.split('\nExample')[0] ?? '').map((one) => `${name} ${one}`)]
    }),
  )
  expect(listed.flat().toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

describe('a former name of a command', () => {
  test.each(FORMER_CALLS)('goes on working: %s', async (former, present) => {
    const argv = CALLS[present] ?? ['--help']
    // What takes time, or is another each time, differs from run to run.
    const steady = ({ code, out, err }: Awaited<ReturnType<typeof call>>) => ({
      code,
      out: signs(out),
      err: signs(err),
    })
    expect(steady(await call(former, argv))).toEqual(steady(await call(present, argv)))
  })

  test('is in no help', async () => {
    const { out } = await rulewright(['--help'], { more })
    expect(listedIn(out).filter((name) => FORMER_CALLS.some(([former]) => former === name))).toEqual([])
  })
})

describe('every command fits the terminal', () => {
  test.each(commands)('in its help: $name', async ({ name }) => {
    for (const width of [44, 72]) {
      const { code, out } = await call(name, ['--help'], { width })
      expect([code, wide(out, width)]).toEqual([0, []])
      expect(out.length).toBeGreaterThan(80)
    }
  })

  test.each(commands)('in its help, whose lines are as full as they can be: $name', async ({ name }) => {
    for (const width of [60, 80, 120, undefined]) {
      const { out } = await call(name, ['--help'], width === undefined ? {} : { width })
      const lines = out.split('\n')
      const ragged = lines.filter((line, at) => {
        const [, next] = /^(\S+)/.exec(lines[at + 1] ?? '') ?? []
        return /^\S.*[^:.]$/.test(line) && next !== undefined && `${line} ${next}`.length <= (width ?? 80)
      })
      expect({ ragged, wide: wide(out, width ?? 80) }).toEqual({ ragged: [], wide: [] })
    }
  })

  test.each(called)('in what it prints, and leaves out nothing: $name', async ({ name, argv }) => {
    const wholly = await call(name, argv)
    const fitting = await call(name, argv, { width: 44 })
    expect(fitting.code).toBe(wholly.code)
    if (FOR_PROGRAMS.includes(name)) expect(fitting.out).toBe(wholly.out)
    else expect(wide(fitting.out, 44)).toEqual([])
    expect(signs(fitting.out)).toBe(signs(wholly.out))
  })

  test('but JSON is as it is', async () => {
    for (const name of ['ask', 'find books', 'find clauses', 'conform count']) {
      const argv = [...(CALLS[name] ?? []), '--json']
      expect(await call(name, argv, { width: 44 })).toEqual(await call(name, argv))
    }
  })
})

/** The start of a colour code. */
const COLOUR = '\u001b['

describe('every command leaves out colours where nobody wants them', () => {
  test.each(called)('$name', async ({ name, argv }) => {
    const plain = await call(name, argv)
    expect(`${plain.out}${plain.err}`).not.toContain(COLOUR)
    const coloured = await call(name, argv, { colour: true })
    expect(signs(stripVTControlCharacters(coloured.out))).toBe(signs(plain.out))
    const help = await call(name, ['--help'])
    expect(`${help.out}${help.err}`).not.toContain(COLOUR)
  })

  test('but with colours some are coloured', async () => {
    expect((await call('find clauses', ['orchard'], { colour: true })).out).toContain(COLOUR)
  })

  test('which the process decides in one place, by NO_COLOR before all else', () => {
    const main = readFileSync(join(packageRoot, 'src', 'main.ts'), 'utf8')
    expect(main.match(/\bcolour: .*/g)).toEqual(['colour: picocolors.isColorSupported,'])
    const elsewhere = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
      .filter((file) => readFileSync(join(packageRoot, 'src', file), 'utf8').includes('picocolors'))
    expect(elsewhere).toEqual([])
    const decided = (env: Readonly<Record<string, string>>) =>
      execFileSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          'import one from "picocolors"; process.stdout.write(String(one.isColorSupported))',
        ],
        { cwd: packageRoot, encoding: 'utf8', env: { PATH: process.env.PATH ?? '', ...env } },
      ).trim()
    expect([
      decided({ FORCE_COLOR: '1' }),
      decided({ FORCE_COLOR: '1', NO_COLOR: '1' }),
      decided({ NO_COLOR: '1' }),
    ]).toEqual(['true', 'false', 'false'])
  })
})

describe('every command is quiet where it is asked to be', () => {
  test.each(called)('$name', async ({ name, argv }) => {
    const heard: string[] = []
    const loud = await call(name, argv, { told: (line) => void heard.push(line) })
    expect(heard.length > 0).toBe(TELLING.includes(name))
    const told = heard.length
    const quiet = await call(name, [...argv, '--quiet'], { told: (line) => void heard.push(line) })
    expect(heard.length).toBe(told)
    expect([quiet.code, quiet.err, signs(quiet.out)]).toEqual([loud.code, loud.err, signs(loud.out)])
  })
})

describe('every command ends with 2 where its words cannot be understood', () => {
  test.each(commands.filter(({ name }) => !['help', 'find'].includes(name)))('$name', async ({ name, argv = [] }) => {
    const { code, out, err } = await call(name, [...argv, '--nonsense'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain("unknown option '--nonsense'")
    const plain = await call(name, [...argv, '--nonsense', '--json'])
    expect(plain.code).toBe(2)
    expect(JSON.parse(plain.err)).toMatchObject({ error: { code: 2 } })
  })
})

describe('what does not fit', () => {
  test('goes on below, where the text of its line began', () => {
    expect(fitLines('  options   take one and take two', 24)).toBe('  options   take one and\n            take two')
    expect(fitLines('a word and another', 10)).toBe('a word and\nanother')
    expect(fitLines('   indented words go on', 14)).toBe('   indented\n   words go on')
    expect(fitLines('abcdefghijklmnopqrstuvwxyz', 20)).toBe('abcdefghijklmnopqrst\nuvwxyz')
  })

  test('is measured without colours, and keeps them', () => {
    const text = paintFor(true).bad('red words')
    expect(fitLines(text, 9)).toBe(text)
    expect(inTerminal(fitLines(text, 5))).toBe('\u001b[31mred\nwords\u001b[39m')
  })

  test('leaves pictures as they are', () => {
    expect(fitLines('┃ a ┃ b ┃ c ┃', 5)).toBe('┃ a ┃ b ┃ c ┃')
  })

  test('depends on COLUMNS, else on the terminal, else on nothing', () => {
    expect(widthIn({ COLUMNS: '60' }, { isTTY: true, columns: 80 })).toEqual({ width: 60 })
    expect(widthIn({}, { isTTY: true, columns: 80 })).toEqual({ width: 80 })
    expect(widthIn({ COLUMNS: 'wide' }, {})).toEqual({})
    expect(widthIn({}, { columns: 80 })).toEqual({})
    expect(widthIn({ COLUMNS: '3' }, {})).toEqual({ width: 20 })
  })
})
