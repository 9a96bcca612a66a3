/** Files that people write: examples, positions, settings. @module */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { settingsIn } from '../../../src/cli/program/settings-file.js'
import { exampleWorlds } from '../../../src/core/examples/example-worlds.js'
import { Unreadable } from '../../../src/core/files/input-error.js'
import { Defect } from '../../../src/core/kernel/book/book-defect.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { book } from '../../kernel/orchard.js'
import { temporaryFolder } from '../../temporary.js'
import { IN_FOLDER, IN_JSON, IN_SOURCE, type Met, reading, type Subject } from '../border-type.js'

const { readings: _, ...game } = book.empty
const example = {
  name: 'A tall tree with a ladder',
  cites: ['turns.ladder', '2'],
  given: { game: { ladder: 'Ann' } },
  when: [{ tree: 'tall' }],
  // biome-ignore lint/suspicious/noThenProperty: a word of the format
  then: { game: { baskets: { Ann: 1 } } },
}
const position = { book: 'orchard', given: { game: { ladder: 'Ann' } }, when: [{ tree: 'tall' }] }

const IN_YAML = `# Two examples
book: orchard
examples:
  - name: A tall tree with a ladder
    cites: [turns.ladder, 2]
    given:
      game: &lent { ladder: Ann }
    when:
      - tree: tall
    then: { game: { baskets: { Ann: 1 } } }
  - name: A tall tree without one
    cites:
      - turns.tall
    given: { game: { ladder: Bob } }
    when: [{ tree: "tall" }]
    refused:
      - >-
        turns.tall
`

/** A file beside what is sent, which is named there. */
function beside(file: string, name: string, bytes: Uint8Array): string {
  const folder = join(dirname(file), name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'sent.yaml'), bytes)
  return folder
}

/** Replaces the name of a file beside the input by that of the input, in a result. */
const toldOf = async (file: string, name: string, met: Met | Promise<Met>): Promise<Met> => {
  const { err, ...rest } = await met
  return { ...rest, err: err.replaceAll(join(dirname(file), name, 'sent.yaml'), file) }
}

export const WRITTEN: readonly Subject[] = [
  {
    name: 'examples',
    readBy: ['src/cli/books/run-example-files.ts'],
    sound: { book: 'orchard', examples: [example] },
    isCommand: true,
    refusal: IN_FOLDER,
    meet: (file) => rulewright(['explain', file]),
  },
  {
    name: 'examples in YAML',
    readBy: ['src/cli/books/run-example-files.ts'],
    sound: IN_YAML,
    written: 'text',
    isCommand: true,
    refusal: IN_SOURCE,
    meet: (file) => rulewright(['explain', file]),
  },
  {
    name: 'a folder of examples',
    readBy: ['src/core/examples/folder.ts', 'src/core/examples/format/read-examples.ts'],
    sound: { book: 'orchard', examples: [example] },
    isCommand: true,
    refusal: IN_FOLDER,
    meet: (file, bytes) => toldOf(file, 'examples', rulewright(['explain', beside(file, 'examples', bytes)])),
  },
  {
    name: 'worlds of a folder',
    readBy: ['src/core/examples/example-worlds.ts'],
    sound: { book: 'orchard', examples: [{ ...example, explore: 'alone' }] },
    refusal: IN_SOURCE,
    meet: (file, bytes) =>
      toldOf(
        file,
        'worlds',
        reading(() => {
          try {
            exampleWorlds(book, beside(file, 'worlds', bytes))
          } catch (error) {
            // A book brings its worlds along.
            if (!(error instanceof Defect)) throw error
            throw new Unreadable([error.message])
          }
        }),
      ),
  },
  {
    name: 'a position',
    readBy: ['src/cli/commands/ask/asked-position.ts'],
    sound: position,
    isCommand: true,
    refusal: IN_SOURCE,
    meet: (file) => rulewright(['ask', file, '--refused', '--totals']),
  },
  {
    name: 'a position that is piped in',
    readBy: ['src/cli/books/open-file.ts'],
    sound: position,
    isCommand: true,
    refusal: /^<stdin>(?::\d+:\d+: |: line \d+: (?:is not valid |holds a null byte)|: is written in UTF-16)/,
    meet: (_file, piped) => rulewright(['ask', '-'], { piped }),
  },
  {
    name: 'a position that is a base',
    readBy: ['src/core/examples/format/position-file.ts'],
    sound: { book: 'orchard', given: { game: { ladder: 'Ann' } } },
    isCommand: true,
    refusal:
      /FILE(?::\d+:\d+: |: line \d+: (?:is not valid |holds a null byte)|: is written in UTF-16)|^\S*top\.json:1:\d+: /,
    meet: (file) => {
      const top = join(temporaryFolder(), 'top.json')
      writeFileSync(top, JSON.stringify({ book: 'orchard', given: { from: file } }))
      return rulewright(['ask', top])
    },
  },
  {
    name: 'a position for a sentence',
    readBy: ['src/cli/commands/ask/sentence-place.ts'],
    sound: { book: 'orchard', given: { game, procedure: 'climb', args: { picker: 'Ann' } } },
    isCommand: true,
    refusal: IN_SOURCE,
    meet: (file) => rulewright(['ask', file, 'Ann climbs the short tree']),
  },
  {
    name: 'a position for a census',
    readBy: ['src/cli/commands/conform/count/census-position.ts'],
    sound: { book: 'orchard', given: { game, procedure: 'climb', args: { picker: 'Ann' } } },
    isCommand: true,
    refusal: IN_SOURCE,
    meet: (file) => rulewright(['census', 'orchard', file]),
  },
  {
    name: 'settings',
    readBy: ['src/cli/program/settings-file.ts'],
    sound: { book: 'orchard', readings: { eating: 'scores' } },
    refusal: IN_JSON,
    meet: (file) => reading(() => settingsIn(file)),
  },
]
