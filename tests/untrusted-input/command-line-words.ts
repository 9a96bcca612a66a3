/** Words of a command line: arguments and options of a command as it has them, with values that fit and odd ones. @module */
import type { Command, Option } from 'commander'
import fc from 'fast-check'
import { ODD_TEXTS } from './odd-values.js'

/** Somewhere to write, and what stands there. */
export interface Place {
  readonly folder: string
  /** Files and folders that can be read. */
  readonly files: readonly string[]
}

/** Options that are none of a command's own, that end by nobody's hand, or that would be waited for. */
const LEFT_OUT = ['--watch', '--queue', '--help']

/** Words that lead out of the folder in which everything is written. */
const isInside = (text: string): boolean => !/^\.*$|\.\.|[/\\]/.test(text)

const ODD_WORDS = ODD_TEXTS.filter(isInside)

/** Words that name something of the toy book, or that some command knows. */
const KNOWN: readonly string[] = [
  ...[
    'orchard',
    'garden',
    'Orchard',
    'turns',
    'turns.tall',
    '2',
    '1',
    'climb',
    'may not climb',
    'points',
    'Ann',
    'Bob',
  ],
  ...['eatingScores', 'eatingScores=yes', 'eatingScores=maybe', 'no=such', 'empty', 'setup', 'tree', 'tall', 'fruit'],
  ...['Ann climbs the short tree', 'may Ann eat', 'how many points', 'who wins', 'dmn', 'csv', 'xstate', 'scxml'],
  ...['jsonld', 'position', 'examples', 'verify', 'bash', 'zsh', 'fish', 'row,offer', '1/4', 'Ann=random,Bob=random'],
  ...['others=random', 'Ann=you', 'name=node', '2020-11-30', '-', 'v1', 'all', 'rows'],
]

/** Numbers that are small, or that are none. */
const NUMBERS: readonly string[] = [
  '0',
  '1',
  '2',
  '3',
  '-1',
  '1e999',
  'NaN',
  '0x10',
  ' 1',
  '1.5',
  '9999999999',
  '',
  '१',
  '+1',
]

const JSONS: readonly string[] = [
  '{"picker":"Ann"}',
  '{"type":"climb","tree":"short"}',
  '{"picker":1}',
  '{',
  '[]',
  'null',
  '1e999',
  '"\\ud800"',
  '{"__proto__":{"odd":1}}',
  '{"toJSON":1}',
  '['.repeat(5000),
]

/** Words in the names of option values that are numbers, JSON, or paths to read or write. */
const [NUMERIC, JSON_LIKE, FILED] = [
  /number|games|decisions|positions|percent|ms/,
  /json|choice/,
  /file|folder|path|place|game|state|base|runs/,
]

/** Values of an option. */
function valuesOf({ flags }: Option, place: Place): fc.Arbitrary<string> {
  const [, called = ''] = /[<[](.+?)[>\]]/.exec(flags) ?? []
  const path = fc.constantFrom(...place.files, ...ODD_WORDS.map((odd) => `${place.folder}/o${odd}`))
  // Whatever it is, nothing is written elsewhere.
  if (FILED.test(called)) return path
  const odd = fc.constantFrom(...ODD_WORDS)
  if (NUMERIC.test(called)) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NUMBERS) }, odd)
  if (JSON_LIKE.test(called)) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...JSONS) }, odd)
  return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...KNOWN) }, odd)
}

/** An option with its value, as far as it takes one, in one word or in two. */
function optionWords(option: Option, place: Place): fc.Arbitrary<readonly string[]> {
  const flag = option.long ?? option.short ?? ''
  if (!option.required && !option.optional) return fc.constant([flag])
  return fc
    .tuple(valuesOf(option, place), fc.constantFrom('two', 'two', 'one'))
    .map(([value, how]) => (how === 'one' ? [`${flag}=${value}`] : [flag, value]))
}

const ODD_OPTIONS: readonly (readonly string[])[] = [
  ['--nonsense'],
  [`--${'x'.repeat(100_000)}`],
  [`-${'x'.repeat(1000)}`],
  ['--json=1'],
  ['--__proto__'],
  ['--constructor', 'x'],
  ['--\u001b[2J'],
  ['--\ud800'],
  ['--component'],
  ['--component', 'x'],
  ['--component', `${'x'.repeat(100_000)}=y`],
  ['--component', `board=${'x'.repeat(100_000)}`],
  ['--quiet'],
  ['--json'],
  ['--'],
]

/** The words behind a command: its arguments, and a few options. */
export function wordsOf(command: Command, place: Place, usual: readonly string[]): fc.Arbitrary<readonly string[]> {
  const writes = command.registeredArguments.some((one) => one.name() === 'folder')
  const argument = writes
    ? fc.constantFrom(...ODD_WORDS.map((odd) => `${place.folder}/a${odd}`))
    : fc.oneof(fc.constantFrom(...KNOWN, ...place.files), fc.constantFrom(...ODD_WORDS), fc.constantFrom(...JSONS))
  const own = command.options.filter(({ long }) => !LEFT_OUT.includes(long ?? '')).map((one) => optionWords(one, place))
  const option = fc.oneof(...own.map((arbitrary) => ({ weight: 3, arbitrary })), {
    weight: 2,
    arbitrary: fc.constantFrom(...ODD_OPTIONS),
  })
  const names = fc.oneof(
    // Behind the book alone, so that options come to be looked at.
    { weight: 3, arbitrary: fc.constant(usual.slice(0, 1)) },
    { weight: 2, arbitrary: fc.constant(usual) },
    { weight: 2, arbitrary: fc.array(argument, { maxLength: 3 }) },
    { weight: 2, arbitrary: argument.map((one) => [...usual.slice(0, 1), one]) },
  )
  return fc
    .tuple(names, fc.array(option, { maxLength: 3 }))
    .map(([args, options]) => [...pathOf(command), ...args, ...options.flat()])
}

/** Returns the words that call a command, such as `find clauses`. */
const pathOf = (command: Command): readonly string[] =>
  command.parent ? [...pathOf(command.parent), command.name()] : []
