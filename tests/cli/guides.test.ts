/** What the guides tell to type: every command and option is there, and every command line can be carried out. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { auditCommand } from '../../src/cli/commands/audit-command.js'
import { diffBehaviourCommand } from '../../src/cli/commands/diff-behaviour-command.js'
import { editingCommands } from '../../src/cli/commands/editing-commands.js'
import { publishCommand } from '../../src/cli/commands/publish-command.js'
import { verifying } from '../../src/cli/commands/verify-command.js'
import { packageRoot } from '../../src/home/package-root.js'
import { folder } from '../examples/files.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './shell.js'
import { expectPieces, piecesIn } from './shown.js'

const verify = verifying({ home: () => ({ runExamples: () => [], statusFile: '', deep: { gates: async () => [] } }) })
const more = [verify, publishCommand, auditCommand, diffBehaviourCommand, ...editingCommands]

const guides = ['README.md', 'CONTRIBUTING.md', ...['docs', join('docs', 'decisions')].flatMap(markdownIn)]

function markdownIn(folder: string): readonly string[] {
  const names = readdirSync(join(packageRoot, folder)).filter((name) => name.endsWith('.md'))
  return names.map((name) => join(folder, name))
}

/** The command lines of a guide, in its examples and in its text, without what the shell does with them. */
const toldIn = (guide: string, shown = false): readonly string[] => {
  const text = readFileSync(join(packageRoot, guide), 'utf8')
  const lines = [
    ...text.matchAll(/^\$ (?:npx )?rulewright (.*)$/gm),
    ...(shown ? '' : text).matchAll(/`(?:npx )?rulewright ([^`]+)`/g),
  ]
  return lines.map(([, line = '']) => line.replace(/ +[#>|] .*$/, '').trim())
}

const told = guides.flatMap((guide) => toldIn(guide).map((line) => ({ guide, line })))

const helps = new Map<string, string>()
async function helpOf(command: string): Promise<string> {
  const known = helps.get(command) ?? (await rulewright(['help', command], { more, books })).out
  helps.set(command, known)
  return known
}

/** Words that stand for one of several commands, or for any. */
const commandsIn = (line: string): readonly string[] => (line.split(/\s+/)[0] ?? '').split('|')

describe('what the guides tell to type', () => {
  test('is much', () => {
    expect(told.length).toBeGreaterThan(60)
  })

  test.each(told)('names a command, and options that it has: $line ($guide)', async ({ line }) => {
    for (const command of commandsIn(line)) {
      if (command.startsWith('-')) {
        expect((await rulewright(['--help'], { more, books })).out).toContain(command)
        continue
      }
      const help = await helpOf(command)
      expect(help).toContain(`Usage: rulewright ${command}`)
      for (const [option] of line.replaceAll(/"[^"]*"|'[^']*'/g, '').matchAll(/(?<=\s)--?[a-z][\w-]*/g))
        expect(`${help} --component --quiet --help`).toContain(option)
    }
  })

  test('is told from what the program does not have', async () => {
    expect(await helpOf('explode')).not.toContain('Usage: rulewright explode')
    expect(await helpOf('ask')).not.toContain('--explode')
  })
})

const files = folder()
const POSITION = 'book: all-bridges-burning\ngiven: { from: setup, procedure: event card }\n'
const EXAMPLE = `${POSITION}name: A Pass\ncites: [passing.resource]\nwhen: [{ seat: reds, type: pass }]\n`
/** What the files hold that the guides name; a name that stands for a file that is written is free. */
const FILES: Readonly<Record<string, string>> = {
  'position.yaml': POSITION,
  'new-wording.txt': 'In each selected space, place exactly as many Cells as the count comes to.\n',
  'my-example.yaml': EXAMPLE,
}

/** What tests run that need more than a book, such as a text, an earlier commit or an implementation; and what takes minutes. */
const ELSEWHERE: readonly (readonly [line: RegExp, file: string])[] = [
  [/^audit .*--text/, 'audit/editions/audit-command.test.ts'],
  [/^audit .*--text .*--ties/, 'audit/ties/ties.test.ts'],
  [/^readings .*--witnesses/, 'audit/witnessed.test.ts'],
  [/^readings .*--compare/, 'audit/readings-command.test.ts'],
  [/^clarify .*--text/, 'audit/clarify.test.ts'],
  [/^rule \w+ \w/, 'cli/rule.test.ts'],
  [/^changes/, 'audit/changes/command.test.ts'],
  [/^diff-behaviour/, 'audit/behaviour/command.test.ts'],
  [/^conform/, 'conformance/conform-command.test.ts'],
  [/^conform .*--only/, 'conformance/readme.test.ts'],
  [/^vectors/, 'conformance/vectors-command.test.ts'],
  [/^mutants/, 'conformance/mutants.test.ts'],
  [/^replay/, 'cli/replay.test.ts'],
  [/^play .*--component/, 'cli/docs-of-components.test.ts'],
  [/^explain .*--component/, 'russian-civil-war/components.test.ts'],
  [/^ask \w+ "[^"]+"$/, 'understand/docs.test.ts'],
  [/^explain passing\.yaml|^ask card-\d\.yaml/, 'examples/docs.test.ts'],
  [/^publish/, 'cli/publish.test.ts'],
  [/^(?:new|verify \.\/my-game)\b/, 'own-books/new.test.ts'],
  [/^verify \.\/sticks\.ts/, 'library/guide.test.ts'],
  [/^export .*--out/, 'interchange/export-command.test.ts'],
  [/^ask attack\.yaml/, 'cli/docs-of-playing.test.ts'],
]

const typed = guides.flatMap((guide) => [...new Set(toldIn(guide, true))].map((line) => ({ guide, line })))
const elsewhere = typed.flatMap(({ line }) => {
  const found = ELSEWHERE.filter(([pattern]) => pattern.test(line)).at(-1)
  return found ? [{ line, file: found[1] }] : []
})
const here = typed.filter(({ line }) => !elsewhere.some((one) => one.line === line))

/** The example whose refusal a guide shows. */
const REFUSED = [
  join(packageRoot, 'spec', 'all-bridges-burning', 'examples', 'rally.yaml'),
  '--example',
  'Nobody Offsets more than hinders',
]

/** A line as a test runs it: with files of its own, and few games. */
const wordsOf = (line: string): readonly string[] =>
  [...line.replace(/-n \d+/, '-n 1').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)]
    .map(([, double, single, plain]) => double ?? single ?? plain ?? '')
    .flatMap((word) => {
      if (word === 'refused.yaml') return REFUSED
      if (word === 'plays') return temporaryFolder()
      if (word === 'game.jsonl') return join(temporaryFolder(), word)
      return Object.hasOwn(FILES, word) ? files.write(word, FILES[word] ?? '') : word
    })

const carriedOut = new Map<string, ReturnType<typeof rulewright>>()

/** What a line prints, which is run once however many guides show it. */
function ran(line: string): ReturnType<typeof rulewright> {
  const known = carriedOut.get(line) ?? rulewright(wordsOf(line), { more, books })
  carriedOut.set(line, known)
  return known
}

describe('what the guides show to be typed', () => {
  test('is compared where something is shown to be printed', () => {
    expect(here.filter(({ guide, line }) => piecesIn(guide, line).length > 0).length).toBeGreaterThan(2)
  })

  test.each(here)('can be carried out, and prints what is shown: $line ($guide)', async ({ guide, line }) => {
    const { code, out, err } = await ran(line)
    expect([0, 1]).toContain(code)
    expect(err).toBe('')
    const isSession = line.includes('--go')
    expectPieces(isSession ? [] : piecesIn(guide, line), out)
  })

  test.each(elsewhere)('is run by another test: $line', ({ line, file }) => {
    const text = readFileSync(join(packageRoot, 'tests', file), 'utf8')
    const [command = ''] = line.split(' ')
    expect(text).toContain(command)
  })
})
