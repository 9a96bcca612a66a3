/** Components that somebody gives as a file, and event packs among them: one subject for each that a book takes. @module */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { books } from '../../../machines/books.js'
import { parseSource } from '../../../src/core/examples/format/parse-source.js'
import { packageRoot } from '../../../src/core/home/package-root.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { IN_SOURCE, type Subject } from '../border-type.js'

const guide = (name: string): string => readFileSync(join(packageRoot, 'docs', name), 'utf8')
const shown = new Map(
  readdirSync(join(packageRoot, 'docs', 'components'))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file.replace('.yaml', ''), guide(join('components', file))]),
)
const [, pack = ''] = /```yaml\n(name: .*?\ncards:\n.*?)```/s.exec(guide('event-packs.md')) ?? []
shown.set('events', pack)

/** A file as a guide shows it, as a value. */
function valueShown(name: string): unknown {
  const read = parseSource(name, shown.get(name) ?? '')
  if (!read.ok || read.value.value === null) throw new Error(`no guide shows a file for --component ${name}`)
  return read.value.value
}

export const COMPONENTS: readonly Subject[] = books.flatMap((book) =>
  Object.keys(book.components).map((name) => ({
    name: `--component ${name} of ${book.name}`,
    readBy: ['src/cli/books/with-components.ts'],
    sound: valueShown(name),
    isCommand: true as const,
    refusal: IN_SOURCE,
    meet: (file: string) => rulewright(['books', '--component', `${name}=${file}`], { books: [book] }),
  })),
)
