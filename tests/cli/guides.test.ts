/** The command lines in the guides. Every command and option exists, and every command line runs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { auditCommand } from '../../src/cli/commands/audit/command.js'
import { diffBehaviourCommand } from '../../src/cli/commands/diff/behaviour/command.js'
import { editingCommands } from '../../src/cli/commands/editing-commands.js'
import { publishCommand } from '../../src/cli/commands/publish/command.js'
import { verifying } from '../../src/cli/commands/verify/command.js'
import { FORMER, withPresentNames } from '../../src/cli/program/command-tree.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { folder } from '../examples/example-files.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './call-rulewright.js'
import { expectPieces, piecesIn } from './compare-guide-output.js'

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
/** The help for a command line: its first word is a command, and its second may be one below it. */
async function helpOf(line: string): Promise<string> {
  const words = withPresentNames(line.split(/\s+/)).slice(0, 2)
  const path = words.filter((word) => /^[a-z][\w-]*$/.test(word))
  const known = helps.get(path.join(' ')) ?? (await rulewright([...path, '--help'], { more, books })).out
  helps.set(path.join(' '), known)
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
      const help = await helpOf(line.replace(/^\S+/, command))
      expect(help).toContain(`Usage: rulewright ${withPresentNames([command]).join(' ')}`)
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
/** The content of the files that the guides name. Names of output files are free. */
const FILES: Readonly<Record<string, string>> = {
  'position.yaml': POSITION,
  'new-wording.txt': 'In each selected space, place exactly as many Cells as the count comes to.\n',
  'my-example.yaml': EXAMPLE,
}

/**
 * Command lines tested elsewhere: they need more than a book, such as a text, an earlier commit or an implementation, or take
 * minutes.
 */
const ELSEWHERE: readonly (readonly [line: RegExp, file: string])[] = [
  [/^audit pages/, 'cli/audit-pages.test.ts'],
  [/^audit text/, 'audit/editions/audit-command.test.ts'],
  [/^audit text .*--ties/, 'audit/ties/ties.test.ts'],
  [/^questions .*--witnesses/, 'audit/stored-witnesses.test.ts'],
  [/^questions compare/, 'audit/readings-command.test.ts'],
  [/^audit draft .*--text/, 'audit/clarify.test.ts'],
  [/^questions settle \w+ \w/, 'cli/settle-question.test.ts'],
  [/^(?:audit draft|questions settle) .*--apply/, 'cli/apply-edits.test.ts'],
  [/^diff (?!behaviour)/, 'audit/changes/command.test.ts'],
  [/^diff behaviour/, 'audit/behaviour/command.test.ts'],
  [/^conform (?!count|serve)/, 'conformance/conform-command.test.ts'],
  [/^conform .*--only/, 'conformance/readme-output.test.ts'],
  [/^conform cases/, 'conformance/vectors-command.test.ts'],
  [/^conform mutants/, 'conformance/mutants.test.ts'],
  [/^play replay/, 'cli/replay.test.ts'],
  [/^play --resume/, 'cli/play.test.ts'],
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

/** Runs a command line once, for all guides that show it. */
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
    const pieces = piecesIn(guide, line)
    const isSession = pieces.some((piece) => /^> /m.test(piece))
    expectPieces(isSession ? [] : pieces, out)
  })

  test.each(elsewhere)('is run by another test: $line', ({ line, file }) => {
    const text = readFileSync(join(packageRoot, 'tests', file), 'utf8')
    const words = line.split(' ')
    const path = words.slice(0, 2).join(' ')
    const [former = path] = [...FORMER].flatMap(([name, present]) => (present === path ? [name] : []))
    expect([words[0] ?? '', former].some((name) => text.includes(name))).toBe(true)
  })
})
