/** A call of each command with the toy book, and the commands other than those that every program has. */
import { join } from 'node:path'
import { auditCommand } from '../../src/cli/commands/audit/command.js'
import { diffBehaviourCommand } from '../../src/cli/commands/diff/behaviour/command.js'
import { editingCommands } from '../../src/cli/commands/editing-commands.js'
import { publishCommand } from '../../src/cli/commands/publish/command.js'
import { verifying } from '../../src/cli/commands/verify/command.js'
import type { AddCommand } from '../../src/cli/program/command-context.js'
import type { folder } from '../examples/example-files.js'

/** A position, an example and a play of the toy book, written into a folder. */
export const filesForCalls = (files: ReturnType<typeof folder>) => ({
  position: files.write('position.yaml', 'book: orchard\ngiven: {}\n'),
  example: files.write(
    'example.yaml',
    'book: orchard\nname: Ann takes a fruit from the short tree, and then she has one more\ncites: [turns.twoTrees]\ngiven: {}\nwhen: [{ type: climb, tree: short }]\nthen: { game: { baskets: { Ann: 1 } } }\n',
  ),
  play: files.write('play.jsonl', '{"book":"orchard"}\n{"type":"climb","tree":"short"}\n'),
})

/** The commands of the program that are added to those of `src/cli/program/run.ts`; what is verified keeps its status in a folder. */
export const commandsBeside = (folder: string): readonly AddCommand[] => [
  verifying({
    home: () => ({ runExamples: () => [], statusFile: join(folder, 'status.json'), deep: { gates: async () => [] } }),
  }),
  publishCommand,
  auditCommand,
  diffBehaviourCommand,
  ...editingCommands,
]

/** Lists a call of each command with the toy book; nothing for a command that needs more than that. */
export const callsOfCommands = (
  { position, example, play }: ReturnType<typeof filesForCalls>,
  root: string,
): Readonly<Record<string, readonly string[] | undefined>> => ({
  ask: [position, '--refused', '--totals'],
  explain: [example],
  play: ['orchard', '--seats', 'Ann=random,Bob=random', '--seed', '1'],
  'play replay': [play],
  'play random': ['orchard', '-n', '40', '--idle'],
  'find books': [],
  'find clauses': ['orchard', 'tree'],
  'find tables': ['orchard', 'climb'],
  'find procedures': ['orchard', 'climb'],
  'find measures': ['orchard'],
  'find offers': ['orchard', 'fruit'],
  verify: ['orchard', '--plays', '5', '--full'],
  audit: undefined,
  'diff behaviour': undefined,
  'questions settle': ['orchard'],
  diff: undefined,
  'audit draft': undefined,
  'audit text': undefined,
  'questions compare': undefined,
  // It has only commands below it.
  find: undefined,
  questions: ['orchard', '--measure', '--plays', '25'],
  'conform cases': ['orchard', '--out', join(root, 'vectors')],
  conform: undefined,
  publish: undefined,
  'conform serve': ['orchard'],
  // It works until it is ended, at a queue: tests/jobs looks at it.
  worker: undefined,
  'conform count': ['orchard', '--procedure', 'climb', '--args', '{"picker":"Ann"}'],
  'conform mutants': ['orchard', '--only', 'may not eat', '--every', '5'],
  // It writes beside pages: tests/cli/audit-pages.test.ts looks at it.
  'audit pages': undefined,
  // It writes, and only once: tests/own-books looks at it.
  new: undefined,
  trust: ['--list'],
  export: ['orchard', 'dmn'],
  'export schema': ['position'],
  completion: ['bash'],
  help: [],
})
