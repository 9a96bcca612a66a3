/** Words of every command, as they are typed behind the name of the program. @module */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { callsOfCommands, commandsBeside, filesForCalls } from '../../cli/calls.js'
import { library, rulewright } from '../../cli/shell.js'
import { folder } from '../../examples/files.js'
import type { Met, Subject } from '../subject.js'
import { wordsOf } from '../words.js'

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
const SLOW = ['mutants', 'vectors', 'playouts', 'verify', 'publish', 'readings']

/** The commands of the program, as it declares them. */
async function declared(): Promise<readonly Command[]> {
  let program: Command | undefined
  const keep = (whole: Command) => {
    program = whole
  }
  await rulewright(['--help'], { more: [...more, keep] })
  return program?.commands ?? []
}

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

/** How much of an answer is looked at as a refusal. */
const SHOWN = 2000

/** Words that say where files are written, which else come into the folder where the tests run. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = { playouts: ['--out', '{written}'] }

/** The words of a call, in which whatever is written comes into the folder of this run. */
const inPlace = ([name = '', ...words]: readonly string[]): readonly string[] =>
  [name, ...(ELSEWHERE[name] ?? []), ...words].map(withFiles)

/** Calls the program; what it prints instead of an answer tells what is wrong, too. */
async function called(words: readonly string[]): Promise<Met> {
  const { code, out, err } = await rulewright(words, { books, more, piped: 'climb tree=short\n' })
  return code === 2 && err === '' ? { code, out, err: out.slice(0, SHOWN) } : { code, out, err }
}

export const WORDS: readonly Subject[] = (await declared()).map((command): Subject => {
  const name = command.name()
  return {
    name: `words of ${name}`,
    readBy: [],
    sound: [name, ...(CALLS[name] ?? ['--help'])],
    inputs: wordsOf(command, place, CALLS[name] ?? ['orchard']).map(asBytes),
    isCommand: true,
    // With --json it tells of each file by the name that it was given.
    ...(['explain', 'new'].includes(name) && { echoes: true }),
    ...(SLOW.includes(name) && { isSlow: true }),
    refusal: /^(?!rulewright: )[\s\S]*\S/,
    meet: (_, bytes) => called(inPlace(wordsIn(bytes))),
  }
})
