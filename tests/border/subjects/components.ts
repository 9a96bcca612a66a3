/** Components that somebody gives as a file, and event packs among them: one subject for each that a book takes. @module */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { books } from '../../../machines/books.js'
import { parseSource } from '../../../src/examples/source.js'
import { packageRoot } from '../../../src/home/package-root.js'
import { rulewright } from '../../cli/shell.js'
import { IN_SOURCE, type Subject } from '../subject.js'

const guide = (name: string): string => readFileSync(join(packageRoot, 'docs', name), 'utf8')
const shown = new Map(
  [...guide('components.md').matchAll(/```yaml\n# --component ([\w-]+)\n(.*?)```/gs)].map(
    ([, name = '', text = '']) => [name, text],
  ),
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
    readBy: ['src/cli/commands/components.ts'],
    sound: valueShown(name),
    isCommand: true as const,
    refusal: IN_SOURCE,
    meet: (file: string) => rulewright(['books', '--component', `${name}=${file}`], { books: [book] }),
  })),
)
