/** Words of every command, as they are typed behind the name of the program. @module */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { library, rulewright } from '../../cli/call-rulewright.js'
import { callsOfCommands, commandsBeside, filesForCalls } from '../../cli/command-calls.js'
import { folder } from '../../examples/example-files.js'
import type { Met, Subject } from '../border-type.js'
import { wordsOf } from '../command-line-words.js'

const files = folder()
const named = filesForCalls(files)
const more = commandsBeside(files.root)
const CALLS = callsOfCommands(named, files.root)

/** Names that stand for files and folders of this run. */
const FILES: readonly (readonly [name: string, path: string])[] = [
  ...Object.entries(named),
  ['folder', files.root],
  ['written', join(files.root, 'written')],
].map(([name = '', path = '']) => [`{${name}}`, path])
const place = { folder: '{written}', files: ['{position}', '{example}', '{play}', '{folder}', '{folder}/none'] }
mkdirSync(join(files.root, 'written'))

/** The toy books, at home where they can be written over. */
const books = library.map((book) => ({ ...book, home: join(files.root, 'home', book.name) }))

/** Commands whose work takes long, however little of it is asked for. */
const SLOW = ['conform mutants', 'conform cases', 'play random', 'verify', 'publish', 'questions', 'questions compare']

/** The commands of the program, as it declares them. */
async function declared(): Promise<readonly Placed[]> {
  let program: Command | undefined
  const keep = (whole: Command) => {
    program = whole
  }
  await rulewright(['--help'], { more: [...more, keep] })
  return program ? placedIn(program) : []
}

/** A command, and the words that call it. */
interface Placed {
  readonly command: Command
  readonly path: readonly string[]
}

/** Lists the commands below another, with those below them. */
const placedIn = (parent: Command, before: readonly string[] = []): readonly Placed[] =>
  parent.commands.flatMap((command) => {
    const path = [...before, command.name()]
    return [{ command, path }, ...placedIn(command, path)]
  })

/** The words that bytes are: a list of them as JSON, or one word. */
function wordsIn(bytes: Uint8Array): readonly string[] {
  const text = Buffer.from(bytes).toString('utf8')
  try {
    const words: unknown = JSON.parse(text)
    if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words
  } catch {
    // One word.
  }
  return [text]
}

/** A word in which the name of a file stands for it. */
const withFiles = (word: string): string => FILES.reduce((text, [name, path]) => text.replaceAll(name, path), word)

const asBytes = (words: readonly string[]): Uint8Array => Buffer.from(JSON.stringify(words))

/** The length of an answer to examine as a refusal. */
const SHOWN = 2000

/** Words that say where files are written, which else come into the folder where the tests run. */
const ELSEWHERE = ['--out', '{written}']
const WRITING = ['play', 'random']

/** The words of a call, in which whatever is written comes into the folder of this run. */
const inPlace = (words: readonly string[]): readonly string[] =>
  (WRITING.every((word, at) => words[at] === word) ? [...WRITING, ...ELSEWHERE, ...words.slice(2)] : words).map(
    withFiles,
  )

/** Calls the program; what it prints instead of an answer tells what is wrong, too. */
async function called(words: readonly string[]): Promise<Met> {
  const { code, out, err } = await rulewright(words, { books, more, piped: 'climb tree=short\n' })
  return code === 2 && err === '' ? { code, out, err: out.slice(0, SHOWN) } : { code, out, err }
}

export const WORDS: readonly Subject[] = (await declared()).map(({ command, path }): Subject => {
  const name = path.join(' ')
  return {
    name: `words of ${name}`,
    readBy: [],
    sound: [...path, ...(CALLS[name] ?? ['--help'])],
    inputs: wordsOf(command, place, CALLS[name] ?? ['orchard']).map(asBytes),
    isCommand: true,
    // With --json it tells of each file by the name that it was given.
    ...(['explain', 'new'].includes(name) && { echoes: true }),
    ...(SLOW.includes(name) && { isSlow: true }),
    refusal: /^(?!rulewright: )[\s\S]*\S/,
    meet: (_, bytes) => called(inPlace(wordsIn(bytes))),
  }
})
