/** Typed input: lines at a game, lines at a question, and environment variables. @module */

import fc from 'fast-check'
import { books } from '../../../machines/books.js'
import { settingsFrom } from '../../../src/cli/program/user-settings.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { book } from '../../kernel/orchard.js'
import type { Met, Subject } from '../border-type.js'
import { sentencesLike } from '../sentences.js'

/** Lines as somebody may type them: options by number and by words, commands, and odd ones. */
const typedLike = (sound: readonly string[]): fc.Arbitrary<Uint8Array> =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...sound) },
        { weight: 2, arbitrary: fc.constantFrom(...COMMANDS) },
        { weight: 3, arbitrary: sentencesLike(sound) },
      ),
      { maxLength: 8 },
    )
    .map((lines) => Buffer.from(lines.join('\n')))

/** The commands of a game; none that writes a file. */
const COMMANDS = [
  '?',
  '? 1',
  '? tall',
  '? 2',
  'aside',
  'a1',
  'show',
  'options',
  'trace',
  'undo',
  'help',
  '1',
  '2',
  '0',
  '-1',
  '',
]

const ORCHARD = ['climb tree=short', 'climb tall', 'stop', 'eat', 'calm', 'blow', '? climb tree=tall', 'undo undo']
const FRONT_LINE = ['1', '2', 'place', 'pass', 'Red', 'take', '? attack', 'move C3', 'end']

/** A line that would write a file is none that is sent. */
const harmless = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('utf8')
    .replaceAll(/^\s*(?:save|example)\b/gimu, 'show')

const atTable = (name: string, sound: readonly string[], given: Parameters<typeof rulewright>[1]): Subject => ({
  name: `lines typed at a game of ${name}`,
  readBy: [],
  sound: sound.join('\n'),
  written: 'text',
  inputs: typedLike(sound),
  isCommand: true,
  isSlow: true,
  refusal: /\S/,
  meet: (_, bytes) => rulewright(['play', name, '--seed', '1'], { ...given, piped: harmless(bytes) }),
})

/** The program with two variables that are set. */
async function calledWith(bytes: Uint8Array): Promise<Met> {
  const [named = '', readings = ''] = Buffer.from(bytes).toString('utf8').split('\n')
  const set = { RULEWRIGHT_BOOK: named, RULEWRIGHT_READINGS: readings }
  return rulewright(['ask'], { books: [book], settings: () => settingsFrom(set, '/nowhere/rulewright.json') })
}

const frontLine = books.filter(({ name }) => name === 'front-line')

export const TYPED: readonly Subject[] = [
  atTable('orchard', ORCHARD, { books: [book] }),
  atTable('front-line', FRONT_LINE, { books: frontLine }),
  {
    name: 'settings of the environment',
    readBy: [],
    sound: 'orchard\neatingScores=yes',
    written: 'text',
    isCommand: true,
    refusal: /\S/,
    meet: (_, bytes) => calledWith(bytes),
  },
]
