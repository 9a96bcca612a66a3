/** The input of an audit: a user's copy, the fingerprints of an edition, text links, and a recorded behaviour. @module */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditing } from '../../../src/cli/commands/audit/command.js'
import { diffingBehaviour } from '../../../src/cli/commands/diff/behaviour/command.js'
import { changing } from '../../../src/cli/commands/diff/command.js'
import { jsonIn } from '../../../src/core/home/json-file.js'
import { stateOf } from '../../../src/lab/audit/changes/book-state.js'
import { bundleOf, changed, gardens } from '../../audit/behaviour/gardens.js'
import { orchard, RULES } from '../../audit/editions/orchard-rules.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { temporaryFolder } from '../../temporary.js'
import { IN_JSON, type Subject } from '../border-type.js'

const folder = temporaryFolder()
const copy = join(folder, 'copy.txt')
writeFileSync(copy, RULES)

const HOME = {
  lockFile: join(folder, 'edition.lock.json'),
  tiesFile: join(folder, 'ties.lock.json'),
  printedFile: join(folder, 'printed.json'),
  sentencesFile: join(folder, 'sentences.lock.json'),
  examples: () => [],
}

/** Calls the audit where the book keeps what it is held against in other files, as far as they are named. */
const audit = (argv: readonly string[], files: Partial<typeof HOME> = {}) =>
  rulewright(['audit', 'orchard', ...argv], { books: [orchard], more: [auditing(() => ({ ...HOME, ...files }))] })

await audit(['--text', copy, '--lock'])

const edition = join(folder, 'v1.json')
writeFileSync(edition, JSON.stringify(stateOf(orchard, [])))

export const AUDIT: readonly Subject[] = [
  {
    name: 'the text of a rulebook',
    readBy: ['src/cli/commands/audit/input-files.ts'],
    sound: RULES,
    written: 'text',
    isCommand: true,
    refusal: IN_JSON,
    meet: (file) => audit(['--text', file]),
  },
  {
    name: 'an older text of a rulebook',
    readBy: ['src/cli/commands/audit/input-files.ts'],
    sound: RULES,
    written: 'text',
    isCommand: true,
    refusal: /^FILE: |^\S+copy\.txt: this does not seem to be Orchard: \d+ of \d+ passages? of FILE and /,
    meet: (file) => audit(['--text', copy, '--against', file]),
  },
  {
    name: 'fingerprints of an edition',
    readBy: ['src/cli/commands/audit/input-files.ts'],
    sound: jsonIn(HOME.lockFile),
    isCommand: true,
    // Against fingerprints of another text, a copy is not one of the book.
    refusal: new RegExp(`${IN_JSON.source}|^\\S+copy\\.txt: this does not seem to be Orchard: `),
    meet: (file) => audit(['--text', copy], { lockFile: file }),
  },
  {
    name: 'ties',
    readBy: ['src/cli/commands/audit/ties.ts'],
    sound: jsonIn(HOME.tiesFile),
    isCommand: true,
    refusal: IN_JSON,
    meet: (file) => audit(['--text', copy], { tiesFile: file }),
  },
  {
    name: 'the sentences of a text',
    readBy: ['src/lab/stored/stored-sentences.ts'],
    sound: jsonIn(HOME.sentencesFile),
    isCommand: true,
    refusal: IN_JSON,
    meet: (file) => audit(['--text', copy, '--ties'], { sentencesFile: file }),
  },
  {
    name: 'notes on how a book is printed',
    readBy: ['src/cli/commands/audit/ties.ts'],
    sound: {
      book: 'orchard',
      sections: [{ section: '3.1', under: ['3.2'], because: 'Two columns stand beside each other.' }],
      clauses: [{ clause: 'turns.order', passages: 'none', because: 'It is drawn on the board.' }],
    },
    isCommand: true,
    refusal: IN_JSON,
    meet: (file) => audit(['--text', copy, '--ties'], { printedFile: file }),
  },
  {
    name: 'a behaviour that was recorded',
    readBy: ['src/cli/commands/diff/behaviour/older-state.ts'],
    sound: bundleOf(gardens.plain),
    isCommand: true,
    isSlow: true,
    refusal: IN_JSON,
    meet: (file) =>
      rulewright(
        ['diff-behaviour', 'orchard', '--base', file, '--plays', '1', '--bound', '5', '--around', '2', '--limit', '1'],
        {
          books: [gardens.plain],
          more: [diffingBehaviour({ root: folder, examples: () => folder })],
        },
      ),
  },
  {
    name: 'an edition',
    readBy: ['src/lab/stored/stored-editions.ts'],
    sound: stateOf(orchard, [{ name: 'Ann eats', cites: ['turns.eat'] }]),
    isCommand: true,
    refusal: IN_JSON,
    meet: (file) => rulewright(['changes', 'orchard', '--from', file], { books: [orchard], more: [changing()] }),
  },
  {
    name: 'what changed in play',
    readBy: ['src/cli/commands/diff/run.ts'],
    sound: changed(gardens.plain, gardens.withoutLadder),
    isCommand: true,
    refusal: IN_JSON,
    meet: (file) =>
      rulewright(['changes', 'orchard', '--from', edition, '--behaviour', file], {
        books: [orchard],
        more: [changing()],
      }),
  },
]
